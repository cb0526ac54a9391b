package tengen.score;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tengen.score.format.BadRecord;
import tengen.score.format.RecordFile;

/** The two thousand games that lie beside the project; tests that need them are skipped where they are absent. */
public final class Games {
    private Games() {}

    /** Returns a path beside the project, or skips the test. */
    public static Path beside(String name) {
        Path path = Path.of(System.getProperty("tengen.root", ".."), "..", "shared", name);
        assumeTrue(Files.exists(path), "absent: ../shared/" + name);
        return path;
    }

    /** Returns all games. */
    public static List<GameScore> all() throws BadRecord {
        return RecordFile.readLines(beside("games/games-dev.jsonl"));
    }
}
