package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.ScoreResult;
import tengen.score.ScoreWriter;
import tengen.score.format.JsonFormat;
import tengen.testing.Dice;

/** The sheet is written from the events, the game is remembered from them: whatever happens, both tell the same moves, colours and results. */
class ChanceSheetTest {
    private static final int STEPS = 2_000;

    static Stream<Long> seeds() {
        return LongStream.rangeClosed(1, 30).boxed();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void theSheetSaysWhatTheGameIs(long seed) throws Exception {
        ChanceCommands chance = new ChanceCommands(new Dice(seed));
        List<Event> game = new ArrayList<>();
        GameState state = GameState.empty();

        for (int step = 0; step < STEPS; step++) {
            List<Event> events = Game.decide(state, chance.next(state));
            for (Event event : events) {
                state = Game.evolve(state, event);
                chance.hear(event);
                if (event instanceof Event.GameAssigned || event instanceof Event.GameTakenOver) {
                    game.clear();
                }
                game.add(event);
            }
            boolean corrected = events.stream()
                    .anyMatch(event -> event instanceof Event.MoveTakenBack || event instanceof Event.MoveCorrected);
            if (step % 40 == 0 || corrected || state instanceof GameState.Ended) {
                compare("seed " + seed + " step " + step, state, ScoreWriter.of(Occasion.UNKNOWN, game));
            }
        }
    }

    private static void compare(String when, GameState state, GameScore score) throws Exception {
        if (state.game().isEmpty()) {
            return;
        }
        Play play = state.game().get();
        assertThat(score.moves().stream()
                        .map(move -> move.number() + " " + move.seat() + " " + move.point())
                        .toList())
                .as(when)
                .isEqualTo(play.moves().stream()
                        .map(move -> move.number() + " " + move.seat() + " " + move.point())
                        .toList());
        assertThat(score.seating().black())
                .as(when + " " + play.rules().procedure())
                .isEqualTo(play.black());
        assertThat(score.result().isPresent()).as(when).isEqualTo(state instanceof GameState.Ended);
        if (state instanceof GameState.Ended over) {
            assertThat(new JsonFormat().read(new JsonFormat().write(score)))
                    .as(when)
                    .isEqualTo(score);
            ScoreResult result = score.result().orElseThrow();
            assertThat(List.of(result.black(), result.white()))
                    .as(when)
                    .isEqualTo(List.of(
                            share(over.ending().of(play.seat(Stone.BLACK))),
                            share(over.ending().of(play.seat(Stone.WHITE)))));
        }
    }

    private static ScoreResult.Share share(SeatResult result) {
        return switch (result.score()) {
            case WIN -> ScoreResult.Share.WIN;
            case DRAW -> ScoreResult.Share.HALF;
            case LOSS, NONE -> ScoreResult.Share.NONE;
        };
    }
}
