package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Wiring;
import tengen.schematics.table.Row;

/** The driver reads the same wiring.csv the sheets are drawn from. */
class DriverWiringTest {

    @Test
    void everyLineIsTheBitTheTableGives() {
        Wiring driver = Wiring.read();

        for (Row row : Folder.tables().wiring()) {
            int line = Integer.parseInt(row.get("signal").substring(3));
            int bit = row.get("kind").equals("row") ? driver.rowBit(line) : driver.columnBit(line);
            assertThat(bit).as(row.get("signal")).isEqualTo(Integer.parseInt(row.get("bit")));
        }
    }

    @Test
    void everyBitIsTheOneTheChipShiftsThere() {
        for (Row row : Folder.tables().wiring()) {
            boolean low = row.get("chip").equals("U1") || row.get("chip").equals("U3");
            String pin = row.get("pin");
            int inChip = pin.charAt(pin.length() - 1) - 'A';
            assertThat(Integer.parseInt(row.get("bit"))).as(row.get("signal")).isEqualTo(inChip + (low ? 0 : 8));
        }
    }

    @Test
    void theSettleTimeIsTheOneTheGuidesSpeakOf() {
        assertThat(ReedScanner.SETTLE_NANOS).isEqualTo(60_000);
    }
}
