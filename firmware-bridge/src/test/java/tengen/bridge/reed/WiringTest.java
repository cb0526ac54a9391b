package tengen.bridge.reed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class WiringTest {
    private static final String HEADER = "kind,signal,bit,chip,pin\n";

    @Test
    void theBoardsOwnFileNamesEveryLineOnce() {
        Wiring wiring = Wiring.read();

        assertThat(wiring.select(1)).isEqualTo(0xFFFE);
        assertThat(wiring.select(16)).isEqualTo(0x7FFF);
        assertThat(wiring.closed(0xFFFF)).isZero();
        assertThat(wiring.closed(0x0000)).isEqualTo(0xFFFF);
    }

    @Test
    void columnsAreReadWhereTheWiringSaysTheyAre() throws IOException {
        Wiring crossed = parse(lines(bit -> 15 - bit));

        assertThat(crossed.select(1)).isEqualTo(0x7FFF);
        assertThat(crossed.closed(0x7FFF)).isEqualTo(1);
        assertThat(crossed.closed(0xFFFE)).isEqualTo(1 << 15);
        assertThat(crossed.rowBit(3)).isEqualTo(13);
        assertThat(crossed.columnBit(16)).isZero();
    }

    @Test
    void aBadFileIsRefusedWithItsLine() {
        assertThatThrownBy(() -> parse("row,ROW1,0,U1,QA")).hasMessageContaining("line 1: expected the header");
        assertThatThrownBy(() -> parse(HEADER + "row,ROW1,0,U1"))
                .hasMessage("wiring.csv line 2: expected 5 fields, found 4");
        assertThatThrownBy(() -> parse(HEADER + "row,ROW17,0,U1,QA"))
                .hasMessageContaining("line 2: no such line: row ROW17");
        assertThatThrownBy(() -> parse(HEADER + "row,COL1,0,U1,QA")).hasMessageContaining("no such line: row COL1");
        assertThatThrownBy(() -> parse(HEADER + "row,ROW1,16,U1,QA"))
                .hasMessageContaining("no bit of a 16-bit word: 16");
        assertThatThrownBy(() -> parse(HEADER + "row,ROW1,0,U1,QA\nrow,ROW2,0,U1,QB"))
                .hasMessageContaining("line 3: bit 0 is used twice");
        assertThatThrownBy(() -> parse(HEADER + "row,ROW1,0,U1,QA\nrow,ROW1,1,U1,QB"))
                .hasMessageContaining("line 3: ROW1 stands twice");
        assertThatThrownBy(() -> parse(HEADER + "row,ROW1,0,U1,QA")).hasMessage("wiring.csv: no COL1");
    }

    private static String lines(java.util.function.IntUnaryOperator bit) {
        StringBuilder text = new StringBuilder("# a comment\n").append(HEADER);
        for (int line = 1; line <= 16; line++) {
            text.append("row,ROW%d,%d,U,Q\n".formatted(line, bit.applyAsInt(line - 1)));
            text.append("column,COL%d,%d,U,Q\n".formatted(line, bit.applyAsInt(line - 1)));
        }
        return text.toString();
    }

    private static Wiring parse(String text) throws IOException {
        return Wiring.parse(new BufferedReader(new StringReader(text)));
    }
}
