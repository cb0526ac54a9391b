package tengen.table.service;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The threads of a table and what they leave open: everything ends in the order in which it may, threads before the things they use. One thread. */
final class Staff implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Staff.class);
    private static final long JOIN_MILLIS = 4_000;

    private final List<Runnable> stops = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final List<AutoCloseable> open = new ArrayList<>();

    /** Starts a thread that {@code stop} ends. */
    void thread(String name, Runnable work, Runnable stop) {
        stops.add(stop);
        Thread thread = Thread.ofPlatform().name(name).daemon(true).unstarted(work);
        threads.add(thread);
        thread.start();
    }

    /** Takes something that has threads of its own and must end while the others still end. */
    void stops(Runnable stop) {
        stops.add(stop);
    }

    /** Takes something to be closed when every thread has ended; what came last is closed first. */
    <T extends AutoCloseable> T closes(T one) {
        open.add(one);
        return one;
    }

    @Override
    public void close() {
        stops.forEach(Runnable::run);
        try {
            for (Thread thread : threads) {
                thread.join(JOIN_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (AutoCloseable one : open.reversed()) {
            try {
                one.close();
            } catch (Exception e) {
                log.warn("not closed: {}", e.toString());
            }
        }
        open.clear();
    }
}
