package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.RandomPositions;
import tengen.engine.Runs;
import tengen.engine.Stone;
import tengen.engine.Vectors;

class SideTest {
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    private static boolean five(Board board, Point point, Stone stone) {
        return stone == Stone.BLACK ? Runs.exactFive(board, point, stone) : Runs.longest(board, point, stone) >= 5;
    }

    /** The points that complete a five, by trying each. */
    private static List<Integer> triedFives(Board board, Stone stone) {
        List<Integer> points = new ArrayList<>();
        for (int index = 0; index < Point.COUNT; index++) {
            Point point = Point.at(index);
            if (board.isEmpty(point)) {
                board.place(point, stone);
                if (five(board, point, stone)) {
                    points.add(index);
                }
                board.remove(point);
            }
        }
        return points;
    }

    /** Whether two stones, one on each of these points of a line, make a five that holds both. */
    private static boolean fiveWithBoth(Board board, Point first, Point second, int d, Stone stone) {
        board.place(first, stone);
        board.place(second, stone);
        int x = first.index() % 15;
        int y = first.index() / 15;
        int before = stretch(board, x, y, -DX[d], -DY[d], stone);
        int after = stretch(board, x, y, DX[d], DY[d], stone);
        int run = before + after + 1;
        int steps = Math.max(Math.abs(second.index() % 15 - x), Math.abs(second.index() / 15 - y));
        boolean ahead = second.index() % 15 - x == steps * DX[d] && second.index() / 15 - y == steps * DY[d];
        board.remove(first);
        board.remove(second);
        return (stone == Stone.BLACK ? run == 5 : run >= 5) && steps <= (ahead ? after : before);
    }

    private static int stretch(Board board, int x, int y, int dx, int dy, Stone stone) {
        int length = 0;
        for (int i = x + dx, j = y + dy; i >= 0 && i < 15 && j >= 0 && j < 15; i += dx, j += dy) {
            if (!board.has(Point.at(j * 15 + i), stone)) {
                break;
            }
            length++;
        }
        return length;
    }

    /** The points on which a stone makes a four: with one more stone on their line, within four cells, a five that holds both. */
    private static List<Integer> triedFours(Board board, Stone stone) {
        List<Integer> points = new ArrayList<>();
        for (int index = 0; index < Point.COUNT; index++) {
            if (board.isEmpty(index) && makesFour(board, index, stone)) {
                points.add(index);
            }
        }
        return points;
    }

    private static boolean makesFour(Board board, int index, Stone stone) {
        for (int d = 0; d < DX.length; d++) {
            for (int step = -4; step <= 4; step++) {
                int x = index % 15 + step * DX[d];
                int y = index / 15 + step * DY[d];
                if (step == 0 || x < 0 || x > 14 || y < 0 || y > 14 || !board.isEmpty(y * 15 + x)) {
                    continue;
                }
                if (fiveWithBoth(board, Point.at(index), Point.at(y * 15 + x), d, stone)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<Integer> walked(PointSet set) {
        List<Integer> points = new ArrayList<>();
        for (int point = set.next(0); point != PointSet.NONE; point = set.next(point + 1)) {
            points.add(point);
        }
        return points;
    }

    @ParameterizedTest
    @EnumSource(Stone.class)
    void fivesAndFoursAreThoseFoundByTryingEveryPoint(Stone stone) {
        RandomPositions positions = new RandomPositions(11, Vectors.positions());
        char[] cells = new char[Point.COUNT];
        int fives = 0;
        int fours = 0;
        for (int i = 0; i < 400 / Vectors.EVERY; i++) {
            positions.next(cells);
            Board board = new Board();
            for (int index = 0; index < cells.length; index++) {
                if (cells[index] != '.') {
                    board.place(Point.at(index), cells[index] == 'X' ? stone : stone.other());
                }
            }
            Side side = new Side(board, stone);
            // Where a five can be made at once, a "four" is a matter of words.
            List<Integer> expected = triedFives(board, stone);
            assertThat(walked(side.fivePoints())).as("%s %s", board, stone).isEqualTo(expected);
            fives += expected.size();
            if (expected.isEmpty()) {
                List<Integer> expectedFours = triedFours(board, stone);
                assertThat(walked(side.fourPoints())).as("%s %s", board, stone).isEqualTo(expectedFours);
                fours += expectedFours.size();
            }
        }
        assertThat(fives).isGreaterThan(30 / Vectors.EVERY);
        assertThat(fours).isGreaterThan(300 / Vectors.EVERY);
    }

    @ParameterizedTest
    @EnumSource(Stone.class)
    void aThreeIsMadeByTheThirdOfFourWithRoomOnBothSides(Stone stone) {
        Board board = new Board();
        board.place(Point.of("H8"), stone);
        board.place(Point.of("I8"), stone);

        assertThat(walked(new Side(board, stone).threePoints()))
                .extracting(index -> Point.at(index).toString())
                .containsExactlyInAnyOrder("F8", "G8", "J8", "K8");

        board.place(Point.of("K8"), stone.other());
        assertThat(walked(new Side(board, stone).threePoints()))
                .extracting(index -> Point.at(index).toString())
                .containsExactlyInAnyOrder("F8", "G8");
        assertThat(walked(new Side(board, stone.other()).threePoints())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Stone.class)
    void everyLineOfTheBoardIsLookedAt(Stone stone) {
        for (List<String> four : List.of(
                List.of("A1", "B1", "C1", "D1"),
                List.of("L15", "M15", "N15", "O15"),
                List.of("A12", "A13", "A14", "A15"),
                List.of("O1", "O2", "O3", "O4"),
                List.of("A11", "B12", "C13", "D14"),
                List.of("K1", "L2", "M3", "N4"),
                List.of("A5", "B4", "C3", "D2"),
                List.of("K15", "L14", "M13", "N12"))) {
            Board board = new Board();
            four.forEach(name -> board.place(Point.of(name), stone));

            assertThat(new Side(board, stone).fivePoints().isEmpty())
                    .as("%s", four)
                    .isFalse();
            board.remove(Point.of(four.getFirst()));
            assertThat(new Side(board, stone).fourPoints().isEmpty())
                    .as("%s", four)
                    .isFalse();
        }
    }
}
