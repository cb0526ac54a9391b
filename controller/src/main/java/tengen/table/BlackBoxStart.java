package tengen.table;

import java.util.List;
import tengen.record.Row;

/**
 * Which life of which table a black box keeps, and how its game stood then: its first lines.
 *
 * @param machine the machine's power-up
 * @param boot the process's number
 * @param settleNanos how long a stone must rest
 * @param lastSeq what the journal held when the box began
 * @param startNanos when it began
 * @param rows the journal from the last pairing before that on; empty when there was none
 */
public record BlackBoxStart(
        String machine, long boot, long settleNanos, long lastSeq, long startNanos, List<Row> rows) {
    static final String WORD = "tengen-blackbox-2";

    public BlackBoxStart {
        rows = List.copyOf(rows);
    }

    /** A life that begins with an empty journal. */
    public BlackBoxStart(String machine, long boot, long settleNanos) {
        this(machine, boot, settleNanos, 0, 0, List.of());
    }

    String line() {
        return WORD + " " + boot + " " + settleNanos + " " + lastSeq + " " + startNanos + " " + rows.size() + " "
                + machine;
    }

    /** Returns how many rows follow the first line. */
    static int rowsAfter(String line) {
        return Integer.parseInt(words(line)[5]);
    }

    static BlackBoxStart read(String line, List<Row> rows) {
        String[] words = words(line);
        return new BlackBoxStart(
                words[6],
                Long.parseLong(words[1]),
                Long.parseLong(words[2]),
                Long.parseLong(words[3]),
                Long.parseLong(words[4]),
                rows);
    }

    private static String[] words(String line) {
        String[] words = line.split(" ", 7);
        if (words.length != 7 || !words[0].equals(WORD)) {
            throw new IllegalArgumentException("not a black box");
        }
        return words;
    }
}
