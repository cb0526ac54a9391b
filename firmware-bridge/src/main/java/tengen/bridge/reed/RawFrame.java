package tengen.bridge.reed;

import com.pi4j.io.spi.Spi;
import java.util.ArrayList;
import java.util.List;
import tengen.time.Pause;
import tengen.time.Ticker;

/** Reads one frame and judges nothing: what went over the wire, for the technician. Not while the board is scanned. */
public final class RawFrame {
    private final Exchange exchange;
    private final Wiring wiring;
    private final Ticker ticker;
    private final Pause pause;
    private final long settleNanos;

    RawFrame(Spi spi, Wiring wiring, Ticker ticker, Pause pause, long settleNanos) {
        this.exchange = new Exchange(spi);
        this.wiring = wiring;
        this.ticker = ticker;
        this.pause = pause;
        this.settleNanos = settleNanos;
    }

    /**
     * What one row answered.
     *
     * @param row 1 to 16, the canary; 17 for all rows off
     * @param closed columns that read low: bit 0 is column 1, bit 15 the canary
     * @param sent the row word that was latched
     * @param echo the row word that came back
     * @param transferNanos how long the transfer took that read it
     */
    public record Row(int row, int closed, int sent, int echo, long transferNanos) {
        /** Returns the row in one line: its columns with A first and the canary last, {@code #} closed. */
        public String line() {
            StringBuilder columns = new StringBuilder();
            for (int column = 0; column < Wiring.LINES; column++) {
                columns.append((closed & 1 << column) != 0 ? '#' : '.');
            }
            return String.format(
                    "row %-3s  columns %s  sent %04x  echo %04x%s  %d us",
                    row > Wiring.LINES ? "off" : Integer.toString(row),
                    columns,
                    sent,
                    echo,
                    sent == echo ? "" : " WRONG",
                    transferNanos / 1_000);
        }
    }

    /**
     * Returns the seventeen rows of a frame, in the order in which they were read.
     *
     * @throws BusFault if a transfer fails
     */
    public List<Row> read() throws BusFault {
        List<Row> rows = new ArrayList<>();
        int latched = wiring.select(1);
        exchange.send(latched);
        for (int row = 1; row <= Wiring.LINES + 1; row++) {
            pause.nanos(settleNanos);
            int next = row < Wiring.LINES ? wiring.select(row + 1) : Exchange.ALL_OFF;
            long beginNanos = ticker.nanos();
            int answer = exchange.send(next);
            rows.add(new Row(row, wiring.closed(answer >>> 16), latched, answer & 0xFFFF, ticker.nanos() - beginNanos));
            latched = next;
        }
        return rows;
    }
}
