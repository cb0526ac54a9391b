package tengen.score.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.score.Trait;

/** The table in controller/docs/formats.md says what the formats carry; the code says the same. */
class FormatsTableTest {
    private static final List<RecordFormat> FORMATS = List.of(
            new JsonFormat(),
            SgfFormat.STANDARD,
            LibFormat.STANDARD,
            new RifFormat(),
            new PsqFormat(),
            TextFormat.STANDARD,
            new TextFormat(TextStyle.MOVES),
            new TextFormat(TextStyle.BOARD));

    @Test
    void theTableInTheDocumentationIsTrue() throws IOException {
        Path page = Path.of(System.getProperty("tengen.root", ".."), "controller", "docs", "formats.md");
        List<String> rows = Files.readAllLines(page).stream()
                .filter(line -> line.startsWith("|"))
                .map(line -> line.replaceAll("\\s+", " ").strip())
                .toList();

        assertThat(rows).containsAll(table());
    }

    private static List<String> table() {
        List<String> rows = new ArrayList<>();
        StringBuilder head = new StringBuilder("| carries |");
        FORMATS.forEach(format -> head.append(' ').append(format.name()).append(" |"));
        rows.add(head.toString());
        for (Trait trait : Arrays.asList(Trait.values())) {
            StringBuilder row = new StringBuilder("| ")
                    .append(trait.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '))
                    .append(" |");
            FORMATS.forEach(format -> row.append(format.carries().contains(trait) ? " yes |" : " - |"));
            rows.add(row.toString());
        }
        return rows;
    }
}
