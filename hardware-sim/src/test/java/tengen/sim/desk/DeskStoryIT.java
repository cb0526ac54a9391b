package tengen.sim.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
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
import tengen.sim.broker.Processes;

/** A morning in the hall: eight tables, Mosquitto with the shipped access list, the desk as a process, an arbiter at a browser. */
@Timeout(value = 900, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeskStoryIT {
    private static final int TABLES = 8;

    private static final List<String> PLAYERS = List.of(
            "Ōta Yuki,Kyoto,2300",
            "李明,北京,2290",
            "Nõmm Tiit,Tallinn,2280",
            "Кузнецов И.,Москва,2270",
            "<img src=x onerror=document.title=1>,,2260",
            "O'Neil,Cork,2250",
            "王芳,天津,2240",
            "Berg,Uppsala,2230",
            "Kask,Tallinn,2100",
            "Sato,Kyoto,2090",
            "张伟,北京,2080",
            "Novák,Brno,2070",
            "Ivanova,Москва,2060",
            "Lind,Uppsala,2050",
            "Tamm,Tartu,2040",
            "陈静,天津,2030");

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

    /** Does something on the event page, which draws itself anew when it is done. */
    private void press(String css) {
        arbiter.driver.executeScript("window.before = true;");
        arbiter.click(css);
        arbiter.until(
                "done: " + css,
                any -> Boolean.TRUE.equals(
                        any.executeScript("return window.before === undefined && document.readyState === 'complete'")));
        assertThat(arbiter.driver.findElement(By.id("trouble")).getText())
                .as(css)
                .isEmpty();
    }

    /** Sixteen players from a file, paired, seated and set up at eight tables, all from the event page. */
    private void pairRoundOne() throws Exception {
        arbiter.visit("event");
        arbiter.type("input[name=name]", "Story Cup");
        arbiter.type("input[name=rules]", "procedure=free claims=arbiter time=20m+60s/move");
        arbiter.driver.executeScript("document.querySelector('[name=format]').value = 'SWISS';");
        press("form[data-post='/event/open'] button");
        Path csv = folder.resolve("players.csv");
        Files.writeString(csv, "name,club,rating\n" + String.join("\n", PLAYERS) + "\n");
        arbiter.driver.findElement(By.cssSelector("input[type=file]")).sendKeys(csv.toString());
        arbiter.until(
                "the file in the field",
                any -> !String.valueOf(any.executeScript("return document.querySelector('[name=csv]').value"))
                        .isEmpty());
        press("form[data-post='/event/enter'] button");
        assertThat(arbiter.driver.findElements(By.cssSelector("#players tr"))).hasSize(PLAYERS.size());
        press("button[data-post='/event/pair']");
        press("button[data-post='/event/seats']");
        press("button[data-post='/event/push']");
        arbiter.visit("");
        arbiter.until(
                "every pairing",
                any -> any.findElements(By.cssSelector(".tile .foot")).stream()
                                .filter(foot -> foot.getText().equals("Ready to start"))
                                .count()
                        == TABLES);
        assertThat(arbiter.text("li[data-table=T001] .head .g"))
                .as("round and board")
                .isEqualTo("r1-b1");
        arbiter.visit("event");
        picture("event");
        press("button[data-post='/event/start']");
    }

    /** What is left of the round: results at the tables, confirmed and taken, standings on paper, the next pairing. */
    private void roundTwo() throws Exception {
        for (int i = 2; i <= TABLES; i++) {
            String told =
                    arbiter.post("/table/" + table(i) + "/order", """
                    {"cmd":"result","once":"result-%d","game":"r1-b%d","verdict":"%s","reason":"RESIGN","note":"resigned"}\
                    """.formatted(i, i, i % 2 == 0 ? "WHITE" : "BLACK"));
            assertThat(told).startsWith("{\"id\"");
        }
        arbiter.visit("");
        for (int i = 2; i <= TABLES; i++) {
            arbiter.untilState(table(i), "UNCONFIRMED");
        }
        arbiter.visit("event");
        for (int i = 2; i <= TABLES; i++) {
            press("tr[data-game=r1-b" + i + "] button[data-post='/event/confirm']");
        }
        arbiter.visit("");
        for (int i = 1; i <= TABLES; i++) {
            arbiter.untilState(table(i), "FINISHED");
        }
        arbiter.visit("event");
        press("button[data-post='/event/collect']");
        standingsOnPaper();
        press("button[data-post='/event/pair']");
        assertThat(arbiter.driver.findElements(By.cssSelector("#round tr[data-game^=r2-]")))
                .hasSize(TABLES);
        press("button[data-post='/event/seats']");
        press("button[data-post='/event/push']");
        arbiter.until("round 2 at T001", any -> arbiter.fetch("/event").contains("r2-b1"));
        picture("event-round-2");
        arbiter.visit("");
        arbiter.until(
                "round 2 at every table",
                any -> any.findElements(By.cssSelector(".tile .foot")).stream()
                                .filter(foot -> foot.getText().equals("Ready to start"))
                                .count()
                        == TABLES);
    }

    private void standingsOnPaper() throws Exception {
        Path pdf = folder.resolve("standings.pdf");
        Files.write(
                pdf,
                HttpClient.newHttpClient()
                        .send(
                                HttpRequest.newBuilder(URI.create(hall.site() + "event/standings.pdf"))
                                        .build(),
                                HttpResponse.BodyHandlers.ofByteArray())
                        .body());
        hall.processes.run(Processes.program("pdftotext").toString(), "-layout", pdf.toString());
        String text = Files.readString(folder.resolve("standings.txt"));
        assertThat(text).contains("Story Cup", "李明", "O'Neil", "Berg", "<img src=x");
        assertThat(text.lines()
                        .filter(line -> line.matches(".*\\b2(\\.0)?\\b.*"))
                        .count())
                .as("eight winners with two points:\n" + text)
                .isGreaterThanOrEqualTo(TABLES);
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

        pairRoundOne();
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

        arbiter.visit("table/T002");
        arbiter.visit("language/zh?back=/table/T002");
        assertThat(arbiter.text(".tablehead .tally")).isEqualTo("指出！");
        picture("table-zh");
        arbiter.visit("language/en?back=/");
        roundTwo();
        arbiter.visit("public");
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

    /** A desk that knows nothing shows every table right within two seconds: from the log-in, and all the way from the start of its process as figures. */
    private void lateJoiner(Process desk) throws Exception {
        Map<String, String> before = boards();
        LateFeed feed = new LateFeed(hall.site());
        String wanted = LateFeed.boards(feed.whole(DeskHall.ARBITER, DeskHall.PASSWORD));
        hall.processes.signal(desk, "TERM");
        desk.waitFor();
        long startNanos = System.nanoTime();
        Process late = hall.desk("late.db", "late.log");
        long pagesNanos = System.nanoTime();
        LateFeed.Seen seen = feed.until(DeskHall.ARBITER, DeskHall.PASSWORD, wanted);

        long ownMillis = TimeUnit.NANOSECONDS.toMillis(seen.rightNanos() - seen.inNanos());
        System.out.println("late joiner: pages there after " + TimeUnit.NANOSECONDS.toMillis(pagesNanos - startNanos)
                + " ms, logged in after another "
                + TimeUnit.NANOSECONDS.toMillis(seen.inNanos() - pagesNanos) + " ms, every table right "
                + ownMillis + " ms later");
        assertThat(ownMillis).isLessThanOrEqualTo(2_000);
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        arbiter.until("every table as before", any -> boards().equals(before));
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
