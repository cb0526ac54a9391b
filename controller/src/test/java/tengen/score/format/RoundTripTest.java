package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.Point;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.game.Seat;
import tengen.score.Examples;
import tengen.score.GameScore;
import tengen.score.Games;
import tengen.score.ScoreBuilder;
import tengen.score.ScoreResult;
import tengen.score.ScoreResult.Share;
import tengen.score.Trait;

/** What a format carries comes back as it was; what it does not carry is what its table says, and nothing else. */
class RoundTripTest {
    static Stream<RecordFormat> formats() {
        return Stream.of(
                new JsonFormat(),
                SgfFormat.STANDARD,
                new SgfFormat(SgfFlavour.VARIATIONS, false),
                LibFormat.STANDARD,
                new LibFormat(Charset.forName("GBK")),
                new RifFormat(),
                new PsqFormat(),
                TextFormat.STANDARD,
                new TextFormat(TextStyle.MOVES),
                new TextFormat(TextStyle.BOARD));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    void twoThousandGamesComeBackAsTheFormatCarriesThem(RecordFormat format) throws BadRecord {
        List<GameScore> games = Games.all();

        assertThat(games).hasSize(2000);
        for (GameScore game : games) {
            assertRoundTrip(format, game);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    void aGameWithEverythingInItComesBackAsTheFormatCarriesIt(RecordFormat format) throws BadRecord {
        GameScore game = Examples.everything();

        if (format.carries().contains(Trait.PASSES)) {
            assertRoundTrip(format, game);
        } else {
            assertThatThrownBy(() -> format.write(game))
                    .isInstanceOf(BadRecord.class)
                    .hasMessageEndingWith("has no pass");
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    void aFullBoardComesBack(RecordFormat format) throws BadRecord {
        assertRoundTrip(format, Examples.fullBoard());
    }

    /** Results that are no win and no draw for both: both lose, abandoned, and one side's penalty after the end. */
    static Stream<Arguments> oddResults() {
        List<ScoreResult> results = List.of(
                ScoreResult.nobody(Optional.of(Reason.ARBITER)),
                ScoreResult.nobody(Optional.of(Reason.ABANDONED)),
                ScoreResult.nobody(Optional.of(Reason.RESIGN)),
                ScoreResult.nobody(Optional.empty()),
                ScoreResult.of(Outcome.NONE, false, Optional.of(Reason.PENALTY)),
                new ScoreResult(Share.HALF, Share.NONE, Optional.of(Reason.DRAW_AGREED)),
                new ScoreResult(Share.NONE, Share.HALF, Optional.empty()));
        return formats().flatMap(format -> results.stream().map(result -> Arguments.of(format, result)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("oddResults")
    void aResultThatIsNoWinComesBackForEachSide(RecordFormat format, ScoreResult result) throws BadRecord {
        GameScore game = new ScoreBuilder()
                .occasion(Examples.OCCASION.withRule("free"))
                .names("Ana", "Bo")
                .stone(1, Seat.A, Point.CENTRE, OptionalLong.empty())
                .ended(result)
                .build();

        if (format instanceof RifFormat && !result.fits()) {
            assertThatThrownBy(() -> format.write(game))
                    .isInstanceOf(BadRecord.class)
                    .hasMessageEndingWith(result.points());
        } else {
            assertThat(format.read(format.write(game)).result())
                    .isEqualTo(format.kept(game).result());
        }
    }

    private static void assertRoundTrip(RecordFormat format, GameScore game) throws BadRecord {
        byte[] record = format.write(game);
        GameScore read = format.read(record);

        assertThat(read)
                .as(() -> format.name() + " of " + game.occasion().game() + ":\n" + new String(record, UTF_8))
                .isEqualTo(format.kept(game));
        assertThat(format.read(format.write(read))).as("written again").isEqualTo(read);
    }

    @Test
    void theEventLogLosesNothing() {
        GameScore game = Examples.everything();

        assertThat(new JsonFormat().kept(game)).isEqualTo(game);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    void everyPrefixOfARecordIsReadOrRefusedInOneLine(RecordFormat format) throws BadRecord {
        GameScore game = format.carries().contains(Trait.PASSES) ? Examples.everything() : Examples.fullBoard();
        byte[] record = format.write(game);

        // Every length of a short record; of a long one every seventh, which meets all places within a line.
        for (int length = 0; length < record.length; length += record.length < 2_000 ? 1 : 7) {
            byte[] prefix = java.util.Arrays.copyOf(record, length);
            try {
                assertThat(format.readAll(prefix)).isNotEmpty();
            } catch (BadRecord bad) {
                assertThat(bad.reason()).isNotBlank().doesNotContain("\n");
            }
        }
    }
}
