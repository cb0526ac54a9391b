package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.rig.PlayedTable.MS;
import static tengen.sim.rig.PlayedTable.S;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.game.Event;
import tengen.game.GameClock;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Seat;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;

/** Rows C of the bug log that it takes a whole table to show. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClockTableTest {
    private static final List<String> MOVES = List.of("H8", "A1", "C1", "E1", "G1", "I1");

    private final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    void close() {
        pi4j.close();
    }

    private PlayedTable started(long seed, String... rules) {
        return new PlayedTable(pi4j, RigSettings.DEFAULT, seed, rules);
    }

    private static ClockSide moves(PlayedTable game) {
        ClockSide side = ClockSide.A;
        for (String move : MOVES) {
            game.after(S).place(move).after(S).press(side);
            side = side.other();
        }
        game.after(S);
        return side;
    }

    @Test
    void c1AResignationStopsBothClocksAtOnceInTheRecordAndOnTheFaces() {
        PlayedTable game = started(1, "time=10m");
        moves(game);
        game.after(1_500 * MS);
        game.table.clock().hold(ClockKey.RESIGN_B, 3 * S);
        // It takes effect at two seconds; 200 ms later everything stands.
        game.after(2_200 * MS);
        assertThat(game.state()).isInstanceOf(GameState.Ended.class);
        GameClock clock = game.play().clock();
        String a = game.face(ClockSide.A).time();
        String b = game.face(ClockSide.B).time();

        game.after(60 * S);

        assertThat(game.play().clock()).isEqualTo(clock);
        assertThat(game.face(ClockSide.A).time()).isEqualTo(a);
        assertThat(game.face(ClockSide.B).time()).isEqualTo(b);
        assertThat(game.face(ClockSide.A).running()).isFalse();
        assertThat(game.face(ClockSide.B).running()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"10s", "5s+5s/move", "10s+3s/inc", "4/10s,30s", "5s,3/5s*", "4s+3x2s", "5s+3/5s", "10s delay 5s"
            })
    void c7TheFlagIsToldOnceThoughTheControllerStandsStillForTwoSecondsAtThatMoment(String time) {
        PlayedTable game = started(1, "time=" + time);
        game.after(S).place("H8").after(S);
        long flagNanos = game.play().clock().flagNanos();
        game.agenda.step(flagNanos - S, () -> game.agenda.nanos(2 * S));

        game.until(flagNanos + 3 * S);

        assertThat(game.all(Event.FlagFell.class)).singleElement().satisfies(fell -> {
            assertThat(fell.seat()).isEqualTo(Seat.A);
            assertThat(fell.atNanos()).isEqualTo(flagNanos);
            assertThat(fell.side().leftNanos()).isZero();
        });
        assertThat(game.all(Event.GameEnded.class)).hasSize(1);
        assertThat(game.face(ClockSide.A).time()).isEqualTo("0:00");
    }

    @Test
    void aFlagIsToldWithinATwentiethOfASecondAndTheAlarmSoundsWithIt() {
        PlayedTable game = started(1, "time=20s");
        game.after(S).place("H8");
        long flagNanos = game.all(Event.GameStarted.class).getFirst().atNanos() + 20 * S;

        game.until(flagNanos + 50 * MS);

        assertThat(game.all(Event.FlagFell.class)).hasSize(1);
        assertThat(game.after(600 * MS).table.clock().faces().alarmSounding()).isTrue();
    }

    @Test
    void c19StonesWithoutPressesAndPressesWithoutStonesAreToldToTheArbiterAtOnce() {
        PlayedTable game = started(1, "time=10m");
        game.after(S).press(ClockSide.A).after(S);
        assertThat(oddities(game)).containsExactly(Event.Oddity.PRESS_WITHOUT_STONE);

        game.place("H8").after(2 * S).place("A1").after(2 * S).place("C1").after(S);

        assertThat(oddities(game)).contains(Event.Oddity.SECOND_STONE, Event.Oddity.CLOCK_NOT_FOLLOWING);
        PlayedTable.Told stone = game.told().stream()
                .filter(told -> told.event() instanceof Event.StonePlaced)
                .findFirst()
                .orElseThrow();
        PlayedTable.Told alarm = game.told().stream()
                .filter(told -> told.event() instanceof Event.Irregularity odd
                        && odd.kind() == Event.Oddity.CLOCK_NOT_FOLLOWING)
                .findFirst()
                .orElseThrow();
        assertThat(alarm.atNanos() - stone.atNanos()).isLessThan(10 * S);
    }

    private static List<Event.Oddity> oddities(PlayedTable game) {
        return game.all(Event.Irregularity.class).stream()
                .map(Event.Irregularity::kind)
                .toList();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void c21FiveThousandKeysEraseNeitherMovesNorTimes(long seed) {
        PlayedTable game = started(seed, "time=10h", "pass=off", "claims=automatic");
        ClockSide mover = moves(game);
        List<Move> record = List.copyOf(game.play().moves());
        // B's DRAW is left out: both together would end the game by agreement.
        List<ClockKey> keys = new ArrayList<>(List.of(ClockKey.values()));
        keys.remove(ClockKey.DRAW_B);
        Dice dice = new Dice(seed);
        long usedA = 0;
        long usedB = 0;
        for (int i = 0; i < 5_000; i++) {
            ClockKey key = keys.get(dice.between(0, keys.size() - 1));
            game.table.clock().hold(key, dice.between(20 * MS, 400 * MS));
            game.after(dice.between(20 * MS, 450 * MS));
            if (i % 50 == 0) {
                GameClock clock = game.play().clock();
                long nowA = clock.sideAt(Seat.A, game.agenda.nanos()).usedNanos();
                long nowB = clock.sideAt(Seat.B, game.agenda.nanos()).usedNanos();
                assertThat(nowA).as("seed %d, key %d", seed, i).isGreaterThanOrEqualTo(usedA);
                assertThat(nowB).as("seed %d, key %d", seed, i).isGreaterThanOrEqualTo(usedB);
                usedA = nowA;
                usedB = nowB;
                assertThat(game.play().moves()).as("seed %d, key %d", seed, i).isEqualTo(record);
            }
        }
        game.after(5 * S);

        assertThat(game.state()).isInstanceOf(GameState.Running.class);
        assertThat(game.play().mover()).isEqualTo(mover == ClockSide.A ? Seat.A : Seat.B);
        assertThat(usedA).isGreaterThan(300 * S);
        assertThat(game.table.controller().orElseThrow().loop().durable()).isTrue();
    }
}
