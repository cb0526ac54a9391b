package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.rig.PlayedTable.S;

import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.ColourLabel;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.FacePicture;

/** Face A stands on the near side, whoever sits there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClockSidesTest {
    private final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    void close() {
        pi4j.close();
    }

    static IntStream sixteen() {
        return IntStream.range(0, 16);
    }

    @ParameterizedTest(name = "case {0}: opener far, seats exchanged, names exchanged, colours swapped are its bits")
    @MethodSource("sixteen")
    void c14TimeCountAndColourStandInFrontOfTheRightPerson(int bits) {
        boolean far = (bits & 1) != 0;
        boolean seats = (bits & 2) != 0;
        boolean names = (bits & 4) != 0;
        boolean swapped = (bits & 8) != 0;
        PlayedTable game = new PlayedTable(
                pi4j,
                RigSettings.DEFAULT,
                1,
                table -> {
                    if (seats) {
                        table.order(new Wish.SwapSeats());
                    }
                    if (names) {
                        table.order(new Wish.SwapNames());
                    }
                },
                "time=10m",
                "procedure=swap",
                "opener-side=" + (far ? "far" : "near"));
        game.after(S / 2);
        ClockSide opener = far != seats ? ClockSide.B : ClockSide.A;
        assertThat(game.play().setup().nameA()).isEqualTo(names ? "Bo" : "Ann");
        assertThat(game.face(opener).running()).isTrue();
        assertThat(game.face(opener).colour()).isEqualTo(ColourLabel.BLACK);

        for (String point : new String[] {"H8", "H9", "H10"}) {
            game.after(S).place(site(point, opener));
        }
        game.after(20 * S).press(opener).after(S);
        if (swapped) {
            game.tap(ClockKey.OPTION_A.at(opener.other())).after(S);
            game.press(opener.other()).after(S);
        } else {
            game.place(site("A1", opener)).after(S).press(opener.other()).after(S);
        }

        assertThat(game.all(Event.ColoursSwapped.class)).hasSize(swapped ? 1 : 0);
        FacePicture mine = game.face(opener);
        FacePicture others = game.face(opener.other());
        long usedA = game.play().clock().sideAt(Seat.A, game.agenda.nanos()).usedNanos();
        assertThat(usedA).isGreaterThan(20 * S);
        assertThat(mine.time()).startsWith("9:3");
        assertThat(others.time()).startsWith("9:5");
        assertThat(mine.turns()).isEqualTo(1);
        assertThat(others.turns()).isEqualTo(1);
        assertThat(mine.running()).isTrue();
        assertThat(mine.colour()).isEqualTo(swapped ? ColourLabel.WHITE : ColourLabel.BLACK);
        assertThat(others.colour()).isEqualTo(swapped ? ColourLabel.BLACK : ColourLabel.WHITE);

        ClockKey resign = ClockKey.RESIGN_A.at(opener);
        game.table.clock().hold(resign, 3 * S);
        game.after(4 * S);
        assertThat(game.all(Event.GameEnded.class).getFirst().winnerSeat()).contains(Seat.B);
    }

    /** Returns the wired site under a point as the opener sees it. */
    private static String site(String point, ClockSide opener) {
        Point seen = Point.of(point);
        return (opener == ClockSide.A ? seen : Point.at(Point.COUNT - 1 - seen.index())).toString();
    }
}
