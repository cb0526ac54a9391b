package tengen.bridge.clock;

/**
 * One face of the clock, whole.
 *
 * @param time what it counts
 * @param colour the label
 * @param turns turns this seat has pressed, 0 to 255
 * @param number the pending or declared number N: 0 is shown as a dash, 1 to 99 as itself, {@link #NO_NUMBER} not at all
 * @param marks the lights
 */
public record SideState(SideTime time, ColourLabel colour, int turns, int number, FaceMarks marks) {
    /** No number is shown. */
    public static final int NO_NUMBER = -1;

    /** A face that shows zeroes. */
    public static final SideState BLANK = new SideState(SideTime.ZERO, ColourLabel.NONE, 0, NO_NUMBER, FaceMarks.NONE);

    public SideState {
        if (turns < 0 || turns > 255) {
            throw new IllegalArgumentException("turns: " + turns);
        }
        if (number < NO_NUMBER || number > 99) {
            throw new IllegalArgumentException("number: " + number);
        }
    }

    /** Returns this face with other figures. */
    public SideState with(SideTime newTime) {
        return new SideState(newTime, colour, turns, number, marks);
    }

    /** Returns this face with other lights. */
    public SideState with(FaceMarks newMarks) {
        return new SideState(time, colour, turns, number, newMarks);
    }
}
