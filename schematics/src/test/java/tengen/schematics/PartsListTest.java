package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.schematics.table.Csv;
import tengen.schematics.table.Row;

class PartsListTest {
    @TempDir
    Path folder;

    private static List<Row> committed() throws Exception {
        return Csv.read(Folder.HERE.resolve("bom.csv"));
    }

    @Test
    void everyPartOnTheSheetsIsOnTheListOnceAndNoOther() throws Exception {
        Folder.copyProject(folder);
        SortedMap<String, SortedSet<String>> listed = new TreeMap<>();
        for (Row row : committed()) {
            if (!row.get("references").isEmpty()) {
                listed.put(
                        row.get("part"),
                        new TreeSet<>(List.of(row.get("references").split(" "))));
            }
        }

        SortedMap<String, SortedSet<String>> drawn = new TreeMap<>();
        Netlist.of(folder)
                .parts()
                .forEach((reference, key) ->
                        drawn.computeIfAbsent(key, k -> new TreeSet<>()).add(reference));

        assertThat(listed).containsExactlyInAnyOrderEntriesOf(drawn);
    }

    @Test
    void everyLineNamesAQuantityAnExampleAndAnAlternative() throws Exception {
        for (Row row : committed()) {
            assertThat(Integer.parseInt(row.get("one table")))
                    .as(row.get("part"))
                    .isPositive();
            assertThat(Integer.parseInt(row.get("ten tables with spares")))
                    .as(row.get("part"))
                    .isGreaterThanOrEqualTo(10 * Integer.parseInt(row.get("one table")));
            assertThat(row.get("example")).as(row.get("part")).isNotEmpty();
            assertThat(row.get("alternatives")).as(row.get("part")).isNotEmpty();
        }
    }

    @Test
    void twoHundredAndTwentySevenReedsTwoOfThemInTheLevers() throws Exception {
        Row reed = committed().stream()
                .filter(row -> row.get("part").equals("REED"))
                .findFirst()
                .orElseThrow();

        assertThat(reed.get("one table")).isEqualTo("227");
        assertThat(reed.get("references")).contains(" SH8 ").contains("S41 S42");
    }
}
