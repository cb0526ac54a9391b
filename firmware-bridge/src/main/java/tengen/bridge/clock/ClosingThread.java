package tengen.bridge.clock;

/** Closes a port that may hang (a device pulled out while open), on a thread of its own. */
final class ClosingThread {
    private ClosingThread() {}

    /** Lets {@code close} run and returns when it has, after {@code limitMillis} at the latest; what still hangs then is left to itself. */
    static void close(Runnable close, long limitMillis) {
        Thread closer = new Thread(close, "clock-close");
        closer.setDaemon(true);
        closer.start();
        try {
            closer.join(limitMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
