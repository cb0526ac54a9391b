package tengen.bridge.clock;

/**
 * The whole picture of the clock at one moment: what STATE carries. Built by the game side; sent as often as needed, since it says everything every time.
 *
 * @param a face A
 * @param b face B
 * @param running which face counts
 * @param stopsAtZero whether both faces freeze when the clock, unlinked, counts to zero ({@code flag=auto}); otherwise levers go on switching
 * @param alarm how loud the time-out is
 * @param announces whether the clock gives a soft tone at 30, 10 and 5 to 1 seconds of a period
 * @param brightnessPercent upper bound of the brightness, 1 to 100; below it the light sensor decides
 */
public record FaceState(
        SideState a,
        SideState b,
        Running running,
        boolean stopsAtZero,
        AlarmLevel alarm,
        boolean announces,
        int brightnessPercent) {
    /** Both faces at zero, nothing running. */
    public static final FaceState BLANK =
            new FaceState(SideState.BLANK, SideState.BLANK, Running.NONE, true, AlarmLevel.ON, 100);

    public FaceState {
        if (brightnessPercent < 1 || brightnessPercent > 100) {
            throw new IllegalArgumentException("brightness: " + brightnessPercent);
        }
    }

    /** Makes a picture without announcements. */
    public FaceState(
            SideState a, SideState b, Running running, boolean stopsAtZero, AlarmLevel alarm, int brightnessPercent) {
        this(a, b, running, stopsAtZero, alarm, false, brightnessPercent);
    }

    /** Returns the face of {@code side}. */
    public SideState side(ClockSide side) {
        return side == ClockSide.A ? a : b;
    }
}
