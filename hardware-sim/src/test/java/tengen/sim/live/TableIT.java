package tengen.sim.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.check.Finding;
import tengen.doctor.Doctor;
import tengen.record.Row;
import tengen.record.RowText;
import tengen.record.SqliteJournal;
import tengen.sim.broker.Processes;
import tengen.table.service.TableConfig;

/** {@code tengen table} as a process of its own, under a service manager; board and clock outlive it, as on a Pi. */
@Timeout(value = 180, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TableIT {
    private static final long WATCHDOG_NANOS = 3_000_000_000L;

    @TempDir
    Path folder;

    private World world;
    private ServiceFolder service;

    @BeforeEach
    void furnish() throws IOException {
        world = World.begin(folder, 1);
        service = ServiceFolder.furnish(folder, "");
    }

    @AfterEach
    void leave() {
        world.close();
    }

    @ParameterizedTest
    @EnumSource(
            value = SharedBoard.Hang.class,
            names = {"BUS", "MEDIUM"})
    void aThreadThatHangsIsStartedAnewAndTheGameGoesOn(SharedBoard.Hang what) throws Exception {
        Players players = new Players(world, service.arbiter());
        try (StubManager manager =
                new StubManager(folder, Processes.command("table", "--config", "table.toml"), WATCHDOG_NANOS)) {
            manager.until("ready", 60, manager::isReady);
            players.begin("g1");
            players.move(0);
            players.move(1);
            int pings = manager.pings();
            manager.until("pings", 20, () -> manager.pings() > pings + 1);
            assertThat(manager.starts()).isEqualTo(1);

            world.hang(what);
            if (what == SharedBoard.Hang.MEDIUM) {
                // Something must be written for the loop to hang on it.
                world.press(tengen.bridge.clock.ClockSide.B);
            }
            manager.until("the silent process is ended and another one begun", 60, () -> manager.starts() == 2);
            world.hang(SharedBoard.Hang.NOTHING);
            manager.until("ready again", 60, manager::isReady);

            assertThat(Files.readString(manager.log())).contains("has stood still for");
            resume(manager);
            players.move(2);
            players.move(3);
        }

        List<String> types = service.types();
        assertThat(restarts()).as("%s", service.rows()).hasSize(1);
        assertThat(types.stream().filter("StonePlaced"::equals)).hasSize(4);
        assertThat(types.stream().filter("GameAssigned"::equals)).hasSize(1);
        assertThat(types.stream().filter("TableStarted"::equals)).hasSize(2);
    }

    /** An outage of under ten seconds is gone over without a word; after a longer one the arbiter is asked. */
    private void resume(StubManager manager) throws Exception {
        Arbiter arbiter = service.arbiter();
        manager.until("the game is known again", 30, () -> !restarts().isEmpty());
        // A clock that is heard late, on a busy machine, may put the question again.
        manager.until("the game runs", 30, () -> {
            boolean runs = arbiter.health().text("state").contains("runs");
            if (!runs) {
                arbiter.say("resume-game");
                arbiter.say("resume");
            }
            return runs;
        });
    }

    @Test
    void g6_figuresAreHadOverTheNetworkAndATableThatIsToldToStopClosesItsJournalAndEndsWithZero() throws Exception {
        try (StubManager manager =
                new StubManager(folder, Processes.command("table", "--config", "table.toml"), WATCHDOG_NANOS)) {
            manager.until("ready", 60, manager::isReady);
            HttpClient http = HttpClient.newHttpClient();
            URI page = URI.create("http://127.0.0.1:" + service.port());
            String metrics = http.send(
                            HttpRequest.newBuilder(page.resolve("/metrics")).build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            manager.until(
                    "its own list of checks",
                    20,
                    () -> service.arbiter().get("/health").contains("\"part\":\"clock\",\"colour\":\"green\""));
            List<Finding> asked = doctor(false);
            int foreign = http.send(
                            HttpRequest.newBuilder(page.resolve("/order"))
                                    .header("Content-Type", "application/json")
                                    .header("Origin", "http://elsewhere")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"cmd\":\"pause\"}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .statusCode();

            manager.process().destroy();

            assertThat(manager.process().waitFor()).isZero();
            assertThat(metrics).contains("tengen_frames_total ", "tengen_link_up{part=\"BOARD\"} 1");
            assertThat(metrics.lines().filter(line -> !line.startsWith("#")))
                    .allMatch(line -> line.matches("[a-z_]+(\\{[a-z]+=\"[^\"]+\"})? -?[0-9.E-]+"));
            assertThat(foreign).isEqualTo(403);
            assertThat(asked.stream().map(Finding::part))
                    .startsWith("table", "SPI", "chain", "clock", "buzzer", "store space", "store", "time");
            assertThat(asked)
                    .filteredOn(
                            finding -> List.of("SPI", "chain", "clock", "store").contains(finding.part()))
                    .allMatch(finding -> finding.colour() == Finding.Colour.GREEN);
        }
        assertThat(folder.resolve("table.db-wal")).doesNotExist();
    }

    @Test
    void theDoctorLooksAtATableThatStandsAndLetsItsBuzzerBeHeard() throws Exception {
        List<Finding> found = doctor(true);

        assertThat(found.stream().map(Finding::part))
                .containsSubsequence("SPI", "chain", "settle", "clock", "buzzer", "store", "time", "broker");
        assertThat(found)
                .filteredOn(finding -> !List.of("time", "broker", "store space").contains(finding.part()))
                .allMatch(finding -> finding.colour() == Finding.Colour.GREEN);
        assertThat(folder.resolve("table.db")).doesNotExist();
    }

    private List<Finding> doctor(boolean sounds) throws Exception {
        try (Doctor doctor = new Doctor(TableConfig.read(folder.resolve("table.toml")), sounds)) {
            return doctor.look();
        }
    }

    @Test
    void aGameThatIsOverIsCopiedAndItsRecordsLieBesideTheJournal() throws Exception {
        Players players = new Players(world, service.arbiter());
        Path key = folder.resolve("T001.key");
        Path copies = folder.resolve("backup");
        Path records = folder.resolve("table-records");
        try (StubManager manager =
                new StubManager(folder, Processes.command("table", "--config", "table.toml"), WATCHDOG_NANOS)) {
            manager.until("ready", 60, manager::isReady);
            players.begin("g1");
            players.move(0);
            assertThat(copies).doesNotExist();
            assertThat(records).doesNotExist();

            assertThat(order("{\"cmd\":\"result\",\"verdict\":\"WHITE\",\"reason\":\"PENALTY\"}"))
                    .contains("applied");
            assertThat(order("{\"cmd\":\"confirm\"}")).contains("applied");

            for (String name : List.of("g1.json", "g1.sgf", "g1.pdf")) {
                manager.until(name, 60, () -> Files.exists(records.resolve(name)));
            }
            manager.until("a copy", 30, () -> copies(copies) > 0);
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
                .isEqualTo("rw-------");
    }

    private static long copies(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("table-[0-9]+\\.db"))
                    .count();
        }
    }

    private String order(String json) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/order"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void aWorldThatIsNotThereIsOneLineAndExitOne() throws Exception {
        Files.writeString(
                folder.resolve("none.toml"),
                Files.readString(folder.resolve("table.toml")).replace("sim:" + folder, "sim:" + folder + "/none"));

        assertThat(said(1, "table", "--config", "none.toml").lines())
                .singleElement()
                .asString()
                .contains("no world stands there");
    }

    @Test
    void aJournalThatAnotherTableHoldsIsOneLineAndTheDoctorLeavesThatTablesBoardAlone() throws Exception {
        try (SqliteJournal other = SqliteJournal.open(folder.resolve("table.db"), "other")) {
            assertThat(said(1, "table", "--config", "table.toml").lines())
                    .singleElement()
                    .asString()
                    .contains("table.db: another instance of the table has it open; end that one first");
            assertThat(said(1, "doctor", "--config", "table.toml"))
                    .contains("its page does not answer")
                    .doesNotContain("chain", "frames");
            assertThat(said(1, "doctor", "--config", "table.toml", "--board"))
                    .contains("its page does not answer")
                    .doesNotContain("chain", "frames");
            assertThat(other.lastSeq()).isZero();
        }
    }

    /** Returns everything a command says that ends with this code. */
    private String said(int code, String... command) throws Exception {
        Process process = new ProcessBuilder(Processes.command(command))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(code);
        return said;
    }

    /** Returns the restarts that a game has lived through; what a late clock adds to one is none. */
    private List<Row> restarts() throws Exception {
        return service.rows().stream()
                .filter(row -> row.type().equals("Recovered"))
                .filter(row -> !"-1".equals(RowText.fields(row).get("outageMillis")))
                .toList();
    }
}
