package tengen.table;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;

/**
 * The one way into a table's loop: bounded, in the order of arrival. Any thread offers, the loop's thread takes.
 *
 * <p>Keys that do not fit stay in the clock, orders that do not fit are refused to their sender. The board is never refused: what counts is how it is now, so when
 * there is no room the newest picture waits in a place of its own.
 */
public final class Inbox implements Lookout {
    /** Ten seconds of a clock that tells ten heartbeats and a hundred keys a second. */
    public static final int BOUND = 1_024;

    private final ArrayDeque<Item> items = new ArrayDeque<>();
    private @Nullable Item newestBoard;
    private Runnable wake = () -> {};
    private Consumer<Item> witness = item -> {};

    /** Names somebody to call after each arrival, on the thread that brought it: the loop's runner. */
    public synchronized void onArrival(Runnable arrival) {
        wake = arrival;
    }

    /** Names somebody who is told of each item as the loop takes it, on the loop's thread. */
    synchronized void onTaken(Consumer<Item> taken) {
        witness = taken;
    }

    /** Takes an item in, or returns false when there is no room. */
    public boolean offer(Item item) {
        Runnable arrival;
        synchronized (this) {
            if (items.size() >= BOUND) {
                return false;
            }
            items.add(item);
            arrival = wake;
        }
        arrival.run();
        return true;
    }

    @Override
    public void seen(Seen run) {
        board(new Item.Board(run));
    }

    @Override
    public void lost(long sinceNanos) {
        board(new Item.BoardLost(sinceNanos));
    }

    private void board(Item item) {
        Runnable arrival;
        synchronized (this) {
            if (items.size() >= BOUND || newestBoard != null) {
                newestBoard = item;
            } else {
                items.add(item);
            }
            arrival = wake;
        }
        arrival.run();
    }

    /** Takes the oldest item out. */
    synchronized Optional<Item> poll() {
        Item item = items.poll();
        if (item == null && newestBoard != null) {
            item = newestBoard;
            newestBoard = null;
        }
        if (item != null && !(item instanceof Item.FromClock) && !(item instanceof Item.Reported)) {
            // Of the clock a witness hears what the link makes of it: the link's own talk cannot begin in the middle.
            witness.accept(item);
        }
        return Optional.ofNullable(item);
    }

    /** Says whether nothing waits. */
    public synchronized boolean isEmpty() {
        return items.isEmpty() && newestBoard == null;
    }
}
