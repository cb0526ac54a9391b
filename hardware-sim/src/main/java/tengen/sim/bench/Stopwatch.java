package tengen.sim.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.time.Ticker;

/** Measures in real time how long it takes from a stone at rest until the desk's store has it. Any thread. */
final class Stopwatch {
    private static final Pattern STORED = Pattern.compile("(\\S+) #(\\d+) StonePlaced .*");
    private static final double MILLI_NANOS = 1e6;

    private final Ticker ticker;
    private final Map<String, Long> placed = new HashMap<>();
    private final Map<String, Long> written = new HashMap<>();
    private final List<Long> spansNanos = new ArrayList<>();

    Stopwatch(Ticker ticker) {
        this.ticker = ticker;
    }

    /** A stone has come to rest on this point. */
    synchronized void placed(String table, String point) {
        placed.put(table + " " + point, ticker.nanos());
    }

    /** It stands in the journal under this number. */
    synchronized void written(String table, String point, long seq) {
        Long sinceNanos = placed.remove(table + " " + point);
        if (sinceNanos != null) {
            written.put(table + " " + seq, sinceNanos);
        }
    }

    /** Takes a line of the desk, which it prints once the event is stored. */
    synchronized void told(String line) {
        Matcher stored = STORED.matcher(line);
        if (stored.matches()) {
            Long sinceNanos = written.remove(stored.group(1) + " " + stored.group(2));
            if (sinceNanos != null) {
                spansNanos.add(ticker.nanos() - sinceNanos);
            }
        }
    }

    /** Returns the figures in one line. */
    synchronized String figures(double speed) {
        List<Long> sorted = new ArrayList<>(spansNanos);
        Collections.sort(sorted);
        if (sorted.isEmpty()) {
            return "latency: no stone was measured";
        }
        return String.format(
                Locale.ROOT,
                "latency stone at rest -> desk store, real time: p50 %.1f ms, p99 %.1f ms, most %.1f ms,"
                        + " %d stones (the settle time takes %.1f ms of each at this speed)",
                sorted.get(sorted.size() / 2) / MILLI_NANOS,
                sorted.get(Math.min(sorted.size() - 1, sorted.size() * 99 / 100)) / MILLI_NANOS,
                sorted.getLast() / MILLI_NANOS,
                sorted.size(),
                150 / speed);
    }
}
