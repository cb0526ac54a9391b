package tengen.bridge.reed;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.spi.Spi;
import tengen.bridge.ReedFrame;
import tengen.bridge.Sites;
import tengen.time.Pause;
import tengen.time.Ticker;

/**
 * Reads the 225 reeds through the chain of two 74HC595 (rows) and two 74HC165 (columns): HARDWARE 2.
 *
 * <p>A transfer of 32 bits sends the next row word (the last 16 bits) and returns the columns of the row latched before (the first 16 bits) with the echo of
 * that row word (the last 16). CE0's falling edge samples the columns, its rising edge latches the rows; so the settle time lies between two transfers.
 *
 * <p>One frame is a priming transfer that latches row 1, then 17 transfers that read rows 1 to 15, the canary row and all rows off; the last one leaves all
 * rows off. The priming transfer cannot be saved by letting the last one latch row 1: the chain would be parked with a row on, and row 1 would be read with
 * the settle time of a whole frame period instead of its own. Nor can it stand in for the last read: only a read one settle time after the canary row, which
 * pulls every column low, proves that every column recovers in time. What the priming transfer returns is not judged, so a chain that lost its state between
 * two frames is whole again with the next one.
 *
 * <p>Scan thread only. Nothing is allocated for a frame that equals the one before, except by Pi4J itself.
 */
public final class ReedScanner {
    /**
     * Time between selecting a row and reading its columns. The slowest column rises to 0.3 V above the reader's limit in 10.7 us at 300 pF and in 33 us at 1 nF
     * (22 kOhm, 3.135 V, 0 C: schematics/spice/margins.md); this is more than both.
     */
    public static final long SETTLE_NANOS = 60_000;

    private static final int BYTES = 4;
    private static final int CANARY = 16;
    private static final int CANARY_COLUMN = 1 << 15;
    private static final int BOARD_COLUMNS = CANARY_COLUMN - 1;
    private static final int ALL_OFF = 0xFFFF;

    private final Spi spi;
    private final Wiring wiring;
    private final Ticker ticker;
    private final Pause pause;
    private final long settleNanos;
    private final byte[] sent = new byte[BYTES];
    private final byte[] received = new byte[BYTES];
    private final long[] words = new long[4];
    private Sites closed = Sites.NONE;
    private long seenNanos;

    /**
     * Creates the scanner of an open bus in mode 0, MSB first.
     *
     * @param settleNanos time between latching a row and reading its columns, 0 or more
     */
    public ReedScanner(Spi spi, Wiring wiring, Ticker ticker, Pause pause, long settleNanos) {
        if (settleNanos < 0) {
            throw new IllegalArgumentException("negative settle time: " + settleNanos);
        }
        this.spi = spi;
        this.wiring = wiring;
        this.ticker = ticker;
        this.pause = pause;
        this.settleNanos = settleNanos;
    }

    /** Returns the measurement of this board's columns: not while it is scanned. */
    public ColumnSettle columns() {
        return new ColumnSettle(spi, wiring, pause);
    }

    /** Returns what reads this board without judging it: not while it is scanned. */
    public RawFrame raw() {
        return new RawFrame(spi, wiring, ticker, pause, settleNanos);
    }

    /**
     * Reads one whole frame.
     *
     * @throws BusFault if any part of it is unproven; the reeds are then unknown, not open
     */
    public ReedFrame scan() throws BusFault {
        read();
        return new ReedFrame(closed, seenNanos);
    }

    /** Reads one whole frame into {@link #closed} and {@link #seenNanos}, which a fault leaves as they were. */
    void read() throws BusFault {
        if (!spi.isOpen()) {
            throw new BusFault(BusFault.Cause.CLOSED, "the bus is not open");
        }
        java.util.Arrays.fill(words, 0);
        int latched = wiring.select(1);
        transfer(latched, 0);
        pause.nanos(settleNanos);
        long firstRowNanos = ticker.nanos();
        for (int row = 1; row <= CANARY; row++) {
            int next = row < CANARY ? wiring.select(row + 1) : ALL_OFF;
            int columns = proven(transfer(next, row), latched, row);
            latched = next;
            pause.nanos(settleNanos);
            if (row < CANARY) {
                checkRow(columns, row);
                put(columns & BOARD_COLUMNS, Sites.COUNT / 15 * (row - 1));
            } else if (columns != (CANARY_COLUMN | BOARD_COLUMNS)) {
                throw new BusFault(BusFault.Cause.CANARY_OPEN, "row 16 reads columns " + hex(columns));
            }
        }
        int idle = proven(transfer(ALL_OFF, CANARY + 1), ALL_OFF, CANARY + 1);
        if (idle != 0) {
            throw new BusFault(BusFault.Cause.CANARY_STUCK, "with all rows off columns " + hex(idle) + " are low");
        }
        keep(firstRowNanos);
    }

    /** Returns the closed sites of the newest good frame; the same object while nothing changes. */
    Sites closed() {
        return closed;
    }

    /** Returns the stamp of the newest good frame, taken next to the read of row 1. */
    long seenNanos() {
        return seenNanos;
    }

    private int proven(int answer, int expectedEcho, int row) throws BusFault {
        int echo = answer & 0xFFFF;
        if (echo != expectedEcho) {
            throw new BusFault(
                    BusFault.Cause.ECHO_WRONG, "row " + row + " echoes " + hex(echo) + ", sent " + hex(expectedEcho));
        }
        return wiring.closed(answer >>> 16);
    }

    private static void checkRow(int columns, int row) throws BusFault {
        if ((columns & CANARY_COLUMN) == 0) {
            throw new BusFault(BusFault.Cause.CANARY_OPEN, "row " + row + " does not pull column 16 low");
        }
    }

    /** Sends a row word behind 16 ones, which read as open columns should a column register ever shift instead of loading. */
    private int transfer(int rowWord, int row) throws BusFault {
        sent[0] = -1;
        sent[1] = -1;
        sent[2] = (byte) (rowWord >>> 8);
        sent[3] = (byte) rowWord;
        // Pi4J leaves the buffer as it was when the kernel reports an error: no old answer may stand in it.
        received[0] = 0;
        received[1] = 0;
        received[2] = 0;
        received[3] = 0;
        int count;
        try {
            count = spi.transfer(sent, 0, received, 0, BYTES);
        } catch (Pi4JException e) {
            throw new BusFault(BusFault.Cause.BUS_ERROR, "row " + row + ": " + e.getMessage());
        }
        if (count != BYTES) {
            throw new BusFault(BusFault.Cause.SHORT_TRANSFER, "row " + row + ": " + count + " of 4 bytes");
        }
        return (received[0] & 0xFF) << 24 | (received[1] & 0xFF) << 16 | (received[2] & 0xFF) << 8 | received[3] & 0xFF;
    }

    private void put(int columns, int firstSite) {
        int word = firstSite >> 6;
        int place = firstSite & 63;
        words[word] |= (long) columns << place;
        if (place > 64 - 15) {
            words[word + 1] |= (long) columns >>> (64 - place);
        }
    }

    private void keep(long firstRowNanos) {
        Sites before = closed;
        if (before.w0() != words[0] || before.w1() != words[1] || before.w2() != words[2] || before.w3() != words[3]) {
            closed = new Sites(words[0], words[1], words[2], words[3]);
        }
        seenNanos = firstRowNanos;
    }

    private static String hex(int word) {
        return String.format("%04x", word);
    }
}
