package tengen.sim.bench;

import java.util.Optional;
import java.util.function.Consumer;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Play;
import tengen.game.Wish;
import tengen.sim.time.Agenda;

/** The arbiter who answers by himself what waits for an answer: claims by the judgement, a restart by going on, a result by confirming it. Agenda's thread. */
final class BenchArbiter {
    private static final long THINKS_NANOS = 2_000_000_000L;

    private final Agenda agenda;
    private final Consumer<Wish> orders;

    /** @param orders takes what he says */
    BenchArbiter(Agenda agenda, Consumer<Wish> orders) {
        this.agenda = agenda;
        this.orders = orders;
    }

    /** Hears an event; {@code after} is the game after it. */
    void hear(Event event, GameState after) {
        answer(event, after).ifPresent(wish -> agenda.change(agenda.nanos() + THINKS_NANOS, () -> orders.accept(wish)));
    }

    private Optional<Wish> answer(Event event, GameState after) {
        return switch (event) {
            case Event.ClaimJudged e -> ruling(after);
            case Event.Recovered e when !e.seamless() -> Optional.of(new Wish.ResumeGame());
            case Event.GameRestored e ->
                waits(after, GameState.Stop.CLAIM) ? ruling(after) : Optional.of(new Wish.Resume());
            // The clock may need a moment to answer after a start.
            case Event.CommandRefused e
            when e.reason() == Event.RefusalReason.CLOCK_NOT_LINKED -> Optional.of(new Wish.Resume());
            case Event.GameEnded e -> Optional.of(new Wish.Confirm());
            default -> Optional.empty();
        };
    }

    private static Optional<Wish> ruling(GameState after) {
        return waits(after, GameState.Stop.CLAIM)
                ? after.game().flatMap(Play::claim).map(claim -> new Wish.Ruling(claim.valid()))
                : Optional.empty();
    }

    /** With automatic claims the ruling follows in the same breath; the arbiter's would be refused. */
    private static boolean waits(GameState after, GameState.Stop why) {
        return after instanceof GameState.Stopped stopped
                && stopped.why() == why
                && stopped.play().rules().claims() == tengen.game.Rules.ClaimMode.ARBITER;
    }
}
