package tengen.table.service;

import java.util.ArrayDeque;
import java.util.List;

/** The newest warnings and errors of this process, for the technician who comes late. Any thread. */
public final class Faults {
    private static final int RING = 100;

    private final ArrayDeque<String> recent = new ArrayDeque<>(RING);
    private long total;

    /** Notes one line. */
    public synchronized void add(String line) {
        if (recent.size() == RING) {
            recent.removeFirst();
        }
        recent.addLast(line);
        total++;
    }

    /** Returns the newest lines, at most 100, oldest first. */
    public synchronized List<String> recent() {
        return List.copyOf(recent);
    }

    /** Returns how many there were since the start. */
    public synchronized long total() {
        return total;
    }
}
