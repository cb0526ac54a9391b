package tengen.record.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every single call by which a whole game is written fails once: write, truncate or fsync. {@code -Dcrash.moves} sets how long the game is. */
final class NthWriteIT {
    private static final int MOVES = Integer.getInteger("crash.moves", 10);

    @TempDir
    private Path scratch;

    @ParameterizedTest(name = "{0}")
    @CsvSource({"input/output error, 5 0", "no space, 28 0", "a write cut short, 28 1"})
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void whicheverCallFailsNoEventIsLostOrDoubled(String name, String error) throws Exception {
        Recorder recorder = Recorder.build(scratch);
        Path memory = Path.of("/dev/shm");
        Path folder = Files.createTempDirectory(Files.isWritable(memory) ? memory : scratch, "failing");

        List<String> lines = recorder.run(
                FailingGames.class,
                folder,
                String.valueOf(MOVES),
                error,
                recorder.count().toString());

        assertThat(lines).as(name).hasSize(1);
        String[] words = lines.getFirst().split(" ", -1);
        long calls = Long.parseLong(words[1]);
        assertThat(calls).as("calls of a game").isGreaterThan(100);
        // Not every failing call reaches the table: the one at the closing of the file, and those at the opening, which
        // is done again.
        assertThat(Long.parseLong(words[3])).as("faults met").isGreaterThan(calls / 2);
        try (java.util.stream.Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }
}
