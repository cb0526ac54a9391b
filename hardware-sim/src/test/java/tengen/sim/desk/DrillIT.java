package tengen.sim.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriverException;

/** The arbiter's drill card: ten faults at ten tables, each solved from the hall page within 60 s and six clicks. {@code controller/docs/desk/drill.md} is its list. */
@Timeout(value = 900, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DrillIT {
    private static final int TABLES = 10;
    private static final int MOST_CLICKS = 6;
    private static final long MOST_SECONDS = Long.getLong("tengen.drill.seconds", 60);

    @TempDir
    Path folder;

    private DeskHall hall;
    private Chromium arbiter;
    private final List<String> card = new ArrayList<>();

    @BeforeEach
    void open() throws Exception {
        hall = new DeskHall(folder, TABLES);
        arbiter = Chromium.open(hall.site());
    }

    @AfterEach
    void close() {
        if (arbiter != null) {
            arbiter.close();
        }
        if (hall != null) {
            hall.close();
        }
    }

    private interface Solution {
        void carryOut();
    }

    private static String table(int number) {
        return String.format("T%03d", number);
    }

    /** Opens the table from the hall, solves, and waits for the proof that it is solved. */
    private void solve(int number, String fault, String awaited, String steps, Solution solution, String solved) {
        arbiter.visit("");
        arbiter.untilState(table(number), awaited);
        arbiter.countFromZero();
        long startNanos = System.nanoTime();
        arbiter.click("li[data-table=" + table(number) + "] a");
        solution.carryOut();
        arbiter.until(
                fault + ": " + solved,
                any -> any.findElements(By.cssSelector("#main")).stream()
                        .anyMatch(page -> page.getText().contains(solved)));
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - startNanos);
        card.add("| " + number + " | " + fault + " | " + steps + " | " + arbiter.clicks() + " |");
        System.out.println("drill: " + fault + ": " + arbiter.clicks() + " clicks, " + seconds + " s");
        assertThat(arbiter.clicks()).as(fault).isLessThanOrEqualTo(MOST_CLICKS);
        assertThat(seconds).as(fault).isLessThanOrEqualTo(MOST_SECONDS);
    }

    private void reasonAndSend() {
        arbiter.click(".orderform .chip");
        arbiter.click(".orderform button.primary");
    }

    @Test
    void g4_tenFaultsEachWithinAMinuteAndSixClicks() throws Exception {
        try {
            drill();
        } catch (WebDriverException e) {
            throw new AssertionError(hall.story(), e);
        }
    }

    private void drill() throws Exception {
        hall.desk("desk.db", "desk.log");
        hall.bench(Path.of(DrillIT.class.getResource("drill").toURI()), "2");
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        for (int i = 1; i <= TABLES; i++) {
            arbiter.untilState(table(i), "WAITING");
            arbiter.post("/table/" + table(i) + "/order", """
                {"cmd":"assign","once":"pair-%d","game":"","assigned":"d%d","nameA":"Ana","nameB":"Bo",\
                "openerSide":"near","rules":"procedure=free claims=arbiter time=20m+60s/move"}\
                """.formatted(i, i));
        }
        arbiter.until(
                "every pairing",
                any -> any.findElements(By.cssSelector(".tile .foot")).stream()
                                .filter(foot -> foot.getText().equals("Ready to start"))
                                .count()
                        == TABLES);
        // The first is set up for the wrong players and waits.
        for (int i = 2; i <= TABLES; i++) {
            arbiter.post(
                    "/table/" + table(i) + "/order",
                    "{\"cmd\":\"start\",\"once\":\"start-" + i + "\",\"game\":\"d" + i + "\"}");
        }

        solve(
                1,
                "set up for the wrong players",
                "WAITING",
                "tile, Pair by hand, first name, second name, Send",
                () -> {
                    arbiter.click("button[data-cmd=assign]");
                    arbiter.click(".orderform input[name=nameA]");
                    arbiter.type(".orderform input[name=nameA]", "Cyd");
                    arbiter.click(".orderform input[name=nameB]");
                    arbiter.type(".orderform input[name=nameB]", "Dan");
                    arbiter.click(".orderform button.primary");
                },
                "assign d1 → d1: Cyd – Dan done");
        solve(
                2,
                "the clock's cable is out",
                "IRREGULAR",
                "tile, have it plugged in (the clock counts on), Seen",
                () -> {
                    arbiter.untilText("#odd strong", "The clock is gone");
                    arbiter.click("#odd button.seen");
                },
                "seen ");
        solve(3, "a player calls", "CALLED", "tile, Resume", () -> arbiter.click("button[data-cmd=resume]"), "Playing");
        solve(
                4,
                "stone read on the wrong point",
                "PLAYING",
                "tile, wrong stone, right point, reason, Send",
                () -> {
                    arbiter.until(
                            "three moves",
                            any -> any.findElements(By.cssSelector(".moves tbody tr"))
                                            .size()
                                    == 3);
                    arbiter.clickPoint("G8");
                    arbiter.clickPoint("G7");
                    reasonAndSend();
                },
                "correct 3: G8 → G7 (The sensor read the wrong point) done");
        solve(
                5,
                "stone that the reeds do not see",
                "PLAYING",
                "tile, Enter a stone, point, reason, Send",
                () -> {
                    arbiter.untilText("#odd strong", "Press without a stone");
                    arbiter.click("button[data-cmd=enter]");
                    arbiter.clickPoint("G8");
                    reasonAndSend();
                },
                "enter 3: – → G8 (The sensor read the wrong point) done");
        solve(
                6,
                "stone of the record lifted",
                "IRREGULAR",
                "tile, have it put back, Seen",
                () -> arbiter.click("#odd button.seen"),
                "seen ");
        solve(
                7,
                "wrong time on the clock",
                "PLAYING",
                "tile, Time, player, +2 min, reason, Send",
                () -> {
                    arbiter.click("button[data-cmd=adjust]");
                    arbiter.click(".choice label:has(input[name=seat][value=B])");
                    arbiter.click(".choice label:has(input[name=millis][value='120000'])");
                    reasonAndSend();
                },
                "(Both players agree) done");
        solve(
                8,
                "move against the rules",
                "IRREGULAR",
                "tile, Take back, reason, Send, Resume (the stone is off)",
                () -> {
                    arbiter.untilText("#odd strong", "Stone was lifted A1");
                    arbiter.click("button[data-cmd=take-back]");
                    reasonAndSend();
                    arbiter.untilText(".tablehead .tally", "Paused");
                    arbiter.until(
                            "taken back",
                            any -> arbiter.text("#main")
                                    .contains("take-back 1: 4 → 3 (Move against the opening rule) done"));
                    arbiter.click("button[data-cmd=resume]");
                },
                "Playing");
        solve(
                9,
                "the hall closes in mid-game",
                "PLAYING",
                "tile, Adjourn, reason, Send",
                () -> {
                    arbiter.click("button[data-cmd=adjourn]");
                    reasonAndSend();
                },
                "adjourn (The hall closes) done");
        solve(
                10,
                "players at the wrong seats",
                "PLAYING",
                "tile, Swap names, reason, Send",
                () -> {
                    arbiter.click("button[data-cmd=swap-names]");
                    reasonAndSend();
                },
                "Ana – Bo → Bo – Ana (Players sit at the wrong seats) done");
        assertThat(card).hasSize(TABLES);
        write();
    }

    private void write() throws Exception {
        if (Boolean.getBoolean("tengen.pictures")) {
            Path docs = Path.of(System.getProperty("tengen.root", "..")).resolve("controller/docs/desk");
            Files.createDirectories(docs);
            List<String> lines = new ArrayList<>(List.of(
                    "# The arbiter's drill card",
                    "",
                    "Ten faults at ten tables, each solved from the hall page within 60 s and six clicks; choosing from"
                            + " a list counts as two, typing as none. The test `DrillIT` plays them at simulated"
                            + " tables and writes this list.",
                    "",
                    "| | fault | clicks, in order | count |",
                    "|---|---|---|---|"));
            lines.addAll(card);
            Files.write(docs.resolve("drill.md"), lines);
        }
    }
}
