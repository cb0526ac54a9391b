package tengen.schematics.drawing;

/** What a line stands for; each ink is a layer of the DXF. */
public enum Ink {
    OUTLINE(50, 0x222222, 7),
    GRID(80, 0x000000, 7),
    DOTS(10, 0x000000, 7),
    TEXT(10, 0x222222, 7),
    DIMENSION(18, 0x4a6fa5, 5),
    STRIP(25, 0x8a6d3b, 30),
    REED(30, 0x2a7f62, 3),
    DIODE(30, 0xb03a2e, 1),
    ROW_WIRE(40, 0xb03a2e, 1),
    COLUMN_WIRE(40, 0x1f4e9c, 5),
    DRILL(20, 0x7d3c98, 6),
    FAINT(15, 0x9a9a9a, 8),
    MAGNET(20, 0xb03a2e, 1),
    SHADE(10, 0xf3efe4, 8),
    STONE(10, 0xcfcfcf, 8),
    WOOD(20, 0xd8b878, 30),
    SIGNAL(45, 0x1f4e9c, 5);

    private final int width;
    private final int colour;
    private final int dxfColour;

    Ink(int width, int colour, int dxfColour) {
        this.width = width;
        this.colour = colour;
        this.dxfColour = dxfColour;
    }

    /** Returns the line's width in hundredths of a millimetre. */
    int width() {
        return width;
    }

    /** Returns red, green and blue, eight bits each. */
    int colour() {
        return colour;
    }

    /** Returns AutoCAD's colour number. */
    int dxfColour() {
        return dxfColour;
    }
}
