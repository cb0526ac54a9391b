package tengen.sim.clock;

import tengen.bridge.clock.ClockFrame.Heartbeat;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideCount;
import tengen.bridge.clock.SideState;

/** Both faces counting: the picture of the last STATE, carried on by the clock's own milliseconds and switched by its own levers. */
final class Countdown {
    /** A correction below this never makes the figures of a running face go up: they wait. */
    private static final int HOLD_MILLIS = 1_000;

    private static final int NO_HOLD = Integer.MAX_VALUE;

    private final Half a = new Half();
    private final Half b = new Half();
    private FaceState face = FaceState.BLANK;
    private Running running = Running.NONE;
    private long countedToMillis;

    /** Counts up to {@code nowMillis}. */
    void advance(long nowMillis) {
        if (nowMillis <= countedToMillis) {
            return;
        }
        int elapsedMillis = (int) Math.min(Integer.MAX_VALUE, nowMillis - countedToMillis);
        countedToMillis = nowMillis;
        if (running != Running.NONE) {
            half(running == Running.A ? ClockSide.A : ClockSide.B).spend(elapsedMillis, nowMillis);
        }
    }

    /** Takes a whole picture whose figures hold at {@code asOfMillis}. */
    void show(FaceState picture, long asOfMillis, long nowMillis) {
        Running before = running;
        int heldA = a.shownSeconds();
        int heldB = b.shownSeconds();
        face = picture;
        running = picture.running();
        a.set(picture.a());
        b.set(picture.b());
        countedToMillis = asOfMillis;
        advance(nowMillis);
        if (before == running && running == Running.A) {
            a.hold(heldA);
        } else if (before == running && running == Running.B) {
            b.hold(heldB);
        }
    }

    /** Takes the lever of {@code side}: returns whether it switched, which only the running side's does. */
    boolean press(ClockSide side) {
        if (!running.is(side)) {
            return false;
        }
        half(side).press();
        running = Running.of(side.other());
        return true;
    }

    void freeze() {
        running = Running.NONE;
    }

    /** Returns the millisecond at which the running face will have counted beyond zero, or Long.MAX_VALUE. */
    long beyondZeroMillis() {
        if (running == Running.NONE) {
            return Long.MAX_VALUE;
        }
        SideCount count = half(running == Running.A ? ClockSide.A : ClockSide.B).count;
        return count.isZero() ? Long.MAX_VALUE : countedToMillis + count.untilZeroMillis() + 1;
    }

    boolean isRunningAtZero() {
        return running == Running.A && a.count.isZero() || running == Running.B && b.count.isZero();
    }

    boolean isZero(ClockSide side) {
        return half(side).count.isZero();
    }

    long zeroMillis(ClockSide side) {
        return half(side).zeroMillis;
    }

    int shownMillis(ClockSide side) {
        return half(side).count.shownMillis();
    }

    Running running() {
        return running;
    }

    FaceState face() {
        return face;
    }

    FacePicture picture(ClockSide side) {
        Half half = half(side);
        SideState state = face.side(side);
        return new FacePicture(
                FacePicture.text(half.shownSeconds()),
                running.is(side),
                state.colour(),
                half.turns,
                state.number(),
                state.marks()
                        .with(FaceMark.PERIOD, state.marks().has(FaceMark.PERIOD) || half.count.inPeriod())
                        .with(FaceMark.FLAG, state.marks().has(FaceMark.FLAG) || half.count.isZero()));
    }

    private Half half(ClockSide side) {
        return side == ClockSide.A ? a : b;
    }

    /** One face. */
    private static final class Half {
        private final SideCount count = new SideCount();
        private int turns;
        private long zeroMillis = Heartbeat.NOT_ZERO;
        private int holdSeconds = NO_HOLD;

        void set(SideState state) {
            count.set(state.time());
            turns = state.turns();
            zeroMillis = Heartbeat.NOT_ZERO;
            holdSeconds = NO_HOLD;
        }

        void spend(int elapsedMillis, long nowMillis) {
            boolean before = count.isZero();
            int beyondMillis = count.spend(elapsedMillis);
            if (!before && count.isZero()) {
                zeroMillis = nowMillis - beyondMillis;
            }
        }

        void press() {
            count.press();
            turns = Math.min(255, turns + 1);
            holdSeconds = NO_HOLD;
        }

        void hold(int seconds) {
            if (count.shownMillis() > seconds * 1000 && count.shownMillis() - seconds * 1000 < HOLD_MILLIS) {
                holdSeconds = seconds;
            }
        }

        int shownSeconds() {
            return Math.min(holdSeconds, (count.shownMillis() + 999) / 1000);
        }
    }
}
