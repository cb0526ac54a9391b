package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.RandomPositions;
import tengen.engine.Stone;
import tengen.engine.Vectors;

class VcfSolverTest {
    private static final long NODES = 2_000_000;

    private final VcfSolver solver = new VcfSolver(new ForbiddenJudge(Interpretation.RIF));

    /** Answers and checks a line that was found; says whether one was. */
    private boolean wins(Board board, Stone attacker) {
        String before = board.toString();
        Answer answer = solver.solve(board, attacker, NODES);
        assertThat(board.toString()).isEqualTo(before);
        if (answer instanceof Answer.Win win) {
            assertThat(new SlowVcf(cells(board), 0).replay(attacker, win.line()))
                    .as("%s %s %s", before, attacker, win)
                    .isEmpty();
            return true;
        }
        assertThat(answer).isInstanceOf(Answer.None.class);
        return false;
    }

    private static char[] cells(Board board) {
        char[] cells = new char[Point.COUNT];
        for (int index = 0; index < Point.COUNT; index++) {
            Point point = Point.at(index);
            cells[index] = board.isEmpty(point) ? '.' : board.has(point, Stone.BLACK) ? 'X' : 'O';
        }
        return cells;
    }

    @Test
    void everyLabelledPositionIsAnsweredRightly() {
        for (String line : Vectors.lines("solve/vcf.txt")) {
            String[] fields = line.split(" ");
            Board board = Board.parse(fields[0]).orElseThrow();
            Stone attacker = fields[1].equals("B") ? Stone.BLACK : Stone.WHITE;

            assertThat(wins(board, attacker)).as(line).isEqualTo(fields[2].equals("YES"));
        }
    }

    @Test
    void theKnownProblemsAreSolved() {
        int won = 0;
        for (String line : Vectors.lines("solve/problems.txt")) {
            String[] fields = line.split(" ");
            Board board = Board.parse(fields[0]).orElseThrow();

            boolean wins = wins(board, fields[1].equals("B") ? Stone.BLACK : Stone.WHITE);

            assertThat(wins).as(line).isEqualTo(fields[2].contains("vcf"));
            won += wins ? 1 : 0;
        }
        assertThat(won).isEqualTo(15);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {5, 6, 7})
    void itFindsAWinExactlyWhereTheExhaustiveSearchDoes(long seed) {
        RandomPositions positions = new RandomPositions(seed, Vectors.positions());
        char[] cells = new char[Point.COUNT];
        int won = 0;
        int lost = 0;
        for (int i = 0; i < 250 / Vectors.EVERY; i++) {
            positions.next(cells);
            recolour(cells, positions);
            Board board = board(cells);
            for (Stone attacker : Stone.values()) {
                SlowVcf slow = new SlowVcf(cells, 1_000);
                boolean expected = slow.wins(attacker);
                if (slow.gaveUp()) {
                    continue;
                }
                assertThat(wins(board, attacker))
                        .as("seed %s: %s %s", seed, board, attacker)
                        .isEqualTo(expected);
                won += expected ? 1 : 0;
                lost += expected ? 0 : 1;
            }
        }
        assertThat(won).isGreaterThan(20 / Vectors.EVERY);
        assertThat(lost).isGreaterThan(20 / Vectors.EVERY);
    }

    /** Gives White a share of the black stones, so that both sides attack. */
    private static void recolour(char[] cells, RandomPositions dice) {
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == 'X' && dice.below(3) == 0) {
                cells[i] = 'O';
            }
        }
    }

    private static Board board(char[] cells) {
        Board board = new Board();
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] != '.') {
                board.place(Point.at(i), cells[i] == 'X' ? Stone.BLACK : Stone.WHITE);
            }
        }
        return board;
    }

    @Test
    void anExhaustedBudgetIsSaidAndProvesNothing() {
        String problem = Vectors.lines("solve/problems.txt").stream()
                .filter(line -> line.contains("vcf_long"))
                .findFirst()
                .orElseThrow();
        Board board = Board.parse(problem.substring(0, Point.COUNT)).orElseThrow();

        assertThat(solver.solve(board, Stone.BLACK, 10)).isEqualTo(new Answer.Unknown(10));
        assertThat(solver.solve(board, Stone.BLACK, NODES)).isInstanceOf(Answer.Win.class);
        assertThat(solver.solve(board, Stone.BLACK, 10)).isEqualTo(new Answer.Unknown(10));
    }

    @Test
    void aFiveIsPlayedAtOnce() {
        Board board = new Board();
        for (String name : List.of("E8", "F8", "G8", "H8")) {
            board.place(Point.of(name), Stone.WHITE);
        }
        board.place(Point.of("D8"), Stone.BLACK);

        assertThat(solver.solve(board, Stone.WHITE, NODES)).isEqualTo(new Answer.Win(List.of(Point.of("I8")), 1));
        assertThat(solver.solve(board, Stone.BLACK, NODES)).isEqualTo(new Answer.None(0));
    }
}
