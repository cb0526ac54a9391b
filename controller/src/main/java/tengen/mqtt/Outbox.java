package tengen.mqtt;

/**
 * Which row goes next: from the desk's last acknowledgement on, at most 256 beyond it, again from there when nothing moves (MQTT.md 3.4). Knows numbers only. One
 * thread.
 */
final class Outbox {
    private static final long SECOND = 1_000_000_000L;

    /** The desk's window. */
    static final int WINDOW = 256;

    private static final long FIRST_RETRY_NANOS = 2 * SECOND;
    private static final long LAST_RETRY_NANOS = 60 * SECOND;

    private volatile boolean open;
    private long have;
    private long sent;
    private String nonce = "";
    private long progressNanos;
    private long retryNanos = FIRST_RETRY_NANOS;

    /** Nothing may be sent before the desk is heard again: the connection is new, or the desk is another. */
    void shut() {
        open = false;
        nonce = "";
    }

    /** Takes the desk's word, which is about this journal and from the desk that counts. */
    void acknowledged(DeskAck ack, long nowNanos) {
        if (!open || !ack.nonce().equals(nonce)) {
            open = true;
            nonce = ack.nonce();
            have = ack.have();
            sent = have;
            progress(nowNanos);
        } else if (ack.have() > have) {
            have = ack.have();
            sent = Math.max(sent, have);
            progress(nowNanos);
        }
        if (ack.resyncFrom() > 0 && ack.resyncFrom() <= sent) {
            sent = Math.max(have, ack.resyncFrom() - 1);
        }
    }

    private void progress(long nowNanos) {
        progressNanos = nowNanos;
        retryNanos = FIRST_RETRY_NANOS;
    }

    /** Returns the number of the row to send now; 0 = none. */
    long next(long lastSeq, long nowNanos) {
        if (!open) {
            return 0;
        }
        if (sent > have && nowNanos - progressNanos >= retryNanos) {
            sent = have;
            progressNanos = nowNanos;
            retryNanos = Math.min(LAST_RETRY_NANOS, 2 * retryNanos);
        }
        long next = sent + 1;
        return next <= lastSeq && next <= have + WINDOW ? next : 0;
    }

    /** The row that {@link #next} named has been handed over. */
    void sent(long nowNanos) {
        if (sent == have) {
            // Waiting begins with the first row that waits.
            progressNanos = nowNanos;
        }
        sent++;
    }

    /** Returns how many rows of {@code lastSeq} the desk is not known to have. */
    long backlog(long lastSeq) {
        return Math.max(0, lastSeq - have);
    }

    /** Returns the number up to which the desk is known to have everything. */
    long have() {
        return have;
    }

    /** Says whether the desk claims to have more than there is: the journal has lost its end. */
    boolean beyond(long lastSeq) {
        return open && have > lastSeq;
    }

    /** Says whether the desk has been heard on this connection. */
    boolean isOpen() {
        return open;
    }

    /** Returns when rows that wait for the desk's word go again; Long.MAX_VALUE = none wait. */
    long nextDueNanos() {
        return open && sent > have ? progressNanos + retryNanos : Long.MAX_VALUE;
    }
}
