package tengen.desk.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tengen.time.Ticker;

/**
 * Who is logged in. Ids have 256 random bits, are made at log-in and nowhere else, and only their SHA-256 is kept, so that a dump of the memory's map opens no
 * session. Any thread.
 */
final class Sessions {
    private static final int BYTES = 32;
    private static final int MOST = 500;

    /** A round lasts no longer, a day in the hall may. */
    private static final long LONGEST_NANOS = 14 * 3_600_000_000_000L;

    private final Map<String, Session> sessions = new LinkedHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Ticker ticker;
    private final long idleNanos;

    Sessions(Ticker ticker, long idleNanos) {
        this.ticker = ticker;
        this.idleNanos = idleNanos;
    }

    /** A fresh session and the id that its browser is told. */
    record Fresh(String id, Session session) {}

    /** Begins a session for an arbiter whose password was right. */
    synchronized Fresh begin(String who) {
        long nowNanos = ticker.nanos();
        sessions.values().removeIf(session -> session.isOver(nowNanos, idleNanos, LONGEST_NANOS));
        Iterator<Map.Entry<String, Session>> oldest = sessions.entrySet().iterator();
        if (sessions.size() >= MOST) {
            oldest.next().getValue().end();
            oldest.remove();
        }
        String id = word();
        Session session = new Session(who, word(), nowNanos);
        sessions.put(digest(id), session);
        return new Fresh(id, session);
    }

    /** Returns the session of this id, if it is not over. */
    synchronized Optional<Session> find(String id) {
        Session session = id.isEmpty() ? null : sessions.get(digest(id));
        if (session == null || session.isOver(ticker.nanos(), idleNanos, LONGEST_NANOS)) {
            return Optional.empty();
        }
        session.used(ticker.nanos());
        return Optional.of(session);
    }

    /** Says whether the session goes on; an open page is use. */
    boolean goesOn(Session session) {
        boolean over = session.isOver(ticker.nanos(), idleNanos, LONGEST_NANOS);
        if (!over) {
            session.used(ticker.nanos());
        }
        return !over;
    }

    /** Ends a session. */
    synchronized void end(String id) {
        Session session = id.isEmpty() ? null : sessions.remove(digest(id));
        if (session != null) {
            session.end();
        }
    }

    private String word() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String digest(String id) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(id.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
