package tengen.sim.tape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tengen.sim.chip.SimPi4j;
import tengen.sim.rig.RigSettings;

/** What other boards got wrong about going on after a stop, as scenes (BUGLOG B and G). */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RestartBugLogTest {
    private final SimPi4j pi4j = new SimPi4j();
    private final List<Told> rows = new ArrayList<>();

    @TempDir
    private Path scratch;

    @AfterAll
    void close() {
        pi4j.close();
    }

    @Test
    void b9_afterAdjourningAtMove17AndAPowerCutMove18IsAccepted() throws TapeFault {
        List<String> tape = seventeenMoves();
        tape.addAll(List.of(
                "+1s arbiter adjourn",
                "+2s power off",
                "+1h power on",
                "+5s arbiter resume-game",
                "+1s arbiter resume",
                "+1s B place A15",
                "+500ms B press",
                "+1s expect StonePlaced number=18 point=A15",
                "+0 expect TurnEnded seat=B",
                "+0 expect none Irregularity"));

        assertThat(play("b9", tape)).isEmpty();
    }

    @Test
    void b9_aBoardThatShowsMove18BeforeTheGameIsResumedHasItAccepted() throws TapeFault {
        List<String> tape = seventeenMoves();
        tape.addAll(List.of(
                "+1s arbiter adjourn",
                "+2s power off",
                "+1h B place A15",
                "+1s power on",
                "+5s arbiter resume-game",
                "+1s arbiter resume",
                "+0 expect StonePlaced number=18 point=A15",
                "+1s B press",
                "+1s expect TurnEnded seat=B",
                "+0 expect none CommandRefused"));

        assertThat(play("b9b", tape)).isEmpty();
    }

    @Test
    void b11_anUnfinishedGameAtStartAsksTheArbiterAndNoClockStartsByItself() throws TapeFault {
        List<String> tape = seventeenMoves();
        tape.addAll(List.of(
                "+1s power off",
                "+1m power on",
                "+5s expect Recovered seamless=false",
                "+10m expect none ClocksResumed",
                "+0 expect none ClocksMarked",
                "+0 expect none TurnEnded",
                "+1s arbiter resume",
                "+1s expect CommandRefused cmd=resume reason=RESTORE_FIRST",
                "+1s arbiter abandon",
                "+1s expect GameEnded reason=ABANDONED"));

        assertThat(play("b11", tape)).isEmpty();
    }

    @Test
    void b13_afterAResumeThreeMovesAreRecordedAsTheyStandOnTheBoard() throws TapeFault {
        List<String> tape = seventeenMoves();
        tape.addAll(List.of(
                "+1s power off",
                "+1m power on",
                "+5s arbiter resume-game",
                "+1s arbiter resume",
                "+1s B place A15",
                "+500ms B press",
                "+500ms A place C15",
                "+500ms A press",
                "+500ms B place E15",
                "+500ms B press",
                "+1s expect StonePlaced number=18 point=A15",
                "+0 expect StonePlaced number=19 point=C15",
                "+0 expect StonePlaced number=20 point=E15",
                "+0 expect none Irregularity",
                "+0 expect none CommandRefused"));

        assertThat(play("b13", tape)).isEmpty();
    }

    @Test
    void g3_whenCivilTimeGoesBackByADayAcrossAPowerCutOrderAndTimesStayThoseOfTheJournal() throws TapeFault {
        List<String> tape = seventeenMoves();
        tape.addAll(List.of(
                "+1s fault wall-clock -24h",
                "+1s power off",
                "+1m power on",
                "+5s arbiter resume-game",
                "+1s arbiter resume",
                "+1s B place A15",
                "+500ms B press",
                "+1s expect TurnEnded seat=B"));

        assertThat(play("g3", tape)).isEmpty();
        assertThat(rows).extracting(told -> told.row().seq()).isSorted().doesNotHaveDuplicates();
        long first = rows.getFirst().row().wallMillis();
        assertThat(rows.getLast().row().wallMillis())
                .as("civil time did go back")
                .isLessThan(first);
        Told last = rows.stream()
                .filter(told -> told.row().type().equals("TurnEnded"))
                .reduce((one, other) -> other)
                .orElseThrow();
        // Eight turns of B in the first seventeen, 1.5 s each, and this one: nothing of the day, nothing of the minute
        // without power.
        assertThat(last.row().body()).containsPattern("\"usedNanos\":1[2-9]\\d{9},\"grantedNanos\"");
    }

    /** Seventeen moves, each a second's thinking and half a second to the press. */
    private static List<String> seventeenMoves() {
        List<String> tape = new ArrayList<>(List.of("+0 arbiter start"));
        for (int i = 0; i < 17; i++) {
            String seat = i % 2 == 0 ? "A" : "B";
            // Two rows far apart, every second file: nothing that anybody could claim.
            char file = (char) ('A' + i / 2 * 2 % 15);
            String point = i == 0 ? "H8" : file + (i % 2 == 0 ? "3" : "12");
            tape.add("+1s " + seat + " place " + point);
            tape.add("+500ms " + seat + " press");
        }
        tape.add("+1s expect TurnEnded seat=A");
        return tape;
    }

    private List<String> play(String name, List<String> text) throws TapeFault {
        rows.clear();
        FileStore store = new FileStore(scratch.resolve(name + ".db"));
        return new Scene(TapeReader.read(text), pi4j, RigSettings.DEFAULT, store, rows::add).play();
    }
}
