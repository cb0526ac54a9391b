package tengen.doctor;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.sensing.BoardSelfTest;
import tengen.sensing.Orientation;

/**
 * The check of a board with a person at it, step by step: the empty board, one stone on A1, then that stone over all points in any order. Each step ends by
 * itself once it has seen what it waits for, when the person says so, or when nothing new has come for long.
 *
 * <p>One thread; time is what it is told.
 */
public final class BoardExam implements Lookout {
    /** What it waits for. */
    public enum Step {
        /** For the last stone to be taken off. */
        EMPTY,
        /** For a stone on A1, which tells how the board lies. */
        CORNER,
        /** For a stone on each of the other points. */
        WALK,
        /** For nothing. */
        OVER
    }

    /** Hears how it goes on. */
    @FunctionalInterface
    public interface Ear {
        /**
         * Takes a line for the person at the board.
         *
         * @param seen how many points were seen so far
         */
        void say(Step step, int seen, String line);
    }

    /** An empty board is believed after this time without a change. */
    private static final long EMPTY_NANOS = 1_000_000_000L;

    /** Whoever has a stone left on the board has taken it off by then. */
    private static final long LEFT_OVER_NANOS = 10_000_000_000L;

    private static final int TOLD_EVERY = 15;
    private static final int FEW = 8;

    private final BoardSelfTest test;
    private final Orientation configured;
    private final long patienceNanos;
    private final Ear ear;
    private Step step = Step.EMPTY;
    private Optional<Orientation> shown = Optional.empty();
    private Sites toldClosed = Sites.NONE;
    private int toldSeen;
    private Sites seen = Sites.NONE;
    private long newsNanos;
    private boolean waiting;
    private boolean begun;
    private boolean blind;
    private @Nullable Seen latest;

    /**
     * Creates an exam that begins with the first frame.
     *
     * @param configured how the board should lie
     * @param restNanos how long a stone must rest at this table
     * @param patienceNanos how long a step waits for something new
     */
    public BoardExam(Orientation configured, long restNanos, long patienceNanos, Ear ear) {
        this.test = new BoardSelfTest(restNanos);
        this.configured = configured;
        this.patienceNanos = patienceNanos;
        this.ear = ear;
    }

    @Override
    public void seen(Seen wired) {
        latest = wired;
        test.accept(wired);
        if (blind) {
            blind = false;
            say("the board is seen again");
        }
        if (!begun) {
            begun = true;
            newsNanos = wired.seenNanos();
            say("take every stone off the board");
        }
        look(wired.seenNanos());
    }

    @Override
    public void lost(long sinceNanos) {
        blind = true;
        say("the board is not seen: look at its cable");
    }

    private void look(long nowNanos) {
        switch (step) {
            case EMPTY -> {
                if (!test.closed().equals(toldClosed)) {
                    toldClosed = test.closed();
                    newsNanos = nowNanos;
                    say(toldClosed.isEmpty() ? "the board is empty" : "closed: " + names(toldClosed));
                }
            }
            case CORNER, WALK -> walked(nowNanos);
            case OVER -> {
                // What comes now belongs to nobody.
            }
        }
    }

    private void walked(long nowNanos) {
        Sites now = test.seen();
        Sites fresh = now.minus(seen);
        seen = now;
        if (fresh.isEmpty()) {
            return;
        }
        newsNanos = nowNanos;
        if (step == Step.CORNER) {
            corner(fresh);
        }
        Sites left = left();
        boolean tell = seen.size() / TOLD_EVERY > toldSeen / TOLD_EVERY || left.size() <= FEW;
        if (step == Step.WALK && tell) {
            toldSeen = seen.size();
            say(seen.size() + " of " + Sites.COUNT + " seen"
                    + (left.isEmpty() || left.size() > FEW ? "" : "; left: " + names(left)));
        }
        if (left.isEmpty()) {
            end();
        }
    }

    private void corner(Sites fresh) {
        Optional<Orientation> lies = fresh.size() == 1 ? Orientation.ofFirstCorner(fresh.next(0)) : Optional.empty();
        if (lies.isEmpty()) {
            say("that is " + names(fresh) + "; first a stone on A1, the left corner of the near side");
            return;
        }
        shown = lies;
        step = Step.WALK;
        say("A1 seen: the board lies turned by " + lies.get().degrees() + " degrees"
                + (lies.get() == configured ? "" : ", configured are " + configured.degrees())
                + "; now the other points, in any order");
    }

    /** Lets time pass. */
    public void turn(long nowNanos) {
        if (!begun) {
            newsNanos = waiting ? newsNanos : nowNanos;
            waiting = true;
            if (nowNanos - newsNanos > patienceNanos) {
                step = Step.OVER;
            }
            return;
        }
        long quietNanos = nowNanos - newsNanos;
        switch (step) {
            case EMPTY -> {
                boolean empty = toldClosed.isEmpty() && !blind;
                if (quietNanos >= (empty ? EMPTY_NANOS : LEFT_OVER_NANOS)) {
                    walk(nowNanos);
                }
            }
            case CORNER, WALK -> {
                if (quietNanos >= patienceNanos) {
                    next(nowNanos);
                }
            }
            case OVER -> {
                // Nothing more to wait for.
            }
        }
    }

    /** Ends the step in hand: the person wants to go on. */
    public void skip(long nowNanos) {
        if (step == Step.EMPTY) {
            walk(nowNanos);
        } else {
            next(nowNanos);
        }
    }

    private void walk(long nowNanos) {
        test.walk();
        step = Step.CORNER;
        newsNanos = nowNanos;
        say((toldClosed.isEmpty() ? "" : "closed without a stone: " + names(toldClosed) + "; ")
                + "put one stone on A1, the left corner of the near side");
    }

    private void next(long nowNanos) {
        newsNanos = nowNanos;
        if (step == Step.CORNER) {
            step = Step.WALK;
            say("no stone seen on A1; now the other points, in any order");
        } else {
            end();
        }
    }

    private void end() {
        step = Step.OVER;
        say("done: " + seen.size() + " of " + Sites.COUNT + " seen");
    }

    /** Says whether there is nothing left to wait for. */
    public boolean isOver() {
        return step == Step.OVER;
    }

    /** Says whether the board has never been seen, or is not seen now. */
    public boolean isBlind() {
        return blind || !begun;
    }

    /** Returns when a frame is worth asking for although nothing changes, or Long.MAX_VALUE. */
    public long nextDueNanos() {
        return test.nextDueNanos();
    }

    /** Returns how the board lies as the stone on A1 told; nothing when none came. */
    public Optional<Orientation> shown() {
        return shown;
    }

    /** Returns what was found until now, in points as counted from the near side. */
    public BoardSelfTest.Report report() {
        return test.report().turned(lies());
    }

    /** Returns the newest frame's closed reeds by their points, for the technician. */
    public String raw() {
        Seen run = latest;
        return run == null ? "nothing" : names(run.closed());
    }

    private Sites left() {
        return test.report().never();
    }

    private Orientation lies() {
        return shown.orElse(configured);
    }

    private String names(Sites wired) {
        return wired.isEmpty() ? "nothing" : BoardSelfTest.Report.names(lies().turn(wired));
    }

    private void say(String line) {
        ear.say(step, seen.size(), line);
    }
}
