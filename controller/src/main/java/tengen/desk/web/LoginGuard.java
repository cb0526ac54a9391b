package tengen.desk.web;

import java.util.LinkedHashMap;
import java.util.Map;
import tengen.time.Ticker;

/**
 * Slows down who guesses passwords: after five failures a name and an address each wait a second, then twice as long each time; an address up to five minutes, a
 * name no more than 15 s, so that nobody can lock an arbiter out. Any thread.
 */
final class LoginGuard {
    private static final int FREE = 5;
    private static final int MOST = 10_000;
    private static final long SECOND = 1_000_000_000L;
    private static final long LONGEST_ADDRESS_NANOS = 300 * SECOND;
    private static final long LONGEST_NAME_NANOS = 15 * SECOND;

    private static final class Count {
        private int failures;
        private long untilNanos;
    }

    private final Ticker ticker;
    private final Map<String, Count> counts = new LinkedHashMap<>();

    LoginGuard(Ticker ticker) {
        this.ticker = ticker;
    }

    /** Returns for how many seconds nobody may try this name from this address; 0 = now. */
    synchronized long waitSeconds(String name, String address) {
        return Math.max(wait("n" + name), wait("a" + address));
    }

    private long wait(String key) {
        Count count = counts.get(key);
        long leftNanos = count == null || count.failures < FREE ? 0 : count.untilNanos - ticker.nanos();
        return leftNanos <= 0 ? 0 : 1 + (leftNanos - 1) / SECOND;
    }

    synchronized void failed(String name, String address) {
        fail("n" + name, LONGEST_NAME_NANOS);
        fail("a" + address, LONGEST_ADDRESS_NANOS);
    }

    private void fail(String key, long longestNanos) {
        if (counts.size() >= MOST && !counts.containsKey(key)) {
            counts.remove(counts.keySet().iterator().next());
        }
        Count count = counts.computeIfAbsent(key, any -> new Count());
        count.failures++;
        int doublings = Math.min(20, count.failures - FREE);
        count.untilNanos = ticker.nanos() + (doublings < 0 ? 0 : Math.min(longestNanos, SECOND << doublings));
    }

    synchronized void succeeded(String name, String address) {
        counts.remove("n" + name);
        counts.remove("a" + address);
    }
}
