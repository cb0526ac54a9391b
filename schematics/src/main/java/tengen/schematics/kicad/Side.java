package tengen.schematics.kicad;

/** A side of a body, or the way a label looks. */
public enum Side {
    LEFT(0, 180),
    RIGHT(180, 0),
    TOP(270, 90),
    BOTTOM(90, 270);

    private final int pinDegrees;
    private final int labelDegrees;

    Side(int pinDegrees, int labelDegrees) {
        this.pinDegrees = pinDegrees;
        this.labelDegrees = labelDegrees;
    }

    /** Returns KiCad's angle of a pin that sticks out of its body on this side. */
    String pinDegrees() {
        return Integer.toString(pinDegrees);
    }

    /** Returns KiCad's angle of a label whose text runs from its wire towards this side. */
    String labelDegrees() {
        return Integer.toString(labelDegrees);
    }

    /** Returns how KiCad justifies such a label's text. */
    String justify() {
        return this == LEFT || this == BOTTOM ? "right" : "left";
    }
}
