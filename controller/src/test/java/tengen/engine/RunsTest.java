package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunsTest {
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    /** The runs through a stone, found by walking over the board. */
    private static List<List<Point>> walked(Board board, Point point, Stone stone) {
        List<List<Point>> runs = new ArrayList<>();
        for (int d = 0; d < DX.length; d++) {
            int x = point.index() % 15;
            int y = point.index() / 15;
            while (stands(board, x - DX[d], y - DY[d], stone)) {
                x -= DX[d];
                y -= DY[d];
            }
            List<Point> run = new ArrayList<>();
            for (; stands(board, x, y, stone); x += DX[d], y += DY[d]) {
                run.add(Point.at(y * 15 + x));
            }
            runs.add(run);
        }
        return runs;
    }

    private static boolean stands(Board board, int x, int y, Stone stone) {
        return x >= 0 && x < 15 && y >= 0 && y < 15 && board.has(Point.at(y * 15 + x), stone);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void theRunsOfEveryStoneAreThoseFoundByWalking(long seed) {
        RandomPositions positions = new RandomPositions(seed, Vectors.positions());
        char[] cells = new char[Point.COUNT];
        int fives = 0;
        for (int i = 0; i < 400; i++) {
            positions.next(cells);
            Board board = new Board();
            for (int index = 0; index < cells.length; index++) {
                if (cells[index] != '.') {
                    board.place(Point.at(index), cells[index] == 'X' ? Stone.BLACK : Stone.WHITE);
                }
            }
            for (int index = 0; index < cells.length; index++) {
                if (cells[index] != '.') {
                    fives += check(board, Point.at(index), cells[index] == 'X' ? Stone.BLACK : Stone.WHITE, seed);
                }
            }
        }
        assertThat(fives).isGreaterThan(50);
    }

    private static int check(Board board, Point point, Stone stone, long seed) {
        List<List<Point>> runs = walked(board, point, stone);
        int longest = runs.stream().mapToInt(List::size).max().orElseThrow();
        List<List<Point>> fives = runs.stream().filter(run -> run.size() == 5).toList();

        assertThat(Runs.longest(board, point, stone)).as("seed %s", seed).isEqualTo(longest);
        assertThat(Runs.exactFive(board, point, stone)).as("seed %s", seed).isEqualTo(!fives.isEmpty());
        assertThat(inOrder(Runs.longestStones(board, point, stone)))
                .as("seed %s", seed)
                .isIn(runs.stream()
                        .filter(run -> run.size() == longest)
                        .map(RunsTest::inOrder)
                        .toList());
        List<Point> five = Runs.exactFiveStones(board, point, stone);
        if (fives.isEmpty()) {
            assertThat(five).as("seed %s", seed).isEmpty();
            return 0;
        }
        assertThat(inOrder(five))
                .as("seed %s", seed)
                .isIn(fives.stream().map(RunsTest::inOrder).toList());
        return 1;
    }

    /** A line may be walked from either end; the points of a run are in its order one way or the other. */
    private static List<Point> inOrder(List<Point> run) {
        for (int i = 2; i < run.size(); i++) {
            int step = run.get(1).index() - run.get(0).index();
            assertThat(run.get(i).index() - run.get(i - 1).index()).isEqualTo(step);
        }
        return run.stream().sorted(Comparator.comparingInt(Point::index)).toList();
    }

    @Test
    void aRunAtTheEdgeDoesNotLeaveTheBoard() {
        Board board = new Board();
        for (String name : List.of("A1", "B1", "C1", "D1", "E1", "O2", "A3")) {
            board.place(Point.of(name), Stone.WHITE);
        }

        assertThat(Runs.exactFiveStones(board, Point.of("C1"), Stone.WHITE))
                .extracting(Point::toString)
                .containsExactly("A1", "B1", "C1", "D1", "E1");
        assertThat(Runs.longestStones(board, Point.of("O2"), Stone.WHITE)).containsExactly(Point.of("O2"));
    }

    @Test
    void ofEqualRunsTheFirstDirectionIsShown() {
        Board board = new Board();
        for (String name : List.of("H8", "I8", "H9", "I9", "G8", "H7")) {
            board.place(Point.of(name), Stone.BLACK);
        }

        assertThat(Runs.longestStones(board, Point.of("H8"), Stone.BLACK))
                .extracting(Point::toString)
                .containsExactly("G8", "H8", "I8");
    }
}
