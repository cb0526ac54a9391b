package tengen.sim.clock;

import tengen.bridge.clock.ColourLabel;
import tengen.bridge.clock.FaceMarks;

/**
 * What one face shows once its display has settled.
 *
 * @param time "1:02:03", or "2:03" below one hour, or "" while the clock has no power; rounded up, so that 0:00 means zero
 * @param running the running mark
 * @param colour the label
 * @param turns turns pressed
 * @param number the pending or declared number, 0 for the dash, -1 for none
 * @param marks the lights
 */
public record FacePicture(String time, boolean running, ColourLabel colour, int turns, int number, FaceMarks marks) {
    /** A face without power. */
    public static final FacePicture DARK = new FacePicture("", false, ColourLabel.NONE, 0, -1, FaceMarks.NONE);

    /** Returns {@code seconds} as a face shows them. */
    static String text(int seconds) {
        int hours = seconds / 3600;
        int minutes = seconds / 60 % 60;
        String tail = twoDigits(seconds % 60);
        return hours > 0 ? hours + ":" + twoDigits(minutes) + ":" + tail : minutes + ":" + tail;
    }

    private static String twoDigits(int value) {
        return value < 10 ? "0" + value : Integer.toString(value);
    }
}
