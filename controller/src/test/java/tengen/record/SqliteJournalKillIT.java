package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.testing.Dice;

/** Real processes, really killed. */
final class SqliteJournalKillIT {
    private static final int KILLS = 5;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void nothingThatWasPromisedIsMissingAfterAKill() throws Exception {
        Path file = folder.resolve("t.db");
        Dice dice = new Dice(1);
        for (int kill = 0; kill < KILLS; kill++) {
            long promised = feedAndKill(file, 20 + dice.below(60));

            try (SqliteJournal journal = SqliteJournal.open(file, "another")) {
                assertThat(journal.lastSeq()).as("kill %d", kill).isGreaterThanOrEqualTo(promised);
                assertThat(Recovery.from(journal).lastSeq()).isEqualTo(journal.lastSeq());
            }
        }
    }

    /** Returns the last number that the process was heard to promise before it was killed. */
    private static long feedAndKill(Path file, int appends) throws IOException, InterruptedException {
        Process feeder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        JournalFeeder.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        long promised = 0;
        try (BufferedReader lines = feeder.inputReader(StandardCharsets.UTF_8)) {
            for (int i = 0; i < appends; i++) {
                String line = lines.readLine();
                assertThat(line).as("the process ended by itself").isNotNull();
                promised = Long.parseLong(line);
            }
            // By its handle, since destroying the process object closes the pipe with the last promises in it.
            feeder.toHandle().destroyForcibly();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                promised = Math.max(promised, Long.parseLong(line));
            }
        } finally {
            feeder.destroyForcibly().waitFor();
        }
        return promised;
    }
}
