package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    private static final String EMPTY = ".".repeat(Point.COUNT);

    @Test
    void everyPointHoldsOneStoneOrNone() {
        Board board = new Board();
        for (int index = 0; index < Point.COUNT; index++) {
            Point point = Point.at(index);
            assertThat(board.isEmpty(point)).isTrue();
            for (Stone stone : List.of(Stone.BLACK, Stone.WHITE, Stone.WHITE, Stone.BLACK, Stone.BLACK)) {
                board.place(point, stone);

                assertThat(board.isEmpty(point)).isFalse();
                assertThat(board.isEmpty(index)).isFalse();
                assertThat(board.has(point, stone)).isTrue();
                assertThat(board.has(point, stone.other())).isFalse();
            }
            board.remove(point);
            board.remove(point);

            assertThat(board.isEmpty(point)).isTrue();
            assertThat(board.has(point, Stone.BLACK)).isFalse();
            assertThat(board.has(point, Stone.WHITE)).isFalse();
        }
        assertThat(board).hasToString(EMPTY);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        Board board = new Board();
        board.place(Point.of("A15"), Stone.BLACK);
        Board copy = new Board(board);
        copy.place(Point.of("O1"), Stone.WHITE);

        assertThat(board).hasToString("X" + ".".repeat(224));
        assertThat(copy).hasToString("X" + ".".repeat(223) + "O");
        copy.clear();
        assertThat(copy).hasToString(EMPTY);
    }

    @Test
    void onlyAPositionIsRead() {
        for (String position : Vectors.positions().subList(0, 20)) {
            assertThat(Board.parse(position)).hasToString("Optional[" + position + "]");
        }
        assertThat(Board.parse("")).isEmpty();
        assertThat(Board.parse(EMPTY + ".")).isEmpty();
        assertThat(Board.parse(EMPTY.substring(1))).isEmpty();
        assertThat(Board.parse("x" + EMPTY.substring(1))).isEmpty();
    }

    @Test
    void everyCellOfEveryLineIsItsPoint() {
        for (int index = 0; index < Point.COUNT; index++) {
            for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
                int line = Lines.line(index, direction);
                int cell = Lines.cell(index, direction);
                assertThat(Lines.point(line, cell)).isEqualTo(index);
                assertThat(cell).isLessThan(Lines.length(line));
                assertThat(line < Lines.LONG).isEqualTo(Lines.length(line) >= 5);
            }
        }
        int cells = 0;
        for (int line = 0; line < Lines.COUNT; line++) {
            cells += Lines.length(line);
        }
        assertThat(cells).isEqualTo(Point.COUNT * Lines.DIRECTIONS);
    }

    /** Every run of every length at every place, both colours, in all directions, the short diagonals too. */
    @ParameterizedTest
    @EnumSource(Stone.class)
    void runsAreCountedToTheEdge(Stone stone) {
        for (int line = 0; line < Lines.COUNT; line++) {
            for (int first = 0; first < Lines.length(line); first++) {
                Board board = new Board();
                for (int last = first; last < Lines.length(line); last++) {
                    board.place(Point.at(Lines.point(line, last)), stone);
                    Point middle = Point.at(Lines.point(line, (first + last) / 2));
                    int length = last - first + 1;
                    assertThat(Runs.longest(board, middle, stone)).isEqualTo(length);
                    assertThat(Runs.exactFive(board, middle, stone)).isEqualTo(length == 5);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"A1", "a1", "O15", "h8", "H8", "B10"})
    void aPointHasOneName(String name) {
        assertThat(Point.parse(name)).hasToString("Optional[" + name.toUpperCase(java.util.Locale.ROOT) + "]");
        assertThat(Point.of(name))
                .isSameAs(Point.at(Point.of(name).column(), Point.of(name).row()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "A0", "A16", "P1", "@1", "A01", "A1x", "8H", "A-1", "AA1", "A111", "H:", "H/"})
    void whatIsNoPointIsNone(String name) {
        assertThat(Point.parse(name)).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> Point.of(name)).withMessage("no such point: " + name);
    }

    @Test
    void pointsKnowWhereTheyAre() {
        Point point = Point.of("C12");

        assertThat(point.column()).isEqualTo(2);
        assertThat(point.row()).isEqualTo(11);
        assertThat(point.index()).isEqualTo(167);
        assertThat(point.distance(Point.of("D7"))).isEqualTo(5);
        assertThat(point.distance(Point.of("H11"))).isEqualTo(5);
        assertThat(point).isGreaterThan(Point.of("D11")).isLessThan(Point.of("D12"));
        for (int[] off : new int[][] {{-1, 0}, {15, 0}, {0, -1}, {0, 15}}) {
            assertThatIllegalArgumentException().isThrownBy(() -> Point.at(off[0], off[1]));
        }
    }

    @Test
    void stonesAlternate() {
        assertThat(Stone.ofMove(1)).isSameAs(Stone.BLACK);
        assertThat(Stone.ofMove(2)).isSameAs(Stone.WHITE);
        assertThat(Stone.BLACK.other()).isSameAs(Stone.WHITE);
        assertThat(Stone.WHITE.other()).isSameAs(Stone.BLACK);
        assertThatIllegalArgumentException().isThrownBy(() -> Stone.ofMove(0));
    }

    @Test
    void verdictsAreNamed() {
        assertThat(Verdict.FIVE).hasToString("FIVE");
        assertThat(Verdict.LEGAL).hasToString("LEGAL");
        assertThat(Verdict.of(true, false, true)).hasToString("[OVERLINE, DOUBLE_THREE]");
        assertThat(Verdict.of(false, true, false).first()).contains(Foul.DOUBLE_FOUR);
        assertThat(Verdict.of(false, true, false).has(Foul.DOUBLE_FOUR)).isTrue();
        assertThat(Verdict.of(false, true, false).has(Foul.DOUBLE_THREE)).isFalse();
        assertThat(Verdict.FIVE.forbidden()).isFalse();
        assertThat(Verdict.LEGAL.first()).isEmpty();
        for (int code = 0; code <= 8; code++) {
            assertThat(Verdict.ofCode(code).code()).isEqualTo(code);
        }
    }

    @Test
    void kindsAloneAreNoDispute() {
        Verdict fours = Verdict.of(false, true, false);
        Verdict both = Verdict.of(false, true, true);

        assertThat(new Ruling(fours, both).disputed()).isFalse();
        assertThat(new Ruling(fours, Verdict.LEGAL).disputed()).isTrue();
        assertThat(new Ruling(Verdict.FIVE, Verdict.LEGAL).disputed()).isFalse();
        assertThat(Interpretation.RIF.other()).isSameAs(Interpretation.JS);
        assertThat(Interpretation.JS.other()).isSameAs(Interpretation.RIF);
    }
}
