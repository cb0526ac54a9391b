package tengen.mqtt;

import java.util.List;
import java.util.Optional;

/**
 * A broker as a client sees it: a port. Nothing here blocks for long or throws for what networks do; what comes of a call is told by {@link #poll}.
 *
 * <p>Every connection has a generation, given by the caller; happenings of an earlier one may still come and are told apart by it. All methods are called by one
 * thread; the port's own threads only put happenings into its queue.
 */
public interface Broker {
    /** What a try to hand over a message came to. */
    enum Handed {
        /** Taken; a message of QoS 1 is acknowledged later. */
        TAKEN,
        /** The client's window is full: try again later. Never a dead link. */
        WAIT,
        /** There is no connection. */
        NO_LINK
    }

    /**
     * Begins a new connection; one that exists is dropped first.
     *
     * @param generation above every earlier one
     * @param will what the broker tells when this connection is lost, some seconds later
     */
    void open(long generation, Message will);

    /** Asks for these filters, which must not overlap: a message that fits two comes twice. */
    void subscribe(List<String> filters);

    /**
     * Hands a message over.
     *
     * @param token comes back in the acknowledgement; of no meaning for QoS 0
     */
    Handed publish(long token, Message message);

    /** Drops the connection at once and without a farewell: the broker tells the will. */
    void drop();

    /** Says farewell and closes: no will. */
    void close();

    /** Takes the oldest thing that has happened. */
    Optional<Happening> poll();

    /** Names somebody to call when something has happened, on any thread. */
    void onHappening(Runnable wake);
}
