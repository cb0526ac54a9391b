package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LiveMapTest {
    private final ForbiddenJudge judge = new ForbiddenJudge(Interpretation.RIF);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void playedAndTakenBackItIsTheMapOfThePosition(long seed) {
        RandomPositions dice = new RandomPositions(seed, Vectors.positions());
        for (String start : Vectors.some(Vectors.positions().subList(0, 100))) {
            Board board = Board.parse(start).orElseThrow();
            LiveMap live = new LiveMap(judge, board);
            VerdictMap map = new VerdictMap(judge);
            Deque<Point> played = new ArrayDeque<>();

            for (int step = 0; step < 40; step++) {
                Point point = Point.at(dice.below(Point.COUNT));
                if (board.isEmpty(point)) {
                    Stone stone = dice.below(3) == 0 ? Stone.WHITE : Stone.BLACK;
                    board.place(point, stone);
                    live.play(point, stone);
                    played.push(point);
                } else if (!played.isEmpty()) {
                    board.remove(played.pop());
                    live.undo();
                }
                map.read(board);
                assertSame(live, map, board);
                assertSameSuspects(live, new LiveMap(judge, board), board);
            }
        }
    }

    /** A stone in the open makes a suspect of no point, and a point that is no suspect is never forbidden. */
    @Test
    void onlyPointsWithTwoShapesAreSuspect() {
        LiveMap live = new LiveMap(judge, new Board());
        live.play(Point.CENTRE, Stone.BLACK);
        for (int index = 0; index < Point.COUNT; index++) {
            assertThat(live.suspects(index)).isFalse();
        }
        for (String name : List.of("I8", "G9", "G10")) {
            live.play(Point.of(name), Stone.BLACK);
        }

        assertThat(live.suspects(Point.of("G8").index())).as("two threes").isTrue();
        assertThat(live.suspects(Point.of("F8").index())).as("one three").isFalse();
    }

    @Test
    void whatIsImpossibleIsRefused() {
        Board board = new Board();
        board.place(Point.CENTRE, Stone.WHITE);
        LiveMap live = new LiveMap(judge, board);

        assertThatIllegalStateException().isThrownBy(() -> live.play(Point.CENTRE, Stone.BLACK));
        assertThatIllegalStateException().isThrownBy(live::undo);
    }

    private static void assertSameSuspects(LiveMap live, LiveMap readAnew, Board board) {
        for (int index = 0; index < Point.COUNT; index++) {
            assertThat(live.suspects(index))
                    .as("%s of %s", Point.at(index), board)
                    .isEqualTo(readAnew.suspects(index));
        }
    }

    private static void assertSame(LiveMap live, VerdictMap map, Board board) {
        int forbidden = 0;
        for (int index = 0; index < Point.COUNT; index++) {
            Point point = Point.at(index);
            if (board.isEmpty(point)) {
                forbidden += map.at(point).forbidden() ? 1 : 0;
                assertThat(live.at(point)).as("%s of %s", point, board).isSameAs(map.at(point));
            }
        }
        assertThat(live.countForbidden()).isEqualTo(forbidden);
    }
}
