package tengen.schematics.drawing;

/** Reeds, diodes, strips and wires at full size, seen from below: left and right are exchanged. */
final class BoardUnder {
    private static final int LEFT = 1_000;
    private static final int TOP = 1_600;

    private final Picture picture =
            new Picture("Tengen: strips, reeds and wires from below, scale 1:1", 42_000, 59_400);

    private BoardUnder() {}

    static Picture draw() {
        BoardUnder under = new BoardUnder();
        under.picture.text(
                "Tengen: strips, reeds and wires, SEEN FROM BELOW through the strips (A is on the right). Scale 1:1, A2",
                LEFT,
                1_100,
                450);
        under.picture.box(Ink.OUTLINE, LEFT, TOP, LEFT + Board.PANEL_WIDTH, TOP + Board.PANEL_HEIGHT);
        under.columns();
        for (int row = 1; row <= Board.SIZE; row++) {
            under.strip(row);
        }
        under.canaryRow();
        under.notes();
        return under.picture;
    }

    /** From above to below: x is mirrored within the panel. */
    private static int fx(int x) {
        return LEFT + Board.PANEL_WIDTH - x;
    }

    private static int fy(int y) {
        return TOP + y;
    }

    private void columns() {
        for (int column = 1; column <= Board.SIZE; column++) {
            int x = fx(Board.reedWest(column));
            picture.line(Ink.COLUMN_WIRE, x, fy(Board.CANARY_ROW_Y + 300), x, fy(Board.PANEL_HEIGHT - 1_700));
            picture.label(Ink.COLUMN_WIRE, Board.letter(column), x, fy(Board.PANEL_HEIGHT - 1_050), 450, 0);
        }
        int x = fx(Board.CANARY_COLUMN_X);
        picture.line(Ink.COLUMN_WIRE, x, fy(Board.CANARY_ROW_Y), x, fy(Board.PANEL_HEIGHT - 1_700));
        picture.label(Ink.COLUMN_WIRE, "16", x, fy(Board.PANEL_HEIGHT - 1_050), 450, 0);
    }

    private void strip(int row) {
        int y = fy(Board.y(row));
        picture.box(Ink.STRIP, fx(Board.STRIP_RIGHT), y - Board.STRIP_HALF, fx(Board.STRIP_LEFT), y + Board.STRIP_HALF);
        int wire = y + Board.ROW_WIRE_BELOW;
        picture.line(Ink.ROW_WIRE, fx(Board.STRIP_LEFT + 150), wire, fx(Board.CANARY_COLUMN_X - 762), wire);
        picture.label(Ink.ROW_WIRE, Integer.toString(row), fx(Board.STRIP_LEFT) + 200, wire, 400, -1);
        for (int end : new int[] {Board.STRIP_LEFT + 180, Board.STRIP_RIGHT - 180}) {
            picture.circle(Ink.DRILL, fx(end), y - 350, 135);
        }
        for (int column = 1; column <= Board.SIZE; column++) {
            site(column, y, wire);
        }
        diode(fx(Board.CANARY_COLUMN_X), wire, fx(Board.CANARY_COLUMN_X - 762), wire);
    }

    private void site(int column, int y, int wire) {
        int point = fx(Board.x(column));
        picture.line(Ink.FAINT, point - 200, y, point + 200, y);
        picture.line(Ink.FAINT, point, y - 200, point, y + 200);
        int middle = fx(Board.reedX(column));
        picture.box(Ink.REED, middle - 700, y - 110, middle + 700, y + 110);
        int west = fx(Board.reedWest(column));
        int east = fx(Board.reedEast(column));
        picture.line(Ink.REED, middle + 700, y, west, y);
        picture.line(Ink.REED, middle - 700, y, east, y);
        int below = y + Board.DIODE_BELOW;
        int cathode = fx(Board.reedEast(column) - Board.DIODE_LENGTH);
        picture.line(Ink.DIODE, east, y, east, below);
        diode(east, below, cathode, below);
        picture.line(Ink.DIODE, cathode, below, cathode, wire);
        for (int[] hole : new int[][] {{west, y}, {east, y}, {east, below}, {cathode, below}}) {
            picture.circle(Ink.DRILL, hole[0], hole[1], 50);
        }
    }

    /** A diode from its anode to its cathode, which carries the ring. */
    private void diode(int anode, int y, int cathode, int cathodeY) {
        int way = Integer.signum(cathode - anode);
        picture.line(Ink.DIODE, anode, y, anode + way * 180, y);
        picture.box(
                Ink.DIODE,
                Math.min(anode + way * 180, cathode - way * 180),
                y - 90,
                Math.max(anode + way * 180, cathode - way * 180),
                y + 90);
        picture.block(
                Ink.DIODE,
                Math.min(cathode - way * 280, cathode - way * 200),
                y - 90,
                Math.max(cathode - way * 280, cathode - way * 200),
                y + 90);
        picture.line(Ink.DIODE, cathode - way * 180, cathodeY, cathode, cathodeY);
    }

    /** Row 16: a narrow strip at the far edge with one diode for each column wire's end. */
    private void canaryRow() {
        int y = fy(Board.CANARY_ROW_Y);
        picture.box(Ink.STRIP, fx(Board.STRIP_RIGHT), y - 600, fx(Board.STRIP_LEFT), y + 600);
        int wire = y - 300;
        picture.line(Ink.ROW_WIRE, fx(Board.STRIP_LEFT + 150), wire, fx(Board.CANARY_COLUMN_X - 762), wire);
        picture.label(Ink.ROW_WIRE, "16", fx(Board.STRIP_LEFT) + 200, wire + 150, 400, -1);
        for (int column = 1; column <= Board.SIZE; column++) {
            int anode = fx(Board.reedWest(column));
            int cathode = fx(Board.reedWest(column) + 762);
            diode(anode, y + 300, cathode, y + 300);
            picture.line(Ink.DIODE, cathode, y + 300, cathode, wire);
        }
        diode(fx(Board.CANARY_COLUMN_X), y, fx(Board.CANARY_COLUMN_X - 762), y);
        picture.line(Ink.DIODE, fx(Board.CANARY_COLUMN_X - 762), y, fx(Board.CANARY_COLUMN_X - 762), wire);
    }

    private void notes() {
        int y = TOP + Board.PANEL_HEIGHT + 1_400;
        picture.lines("""
                15 strips 376 x 18 x 3 mm, one under every row, and one 376 x 12 mm for row 16, screwed to the panel over two battens of 2.5 mm at their
                ends, so that the reeds lie between panel and strip and nothing presses on the glass. Reed axis 1.3 mm below the panel.
                Green: reed on the strip's upper side, its legs through the holes; its middle 5 mm west of the point (4 to 6 mm allowed), holes 20.32 mm apart.
                Grey cross: the point itself. Diodes and wires are on the lower side.
                Red: diode (bar = ring = cathode) from the reed's east leg to the row wire; bare row wire along the strip, 7.2 mm south of the axis.
                Blue: insulated column wire from the south edge across all strips, soldered to the reed's west leg on each.
                Row wires leave to J11 at the west edge, column wires to J12 at the south edge. Canary: the red diodes of strip 16 and of column wire 16 at
                the east end: they sit where the wires END, so that a wire cut anywhere shows in every frame.
                Violet: holes, 1.0 mm for legs, 2.7 mm for the strips' brass screws. All coordinates: coordinates.csv (from above, not mirrored).
                Bend the reed's legs 3 mm away from the glass, holding the leg between pliers and glass. Never cut a leg shorter than 6 mm: it is magnetic.""", LEFT + 200, y, 360);
    }
}
