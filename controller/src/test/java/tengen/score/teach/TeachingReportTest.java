package tengen.score.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tengen.engine.Board;
import tengen.engine.Foul;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.game.Seat;
import tengen.score.Examples;
import tengen.score.GameScore;
import tengen.score.ScoreBuilder;
import tengen.score.ScoreResult;
import tengen.score.sheet.Paint;
import tengen.score.sheet.Paper;
import tengen.score.sheet.SheetFonts;

class TeachingReportTest {
    private static ScoreBuilder game(String... points) {
        ScoreBuilder builder = new ScoreBuilder().names("王小明", "Ants");
        int number = 0;
        for (String point : points) {
            number++;
            builder.stone(number, number % 2 == 1 ? Seat.A : Seat.B, Point.of(point), OptionalLong.empty());
            builder.turnEnded(OptionalLong.empty(), OptionalLong.of(number * 1_000L), OptionalLong.empty());
        }
        return builder;
    }

    private static GameScore over(ScoreBuilder builder, Outcome winner, Reason reason) {
        return builder.ended(ScoreResult.of(winner, Optional.of(reason))).build();
    }

    private static List<Finding> study(GameScore score, VcfFinder finder) {
        return TeachingReport.of(score, Interpretation.RIF, finder).findings();
    }

    /** Black's row E8-H8 and a fifth stone on I8, White far away. */
    private static final String[] FIVE = {"H8", "A1", "G8", "C1", "F8", "E1", "E8", "G1", "I8"};

    @Test
    void aFiveThatNobodyClaimedIsFound() {
        ScoreBuilder builder = game(FIVE);
        builder.stone(10, Seat.B, Point.of("A15"), OptionalLong.empty());

        assertThat(study(over(builder, Outcome.WHITE, Reason.RESIGN), VcfFinder.NONE))
                .containsExactly(new Finding.FiveNotClaimed(9, Stone.BLACK, Point.of("I8")));
    }

    @Test
    void aFiveThatWonTheGameIsNoNews() {
        assertThat(study(over(game(FIVE), Outcome.BLACK, Reason.FIVE), VcfFinder.NONE))
                .isEmpty();
    }

    @Test
    void aForbiddenMoveThatWhiteOverlookedIsFound() {
        GameScore score =
                over(game("F8", "A1", "G8", "C1", "H9", "E1", "H10", "G1", "H8", "A15"), Outcome.BLACK, Reason.RESIGN);

        assertThat(study(score, VcfFinder.NONE))
                .containsExactly(new Finding.FoulNotClaimed(9, Point.of("H8"), Foul.DOUBLE_THREE, false));
    }

    @Test
    void aForbiddenMoveThatEndedTheGameIsNoNews() {
        GameScore score =
                over(game("F8", "A1", "G8", "C1", "H9", "E1", "H10", "G1", "H8"), Outcome.WHITE, Reason.FORBIDDEN_33);

        assertThat(study(score, VcfFinder.NONE)).isEmpty();
    }

    @Test
    void aWinIsMissedWhenItIsGoneAtTheNextTurn() {
        VcfFinder finder = (board, mover) -> wins(board, mover, 4) ? Examples.points("I8") : List.of();
        GameScore score = over(
                game("H8", "A1", "G8", "C1", "F8", "E1", "E8", "G1", "O15", "I8", "O14"), Outcome.WHITE, Reason.RESIGN);

        assertThat(study(score, finder)).containsExactly(new Finding.WinMissed(9, Stone.BLACK, Examples.points("I8")));
    }

    private static boolean wins(Board board, Stone mover, int stones) {
        long count = java.util.stream.Stream.of("E8", "F8", "G8", "H8")
                .filter(name -> board.has(Point.of(name), Stone.BLACK))
                .count();
        return mover == Stone.BLACK && count == stones && board.isEmpty(Point.of("I8"));
    }

    @Test
    void aWinStillThereAtTheNextTurnIsNotMissed() {
        VcfFinder finder = (board, mover) -> wins(board, mover, 4) ? Examples.points("I8") : List.of();
        GameScore score = over(
                game("H8", "A1", "G8", "C1", "F8", "E1", "E8", "G1", "O15", "O14", "I8"), Outcome.BLACK, Reason.FIVE);

        assertThat(study(score, finder)).isEmpty();
    }

    @Test
    void aRunningGameHasNoReport() {
        GameScore running = game("H8").build();

        assertThatThrownBy(() -> TeachingReport.of(running, Interpretation.RIF, VcfFinder.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not over");
    }

    @Test
    void theReportIsPrinted() throws IOException {
        VcfFinder finder = (board, mover) -> wins(board, mover, 3) ? Examples.points("E8", "D8", "I8") : List.of();
        ScoreBuilder builder = game(
                "H8", "A1", "G8", "C1", "F8", "E1", "O15", "G1", "E8", "A3", "I8", "A5", "K5", "A7", "L5", "A9", "M6",
                "B10", "M7", "B12", "M5", "C14");
        TeachingReport report =
                TeachingReport.of(over(builder, Outcome.WHITE, Reason.TIME), Interpretation.RIF, finder);

        byte[] pdf = Paint.pdf(new ReportPages(report), Paper.A4, SheetFonts.find());

        Path out = Path.of("target", "sheets");
        Files.createDirectories(out);
        Files.write(out.resolve("report.pdf"), pdf);
        assertThat(report.findings()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(pdf.length).isGreaterThan(10_000);
    }
}
