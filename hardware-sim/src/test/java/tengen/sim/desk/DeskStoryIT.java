package tengen.sim.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriverException;
import tengen.desk.DeskStore;
import tengen.desk.TableEpoch;
import tengen.mqtt.EventMessage;
import tengen.record.Row;
import tengen.record.SqliteJournal;

/** A morning in the hall: eight tables, Mosquitto with the shipped access list, the desk as a process, an arbiter at a browser. */
@Timeout(value = 900, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeskStoryIT {
    private static final int TABLES = 8;

    @TempDir
    Path folder;

    private DeskHall hall;
    private Chromium arbiter;

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

    /** Keeps a picture for the documentation when asked to: -Dtengen.pictures. */
    private void picture(String name) throws Exception {
        if (Boolean.getBoolean("tengen.pictures")) {
            Path docs = Path.of(System.getProperty("tengen.root", "..")).resolve("controller/docs/desk");
            Files.createDirectories(docs);
            Files.write(docs.resolve(name + ".png"), arbiter.picture());
        }
    }

    private static String table(int number) {
        return String.format("T%03d", number);
    }

    private void pair(int number, String nameA, String nameB) {
        String told = arbiter.post("/table/" + table(number) + "/order", """
            {"cmd":"assign","once":"pair-%d","game":"","assigned":"r1-b%d","nameA":"%s","nameB":"%s",\
            "openerSide":"near","rules":"procedure=free claims=arbiter time=20m+60s/move"}\
            """.formatted(number, number, nameA, nameB));
        assertThat(told).startsWith("{\"id\"");
    }

    @Test
    void anArbiterRunsARoundFromTheBrowser() throws Exception {
        try {
            round();
        } catch (WebDriverException e) {
            throw new AssertionError(hall.story(), e);
        }
    }

    private void round() throws Exception {
        Path tape = Path.of(DeskStoryIT.class.getResource("story.tape").toURI());
        Process desk = hall.desk("desk.db", "desk.log");
        Process bench = hall.bench(tape, "2");
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        for (int i = 1; i <= TABLES; i++) {
            arbiter.untilState(table(i), "WAITING");
        }

        List<String> names = List.of(
                "Ōta Yuki",
                "李明",
                "Nõmm Tiit",
                "Кузнецов И.",
                "<img src=x onerror=document.title=1>",
                "O'Neil",
                "王芳",
                "Berg");
        for (int i = 1; i <= TABLES; i++) {
            pair(i, names.get(i - 1), names.get(TABLES - i));
        }
        arbiter.until(
                "every pairing",
                any -> any.findElements(By.cssSelector(".tile .foot")).stream()
                                .filter(foot -> foot.getText().equals("Ready to start"))
                                .count()
                        == TABLES);
        arbiter.visit("table/T001");
        arbiter.click(".ask button.good");
        arbiter.until("started", any -> arbiter.text(".tablehead .tally").equals("Playing"));
        for (int i = 2; i <= TABLES; i++) {
            arbiter.post(
                    "/table/" + table(i) + "/order",
                    "{\"cmd\":\"start\",\"once\":\"start-" + i + "\",\"game\":\"r1-b" + i + "\"}");
        }
        arbiter.visit("");
        arbiter.untilState("T008", "PLAYING");

        // A claim is ruled on with two clicks from the hall.
        arbiter.untilState("T001", "CLAIM");
        picture("hall");
        arbiter.countFromZero();
        arbiter.click("li[data-table=T001] a");
        assertThat(arbiter.text("#claim .verdict")).startsWith("Not valid");
        assertThat(arbiter.driver.findElements(By.cssSelector("#claim .facts li")))
                .isNotEmpty();
        picture("claim");
        arbiter.click("#claim button.danger");
        assertThat(arbiter.clicks()).isEqualTo(2);
        arbiter.until("play goes on", any -> arbiter.text(".tablehead .tally").equals("Playing"));

        penalty();

        // Killed in the middle: nothing is missing afterwards.
        hall.processes.signal(desk, "KILL");
        desk.waitFor();
        desk = hall.desk("desk.db", "desk.log");
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        arbiter.untilState("T001", "CLAIM");
        picture("hall-claims");

        arbiter.countFromZero();
        arbiter.click("li[data-table=T001] a");
        assertThat(arbiter.text("#claim .verdict")).isEqualTo("Valid: five");
        picture("claim-valid");
        arbiter.click("#claim button.good");
        assertThat(arbiter.clicks()).isEqualTo(2);
        arbiter.until("over", any -> arbiter.text(".tablehead .tally").equals("To confirm"));

        correct();
        arbiter.click("#result button.good");
        arbiter.until("confirmed", any -> arbiter.text(".tablehead .tally").equals("Finished"));
        arbiter.until("signed", any -> arbiter.text(".health").contains("by this table's key"));
        picture("finished");

        arbiter.visit("language/zh?back=/table/T002");
        assertThat(arbiter.text(".tablehead .tally")).isEqualTo("指出！");
        picture("table-zh");
        arbiter.visit("language/en?back=/public");
        arbiter.until(
                "live boards", any -> any.findElements(By.cssSelector(".tile")).size() == TABLES);
        picture("public");
        assertThat(arbiter.fetch("/game/r1-b1.sgf")).contains("GM[4]").contains("RE[B+");
        assertThat(arbiter.fetch("/game/r1-b1.json")).contains("tengen-score");
        assertThat(arbiter.complaints()).isEmpty();

        lateJoiner(desk);
        hall.processes.signal(bench, "TERM");
        bench.waitFor();
        everythingKept();
    }

    private void penalty() throws Exception {
        arbiter.visit("table/T002");
        arbiter.untilText(".tablehead .tally", "Claim!");
        arbiter.countFromZero();
        arbiter.click("button[data-cmd=penalty]");
        arbiter.click(".choice label:has(input[name=seat][value=B])");
        arbiter.click(".choice label:has(input[name=millis][value='60000'])");
        arbiter.click(".chip");
        assertThat(arbiter.text(".oldnew"))
                .as("C23: old and new of both sides, and the move")
                .matches(".+ (\\S+) → \\1 · .+ \\d+:\\d\\d → \\d+:\\d\\d · Move \\d+");
        picture("penalty");
        arbiter.click(".orderform button.primary");
        assertThat(arbiter.clicks()).isEqualTo(5);
        arbiter.until(
                "the table's answer",
                any -> any.findElements(By.cssSelector(".answer.ok")).stream()
                        .anyMatch(answer -> answer.getText().equals("done")));
    }

    private void correct() throws Exception {
        arbiter.countFromZero();
        arbiter.clickPoint("G10");
        arbiter.clickPoint("G11");
        arbiter.click(".chip");
        assertThat(arbiter.text(".oldnew")).isEqualTo("4: G10 → G11");
        picture("correct");
        arbiter.click(".orderform button.primary");
        assertThat(arbiter.clicks()).isEqualTo(4);
        arbiter.until(
                "corrected",
                any -> any.findElements(By.cssSelector(".lines li")).stream()
                        .anyMatch(line -> line.getText().contains("correct 4: G10 → G11")
                                && line.getText().endsWith("done")));
    }

    /** A desk that knows nothing shows every table right within two seconds of its first word. */
    private void lateJoiner(Process desk) throws Exception {
        Map<String, String> before = boards();
        hall.processes.signal(desk, "TERM");
        desk.waitFor();
        Process late = hall.desk("late.db", "late.log");
        long upNanos = System.nanoTime();
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        arbiter.until("every table as before", any -> boards().equals(before));

        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - upNanos);
        System.out.println(
                "late joiner: every table right " + millis + " ms after the pages were there, log-in included");
        assertThat(millis).isLessThan(Long.getLong("tengen.late.millis", 10_000));
        hall.processes.signal(late, "TERM");
        late.waitFor();
    }

    /** Returns what each tile shows of its game. */
    private Map<String, String> boards() {
        if (!arbiter.driver.getCurrentUrl().equals(hall.site())) {
            arbiter.visit("");
            arbiter.until(
                    "all tiles",
                    any -> any.findElements(By.cssSelector(".tile")).size() == TABLES);
        }
        Map<String, String> boards = new TreeMap<>();
        arbiter.driver
                .findElements(By.cssSelector(".hall > li"))
                .forEach(tile -> boards.put(
                        tile.getDomAttribute("data-table"),
                        tile.findElement(By.cssSelector("svg path")).getDomAttribute("d") + " "
                                + tile.findElement(By.cssSelector(".s")).getText() + " "
                                + tile.findElement(By.cssSelector(".name")).getText()));
        return boards;
    }

    private void everythingKept() throws Exception {
        try (DeskStore store = DeskStore.open(folder.resolve("desk.db"), "none")) {
            for (int i = 1; i <= TABLES; i++) {
                try (SqliteJournal journal =
                        SqliteJournal.open(folder.resolve("tables").resolve(table(i) + ".db"), "none")) {
                    List<EventMessage> kept = store.events(new TableEpoch(table(i), journal.epoch()), 1, 100_000);
                    List<Row> rows = new ArrayList<>(journal.rows(1, kept.size()));
                    assertThat(kept)
                            .extracting(EventMessage::seq)
                            .isEqualTo(LongStream.rangeClosed(1, kept.size())
                                    .boxed()
                                    .toList());
                    assertThat(kept)
                            .extracting(EventMessage::hash)
                            .isEqualTo(rows.stream()
                                    .map(row -> row.hash().toString())
                                    .toList());
                }
            }
        }
    }
}
