package tengen.table;

import java.util.HexFormat;
import java.util.List;
import tengen.bridge.Sites;
import tengen.record.Row;

/**
 * Which life of which table a black box keeps, and how its game stood then: its first lines.
 *
 * @param machine the machine's power-up
 * @param boot the process's number
 * @param settleNanos how long a stone must rest
 * @param broken points as counted from the near side whose reeds are known to be broken
 * @param lastSeq what the journal held when the box began
 * @param startNanos when it began
 * @param rows the journal from the last pairing before that on; empty when there was none
 */
public record BlackBoxStart(
        String machine, long boot, long settleNanos, Sites broken, long lastSeq, long startNanos, List<Row> rows) {
    private static final String WORD = "tengen-blackbox-3";
    private static final int WORDS = 8;

    public BlackBoxStart {
        rows = List.copyOf(rows);
    }

    /** A life that begins with an empty journal. */
    public BlackBoxStart(String machine, long boot, long settleNanos, Sites broken) {
        this(machine, boot, settleNanos, broken, 0, 0, List.of());
    }

    /** Returns the start of a box of the same life that begins at another place. */
    BlackBoxStart from(long otherSeq, long otherNanos, List<Row> otherRows) {
        return new BlackBoxStart(machine, boot, settleNanos, broken, otherSeq, otherNanos, otherRows);
    }

    String line() {
        return WORD + " " + boot + " " + settleNanos + " " + lastSeq + " " + startNanos + " " + rows.size() + " "
                + hex(broken) + " " + machine;
    }

    /** Returns how many rows follow the first line. */
    static int rowsAfter(String line) {
        return Integer.parseInt(words(line)[5]);
    }

    static BlackBoxStart read(String line, List<Row> rows) {
        String[] words = words(line);
        return new BlackBoxStart(
                words[7],
                Long.parseLong(words[1]),
                Long.parseLong(words[2]),
                sites(words[6]),
                Long.parseLong(words[3]),
                Long.parseLong(words[4]),
                rows);
    }

    private static String[] words(String line) {
        String[] words = line.split(" ", WORDS);
        if (words.length != WORDS || !words[0].equals(WORD)) {
            throw new IllegalArgumentException("not a black box");
        }
        return words;
    }

    private static String hex(Sites sites) {
        HexFormat hex = HexFormat.of();
        return hex.toHexDigits(sites.w3())
                + hex.toHexDigits(sites.w2())
                + hex.toHexDigits(sites.w1())
                + hex.toHexDigits(sites.w0());
    }

    private static Sites sites(String hex) {
        return new Sites(word(hex, 3), word(hex, 2), word(hex, 1), word(hex, 0));
    }

    private static long word(String hex, int number) {
        return HexFormat.fromHexDigitsToLong(hex, 16 * number, 16 * number + 16);
    }
}
