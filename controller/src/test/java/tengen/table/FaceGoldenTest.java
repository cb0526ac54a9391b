package tengen.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameState;
import tengen.game.ProcedureName;

/**
 * What both faces show after every word of a game, in every procedure and every state: each line of a {@code .faces} file is the word, the state, and the faces of A and
 * B, a {@code >} before the one that runs. {@code -Dfaces.accept=true} writes them anew; the commit says why.
 */
final class FaceGoldenTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "tengen", "table", "faces");
    private static final boolean ACCEPT = Boolean.getBoolean("faces.accept");

    static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scripts")
    void theFacesShowWhatPeopleFoundRight(Path file) throws IOException {
        List<String> golden = Files.readAllLines(file, UTF_8);
        List<String> shown = new ArrayList<>();

        FaceScript script = new FaceScript();
        for (String line : golden) {
            String words = line.split("\\|")[0].strip();
            shown.add(String.format(Locale.ROOT, "%-18s | %s", words, script.after(words)));
            FaceContract.check(script.state());
        }

        if (ACCEPT) {
            Files.write(file, shown, UTF_8);
        }
        assertThat(shown).isEqualTo(ACCEPT ? shown : golden);
    }

    @Test
    void everyProcedureAndEveryStateIsShown() throws IOException {
        Set<String> seen = new TreeSet<>();
        Set<String> names = new TreeSet<>();
        for (Path file : scripts()) {
            names.add(file.getFileName().toString().replace(".faces", ""));
            for (String line : Files.readAllLines(file, UTF_8)) {
                seen.add(line.split("\\|")[1].strip());
            }
        }
        Set<String> states = new TreeSet<>(List.of("Empty", "Assigned", "Running", "Ended"));
        for (GameState.Stop why : GameState.Stop.values()) {
            states.add("Stopped " + why);
        }

        assertThat(seen).isEqualTo(states);
        for (ProcedureName procedure : ProcedureName.values()) {
            assertThat(names).contains(procedure.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }
}
