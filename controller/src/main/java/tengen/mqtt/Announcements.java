package tengen.mqtt;

import java.util.Optional;
import tengen.game.GameState;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.JsonLine;
import tengen.time.WallClock;

/**
 * What a table says without being asked: presence, information, state and result on every connection, since the broker may have lost what it kept; the state again
 * when it changes, at most four times a second; a heartbeat every 10 s. One thread.
 */
final class Announcements {
    private static final long SECOND = 1_000_000_000L;
    private static final long BEAT_NANOS = 10 * SECOND;
    private static final long STATE_NANOS = SECOND / 4;

    /** By then the presence has come back from the broker, or it has been lost there. */
    private static final long ECHO_NANOS = 5 * SECOND;

    private static final String SOFTWARE = "tengen 0.1.0";

    private enum Step {
        PRESENCE,
        INFO,
        STATE,
        RESULT,
        BEAT
    }

    private final Topics topics;
    private final TableIdentity identity;
    private final Journal journal;
    private final Tail tail;
    private final Vitals vitals;
    private final WallClock wall;
    private Presence presence = new Presence(false, "", "", 0, "", 0, 0);
    private Step step = Step.BEAT;
    private boolean presenceDue;
    private boolean infoDue;
    private boolean echoed = true;
    private long echoNanos;
    private long saidSeq;
    private String saidResult = "";
    private String saidChecks = "";
    private String sayingChecks = "";
    private long stateNanos = Long.MIN_VALUE;
    private long beatNanos = Long.MIN_VALUE;
    private long backlog;
    private Optional<GameState> unwritten = Optional.empty();
    private boolean unwrittenDue;

    Announcements(Topics topics, TableIdentity identity, Journal journal, Tail tail, Vitals vitals, WallClock wall) {
        this.topics = topics;
        this.identity = identity;
        this.journal = journal;
        this.tail = tail;
        this.vitals = vitals;
        this.wall = wall;
    }

    /** A connection stands: everything is said anew. */
    void begin(Presence now) {
        presence = now;
        presenceDue = true;
        infoDue = true;
        saidSeq = 0;
        saidResult = "";
        stateNanos = Long.MIN_VALUE;
        beatNanos = Long.MIN_VALUE;
    }

    /** Says the presence again. */
    void again() {
        presenceDue = true;
    }

    /** The presence has come back from the broker: everybody can see it. */
    void echoed() {
        echoed = true;
    }

    void backlog(long events) {
        backlog = events;
    }

    /** Takes how the game stands while the journal is behind it; nothing when it is not. */
    void unwritten(Optional<GameState> now) {
        if (!now.equals(unwritten)) {
            if (now.isPresent() != unwritten.isPresent()) {
                beatNanos = Long.MIN_VALUE;
            }
            unwritten = now;
            unwrittenDue = true;
        }
    }

    /** Returns what is to be said now. */
    Optional<Message> next(long nowNanos) {
        if (presenceDue || (!echoed && nowNanos - echoNanos >= 0)) {
            step = Step.PRESENCE;
            return Optional.of(kept(Topics.Kind.PRESENCE, presence.json()));
        }
        if (infoDue || (due(beatNanos, nowNanos) && !vitals.checks().equals(saidChecks))) {
            step = Step.INFO;
            return Optional.of(kept(Topics.Kind.INFO, info()));
        }
        if ((tail.seq() != saidSeq || unwrittenDue) && tail.seq() > 0 && due(stateNanos, nowNanos)) {
            step = Step.STATE;
            return Optional.of(
                    kept(Topics.Kind.STATE, unwritten.map(tail::unwritten).orElseGet(tail::state)));
        }
        if (!tail.result().equals(saidResult)) {
            step = Step.RESULT;
            return Optional.of(kept(Topics.Kind.RESULT, tail.result()));
        }
        if (due(beatNanos, nowNanos)) {
            step = Step.BEAT;
            return Optional.of(Message.passing(
                    topics.up(identity.table(), Topics.Kind.BEAT),
                    beat(unwritten.isPresent() ? Trouble.Kind.STORE.name() : "")));
        }
        return Optional.empty();
    }

    /** What {@link #next} returned has been handed over. */
    void sent(long nowNanos) {
        switch (step) {
            case PRESENCE -> {
                presenceDue = false;
                echoed = false;
                echoNanos = nowNanos + ECHO_NANOS;
            }
            case INFO -> {
                infoDue = false;
                saidChecks = sayingChecks;
            }
            case STATE -> {
                saidSeq = tail.seq();
                unwrittenDue = false;
                stateNanos = nowNanos + STATE_NANOS;
            }
            case RESULT -> saidResult = tail.result();
            case BEAT -> beatNanos = nowNanos + BEAT_NANOS;
        }
    }

    private static boolean due(long dueNanos, long nowNanos) {
        return dueNanos == Long.MIN_VALUE || nowNanos - dueNanos >= 0;
    }

    private Message kept(Topics.Kind kind, String payload) {
        return Message.kept(topics.up(identity.table(), kind), payload);
    }

    /** Returns a heartbeat that says that another table has this one's name. */
    Message complaint() {
        return Message.passing(topics.up(identity.table(), Topics.Kind.BEAT), beat(Trouble.Kind.ID_IN_USE.name()));
    }

    private String info() {
        sayingChecks = vitals.checks();
        return new JsonLine()
                .begin()
                .text("software", SOFTWARE)
                .number("schema", 1)
                .number("events", EventCodec.VERSION)
                .text("epoch", journal.epoch())
                .number("seq", journal.lastSeq())
                .flag("clockSync", vitals.clockSynced())
                .text("capabilities", "orders pairing")
                .object("checks", sayingChecks)
                .end()
                .take();
    }

    private String beat(String trouble) {
        JsonLine json = new JsonLine()
                .begin()
                .text("epoch", journal.epoch())
                .number("seq", journal.lastSeq())
                .number("backlog", backlog)
                .text("wall", EventMessage.time(wall.millis()))
                .number("boot", identity.boot());
        vitals.milliCelsius().ifPresent(value -> json.number("milliCelsius", value));
        vitals.signalDbm().ifPresent(value -> json.number("signalDbm", value));
        if (!trouble.isEmpty()) {
            json.text("trouble", trouble);
        }
        return json.end().take();
    }

    /** Returns when something is next to be said; Long.MAX_VALUE is not possible, since the heartbeat always is. */
    long nextDueNanos() {
        long due = echoed ? beatNanos : Math.min(beatNanos, echoNanos);
        return tail.seq() != saidSeq || unwrittenDue ? Math.min(due, stateNanos) : due;
    }
}
