package tengen.table.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

    private TableConfig read(String text) throws IOException, BadSettings {
        Path file = folder.resolve("table.toml");
        Files.writeString(file, text);
        return TableConfig.read(file);
    }
}
