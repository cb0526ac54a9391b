package tengen.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The hand-made cases of RULES 1.6, in both readings and under all symmetries. */
class ForbiddenCasesTest {
    record Case(String id, String black, String white, String move, String rif, String js, String reason) {
        static Case of(String line) {
            String[] field = line.split("\t", -1);
            return new Case(field[0], field[1], field[2], field[3], field[4], field[5], field[6]);
        }

        Board board(Symmetry symmetry) {
            Board board = new Board();
            points(black).map(symmetry::of).forEach(point -> board.place(point, Stone.BLACK));
            points(white).map(symmetry::of).forEach(point -> board.place(point, Stone.WHITE));
            return board;
        }

        private static Stream<Point> points(String names) {
            return Stream.of(names.split(" ")).filter(name -> !name.isEmpty()).map(Point::of);
        }

        @Override
        public String toString() {
            return id + " " + reason;
        }
    }

    static Stream<Case> cases() {
        try (InputStream in = ForbiddenCasesTest.class.getResourceAsStream("forbidden_cases.tsv")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
            return text.lines().skip(1).map(Case::of).toList().stream();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void theVerdictIsTheSameUnderAllSymmetries(Case given) {
        for (int number = 0; number < Symmetry.COUNT; number++) {
            Symmetry symmetry = new Symmetry(number);
            Board board = given.board(symmetry);
            Point move = symmetry.of(Point.of(given.move));

            Verdict rif = new ForbiddenJudge(Interpretation.RIF).judge(board, move);
            Verdict js = new ForbiddenJudge(Interpretation.JS).judge(board, move);

            assertThat(word(rif)).as("%s, symmetry %s", given, number).isEqualTo(given.rif);
            assertThat(word(js)).as("%s, symmetry %s, reading J", given, number).isEqualTo(given.js);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void aMoveIsDisputedWhereTheReadingsDiffer(Case given) {
        Board board = given.board(new Symmetry(0));
        Point move = Point.of(given.move);

        for (Interpretation reading : Interpretation.values()) {
            assertThat(new ForbiddenJudge(reading).disputed(board, move)).isEqualTo(!given.rif.equals(given.js));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void whiteMayPlayWhereBlackMayNot(Case given) {
        ForbiddenJudge judge = new ForbiddenJudge(Interpretation.RIF);
        Board board = given.board(new Symmetry(0));
        String before = board.toString();
        Point move = Point.of(given.move);

        assertThat(judge.judge(board, move, Stone.WHITE)).isSameAs(Verdict.LEGAL);
        assertThat(judge.judge(board, move, Stone.BLACK)).isSameAs(judge.judge(board, move));
        assertThat(board).hasToString(before);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void withColoursExchangedWhiteMakesAFiveOfFiveOrMore(Case given) {
        Board board = new Case(given.id, /* black= */ given.white, /* white= */ given.black, given.move, "", "", "")
                .board(new Symmetry(0));
        boolean five = given.rif.equals("five") || given.rif.equals("overline");

        Verdict verdict = new ForbiddenJudge(Interpretation.RIF).judge(board, Point.of(given.move), Stone.WHITE);

        assertThat(verdict).isSameAs(five ? Verdict.FIVE : Verdict.LEGAL);
    }

    private static String word(Verdict verdict) {
        if (verdict.five()) {
            return "five";
        }
        return verdict.first()
                .map(foul -> switch (foul) {
                    case OVERLINE -> "overline";
                    case DOUBLE_FOUR -> "4-4";
                    case DOUBLE_THREE -> "3-3";
                })
                .orElse("legal");
    }
}
