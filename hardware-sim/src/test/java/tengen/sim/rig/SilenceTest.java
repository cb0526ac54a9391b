package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.MemoryJournal;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.SimFaces;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.table.Item;

/** The players' faces tell nothing about the position, not even around the flag (DESIGN 4, flag and faces). */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SilenceTest {
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final String[] OPENING = {"H8", "A1", "I8", "C1", "J8", "E1", "K8", "G1"};

    private final SimPi4j pi4j = new SimPi4j();

    @AfterAll
    void close() {
        pi4j.close();
    }

    /** A table at which the opening and one more black stone have been played, the last one unpressed until the flag has fallen. */
    private final class Played {
        private final Agenda agenda = new Agenda();
        private final SimTable table;

        Played(String last, String flag) {
            MemoryJournal journal = new MemoryJournal("silence");
            table = new SimTable(agenda, pi4j, new Dice(1), RigSettings.DEFAULT, () -> journal, (row, nanos) -> {});
            table.powerOn();
            offer(new Item.Pairing(
                    "silence",
                    "A",
                    "B",
                    false,
                    Rules.parse(Map.of("time", "20s", "flag", flag, "claims", "automatic"))));
            after(2 * SECOND_NANOS);
            offer(new Item.Order("", "test", Event.Ruler.DESK, new Wish.Start()));
            ClockSide side = ClockSide.A;
            for (String point : OPENING) {
                table.world().place(Point.of(point));
                after(SECOND_NANOS);
                press(side);
                side = side.other();
            }
            table.world().place(Point.of(last));
            // The flag falls 14 s later, and is told half a second after that at most.
            after(14_800_000_000L);
        }

        private void press(ClockSide side) {
            table.clock().press(side);
            after(SECOND_NANOS / 2);
        }

        private void offer(Item item) {
            table.controller().orElseThrow().offer(item);
        }

        void after(long nanos) {
            agenda.runUntil(agenda.nanos() + nanos);
        }

        GameState state() {
            return table.controller().orElseThrow().loop().state();
        }

        SimFaces faces() {
            return table.clock().faces();
        }
    }

    @Test
    void facesDoNotTellWhetherAFiveMayStillBeClaimed() {
        Played five = new Played("L8", "auto");
        Played none = new Played("L9", "auto");

        assertThat(five.state()).isInstanceOf(GameState.Stopped.class);
        assertThat(none.state()).isInstanceOf(GameState.Ended.class);
        for (int i = 0; i < 12; i++) {
            assertThat(five.faces()).isEqualTo(none.faces());
            five.after(SECOND_NANOS);
            none.after(SECOND_NANOS);
        }
        assertThat(five.state()).isInstanceOf(GameState.Ended.class);
    }

    @Test
    void aFlagThatThePlayersMustPointOutMakesNoSound() {
        assertThat(new Played("L9", "auto").faces().alarmSounding()).isTrue();
        assertThat(new Played("L9", "claim").faces().alarmSounding()).isFalse();
    }
}
