package tengen.sim.bench;

import java.util.function.LongConsumer;
import tengen.game.Event;
import tengen.sim.time.Agenda;

/** Players who are guests of a desk somewhere else: its pairing finds an empty board, and they play when their game is started. Agenda's thread. */
final class BenchGuests {
    private static final long SETTLE_NANOS = 2_000_000_000L;

    private final Agenda agenda;
    private final Runnable clear;
    private final LongConsumer play;

    /**
     * @param clear takes all stones off
     * @param play lets the players begin at this moment
     */
    BenchGuests(Agenda agenda, Runnable clear, LongConsumer play) {
        this.agenda = agenda;
        this.clear = clear;
        this.play = play;
    }

    void hear(Event event, long nowNanos) {
        if (event instanceof Event.GameAssigned) {
            agenda.change(nowNanos + SETTLE_NANOS / 4, clear);
        } else if (event instanceof Event.GameStarted) {
            play.accept(nowNanos + SETTLE_NANOS);
        }
    }
}
