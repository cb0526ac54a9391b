package tengen.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.SideState;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.PlacedStone;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;

/** What the faces show through an opening, in words: colour label, turns pressed, number, lights; a {@code >} before the face that runs. */
final class FacePictureTest {
    private static final long SECOND = 1_000_000_000L;

    private final List<PlacedStone> standing = new ArrayList<>();
    private final List<Seat> errors = new ArrayList<>();
    private GameState state = GameState.empty();
    private long nowNanos = 1_000 * SECOND;

    @Test
    void theNumberIsADashUntilItIsTappedAndThenStaysToTheEndOfTheOpening() {
        start("chinese-n");
        shows(">BLACK 0 n=0 | WHITE 0");
        stones("H8", "H9", "I10");
        shows(">BLACK 0 n=0 | WHITE 0");
        option(Seat.A);
        option(Seat.A);
        shows(">BLACK 0 n=2 | WHITE 0");
        press(Seat.A);
        shows("BLACK 1 n=2 | >WHITE 0 n=2");
        option(Seat.B);
        shows("BLACK 1 n=2 | >WHITE 0 n=2 SWAP");
        press(Seat.B);
        shows(">WHITE 1 n=2 | BLACK 1 n=2");
        stones("G7");
        press(Seat.A);
        shows("WHITE 2 n=2 | >BLACK 1 n=2");
        stones("J9", "F9");
        press(Seat.B);
        shows(">WHITE 2 n=2 | BLACK 2 n=2");
        standing.removeIf(stone -> stone.point() == Point.of("F9"));
        stones("G9");
        press(Seat.A);
        shows("WHITE 3 | >BLACK 2");
    }

    @Test
    void aSwapMarkGoesWithTheStone() {
        start("chinese-2");
        stones("H8", "H9", "I10");
        press(Seat.A);
        option(Seat.B);
        shows("BLACK 1 | >WHITE 0 SWAP");
        stones("G7");
        shows("BLACK 1 | >WHITE 0");
    }

    @Test
    void aRefusedPressIsAMarkOnThatFaceAlone() {
        start("chinese-2");
        stones("H8", "A1");
        press(Seat.A);
        shows(">BLACK 0 ERROR | WHITE 0");
    }

    @Test
    void theChoiceOfWhiteIsTheSwapLight() {
        start("swap2");
        stones("C3", "M13", "H8");
        press(Seat.A);
        stones("D4", "K6");
        press(Seat.B);
        option(Seat.A);
        shows(">BLACK 1 SWAP | WHITE 1");
        stones("L4");
        press(Seat.A);
        shows("WHITE 2 | >BLACK 1");
    }

    @Test
    void aWarningForThePositionIsNeverShown() {
        start("free");
        String[] points = {"H8", "A1", "I8", "C1", "J9", "E1", "J10", "G1", "J8"};
        for (int i = 0; i < points.length; i++) {
            stones(points[i]);
            press(i % 2 == 0 ? Seat.A : Seat.B);
        }
        shows("BLACK 5 | >WHITE 4");
        order(new Wish.Pause());
        shows("BLACK 5 PAUSE | WHITE 4 PAUSE");
        order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY));
        shows("BLACK 5 RESULT | WHITE 4 RESULT");
    }

    private void start(String procedure) {
        tell(new Command.Assign("g", "Ann", "Bo", false, Rules.parse(Map.of("procedure", procedure))));
        shows("BLACK 0 | WHITE 0");
        order(new Wish.Start());
    }

    private void stones(String... points) {
        for (String text : points) {
            nowNanos += SECOND;
            standing.add(new PlacedStone(Point.of(text), nowNanos));
            tell(new Command.SeeStone(Point.of(text), nowNanos));
        }
    }

    private void option(Seat seat) {
        nowNanos += SECOND;
        tell(new Command.TapOption(seat, nowNanos, sight()));
    }

    private void press(Seat seat) {
        nowNanos += SECOND;
        tell(new Command.PressLever(seat, nowNanos, sight()));
        state.game().ifPresent(play -> standing.removeIf(stone -> play.occupied(stone.point())));
    }

    private void order(Wish wish) {
        nowNanos += SECOND;
        tell(new Command.Order("1", "Ann", Event.Ruler.DESK, wish, nowNanos, sight()));
    }

    private Sight sight() {
        return new Sight(standing, false, List.of());
    }

    private void tell(Command command) {
        for (Event event : Game.decide(state, command)) {
            state = Game.evolve(state, event);
            if (event instanceof Event.CommandRefused refused) {
                refused.seat().ifPresent(errors::add);
            }
        }
    }

    private void shows(String words) {
        FaceState face = FacePicture.of(state, errors, true);
        String a = (face.running() == tengen.bridge.clock.Running.A ? ">" : "") + words(face.a());
        String b = (face.running() == tengen.bridge.clock.Running.B ? ">" : "") + words(face.b());
        assertThat(a + " | " + b).isEqualTo(words);
    }

    private static String words(SideState side) {
        StringBuilder words = new StringBuilder(side.colour() + " " + side.turns());
        if (side.number() != SideState.NO_NUMBER) {
            words.append(" n=").append(side.number());
        }
        for (FaceMark mark : FaceMark.values()) {
            if (side.marks().has(mark)) {
                words.append(' ').append(mark);
            }
        }
        return words.toString();
    }
}
