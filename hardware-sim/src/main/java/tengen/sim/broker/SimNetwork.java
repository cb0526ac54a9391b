package tengen.sim.broker;

import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import tengen.mqtt.Broker;
import tengen.sim.time.Agenda;

/** The network thread of a table or a desk on virtual time: turns when something has happened and when something is due. One thread. */
public final class SimNetwork {
    private final Agenda agenda;
    private final LongUnaryOperator turn;
    private final LongSupplier nextDueNanos;
    private boolean awake;
    private boolean stopped;
    private long timerNanos = Long.MAX_VALUE;

    /** Runs {@code turn}, which returns how many things it handled, from now on. */
    public SimNetwork(Agenda agenda, Broker broker, LongUnaryOperator turn, LongSupplier nextDueNanos) {
        this.agenda = agenda;
        this.turn = turn;
        this.nextDueNanos = nextDueNanos;
        broker.onHappening(this::wake);
        wake();
    }

    /** Something has happened: a turn is due. */
    public void wake() {
        if (!awake && !stopped) {
            awake = true;
            agenda.step(agenda.nanos(), this::turn);
        }
    }

    /** The process is gone. */
    public void stop() {
        stopped = true;
    }

    private void turn() {
        awake = false;
        if (stopped) {
            return;
        }
        if (turn.applyAsLong(agenda.nanos()) > 0) {
            wake();
            return;
        }
        long nextNanos = nextDueNanos.getAsLong();
        long dueNanos = Math.max(agenda.nanos() + 1, nextNanos);
        if (nextNanos != Long.MAX_VALUE && (dueNanos < timerNanos || timerNanos <= agenda.nanos())) {
            timerNanos = dueNanos;
            agenda.step(dueNanos, () -> timer(dueNanos));
        }
    }

    private void timer(long dueNanos) {
        if (timerNanos == dueNanos) {
            timerNanos = Long.MAX_VALUE;
            wake();
        }
    }
}
