package tengen.sim.bench;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import tengen.sim.time.Agenda;

/**
 * What the people at a table do, one after the other, each at its time. Players wait for the arbiter as they would in a hall: while a claim is not ruled on,
 * what they were about to do is put off, and everything after it by as much. Agenda's thread.
 */
final class Deeds {
    /** How long a player waits before he looks whether the clocks run again. */
    private static final long LOOKS_NANOS = 100_000_000L;

    private final Agenda agenda;
    private final BooleanSupplier awaitsRuling;
    private final Deque<Deed> left;

    /** Of the deeds still to come, how much later than written they happen. */
    private long laterNanos;

    /**
     * One deed.
     *
     * @param atNanos when it is done if nobody has to wait
     * @param waits it is a player's, and the arbiter's word has to come first
     */
    record Deed(long atNanos, boolean waits, Runnable act) {}

    private Deeds(Agenda agenda, BooleanSupplier awaitsRuling, List<Deed> deeds) {
        this.agenda = agenda;
        this.awaitsRuling = awaitsRuling;
        this.left = new ArrayDeque<>(deeds);
    }

    /**
     * Enters these deeds.
     *
     * @param deeds in the order of their times, the first now or later
     * @param awaitsRuling says whether a claim waits for its ruling
     */
    static void enter(Agenda agenda, BooleanSupplier awaitsRuling, List<Deed> deeds) {
        new Deeds(agenda, awaitsRuling, deeds).enterNext();
    }

    private void enterNext() {
        if (!left.isEmpty()) {
            agenda.change(left.element().atNanos() + laterNanos, this::next);
        }
    }

    private void next() {
        if (left.element().waits() && awaitsRuling.getAsBoolean()) {
            laterNanos += LOOKS_NANOS;
        } else {
            left.remove().act().run();
        }
        enterNext();
    }
}
