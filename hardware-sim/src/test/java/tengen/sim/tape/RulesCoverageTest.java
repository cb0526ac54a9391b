package tengen.sim.tape;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code controller/docs/rules-coverage.md} says where every row of the rules is tried; what it names exists. */
class RulesCoverageTest {
    private static final Path TABLE = Path.of("..", "controller", "docs", "rules-coverage.md");
    private static final Path TESTS = Path.of("..", "controller", "src", "test", "java");
    private static final Pattern PROOF = Pattern.compile("`(tape|test) ([^`]+)`");
    private static final List<String> SECTIONS = List.of(
            "## 2.1", "## 2.2", "## 2.3", "## 2.4", "## 2.5", "## 2.6", "## 2.7", "## 2.8", "## 2.9", "## 4.3",
            "## 4.4", "## 5", "## 6.1");

    @Test
    void everySectionIsThere() throws IOException {
        List<String> lines = Files.readAllLines(TABLE, UTF_8);

        assertThat(SECTIONS)
                .allMatch(section -> lines.stream()
                        .anyMatch(line -> line.startsWith(section + " ") || line.startsWith(section + ",")));
    }

    @Test
    void everyRowNamesATapeOrATestThatExists() throws IOException {
        for (String line : Files.readAllLines(TABLE, UTF_8)) {
            if (!line.startsWith("| ") || line.startsWith("| row ")) {
                continue;
            }
            List<MatchResult> proofs = PROOF.matcher(line).results().toList();
            assertThat(proofs).as(line).isNotEmpty();
            for (MatchResult proof : proofs) {
                assertThat(exists(proof.group(1), proof.group(2)))
                        .as(proof.group(2))
                        .isTrue();
            }
        }
    }

    private static boolean exists(String kind, String name) throws IOException {
        if (kind.equals("tape")) {
            return Files.exists(Path.of("src", "test", "resources", "tapes", name, "events.golden"));
        }
        String file = name.substring(0, name.indexOf('#')) + ".java";
        String method = " " + name.substring(name.indexOf('#') + 1) + "(";
        try (Stream<Path> files = Files.walk(TESTS)) {
            Path found = files.filter(path -> path.endsWith(file)).findFirst().orElseThrow();
            return Files.readString(found, UTF_8).contains(method);
        }
    }
}
