package tengen.table.service;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.game.GameState;
import tengen.table.Inbox;
import tengen.table.TableLoop;
import tengen.time.Alarm;
import tengen.time.Ticker;

/** Runs a table's loop on a thread of its own: when something has come, and when something is due. Others see the game as it was after the last turn. */
final class LoopThread implements Runnable {
    private static final Logger log = LoggerFactory.getLogger(LoopThread.class);

    /** So that a table where nothing happens still beats, well within the half second after which the supervisor names a thread. */
    private static final long LONGEST_REST_NANOS = 200_000_000L;

    private final TableLoop loop;
    private final Inbox inbox;
    private final Ticker ticker;
    private final Heartbeat heart;
    private final Spread turns;
    private final Runnable broken;
    private final Alarm alarm;
    private volatile GameState state;
    private volatile boolean durable = true;
    private volatile boolean stopped;

    /** @param broken is called once when the loop ends by a fault of our own */
    LoopThread(TableLoop loop, Inbox inbox, Ticker ticker, Heartbeat heart, Spread turns, Runnable broken) {
        this.loop = loop;
        this.inbox = inbox;
        this.ticker = ticker;
        this.heart = heart;
        this.turns = turns;
        this.broken = broken;
        this.alarm = new Alarm(ticker);
        this.state = loop.state();
        inbox.onArrival(alarm::wake);
    }

    @Override
    public void run() {
        try {
            while (!stopped) {
                turn();
            }
        } catch (RuntimeException | Error ours) {
            log.error("the table's loop ends: {}", ours.toString(), ours);
            broken.run();
        }
    }

    private void turn() {
        long beginNanos = ticker.nanos();
        loop.turn(beginNanos);
        long endNanos = ticker.nanos();
        turns.add(endNanos - beginNanos);
        state = loop.state();
        durable = loop.durable();
        heart.beat(endNanos);
        if (inbox.isEmpty()) {
            long dueNanos = loop.nextDueNanos(endNanos);
            long latestNanos = endNanos + LONGEST_REST_NANOS;
            alarm.until(dueNanos == Long.MAX_VALUE || dueNanos - latestNanos > 0 ? latestNanos : dueNanos);
        }
    }

    /** Returns the game after the last turn. Any thread. */
    GameState state() {
        return state;
    }

    /** Says whether everything was written down after the last turn. Any thread. */
    boolean durable() {
        return durable;
    }

    /** Ends {@link #run} after the turn in hand. */
    void stop() {
        stopped = true;
        alarm.wake();
    }
}
