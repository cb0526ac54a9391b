package tengen.game;

/** Both clocks on paper: a bank with an increment, and a period that starts anew at every press where one follows (RULES 5). Plain sums, nothing of the game's own. */
final class RefereeClock {
    private final long incrementNanos;
    private final long periodNanos;
    final long[] left = new long[2];
    final long[] used = new long[2];
    final long[] granted = new long[2];
    final long[] added = new long[2];
    private final boolean[] overtime = new boolean[2];

    RefereeClock(long mainNanos, long incrementNanos, long periodNanos) {
        this.incrementNanos = incrementNanos;
        this.periodNanos = periodNanos;
        for (int i = 0; i < 2; i++) {
            left[i] = mainNanos;
            granted[i] = mainNanos;
        }
    }

    /** Returns how long the seat may think before its flag falls. */
    long reach(Seat seat) {
        int i = seat.ordinal();
        return overtime[i] ? left[i] : left[i] + periodNanos;
    }

    void think(Seat seat, long nanos) {
        int i = seat.ordinal();
        long rest = nanos;
        if (!overtime[i] && periodNanos > 0 && rest > left[i]) {
            used[i] += left[i];
            rest -= left[i];
            overtime[i] = true;
            left[i] = periodNanos;
            granted[i] += periodNanos;
        }
        long now = Math.min(rest, left[i]);
        used[i] += now;
        left[i] -= now;
    }

    void press(Seat seat) {
        int i = seat.ordinal();
        long more = overtime[i] ? periodNanos - left[i] : incrementNanos;
        left[i] += more;
        granted[i] += more;
    }

    /** Takes time; returns false when it would be all there is. */
    boolean take(Seat seat, long nanos) {
        int i = seat.ordinal();
        if (left[i] <= nanos) {
            return false;
        }
        left[i] -= nanos;
        added[i] -= nanos;
        return true;
    }
}
