package tengen.desk.web;

import com.sun.net.httpserver.HttpExchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.time.Ticker;

/** The open streams: how many there may be, and the end of those whose listener takes nothing any more. Any thread. */
final class Streams {
    static final int MOST_OF_ARBITERS = 100;
    static final int MOST_OF_THE_PUBLIC = 300;
    private static final long STUCK_NANOS = 15_000_000_000L;

    private record Open(Access access, HttpExchange exchange) {}

    private final Map<Stream, Open> open = new ConcurrentHashMap<>();
    private final Ticker ticker;

    Streams(Ticker ticker) {
        this.ticker = ticker;
    }

    /** Takes a stream in; false when there are too many of its kind. */
    synchronized boolean add(Stream stream, Access access, HttpExchange exchange) {
        long count =
                open.values().stream().filter(one -> one.access() == access).count();
        if (count >= (access == Access.ARBITER ? MOST_OF_ARBITERS : MOST_OF_THE_PUBLIC)) {
            return false;
        }
        open.put(stream, new Open(access, exchange));
        return true;
    }

    void remove(Stream stream) {
        open.remove(stream);
    }

    /** Closes those that are stuck; now and then. */
    void sweep() {
        long nowNanos = ticker.nanos();
        List<Stream> stuck = new ArrayList<>();
        open.keySet().stream()
                .filter(stream -> stream.isStuck(nowNanos, STUCK_NANOS))
                .forEach(stuck::add);
        stuck.forEach(this::close);
    }

    void closeAll() {
        new ArrayList<>(open.keySet()).forEach(this::close);
    }

    private void close(Stream stream) {
        Open one = open.remove(stream);
        stream.close();
        if (one != null) {
            one.exchange().close();
        }
    }
}
