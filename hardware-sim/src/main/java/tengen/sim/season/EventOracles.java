package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Seat;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StateDigest;
import tengen.record.StoreFault;
import tengen.sim.clock.SimFaces;

/** Judges every row as it is written, without knowing how the table came to it. One thread. */
final class EventOracles {
    private static final long MILLI = 1_000_000L;

    /** The clock's stamp of a press, mapped to the controller's time (OPERATIONS 4: 20 ms a press). */
    private static final long PRESS_NANOS = 20 * MILLI;

    /** What the running seat may gain over a restart: the time since the last mark (DESIGN 4). */
    private static final long MARK_NANOS = 5_050 * MILLI;

    private final Journal journal;
    private final StateDigest digest = new StateDigest();
    private final List<String> wrong = new ArrayList<>();
    private final Map<Seat, List<Long>> presses = new TreeMap<>();
    private final List<Long> given = new ArrayList<>();
    private GameState state = GameState.empty();
    private long seq;
    private long boot;
    private long monoNanos;
    private long turnNanos;
    private long stoppedNanos;
    private long stopNanos = -1;
    private long stoodNanos;
    private boolean restarted;
    private long awayNanos;

    EventOracles(Journal journal) {
        this.journal = journal;
    }

    /** A lever is pressed now. */
    void pressed(Seat seat, long nowNanos) {
        presses.computeIfAbsent(seat, one -> new ArrayList<>()).add(nowNanos);
    }

    /** Returns what was found. */
    List<String> found() {
        return wrong;
    }

    /** Returns the amounts of time that were given, as they stand in the journal. */
    List<Long> given() {
        return given;
    }

    /** Takes every row that has been written since. */
    void catchUp() {
        try {
            List<Row> rows = journal.rows(seq + 1, Integer.MAX_VALUE);
            for (Row row : rows) {
                take(row);
            }
        } catch (StoreFault fault) {
            wrong.add("event " + (seq + 1) + ": " + fault.getMessage());
        }
    }

    /** Takes what the players see; the result's mark may come only when the result is written. */
    void faces(SimFaces faces) {
        wrong.addAll(FaceOracle.excess(faces, state));
    }

    /** Compares the table's own state, when everything is written, with what the journal leads to. */
    void compare(GameState live) {
        catchUp();
        if (!live.equals(state)) {
            wrong.add("after event " + seq + " the journal does not lead to the live state");
        }
    }

    private void take(Row row) throws StoreFault {
        if (row.seq() != seq + 1) {
            wrong.add("event " + row.seq() + " after " + seq);
        }
        seq = row.seq();
        if (row.boot() < boot || (row.boot() == boot && row.monoNanos() < monoNanos)) {
            wrong.add(at(row) + ": time runs backwards");
        }
        boot = row.boot();
        monoNanos = row.monoNanos();
        Event event = EventCodec.read(row);
        GameState before = state;
        state = Game.evolve(state, event);
        if (!digest.of(state).equals(row.stateHash())) {
            wrong.add(at(row) + ": does not lead to the state noted with it");
        }
        result(row, before, event);
        time(row, event);
    }

    /** A result that stands changes by the arbiter's word alone. */
    private void result(Row row, GameState before, Event event) {
        if (!(before instanceof GameState.Ended over)) {
            return;
        }
        boolean same = state instanceof GameState.Ended now
                && now.ending().winner() == over.ending().winner()
                && now.ending().reason() == over.ending().reason();
        boolean arbiter = event instanceof Event.ResultWithdrawn
                || event instanceof Event.GameEnded ended && ended.reason() == Event.Reason.ARBITER;
        boolean next = event instanceof Event.GameAssigned;
        if (!same && !arbiter && !next) {
            wrong.add(at(row) + ": changes a result that stands");
        }
    }

    private void time(Row row, Event event) {
        switch (event) {
            case Event.GameStarted e -> turn(e.atNanos());
            case Event.Recovered e -> recovered(e);
            case Event.ClocksPaused e -> stop(e.atNanos());
            case Event.ClocksResumed e -> {
                if (stopNanos >= 0) {
                    stoppedNanos += e.atNanos() - stopNanos;
                    stopNanos = -1;
                }
            }
            case Event.TimeAdjusted e -> given.add(e.nanos());
            case Event.TurnEnded e -> {
                press(row, e);
                used(row, e);
                turn(e.atNanos());
            }
            default -> {
                // Nothing about time.
            }
        }
    }

    private void recovered(Event.Recovered e) {
        restarted = true;
        if (e.outageMillis() >= 0) {
            awayNanos += e.outageMillis() * MILLI + 1_000 * MILLI;
        } else if (stopNanos >= 0) {
            // The clock was heard later than the restart could wait: the mover's face had run on until now.
            stopNanos = e.atNanos();
        }
        if (!e.seamless()) {
            stood(e.atNanos());
            stop(e.atNanos());
        }
    }

    /** A face that was pressed stood from then on by the clock's own switch, also if the press is refused afterwards. */
    private void stood(long nowNanos) {
        Seat mover = state.game().orElseThrow().mover();
        stoodNanos = presses.getOrDefault(mover, List.of()).stream()
                .filter(nanos -> nanos > turnNanos && nanos < nowNanos)
                .findFirst()
                .map(nanos -> nowNanos - nanos)
                .orElse(0L);
    }

    private void turn(long nanos) {
        stoodNanos = 0;
        turnNanos = nanos;
        stoppedNanos = 0;
        stopNanos = -1;
        restarted = false;
        awayNanos = 0;
    }

    private void stop(long nanos) {
        if (stopNanos < 0) {
            stopNanos = nanos;
        }
    }

    /** A turn ends when the lever was really pressed, whenever the news of it came. */
    private void press(Row row, Event.TurnEnded e) {
        Optional<Long> nearest = presses.getOrDefault(e.seat(), List.of()).stream()
                .min(java.util.Comparator.comparingLong(nanos -> Math.abs(nanos - e.atNanos())));
        if (nearest.isEmpty() || Math.abs(nearest.get() - e.atNanos()) > PRESS_NANOS) {
            wrong.add(at(row) + ": the turn ended at " + e.atNanos() / MILLI + " ms, the lever went down at "
                    + nearest.map(nanos -> nanos / MILLI + " ms").orElse("no time"));
        }
    }

    /** A player is charged what he used, to the press; a restart may give him what was not marked, and never takes any. */
    private void used(Row row, Event.TurnEnded e) {
        long trueNanos = e.atNanos() - turnNanos - stoppedNanos;
        long slackNanos = (restarted ? MARK_NANOS + awayNanos : 0) + stoodNanos;
        if (e.usedNanos() > trueNanos + PRESS_NANOS || e.usedNanos() < trueNanos - slackNanos - PRESS_NANOS) {
            wrong.add(
                    at(row) + ": charged " + e.usedNanos() / MILLI + " ms for a turn of " + trueNanos / MILLI + " ms");
        }
    }

    private static String at(Row row) {
        return "event " + row.seq() + " " + row.type();
    }
}
