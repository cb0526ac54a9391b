package tengen.table;

/**
 * Which life of which table a black box keeps; its first line.
 *
 * @param machine the machine's power-up
 * @param boot the process's number
 * @param settleNanos how long a stone must rest
 * @param lastSeq what the journal held when the process began
 * @param startNanos when it began
 */
public record BlackBoxStart(String machine, long boot, long settleNanos, long lastSeq, long startNanos) {
    static final String WORD = "tengen-blackbox-1";

    String line() {
        return WORD + " " + boot + " " + settleNanos + " " + lastSeq + " " + startNanos + " " + machine;
    }

    static BlackBoxStart read(String line) {
        String[] words = line.split(" ", 6);
        if (words.length != 6 || !words[0].equals(WORD)) {
            throw new IllegalArgumentException("not a black box");
        }
        return new BlackBoxStart(
                words[5],
                Long.parseLong(words[1]),
                Long.parseLong(words[2]),
                Long.parseLong(words[3]),
                Long.parseLong(words[4]));
    }
}
