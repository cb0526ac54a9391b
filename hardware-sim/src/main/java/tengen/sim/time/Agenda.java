package tengen.sim.time;

import java.util.PriorityQueue;
import tengen.time.Pause;
import tengen.time.Ticker;

/**
 * Virtual time: what is due when, in the order of (time, order of entry).
 *
 * <p>There are two kinds of entries. A <em>step</em> is work of the controller: one at a time, never inside another. A <em>change</em> belongs to the world (a
 * stone lands, a lever is pressed, a byte arrives); it happens at its own time even while a step is running and spends time in a transfer or a pause, so that
 * a stone may land between two rows of one frame.
 *
 * <p>Everything runs on the caller's thread; the same entries give the same run.
 */
public final class Agenda implements Ticker, Pause {
    private final PriorityQueue<Entry> changes = new PriorityQueue<>();
    private final PriorityQueue<Entry> steps = new PriorityQueue<>();
    private long nowNanos;
    private long entries;

    /** Returns the virtual time in nanoseconds since the start, 0 or more. */
    @Override
    public long nanos() {
        return nowNanos;
    }

    /** Enters a step of the controller; one that is overdue runs as soon as the steps before it are done. */
    public void step(long dueNanos, Runnable step) {
        steps.add(new Entry(dueNanos, entries++, step));
    }

    /**
     * Enters a change of the world.
     *
     * @param dueNanos now or later
     */
    public void change(long dueNanos, Runnable change) {
        if (dueNanos < nowNanos) {
            throw new IllegalArgumentException("a change in the past: " + dueNanos + " at " + nowNanos);
        }
        changes.add(new Entry(dueNanos, entries++, change));
    }

    /** Spends time inside the running step: time moves on and the changes due on the way happen. */
    @Override
    public void nanos(long nanos) {
        passTo(nowNanos + nanos);
    }

    /** Returns when the next change of the world is due, or Long.MAX_VALUE when none is entered. */
    public long nextChangeNanos() {
        Entry next = changes.peek();
        return next == null ? Long.MAX_VALUE : next.dueNanos;
    }

    /** Returns when the next entry of either kind is due, in the past for a step that is overdue, or Long.MAX_VALUE when there is none. */
    public long nextDueNanos() {
        Entry step = steps.peek();
        return Math.min(step == null ? Long.MAX_VALUE : step.dueNanos, nextChangeNanos());
    }

    /** Runs everything due up to and including {@code untilNanos}; time then stands there, or later if the last step spent more. */
    public void runUntil(long untilNanos) {
        while (true) {
            Entry step = steps.peek();
            boolean due = step != null && step.dueNanos <= untilNanos;
            // Changes due at the very moment of a step come first, one by one: the step sees the world as it is then,
            // and a change may enter an earlier step.
            if (!passOne(step != null && due ? Math.max(nowNanos, step.dueNanos) : untilNanos)) {
                if (step == null || !due) {
                    break;
                }
                nowNanos = Math.max(nowNanos, step.dueNanos);
                steps.poll();
                step.action.run();
            }
        }
        nowNanos = Math.max(nowNanos, untilNanos);
    }

    private void passTo(long untilNanos) {
        while (passOne(untilNanos)) {
            // Each change may enter another that is due on the way.
        }
        nowNanos = Math.max(nowNanos, untilNanos);
    }

    /** Lets the next change happen if it is due by {@code untilNanos}; says whether there was one. */
    private boolean passOne(long untilNanos) {
        Entry next = changes.peek();
        if (next == null || next.dueNanos > untilNanos) {
            return false;
        }
        changes.poll();
        nowNanos = Math.max(nowNanos, next.dueNanos);
        next.action.run();
        return true;
    }

    private record Entry(long dueNanos, long order, Runnable action) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            int byTime = Long.compare(dueNanos, other.dueNanos);
            return byTime != 0 ? byTime : Long.compare(order, other.order);
        }
    }
}
