package tengen.game.clock;

/**
 * One stretch of a time control.
 *
 * @param kind how the time runs out and comes back
 * @param nanos the time granted on entering it, or the length of one period; above 0
 * @param turns the quota of turns of a MAIN (0 = none) or the turns of a CANADIAN block (1 or more); 0 for PERIODS
 * @param periods how many periods PERIODS has, 1 or more; 0 otherwise
 * @param incrementNanos added at every press (Fischer); MAIN only
 * @param delayNanos given back at every press, at most what the turn took (Bronstein); MAIN only
 * @param repeats a MAIN with a quota that follows itself, the rest carried
 */
public record Phase(
        Kind kind, long nanos, int turns, int periods, long incrementNanos, long delayNanos, boolean repeats) {
    /** How a stretch of time runs out. */
    public enum Kind {
        /** A bank of time. With a quota: its turns made in time lead to the next phase with the rest carried. Without: run out, it leads to the next phase. */
        MAIN,
        /** Byoyomi (读秒): a period that starts anew at every press; a period that runs out is gone. */
        PERIODS,
        /** A block of turns in a block of time; both start anew when the turns are made. */
        CANADIAN
    }

    public Phase {
        if (nanos <= 0) {
            throw new IllegalArgumentException("no time in a phase: " + nanos);
        }
        if (turns < 0 || periods < 0 || incrementNanos < 0 || delayNanos < 0) {
            throw new IllegalArgumentException("negative figure in a phase");
        }
        if (kind == Kind.PERIODS && periods == 0) {
            throw new IllegalArgumentException("byoyomi without a period");
        }
        if (kind == Kind.CANADIAN && turns == 0) {
            throw new IllegalArgumentException("a Canadian block without turns");
        }
        if (repeats && (kind != Kind.MAIN || turns == 0)) {
            throw new IllegalArgumentException("only a block with a quota repeats");
        }
    }

    static Phase main(long nanos, int turns, boolean repeats) {
        return new Phase(Kind.MAIN, nanos, turns, 0, 0, 0, repeats);
    }

    Phase withIncrement(long increment) {
        return new Phase(kind, nanos, turns, periods, increment, delayNanos, repeats);
    }

    Phase withDelay(long delay) {
        return new Phase(kind, nanos, turns, periods, incrementNanos, delay, repeats);
    }
}
