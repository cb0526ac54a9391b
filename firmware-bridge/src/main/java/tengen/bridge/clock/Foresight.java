package tengen.bridge.clock;

/** Judges whether the figures of a heartbeat can be true, given the picture the clock says it shows. */
final class Foresight {
    /** A clock may be this far from what we expect: rounding, and a map that is still being learnt. */
    private static final int TOLERANCE_MILLIS = 400;

    private final SideCount count = new SideCount();

    /**
     * Returns whether both figures are near what the picture foretells.
     *
     * @param elapsedMillis from the moment of the picture to the heartbeat, by the clock's own milliseconds
     */
    boolean fits(FaceState face, long elapsedMillis, ClockFrame.Heartbeat beat) {
        if (beat.zeroAMillis() != ClockFrame.Heartbeat.NOT_ZERO
                || beat.zeroBMillis() != ClockFrame.Heartbeat.NOT_ZERO) {
            // The clock counted to zero alone: its stamp decides, not its figures.
            return true;
        }
        return fits(face, ClockSide.A, elapsedMillis, beat.leftAMillis())
                && fits(face, ClockSide.B, elapsedMillis, beat.leftBMillis());
    }

    private boolean fits(FaceState face, ClockSide side, long elapsedMillis, int leftMillis) {
        count.set(face.side(side).time());
        if (!face.running().is(side)) {
            return near(count.shownMillis(), leftMillis);
        }
        long elapsed = Math.clamp(elapsedMillis, 0, Integer.MAX_VALUE);
        // Around the end of a period the figure jumps: both moments near it are right.
        count.spend((int) Math.max(0, elapsed - TOLERANCE_MILLIS));
        int early = count.shownMillis();
        count.spend(TOLERANCE_MILLIS);
        int middle = count.shownMillis();
        count.spend(TOLERANCE_MILLIS);
        return near(early, leftMillis) || near(middle, leftMillis) || near(count.shownMillis(), leftMillis);
    }

    private static boolean near(int expectedMillis, int leftMillis) {
        return Math.abs((long) expectedMillis - leftMillis) <= TOLERANCE_MILLIS;
    }
}
