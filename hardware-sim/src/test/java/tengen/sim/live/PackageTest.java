package tengen.sim.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;
import tengen.cli.Subcommand;
import tengen.desk.DeskConfig;
import tengen.table.service.TableConfig;

/** What the package installs beside the programs is true of them. */
final class PackageTest {
    private static final Path DEB = Path.of("src/deb");

    @TempDir
    private Path folder;

    @Test
    void theTablesConfigurationIsAcceptedAsItIsInstalled() throws Exception {
        TableConfig config = TableConfig.read(copy("table.toml", false));

        assertThat(config.broker()).isEmpty();
        assertThat(config.board().device()).isEqualTo("/dev/spidev0.0");
        assertThat(config.store().mayVanish()).isFalse();
    }

    @Test
    void everyKeyThatIsCommentedOutIsAKey() throws Exception {
        keys();
        Files.writeString(folder.resolve("table.password"), "secret");

        TableConfig config = TableConfig.read(copy("table.toml", true));

        assertThat(config.broker().orElseThrow().user()).isEqualTo("T001");
    }

    @Test
    void theDesksConfigurationIsAcceptedAsItIsInstalled() throws Exception {
        Files.writeString(folder.resolve("desk.password"), "secret");

        DeskConfig config = DeskConfig.read(copy("desk.toml", false));

        assertThat(config.event()).isEqualTo("event");
        assertThat(config.web().orElseThrow().accounts()).isEqualTo(Path.of("/var/lib/tengen/arbiters"));
    }

    @Test
    void everyKeyOfTheDesksThatIsCommentedOutIsAKey() throws Exception {
        Files.writeString(folder.resolve("desk.password"), "secret");
        keys();

        DeskConfig config = DeskConfig.read(copy("desk.toml", true));

        assertThat(config.broker().tls()).isPresent();
        assertThat(config.web().orElseThrow().tls()).isPresent();
    }

    private void keys() throws IOException {
        Files.createDirectories(folder.resolve("keys"));
        for (String name : List.of("authority.crt", "client-T001.p12", "client-desk.p12", "pages.p12", "password")) {
            Files.writeString(folder.resolve("keys/" + name), "something");
        }
    }

    @Test
    void everyCommandHasItsPlaceInTheManual() throws IOException {
        String page = Files.readString(DEB.resolve("man/tengen.1"), UTF_8);

        for (Subcommand subcommand : ServiceLoader.load(Subcommand.class)) {
            String name = subcommand.getClass().getAnnotation(Command.class).name();
            assertThat(page).containsPattern("(?m)^\\.B " + name + "( |$)");
        }
    }

    @Test
    void theUnitsWatchdogLeavesRoomForASlowCardAndIsSoonerThanTwentySeconds() throws IOException {
        List<String> unit = Files.readAllLines(DEB.resolve("systemd/tengen-table.service"), UTF_8);
        int seconds = unit.stream()
                .filter(line -> line.startsWith("WatchdogSec="))
                .mapToInt(line -> Integer.parseInt(line.substring("WatchdogSec=".length())))
                .findFirst()
                .orElseThrow();

        // A heart may stand for half of it before the pings stop, and the last ping was up to a sixth of it earlier.
        assertThat(seconds + seconds / 2).isLessThanOrEqualTo(20);
        assertThat(seconds + seconds / 2 - seconds / 6).isGreaterThan(10);
    }

    private Path copy(String name, boolean uncomment) throws IOException {
        Path file = folder.resolve(name);
        List<String> lines = Files.readAllLines(DEB.resolve("etc/" + name), UTF_8);
        Files.write(
                file,
                lines.stream()
                        // Where a key stands twice, what is commented out is the other way to have it.
                        .filter(line -> !uncomment || !line.matches("url = .*"))
                        .map(line -> uncomment && line.matches("#(\\[|[a-z-]+ = ).*") ? line.substring(1) : line)
                        .toList());
        return file;
    }
}
