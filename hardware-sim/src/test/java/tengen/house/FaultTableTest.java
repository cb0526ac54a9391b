package tengen.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every row of the fault model has a test that exists, or a written reason why it has none. */
final class FaultTableTest {
    private static final int ROWS = 30;
    private static final Path ROOT = Path.of(System.getProperty("tengen.root", ".."));
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

    @Test
    void everyRowNamesATestThatExistsOrSaysWhyThereIsNone() throws IOException {
        Set<String> classes = Sources.all().stream()
                .filter(source -> source.kind().equals("test"))
                .map(source -> source.path().getFileName().toString().replace(".java", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        List<String[]> rows = Files.readAllLines(ROOT.resolve("controller/docs/faults.md")).stream()
                .filter(line -> line.matches("\\| \\d+ \\|.*"))
                .map(line -> line.split("\\|", -1))
                .toList();

        assertThat(rows).extracting(row -> Integer.parseInt(row[1].strip())).containsExactlyElementsOf(numbers());
        for (String[] row : rows) {
            String shown = row[4];
            List<String> named = named(shown);
            assertThat(named.isEmpty() && !shown.matches("\\s*(Not |As ).*"))
                    .as("row %s has neither a test nor a reason", row[1])
                    .isFalse();
            assertThat(classes).as("row %s", row[1]).containsAll(named);
        }
    }

    @Test
    void everyTapeNamedThereExists() throws IOException {
        String page = Files.readString(ROOT.resolve("controller/docs/faults.md"));
        Matcher tapes = Pattern.compile("tapes? ((?:`[a-z-]+`(?:, )?)+)").matcher(page);
        Set<String> named = new TreeSet<>();
        while (tapes.find()) {
            Matcher one = QUOTED.matcher(tapes.group(1));
            while (one.find()) {
                named.add(one.group(1));
            }
        }

        assertThat(named)
                .hasSizeGreaterThan(5)
                .allSatisfy(name -> assertThat(ROOT.resolve("hardware-sim/src/test/resources/tapes")
                                .resolve(name))
                        .isDirectory());
    }

    private static List<String> named(String cell) {
        Matcher quoted = QUOTED.matcher(cell);
        Set<String> names = new TreeSet<>();
        while (quoted.find()) {
            if (quoted.group(1).matches("[A-Z]\\w+(Test|IT)")) {
                names.add(quoted.group(1));
            }
        }
        return List.copyOf(names);
    }

    private static List<Integer> numbers() {
        return java.util.stream.IntStream.rangeClosed(1, ROWS).boxed().toList();
    }
}
