package tengen.sim.clock;

import tengen.bridge.clock.ClockSide;

/**
 * What a person at the clock sees and hears.
 *
 * @param a face A
 * @param b face B
 * @param alarmSounding whether the buzzer sounds
 * @param linkLost the mark that says the controller is not heard
 */
public record SimFaces(FacePicture a, FacePicture b, boolean alarmSounding, boolean linkLost) {
    /** A clock without power. */
    static final SimFaces DARK = new SimFaces(FacePicture.DARK, FacePicture.DARK, false, false);

    /** Returns the face of {@code side}. */
    public FacePicture side(ClockSide side) {
        return side == ClockSide.A ? a : b;
    }
}
