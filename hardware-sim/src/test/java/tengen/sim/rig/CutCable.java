package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.sim.rig.PlayedTable.MS;
import static tengen.sim.rig.PlayedTable.S;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.FaceMark;
import tengen.game.Event;
import tengen.game.Seat;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.FacePicture;
import tengen.sim.clock.TableClock;

/** The cable is cut with five seconds left. Each scene is played with every kind of clock. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class CutCable {
    private final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    void close() {
        pi4j.close();
    }

    /** Returns how the clock under test is hung. */
    abstract TableClock.Hanger hanger();

    private PlayedTable cutAtFive(long forSeconds, String... more) {
        return cut(5, forSeconds, more);
    }

    /** Twenty seconds for each; A has set a stone down and has exactly {@code left} seconds when the cable is cut. */
    private PlayedTable cut(int left, long forSeconds, String... more) {
        String[] rules = Arrays.copyOf(more, more.length + 1);
        rules[more.length] = "time=20s";
        PlayedTable game = new PlayedTable(pi4j, RigSettings.DEFAULT.withClock(hanger()), 1, rules);
        long startNanos = game.all(Event.GameStarted.class).getFirst().atNanos();
        game.after(S).place("H8").until(startNanos + (20 - left) * S);
        assertThat(game.face(ClockSide.A).time()).isIn(seconds(left), seconds(left + 1));
        game.table.cable().cut(forSeconds * S);
        return game;
    }

    @Test
    void c7WithoutAPressTheFaceCountsOnTheAlarmSoundsAndTheFlagIsToldAfterTheReconnection() {
        PlayedTable game = cutAtFive(12);
        int before = game.told().size();
        for (int left = 4; left >= 1; left--) {
            game.after(S);
            assertThat(game.face(ClockSide.A).time()).isIn(seconds(left), seconds(left + 1));
            assertThat(game.face(ClockSide.A).running()).isTrue();
            assertThat(sounds(game, 0)).isFalse();
        }
        assertThat(game.table.clock().faces().linkLost()).isTrue();

        game.after(1_050 * MS);
        assertThat(game.face(ClockSide.A).time()).isEqualTo("0:00");
        assertThat(game.face(ClockSide.A).marks().has(FaceMark.FLAG)).isTrue();
        assertThat(game.face(ClockSide.A).running()).isFalse();
        assertThat(game.face(ClockSide.B).time()).isEqualTo("0:20");
        assertThat(sounds(game, 1_000)).isTrue();
        game.after(4 * S);
        assertThat(game.names(before)).doesNotContain("FlagFell", "GameEnded");

        game.after(6 * S);
        Event.FlagFell fell = game.all(Event.FlagFell.class).getFirst();
        Event.GameEnded end = game.all(Event.GameEnded.class).getFirst();
        assertThat(game.all(Event.FlagFell.class)).hasSize(1);
        assertThat(fell.seat()).isEqualTo(Seat.A);
        assertThat(end.winnerSeat()).contains(Seat.B);
        assertThat(end.reason()).isEqualTo(Event.Reason.TIME);
        assertThat(end.a().leftNanos()).isZero();
        assertThat(end.b().leftNanos()).isEqualTo(20 * S);
        assertThat(game.table.clock().faces().linkLost()).isFalse();
    }

    @Test
    void c7WithAPressKeptAtThreeSecondsTheOtherSideRunsAndFlags() {
        PlayedTable game = cutAtFive(30);
        int before = game.told().size();
        game.after(2 * S).press(ClockSide.A).after(100 * MS);
        assertThat(game.face(ClockSide.B).running()).isTrue();
        // At 0:03 to a millisecond or so; a face rounds up.
        String left = game.face(ClockSide.A).time();
        assertThat(left).isIn("0:03", "0:04");
        assertThat(game.face(ClockSide.A).turns()).isEqualTo(1);
        game.after(19 * S);
        assertThat(game.face(ClockSide.B).time()).isEqualTo("0:01");
        game.after(1_100 * MS);
        assertThat(game.face(ClockSide.B).time()).isEqualTo("0:00");
        assertThat(game.face(ClockSide.A).time()).isEqualTo(left);
        assertThat(sounds(game, 1_000)).isTrue();
        assertThat(game.names(before)).doesNotContain("TurnEnded", "FlagFell", "GameEnded");

        game.after(12 * S);
        Event.TurnEnded turn = game.all(Event.TurnEnded.class).getFirst();
        assertThat(turn.seat()).isEqualTo(Seat.A);
        assertThat(turn.side().leftNanos()).isBetween(2_990 * MS, 3_010 * MS);
        Event.FlagFell fell = game.all(Event.FlagFell.class).getFirst();
        assertThat(game.all(Event.FlagFell.class)).hasSize(1);
        assertThat(fell.seat()).isEqualTo(Seat.B);
        assertThat(game.all(Event.GameEnded.class).getFirst().winnerSeat()).contains(Seat.A);
        assertThat(fell.atNanos()).isEqualTo(turn.atNanos() + 20 * S);
    }

    @Test
    void aPressTenMillisecondsBehindTheFlagIsKeptAndChangesNothing() {
        PlayedTable game = cutAtFive(12);

        game.after(5_010 * MS).press(ClockSide.A).after(S);
        assertThat(game.face(ClockSide.B).running()).isFalse();
        game.after(10 * S);

        assertThat(game.all(Event.TurnEnded.class)).isEmpty();
        assertThat(game.all(Event.FlagFell.class).getFirst().seat()).isEqualTo(Seat.A);
        assertThat(game.all(Event.GameEnded.class).getFirst().winnerSeat()).contains(Seat.B);
    }

    @ParameterizedTest(name = "reply {0} ms after the press")
    @ValueSource(ints = {1, 40, 900})
    void aLatePressNeverLandsBehindTheReplyItPreceded(int replyMillis) {
        PlayedTable game = cut(15, 8);
        int before = game.told().size();
        game.after(S)
                .press(ClockSide.A)
                .after(replyMillis * MS)
                .place("I9")
                .after(S)
                .press(ClockSide.B);
        game.after(10 * S);

        List<String> names = game.names(before);
        assertThat(names.stream().filter(name -> name.equals("TurnEnded") || name.equals("StonePlaced")))
                .as("%s", names)
                .containsExactly("TurnEnded", "StonePlaced", "TurnEnded");
        assertThat(game.all(Event.TurnEnded.class).getFirst().seat()).isEqualTo(Seat.A);
        assertThat(game.all(Event.TurnEnded.class).getLast().seat()).isEqualTo(Seat.B);
        assertThat(game.all(Event.CommandRefused.class)).isEmpty();
        FacePicture face = game.face(ClockSide.A);
        assertThat(face.running()).isTrue();
        assertThat(face.turns()).isEqualTo(1);
    }

    @ParameterizedTest(name = "alarm={0}")
    @ValueSource(strings = {"off", "low", "on"})
    void c22TheAlarmCanBeSwitchedOffAndTheFlagIsSeenAllTheSame(String alarm) {
        PlayedTable game = cutAtFive(12, "alarm=" + alarm);

        game.after(5_050 * MS);

        assertThat(sounds(game, 1_000)).isEqualTo(!alarm.equals("off"));
        assertThat(game.face(ClockSide.A).marks().has(FaceMark.FLAG)).isTrue();
        game.after(12 * S);
        assertThat(game.all(Event.FlagFell.class)).hasSize(1);
    }

    private static String seconds(int seconds) {
        return "0:" + (seconds < 10 ? "0" : "") + seconds;
    }

    /** Listens for so many milliseconds: the alarm is a tone that comes and goes. */
    private static boolean sounds(PlayedTable game, int millis) {
        boolean heard = game.table.clock().faces().alarmSounding();
        for (int i = 0; i < millis && !heard; i += 20) {
            game.after(20 * MS);
            heard = game.table.clock().faces().alarmSounding();
        }
        return heard;
    }
}
