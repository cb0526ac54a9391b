package tengen.sim.rig;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockSide;
import tengen.cli.Main;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.sensing.BoardLay;
import tengen.sensing.Orientation;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.table.BlackBox;
import tengen.table.BlackBoxStart;
import tengen.table.Item;

/** A reed that table.toml calls broken and that works after all: what it shows is no stone, and tells a ghost from one. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KnownBrokenReedTest {
    private static final long MS = 1_000_000L;
    private static final long S = 1_000 * MS;

    private final SimPi4j pi4j = new SimPi4j();
    private final List<String> rows = new ArrayList<>();

    @TempDir
    private Path folder = Path.of("");

    @AfterAll
    void close() {
        pi4j.close();
    }

    @ParameterizedTest(name = "opener far: {0}")
    @ValueSource(booleans = {false, true})
    void a25TheGhostBesideAStoneOnItIsAskedAboutAndComesOutOfTheBlackBox(boolean far) throws Exception {
        Path file = folder.resolve("table.blackbox");
        Scene scene = new Scene(far, "J8");
        BlackBoxStart start = new BlackBoxStart(
                "machine-1",
                1,
                RigSettings.DEFAULT.settleNanos(),
                scene.settings.lay().byHand());
        try (BlackBox box = BlackBox.begin(file, scene.agenda, start)) {
            scene.begin(box);
            scene.table.world().diodeMissing(scene.wired("H8"), true);
            scene.place("H8").press(0).place("H9").press(1);

            scene.place("J8").press(0);

            assertThat(rows).noneMatch(row -> row.startsWith("StonePlaced {\"number\":3"));
            assertThat(rows).anyMatch(row -> row.contains("\"kind\":\"AMBIGUOUS\"") && row.contains("J9"));
            assertThat(rows).anyMatch(row -> row.contains("BOARD_UNCLEAR"));

            scene.order(new Wish.ByHand(Point.of("J9")));
            scene.order(new Wish.Enter(Point.of("J8"), 0));
            scene.pass(S).press(0).place("I10").press(1);
        }

        assertThat(points()).containsExactly("H8", "H9", "J8", "I10");
        assertThat(rows.stream().filter(row -> row.startsWith("TurnEnded"))).hasSize(4);
        assertThat(replayed(file).filter(line -> line.contains("\"StonePlaced\"") || line.contains("\"AMBIGUOUS\"")))
                .hasSize((int) rows.stream()
                        .filter(row -> row.startsWith("StonePlaced") || row.contains("\"AMBIGUOUS\""))
                        .count());
    }

    @Test
    void a25AWeldedOneKeepsNoGameFromItsStartAndIsNoStoneInIt() {
        Scene scene = new Scene(false, "A3");
        scene.table.world().stuckClosed(Point.of("A3"), true);
        scene.begin(null);

        scene.place("H8").press(0).place("I9").press(1);

        assertThat(points()).containsExactly("H8", "I9");
        assertThat(rows).noneMatch(row -> row.startsWith("Irregularity") || row.startsWith("CommandRefused"));
    }

    @Test
    void a25OneThatFlickersIsNoNewsAndNoStone() {
        Scene scene = new Scene(false, "C3");
        scene.begin(null);

        for (int i = 0; i < 40; i++) {
            scene.table.world().place(Point.of("C3"));
            scene.agenda.runUntil(scene.agenda.nanos() + 25 * MS);
            scene.table.world().lift(Point.of("C3"));
            scene.agenda.runUntil(scene.agenda.nanos() + 25 * MS);
        }
        scene.place("C3").place("H8").press(0);

        assertThat(points()).containsExactly("H8");
        assertThat(rows).noneMatch(row -> row.startsWith("Irregularity"));
    }

    private List<String> points() {
        return rows.stream()
                .filter(row -> row.startsWith("StonePlaced"))
                .map(row -> row.replaceAll(".*\"point\":\"([A-O]\\d+)\".*", "$1"))
                .toList();
    }

    private static java.util.stream.Stream<String> replayed(Path file) {
        StringWriter out = new StringWriter();
        int code = Main.run(
                new String[] {"tape", "--from-blackbox", file.toString()},
                new PrintWriter(out, true),
                new PrintWriter(new StringWriter(), true));
        assertThat(code).isZero();
        return out.toString().lines();
    }

    /** A table whose configuration calls the reed under one of the opener's points broken. */
    private final class Scene {
        private final Agenda agenda = new Agenda();
        private final MemoryJournal journal = new MemoryJournal("broken");
        private final boolean far;
        private final RigSettings settings;
        private final SimTable table;
        private int orders;

        Scene(boolean far, String broken) {
            this.far = far;
            rows.clear();
            settings = RigSettings.DEFAULT.withLay(
                    new BoardLay(Orientation.UPRIGHT, Sites.of(wired(broken).index())));
            table = new SimTable(agenda, pi4j, new Dice(1), settings, () -> journal, this::hear);
        }

        private void hear(Row row, long nanos) {
            rows.add(row.type() + " " + row.body());
        }

        /** Switches on, and starts the game. */
        void begin(@org.jspecify.annotations.Nullable BlackBox box) {
            table.powerOn();
            if (box != null) {
                table.controller().orElseThrow().loop().onTaken(box::take);
            }
            offer(new Item.Pairing("broken", "A", "B", far, Rules.parse(Map.of("time", "20m"))));
            pass(2 * S);
            order(new Wish.Start());
            pass(S);
        }

        Point wired(String point) {
            int site = Point.of(point).index();
            return Point.at(far ? Sites.COUNT - 1 - site : site);
        }

        Scene place(String point) {
            table.world().place(wired(point));
            return pass(S);
        }

        Scene press(int turn) {
            table.clock().press((turn == 0) == far ? ClockSide.B : ClockSide.A);
            return pass(S);
        }

        void order(Wish wish) {
            orders++;
            offer(new Item.Order("order-" + orders, "test", Event.Ruler.DESK, wish));
        }

        Scene pass(long nanos) {
            agenda.runUntil(agenda.nanos() + nanos);
            return this;
        }

        private void offer(Item item) {
            table.controller().orElseThrow().offer(item);
        }
    }
}
