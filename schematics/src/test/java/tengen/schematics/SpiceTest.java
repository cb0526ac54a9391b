package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.bridge.reed.ReedScanner;
import tengen.schematics.spice.Corner;
import tengen.schematics.spice.Margin;
import tengen.schematics.spice.MarginTable;
import tengen.schematics.spice.Ngspice;
import tengen.schematics.table.Csv;
import tengen.schematics.table.Row;

class SpiceTest {
    private static final Path SPICE = Folder.HERE.resolve("spice");
    private static final double PROMISED_VOLTS = 0.3;

    @TempDir
    Path folder;

    @BeforeEach
    void ngspiceIsInstalled() {
        Tool.ngspice();
    }

    private List<Margin> run(List<Corner> corners) throws Exception {
        return new Ngspice(Files.readString(SPICE.resolve("line.cir")), folder).run(corners);
    }

    @Test
    void everyPromisedCornerLeavesThreeTenthsOfAVolt() throws Exception {
        List<Margin> margins = run(Corner.promised());

        assertThat(margins).hasSize(36).allSatisfy(margin -> {
            assertThat(margin.low()).as(margin.toString()).isGreaterThanOrEqualTo(PROMISED_VOLTS);
            assertThat(margin.high()).as(margin.toString()).isGreaterThanOrEqualTo(PROMISED_VOLTS);
        });
    }

    @Test
    void theCommittedTableIsWhatNgspiceSays() throws Exception {
        Path fresh = folder.resolve("fresh.csv");
        Files.writeString(fresh, MarginTable.csv(run(Corner.promised())));
        List<Row> now = Csv.read(fresh);

        List<Row> committed = Csv.read(SPICE.resolve("margins.csv"));

        assertThat(committed).hasSameSizeAs(now);
        for (int i = 0; i < now.size(); i++) {
            for (String column : List.of("low V", "high V", "rise us", "fall us")) {
                assertThat(Double.parseDouble(committed.get(i).get(column)))
                        .as("%s of %s", column, now.get(i))
                        .isCloseTo(
                                Double.parseDouble(now.get(i).get(column)),
                                within(column.endsWith("us") ? 0.3 : 0.005));
            }
        }
    }

    @Test
    void tenKilohmsAndSiliconDiodesWouldNotDo() throws Exception {
        List<Margin> fullRow = run(List.of(
                new Corner(3135, 0, 300, 15, 10_000, true), new Corner(3135, 0, 300, 15, Corner.PULL_UP_OHMS, false)));

        assertThat(fullRow).allSatisfy(margin -> assertThat(margin.low()).isLessThan(PROMISED_VOLTS));
    }

    @Test
    void theDriverWaitsLongerThanTheSlowestColumnEvenAtOneNanofarad() throws Exception {
        double settleMicros = ReedScanner.SETTLE_NANOS / 1000.0;

        List<Margin> slow = run(List.of(
                new Corner(3135, 0, 1000, 15, Corner.PULL_UP_OHMS, true),
                new Corner(3135, 50, 1000, 0, Corner.PULL_UP_OHMS, true)));

        assertThat(slow).allSatisfy(margin -> {
            assertThat(margin.riseMicros()).isLessThan(settleMicros);
            assertThat(margin.fallMicros()).isLessThan(settleMicros);
        });
    }

    @Test
    void theDeckUsesThePullUpOfThePartsList() {
        assertThat(Folder.tables().part("RN22K").value()).startsWith("8x 22k");
        assertThat(Corner.PULL_UP_OHMS).isEqualTo(22_000);
    }
}
