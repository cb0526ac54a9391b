package tengen.sim.rig;

import java.util.Optional;
import tengen.game.GameState;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.sim.time.Agenda;
import tengen.sim.world.SimBoard;
import tengen.table.Hearer;
import tengen.table.Inbox;
import tengen.table.Item;
import tengen.table.Table;
import tengen.table.TableLoop;

/** One life of the controller's process: the production scanning, serial reader and loop, called by the agenda instead of by three threads. */
public final class SimController {
    private final Agenda agenda;
    private final SimBoard board;
    private final ClockTalk talk;
    private final Journal journal;
    private final Inbox inbox = new Inbox();
    private final TableLoop loop;
    private boolean stopped;
    private boolean awake;
    private long timerNanos = Long.MAX_VALUE;

    /**
     * Which life this is.
     *
     * @param machine the machine's power-up
     * @param boot the process's number
     */
    record Identity(String machine, long boot) {}

    SimController(
            Agenda agenda,
            SimBoard board,
            ClockTalk talk,
            Identity identity,
            RigSettings settings,
            Journal journal,
            Surroundings surroundings,
            SimTable.Ear ear)
            throws StoreFault {
        this.agenda = agenda;
        this.board = board;
        this.talk = talk;
        this.journal = journal;
        loop = new Table(
                        agenda,
                        surroundings.wall(),
                        journal,
                        identity.machine(),
                        identity.boot(),
                        settings.settleNanos(),
                        settings.lay().byHand())
                .loop(inbox, talk.begin(inbox), board::want, new Hearing(ear, agenda));
        inbox.onArrival(() -> surroundings.entry().execute(this::wake));
        board.boot(settings.lay().before(inbox));
        wake();
    }

    private record Hearing(SimTable.Ear ear, Agenda agenda) implements Hearer {
        @Override
        public void accept(Row row) {
            ear.told(row, agenda.nanos());
        }

        @Override
        public void unwritten(Optional<GameState> state) {
            ear.unwritten(state);
        }
    }

    /** The process is gone: nothing of it runs any more. */
    void stop() {
        stopped = true;
        talk.end();
        board.halt();
        journal.close();
    }

    /** Gives the loop an order or a pairing. */
    public void offer(Item item) {
        if (!inbox.offer(item)) {
            throw new IllegalStateException("inbox full");
        }
    }

    /** Returns the way in for other threads. */
    public Inbox inbox() {
        return inbox;
    }

    /** Returns the loop. */
    public TableLoop loop() {
        return loop;
    }

    /** Something is in the inbox: the loop takes a turn as soon as the running step is over. */
    private void wake() {
        if (!awake) {
            awake = true;
            agenda.step(agenda.nanos(), this::turn);
        }
    }

    private void turn() {
        awake = false;
        if (stopped) {
            return;
        }
        loop.turn(agenda.nanos());
        if (!inbox.isEmpty()) {
            wake();
        }
        long nextNanos = loop.nextDueNanos(agenda.nanos());
        long dueNanos = Math.max(agenda.nanos(), nextNanos);
        if (nextNanos != Long.MAX_VALUE && dueNanos < timerNanos) {
            timerNanos = dueNanos;
            agenda.step(dueNanos, () -> timer(dueNanos));
        }
    }

    private void timer(long dueNanos) {
        if (timerNanos == dueNanos) {
            timerNanos = Long.MAX_VALUE;
            if (!awake) {
                turn();
            }
        }
    }
}
