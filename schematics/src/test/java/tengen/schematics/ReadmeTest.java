package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tengen.schematics.table.Csv;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/** A stranger with only README.md must be able to order everything and to follow the wire to H8. */
class ReadmeTest {

    private static String readme() throws Exception {
        return Files.readString(Folder.HERE.resolve("README.md"));
    }

    @Test
    void everyPartIsListedWithItsNumber() throws Exception {
        String readme = readme();

        for (Row part : Csv.read(Folder.HERE.resolve("bom.csv"))) {
            Matcher listed = Pattern.compile("(\\d+) x [^`(]*\\(`" + part.get("part") + "`")
                    .matcher(readme);
            assertThat(listed.find()).as(part.get("part")).isTrue();
            assertThat(listed.group(1)).as(part.get("part")).isEqualTo(part.get("one table"));
        }
    }

    @Test
    void theWayToH8IsTheOneOfTheTables() throws Exception {
        String readme = readme();
        Tables tables = Folder.tables();

        for (String signal : List.of("SCLK_PI", "MOSI_PI", "MISO_PI", "CE0_PI")) {
            assertThat(readme).contains("J1 pin " + Tables.find(tables.header(), "signal", signal, "pin") + " (");
        }
        for (String signal : List.of("ROW8", "COL8")) {
            String network = Tables.find(tables.lines(), "signal", signal, "network");
            assertThat(readme)
                    .contains(signal)
                    .contains(network + " pins 8 and 9")
                    .contains(Tables.find(tables.lines(), "signal", signal, "header") + " pin "
                            + Tables.find(tables.lines(), "signal", signal, "header_pin"))
                    .contains(Tables.find(tables.lines(), "signal", signal, "strip") + " pin "
                            + Tables.find(tables.lines(), "signal", signal, "strip_pin"));
        }
        assertThat(readme)
                .contains("RN5 pin " + Tables.find(tables.lines(), "signal", "COL8", "pull_up_pin"))
                .contains("SH8")
                .contains("DH8");
    }

    @Test
    void everyPictureAGuideShowsExists() throws Exception {
        for (String guide : List.of("README.md", "GUIDE.md", "JIG.md", "TESTPLAN.md")) {
            Matcher link = Pattern.compile("\\]\\(([^)#]+)\\)").matcher(Files.readString(Folder.HERE.resolve(guide)));
            while (link.find()) {
                assertThat(Folder.HERE.resolve(link.group(1)))
                        .as("linked from " + guide)
                        .exists();
            }
        }
    }

    @Test
    void itFitsOnOnePage() throws Exception {
        assertThat(readme().lines().count()).isLessThan(70);
    }
}
