package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.record.EventCodec;
import tengen.testing.Dice;

/** 200,000 commands from every source in every state of every procedure: nothing breaks, everything is answered, the faces keep their contract, and the written events lead to the same state. */
final class ChanceTest {
    private static final int STEPS = 5_000;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 40);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void whateverComesTheGameAnswersAndItsEventsLeadToTheSameState(long seed) throws Exception {
        ChanceCommands chance = new ChanceCommands(new Dice(seed));
        ChanceTime time = new ChanceTime();
        GameState state = GameState.empty();
        List<Event> journal = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            Command command = chance.next(state);
            GameState before = state;
            try {
                List<Event> events = Game.decide(before, command);
                for (Event event : events) {
                    Event written = EventCodec.read(EventCodec.type(event), EventCodec.VERSION, EventCodec.body(event));
                    assertThat(written).isEqualTo(event);
                    state = Game.evolve(state, written);
                    journal.add(written);
                    chance.hear(event);
                    time.hear(event, state);
                }
                ChanceOracles.check(before, command, events, state);
                due(before, command, events);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("%s%nseed %d, step %d: %s in %s".formatted(e, seed, step, command, before), e);
            }
        }
        GameState replayed = GameState.empty();
        for (Event event : journal) {
            replayed = Game.evolve(replayed, event);
        }
        assertThat(replayed).as("seed %d", seed).isEqualTo(state);
    }

    private static void due(GameState before, Command command, List<Event> events) {
        if (command instanceof Command.PassTime time) {
            boolean due = Game.timeIsDue(before, time.knownNanos(), time.nowNanos());
            if (!due) {
                assertThat(events).isEmpty();
            }
        }
    }

    /** A full board takes 225 stones. */
    private static final List<Class<? extends Event>> TOO_RARE = List.of(Event.DrawAcknowledged.class);

    /**
     * Orders over the wire, a start on a store that does not write and clocks that cannot be started over a cut cable are refused before they are commands;
     * offers that are alike take a symmetric position, which the referee's games have.
     */
    private static final Set<Event.RefusalReason> REFUSED_BEFORE = EnumSet.of(
            Event.RefusalReason.OFFERS_EQUIVALENT,
            Event.RefusalReason.EXPIRED,
            Event.RefusalReason.NOT_THIS_GAME,
            Event.RefusalReason.NOT_UNDERSTOOD,
            Event.RefusalReason.STORE_NOT_SAFE,
            Event.RefusalReason.CLOCK_NOT_LINKED);

    /** The chance reaches everything but a full board, so the test above is about everything. */
    @Test
    void everyTypeOfEventAndEveryReasonIsReached() {
        Set<Class<?>> types = new HashSet<>();
        Set<Event.RefusalReason> reasons = EnumSet.noneOf(Event.RefusalReason.class);
        Set<Event.Reason> ends = EnumSet.noneOf(Event.Reason.class);
        for (long seed = 1; seed <= 80; seed++) {
            ChanceCommands chance = new ChanceCommands(new Dice(seed));
            GameState state = GameState.empty();
            for (int step = 0; step < STEPS; step++) {
                for (Event event : Game.decide(state, chance.next(state))) {
                    state = Game.evolve(state, event);
                    chance.hear(event);
                    types.add(event.getClass());
                    switch (event) {
                        case Event.CommandRefused e -> reasons.add(e.reason());
                        case Event.GameEnded e -> ends.add(e.reason());
                        default -> {
                            // Only these two have a reason.
                        }
                    }
                }
            }
        }
        Set<Class<?>> never = new HashSet<>(Set.of(Event.class.getPermittedSubclasses()));
        never.removeAll(types);
        assertThat(never).isSubsetOf(Set.copyOf(TOO_RARE));
        assertThat(EnumSet.complementOf(EnumSet.copyOf(reasons))).isSubsetOf(REFUSED_BEFORE);
        assertThat(ends)
                .contains(
                        Event.Reason.FIVE,
                        Event.Reason.FORBIDDEN_33,
                        Event.Reason.RESIGN,
                        Event.Reason.TIME,
                        Event.Reason.DRAW_AGREED,
                        Event.Reason.DRAW_PASSES,
                        Event.Reason.DRAW_BOTH_TIME,
                        Event.Reason.VIOLATIONS);
    }
}
