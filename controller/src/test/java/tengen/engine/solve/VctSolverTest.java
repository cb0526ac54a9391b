package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.Vectors;

class VctSolverTest {
    private static final long NODES = 40_000;

    private final ForbiddenJudge judge = new ForbiddenJudge(Interpretation.RIF);
    private final VctSolver solver = new VctSolver(judge);
    private final VcfSolver fours = new VcfSolver(judge);

    static Stream<String> problems() {
        return Vectors.lines("solve/problems.txt").stream()
                .filter(line -> line.contains(":test_vct") && !line.contains("fukumi"));
    }

    private static Board board(String line) {
        return Board.parse(line.substring(0, Point.COUNT)).orElseThrow();
    }

    private static Stone toMove(String line) {
        return line.charAt(Point.COUNT + 1) == 'B' ? Stone.BLACK : Stone.WHITE;
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theFirstAttackWinsAgainstEveryReply(String line) {
        Board board = board(line);
        Stone attacker = toMove(line);
        assertThat(fours.solve(board, attacker, NODES)).isInstanceOf(Answer.None.class);

        List<Point> win = win(board, attacker);

        assertThat(board).hasToString(line.substring(0, Point.COUNT));
        board.place(win.getFirst(), attacker);
        for (int index = 0; index < Point.COUNT; index += Vectors.EVERY) {
            Point reply = Point.at(index);
            if (board.isEmpty(reply) && mayPlay(board, reply, attacker.other())) {
                board.place(reply, attacker.other());
                assertThat(win(board, attacker))
                        .as("after %s %s", win.getFirst(), reply)
                        .isNotEmpty();
                board.remove(reply);
            }
        }
    }

    /** The line shown is one that can be played: free points in turn, never forbidden ones, ending with fours that win. */
    @ParameterizedTest
    @MethodSource("problems")
    void theLineShownEndsInAWinByFours(String line) {
        Board board = board(line);
        Stone attacker = toMove(line);
        List<Point> win = win(board, attacker);

        int shown = 0;
        while (!(fours.solve(board, attacker, NODES) instanceof Answer.Win)) {
            for (Stone stone : List.of(attacker, attacker.other())) {
                Point point = win.get(shown++);
                assertThat(board.isEmpty(point)).isTrue();
                assertThat(mayPlay(board, point, stone)).isTrue();
                board.place(point, stone);
            }
        }

        assertThat(shown).isBetween(2, win.size() - 1);
    }

    @Test
    void aWinThatNeedsQuietThreatsIsFound() {
        assumeThat(Vectors.EVERY).as("too long for the mutation tests").isEqualTo(1);
        String line = Vectors.lines("solve/problems.txt").stream()
                .filter(problem -> problem.contains("fukumi"))
                .findFirst()
                .orElseThrow();

        assertThat(solver.solve(board(line), toMove(line), 200_000)).isInstanceOf(Answer.Win.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void threeStonesInTheOpenWinForBothColours(int ordinal) {
        Stone attacker = Stone.values()[ordinal];
        Board board = new Board();
        for (String name : List.of("H8", "I8", "H9")) {
            board.place(Point.of(name), attacker);
        }
        board.place(Point.of("A1"), attacker.other());
        board.place(Point.of("O15"), attacker.other());

        assertThat(solver.solve(board, attacker, NODES)).isInstanceOf(Answer.Win.class);
        assertThat(solver.solve(board, attacker.other(), 3_000)).isNotInstanceOf(Answer.Win.class);
    }

    @Test
    void anEmptyBoardHoldsNoThreat() {
        assertThat(solver.solve(new Board(), Stone.BLACK, NODES)).isInstanceOf(Answer.None.class);
    }

    @Test
    void aFiveOfTheDefenderMustBeStopped() {
        Board board = new Board();
        for (String name : List.of("E8", "F8", "G8", "H8")) {
            board.place(Point.of(name), Stone.WHITE);
        }
        for (String name : List.of("K3", "L4", "K5")) {
            board.place(Point.of(name), Stone.BLACK);
        }

        assertThat(solver.solve(board, Stone.BLACK, NODES)).isInstanceOf(Answer.None.class);
    }

    private List<Point> win(Board board, Stone attacker) {
        return solver.solve(board, attacker, NODES) instanceof Answer.Win win ? win.line() : List.of();
    }

    private boolean mayPlay(Board board, Point point, Stone stone) {
        return stone == Stone.WHITE || !judge.judge(board, point).forbidden();
    }
}
