package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.desk.Astray;
import tengen.desk.Sent;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Rules;
import tengen.game.Sight;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.StoreFault;
import tengen.sim.fault.Dice;

/** A game between two tables, over a broker and with desks that die: it never stands at two tables, and it is never lost. */
class GameOnItsWayTest {
    private static final String GAME = "g1";

    @TempDir
    Path folder;

    private Hall hall = new Hall(1);

    @SuppressWarnings("NullAway.Init")
    private Hall.DeskLife desk;

    private final List<Hall.Table> tables = new ArrayList<>();

    /** A desk and three tables, at the first of which the game is played. */
    private void begin(long seed) {
        hall = new Hall(seed);
        desk = hall.new DeskLife(folder.resolve("desk" + seed + ".db"), "d1", false);
        tables.clear();
        List.of("t1", "t2", "t3").forEach(name -> tables.add(hall.table(name)));
        tables.getFirst().decide(new Command.Assign("a", "Ana", GAME, "Ann", "Bo", false, Rules.DEFAULT));
        tables.getFirst()
                .decide(new Command.Order(
                        "s", "Ana", Event.Ruler.DESK, new Wish.Start(), hall.agenda.nanos(), Sight.AGREES));
        hall.run(2);
    }

    private void theDeskDiesAndComesBack(long seed) {
        desk.kill();
        desk = hall.new DeskLife(folder.resolve("desk" + seed + ".db"), "d1", false);
    }

    private void reboot(int at) {
        Hall.Table old = tables.get(at);
        old.kill();
        tables.set(at, hall.new Table(old.name, old.journal, old.identity.boot() + 1));
    }

    private static boolean holds(Hall.Table table) {
        boolean unfinished = table.state() instanceof GameState.Running || table.state() instanceof GameState.Stopped;
        return unfinished
                && table.state()
                        .game()
                        .filter(play -> play.setup().game().equals(GAME))
                        .isPresent();
    }

    private List<String> where() {
        return tables.stream()
                .filter(GameOnItsWayTest::holds)
                .map(table -> table.name)
                .toList();
    }

    private Optional<Sent> takenBack(String from) throws StoreFault {
        return desk.desk.commands().withdraw(from, GAME, id -> {});
    }

    /** As the page does it: the audit names the command, so that it counts as a person's. */
    private void sendOn(Sent back, String to) throws StoreFault {
        Wish.TakeOver take = Astray.game(back).orElseThrow();
        desk.desk
                .commands()
                .order(
                        to,
                        "Ana",
                        "",
                        0,
                        new Order.Wanted(take),
                        id -> desk.store.audit().add(hall.wallMillis(), "Ana", take.from(), id, "send-on", ""));
    }

    @Test
    void whileItsNewTableIsOfflineItIsTakenBackAndGoesToAnotherOneOnce() throws Exception {
        begin(1);
        tables.get(1).kill();
        hall.run(40);
        desk.order(tables.getFirst(), new Order.Wanted(new Wish.MoveAway("t2")));
        hall.run(5);
        assertThat(where()).isEmpty();
        theDeskDiesAndComesBack(1);
        hall.run(5);

        Sent back = takenBack("t1").orElseThrow();
        assertThat(back.answer()).isEqualTo(Astray.WITHDRAWN);
        assertThat(takenBack("t1")).as("there is nothing more to take back").isEmpty();
        theDeskDiesAndComesBack(1);
        assertThat(Astray.all(desk.store)).extracting(Astray::why).containsExactly(Astray.WITHDRAWN);
        sendOn(back, "t3");
        hall.run(5);
        reboot(1);
        theDeskDiesAndComesBack(1);
        hall.run(120);

        assertThat(where()).containsExactly("t3");
        assertThat(tables.get(1).carriedOut).as("t2 never heard of it").isEmpty();
        assertThat(desk.answers().values()).containsExactlyInAnyOrder("applied", Astray.WITHDRAWN, "applied");
    }

    @Test
    void whatMayHaveArrivedIsNotTakenBack() throws Exception {
        begin(1);
        tables.get(1).busy = true;
        desk.order(tables.getFirst(), new Order.Wanted(new Wish.MoveAway("t2")));
        hall.run(5);
        tables.get(1).kill();
        hall.run(40);

        assertThat(takenBack("t1").orElseThrow().answered()).isFalse();
        theDeskDiesAndComesBack(1);
        assertThat(takenBack("t1").orElseThrow().answered()).isFalse();
        reboot(1);
        hall.run(120);

        assertThat(where()).containsExactly("t2");
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 20);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void itNeverStandsAtTwoTablesAndIsNeverLost(long seed) throws Exception {
        begin(seed);
        Dice dice = new Dice(seed);
        hall.broker.faults().delay(1_000_000, 400_000_000);
        for (int step = 0; step < 150; step++) {
            int at = dice.below(tables.size());
            String other = tables.get(dice.below(tables.size())).name;
            switch (dice.below(8)) {
                case 0 -> tables.get(at).kill();
                case 1 -> reboot(at);
                case 2 -> theDeskDiesAndComesBack(seed);
                case 3 -> tables.get(at).busy = !tables.get(at).busy;
                case 4, 5 -> moveAway(at, other);
                default -> takeBackAndSendOn(other);
            }
            // Mostly long enough for an answer, often not.
            hall.run(dice.below(2) == 0 ? dice.below(12) : dice.below(100) / 100.0);
            assertThat(where()).as("seed %d, step %d", seed, step).hasSizeLessThanOrEqualTo(1);
        }
        for (int i = 0; i < tables.size(); i++) {
            reboot(i);
        }
        hall.run(200);
        for (Astray left : Astray.all(desk.store)) {
            desk.desk
                    .commands()
                    .order(
                            "t3",
                            "Ana",
                            "",
                            0,
                            new Order.Wanted(left.order()),
                            id -> desk.store.audit().add(hall.wallMillis(), "Ana", left.from(), id, "send-on", ""));
        }
        hall.run(200);
        assertThat(where()).as("seed %d at the end", seed).hasSize(1);
    }

    private void moveAway(int from, String to) {
        if (holds(tables.get(from)) && !tables.get(from).name.equals(to)) {
            desk.order(tables.get(from), new Order.Wanted(new Wish.MoveAway(to)));
        }
    }

    private void takeBackAndSendOn(String to) throws StoreFault {
        for (String from : List.of("t1", "t2", "t3")) {
            Optional<Sent> back = takenBack(from).filter(Sent::answered);
            if (back.isPresent()) {
                sendOn(back.get(), to);
            }
        }
    }
}
