package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.Stone;

/** The line E8 I8, then F9 completes a straight four: it wins unless the reply stands in its way. */
class ReplayTest {
    private final Board board = new Board();

    @BeforeEach
    void stones() {
        place(Stone.WHITE, "F8", "G8", "H8", "E7", "E9");
        place(Stone.BLACK, "B2", "D13", "K3", "M5");
    }

    private void place(Stone stone, String... names) {
        for (String name : names) {
            board.place(Point.of(name), stone);
        }
    }

    private static List<Point> line(String... names) {
        return Stream.of(names).map(Point::of).toList();
    }

    /** Gives Black this stone and asks whether White's line still wins. */
    private boolean wins(String reply, String... line) {
        place(Stone.BLACK, reply);
        String before = board.toString();
        boolean wins = new Replay(
                        new ForbiddenJudge(Interpretation.RIF),
                        board,
                        new Side(board, Stone.WHITE),
                        new Side(board, Stone.BLACK))
                .wins(line(line), Point.of(reply).index());
        assertThat(board).hasToString(before);
        board.remove(Point.of(reply));
        return wins;
    }

    @Test
    void aStraightFourWinsAtOnceAgainstAStoneElsewhere() {
        assertThat(wins("A1", "E8")).isTrue();
    }

    @Test
    void aLineWhosePointIsTakenDoesNotWin() {
        assertThat(wins("E8", "E8")).isFalse();
    }

    @Test
    void anAttackThatMakesNoFourDoesNotWin() {
        assertThat(wins("A1", "O15")).isFalse();
    }

    @Test
    void aSimpleFourWinsOnlyByItsContinuation() {
        place(Stone.BLACK, "I8");

        assertThat(wins("A1", "E8")).isFalse();
        assertThat(wins("A1", "E8", "D8")).isFalse();
        assertThat(wins("A1", "E8", "D8", "E10"))
                .as("E7, E8, E9, E10 are a straight four")
                .isTrue();
        assertThat(wins("A1", "E8", "D7", "E10"))
                .as("another reply than the only one")
                .isFalse();
        assertThat(wins("A1", "E8", "D8", "A15")).as("no four").isFalse();
    }

    @Test
    void aReplyThatThreatensAFiveMustBeAnsweredThere() {
        place(Stone.BLACK, "I8", "L4");

        assertThat(wins("J2", "E8", "D8", "E10"))
                .as("I1 and N6 are both threatened")
                .isFalse();
        place(Stone.WHITE, "I1");
        assertThat(wins("J2", "E8", "D8", "E10")).as("N6 is threatened").isFalse();
        place(Stone.BLACK, "N6");
        board.remove(Point.of("I1"));
        board.remove(Point.of("M5"));
        assertThat(wins("J2", "E8", "D8", "E10")).as("M5 is threatened").isFalse();
        place(Stone.WHITE, "M5");
        assertThat(wins("J2", "E8", "D8", "E10")).isTrue();
    }

    @Test
    void anOnlyReplyThatIsForbiddenToBlackDoesNotDefend() {
        place(Stone.BLACK, "I8", "D9", "D10", "D5", "D6", "D7");

        assertThat(wins("A1", "E8")).as("D8 would make six in a row").isTrue();
    }
}
