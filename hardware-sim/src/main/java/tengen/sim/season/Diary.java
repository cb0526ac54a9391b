package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.sim.time.Agenda;

/** What people and troubles did in one game, in the words of a tape (DESIGN 7). One thread. */
final class Diary {
    private static final double MILLI_NANOS = 1e6;

    private final List<Entry> entries = new ArrayList<>();

    private record Entry(long atNanos, String words) {}

    /** Notes a deed of now; words that begin with {@code #} are of something that a tape cannot say. */
    void note(Agenda agenda, String words) {
        if (!words.isEmpty()) {
            entries.add(new Entry(agenda.nanos(), words));
        }
    }

    /** Returns a span as a tape writes it, to the nanosecond. */
    static String span(long nanos) {
        return String.format(Locale.ROOT, "%.6fms", nanos / MILLI_NANOS);
    }

    /** Returns a rate as a tape writes it. */
    static String rate(int ppm) {
        return String.format(Locale.ROOT, "%.6f", ppm / MILLI_NANOS).replaceFirst("^1\\.0+$", "1.0");
    }

    /** Returns the lines of the tape, its first deed at once, each other one after its wait. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        long lastNanos = entries.isEmpty() ? 0 : entries.getFirst().atNanos();
        for (Entry entry : entries) {
            if (entry.words().startsWith("#")) {
                lines.add(entry.words());
            } else {
                lines.add("+" + span(entry.atNanos() - lastNanos) + " " + entry.words());
                lastNanos = entry.atNanos();
            }
        }
        return lines;
    }
}
