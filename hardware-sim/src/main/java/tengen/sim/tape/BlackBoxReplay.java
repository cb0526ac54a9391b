package tengen.sim.tape;

import java.util.function.Consumer;
import tengen.bridge.clock.SerialLine;
import tengen.record.StoreFault;
import tengen.sim.time.Agenda;
import tengen.table.BlackBoxJournal;
import tengen.table.BlackBoxReader;
import tengen.table.BlackBoxStart;
import tengen.table.ClockWire;
import tengen.table.Inbox;
import tengen.table.Table;
import tengen.table.TableLoop;

/** Lets the production loop live through a black box again, on virtual time: what it took then it takes now, at the same moments. */
final class BlackBoxReplay {
    /** Turns at one moment; more is a fault of our own. */
    private static final int AT_ONCE = 1_000;

    private final BlackBoxReader box;
    private final Consumer<Told> told;
    private final Agenda agenda = new Agenda();
    private final Inbox inbox = new Inbox();

    /** What the table writes to its clock is heard by nobody. */
    private static final class Nobody implements SerialLine {
        @Override
        public int read(byte[] into) {
            return 0;
        }

        @Override
        public void write(byte[] bytes, int length) {
            // The answers of the clock stand in the box.
        }
    }

    BlackBoxReplay(BlackBoxReader box, Consumer<Told> told) {
        this.box = box;
        this.told = told;
    }

    /** Plays the whole box. */
    void play() throws StoreFault {
        BlackBoxStart start = box.start();
        agenda.runUntil(start.startNanos());
        TableLoop loop = new Table(
                        agenda,
                        () -> 0,
                        BlackBoxJournal.of(start.rows()),
                        start.machine(),
                        start.boot(),
                        start.settleNanos(),
                        start.broken())
                .loop(
                        inbox,
                        new ClockWire(new Nobody(), agenda, inbox),
                        nanos -> {},
                        row -> told.accept(new Told(row, agenda.nanos() - start.startNanos())));
        loop.turn(agenda.nanos());
        int next = 0;
        while (next < box.takes().size()) {
            long atNanos = box.takes().get(next).atNanos();
            timers(loop, atNanos);
            agenda.runUntil(atNanos);
            while (next < box.takes().size() && box.takes().get(next).atNanos() == atNanos) {
                inbox.offer(box.takes().get(next++).item());
            }
            loop.turn(agenda.nanos());
        }
        timers(loop, box.endNanos());
    }

    /** Lets the loop take the turns that it asks for by itself before this moment. */
    private void timers(TableLoop loop, long untilNanos) {
        int turns = 0;
        for (long due = loop.nextDueNanos(agenda.nanos()); due < untilNanos; due = loop.nextDueNanos(agenda.nanos())) {
            turns = due > agenda.nanos() ? 0 : turns + 1;
            if (turns > AT_ONCE) {
                throw new IllegalStateException("the loop never comes to rest at " + agenda.nanos());
            }
            agenda.runUntil(Math.max(due, agenda.nanos()));
            loop.turn(agenda.nanos());
        }
    }
}
