package tengen.table.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.bridge.Sites;
import tengen.config.BadSettings;
import tengen.engine.Point;
import tengen.sensing.BoardLay;
import tengen.sensing.Orientation;

final class TableConfigTest {
    @TempDir
    private Path folder;

    @Test
    void aTableThatStandsAloneNeedsNoBroker() throws Exception {
        TableConfig config = read("""
            event = "cup"
            table = "T001"
            board.device = "/dev/spidev0.0"
            clock.device = "/dev/renju-clock"
            store.journal = "table.db"
            """);

        assertThat(config.broker()).isEmpty();
        assertThat(config.page()).isEmpty();
        assertThat(config.restNanos()).isEqualTo(150_000_000L);
        assertThat(config.board().settleNanos()).isEqualTo(60_000L);
        assertThat(config.store().journal()).isEqualTo(folder.resolve("table.db"));
    }

    @Test
    void aSecondMediumForCopiesIsNamedOrThereIsNone() throws Exception {
        String text = """
            event = "cup"
            table = "T001"
            board.device = "/dev/spidev0.0"
            clock.device = "/dev/renju-clock"
            store.journal = "table.db"
            """;

        assertThat(read(text).store().copies()).isEmpty();
        assertThat(read(text + "store.copies = \"/media/stick\"").store().copies())
                .contains(Path.of("/media/stick"));
    }

    @Test
    void howTheBoardLiesAndItsDeadReedsAreConfigured() throws Exception {
        String text = """
            event = "cup"
            table = "T001"
            clock.device = "/dev/renju-clock"
            store.journal = "table.db"
            [board]
            device = "/dev/spidev0.0"
            """;

        assertThat(read(text).board().lay()).isEqualTo(BoardLay.USUAL);
        assertThat(read(text + "turned = 270\nby-hand = \"K11, C3\"").board().lay())
                .isEqualTo(new BoardLay(
                        Orientation.THREE_QUARTERS,
                        Sites.of(Point.of("K11").index(), Point.of("C3").index())));
        BadSettings bad = catchThrowableOfType(BadSettings.class, () -> read(text + "turned = 45\nby-hand = \"K16\""));
        assertThat(bad.lines())
                .anyMatch(line -> line.contains("board.turned must be 0, 90, 180 or 270"))
                .anyMatch(line -> line.contains("board.by-hand must be points") && line.contains("K16"));
    }

    @Test
    void thePasswordStandsInItsOwnFile() throws Exception {
        Files.writeString(folder.resolve("secret"), "hush\n");

        TableConfig config = read("""
            event = "cup"
            table = "T001"
            [broker]
            url = "ssl://desk.local:8883"
            user = "T001"
            password-file = "secret"
            [board]
            device = "/dev/spidev0.0"
            [clock]
            device = "/dev/renju-clock"
            [store]
            journal = "/var/lib/tengen/table.db"
            [page]
            port = 8090
            """);

        assertThat(config.broker().orElseThrow().password()).isEqualTo("hush");
        assertThat(config.toString()).doesNotContain("hush");
        assertThat(config.page().orElseThrow().host()).isEqualTo("127.0.0.1");
    }

    @Test
    void aKeyThatNobodyKnowsIsRefusedWithTheNearest() throws IOException {
        BadSettings bad = catchThrowableOfType(BadSettings.class, () -> read("""
            event = "cup"
            table = "T001"
            [board]
            device = "/dev/spidev0.0"
            frames-per-secnd = 100
            [clock]
            device = "/dev/renju-clock"
            [store]
            journal = "table.db"
            """));

        assertThat(bad.lines())
                .singleElement()
                .asString()
                .endsWith(
                        "line 5, column 1: unknown key board.frames-per-secnd; did you mean board.frames-per-second?");
    }

    /** Slips of the fingers, misunderstandings and malice: each is one line that names the place, what is wrong and what would be right. */
    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("slips")
    void aSlipIsToldInOneLineWithWhatWouldBeRight(String change, String told) throws IOException {
        String[] parts = change.split(" => ", 2);
        String text = parts[0].isEmpty() ? parts[1] + "\n" + WHOLE : WHOLE.replace(parts[0], parts[1]);
        assertThat(text).isNotEqualTo(WHOLE);

        BadSettings bad = catchThrowableOfType(BadSettings.class, () -> read(text));

        assertThat(bad).as("nothing was found wrong").isNotNull();
        assertThat(bad.lines()).singleElement().asString().doesNotContain("\n").contains(told);
    }

    private static final String WHOLE = """
            event = "cup"
            table = "T001"
            [broker]
            url = "tcp://desk.local:1883"
            [board]
            device = "/dev/spidev0.0"
            hertz = 1000000
            [clock]
            device = "/dev/renju-clock"
            [store]
            journal = "table.db"
            may-vanish = false
            [page]
            address = "127.0.0.1"
            port = 8090
            """;

    static Stream<Arguments> slips() {
        return Stream.of(
                Arguments.of("[clock] => [clokc]", "line 8, column 1: unknown section clokc; did you mean clock?"),
                Arguments.of(
                        "event = \"cup\" => event = \"World Cup\"",
                        "line 1, column 1: event must be lower-case letters"),
                Arguments.of(
                        "table = \"T001\" => table = \"T1/..\"", "line 2, column 1: table must be lower-case letters"),
                Arguments.of("event = \"cup\" => event = cup", "line 1, column 9: not TOML"),
                Arguments.of(
                        "\"tcp://desk.local:1883\" => \"desk.local\"", "broker.url must be like tcp://desk.local:1883"),
                Arguments.of(":1883\" => :99999\"", "broker.url must be like tcp://desk.local:1883"),
                Arguments.of(
                        "hertz = 1000000 => hertz = \"fast\"",
                        "board.hertz must be a whole number from 10000 to 8000000"),
                Arguments.of(
                        "hertz = 1000000 => hertz = 1e6",
                        "board.hertz must be a whole number from 10000 to 8000000, without a point"),
                Arguments.of("hertz = 1000000 => herz = 1000000", "unknown key board.herz; did you mean board.hertz?"),
                Arguments.of(
                        "\"/dev/spidev0.0\" => \"spidev0.0\"", "board.device must be a device such as /dev/spidev0.0"),
                Arguments.of(
                        "\"/dev/renju-clock\" => \"renju-clock\"",
                        "clock.device must be a device such as /dev/renju-clock"),
                Arguments.of("may-vanish = false => may-vanish = \"no\"", "store.may-vanish must be true or false"),
                Arguments.of("journal = \"table.db\" => journal = \".\"", "store.journal must be a file"),
                Arguments.of("journal = \"table.db\" => journal = \"a\\u0000b\"", "store.journal must be a file"),
                Arguments.of("port = 8090 => port = 99999", "page.port must be a whole number from 0 to 65535"),
                Arguments.of(
                        "address = \"127.0.0.1\" => address = \"256.0.0.1\"",
                        "page.address must be an address of this machine"),
                Arguments.of("table = \"T001\" => tabel = \"T001\"", "unknown key tabel; did you mean table?"),
                Arguments.of(
                        "url = \"tcp://desk.local:1883\" => url = \"tcp://desk.local:1883\"\nuser = \"T001\"",
                        "broker.password-file is missing"),
                Arguments.of("[page] => [brocker]\n[page]", "unknown section brocker; did you mean broker?"),
                Arguments.of("[page] => [[page]]", "page must be a section, begun by a line [page]"),
                Arguments.of(" => table = \"T002\"", "line 3, column 1: not TOML: table previously defined"));
    }

    private TableConfig read(String text) throws IOException, BadSettings {
        Path file = folder.resolve("table.toml");
        Files.writeString(file, text);
        return TableConfig.read(file);
    }
}
