package tengen.table;

import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.KeyMark;
import tengen.game.Command;
import tengen.game.GameState;
import tengen.game.Sight;

/**
 * Keys that the clock told and the game has not decided yet, in the clock's order; and keys that are being held down.
 *
 * <p>CALL keeps everything behind it waiting until it is known whether it is a claim (up before two seconds) or a call for the arbiter (held): both count from the
 * moment it went down. RESIGN and the arbiter's key count only when held, from the end of the two seconds, and keep nothing waiting.
 */
final class KeyDesk {
    /** How long a key must be held (DESIGN 4, keys). */
    static final long HOLD_NANOS = 2_000_000_000L;

    private final ArrayDeque<KeyReported> waiting = new ArrayDeque<>();
    private final Map<ClockKey, Long> downNanos = new EnumMap<>(ClockKey.class);
    private @Nullable KeyMark decided;
    private @Nullable KeyMark acknowledged;

    /** What became of a CALL. */
    enum Call {
        UNDECIDED,
        CLAIM,
        HELD
    }

    void add(KeyReported key) {
        waiting.add(key);
    }

    Optional<KeyReported> first() {
        return Optional.ofNullable(waiting.peek());
    }

    /** Takes the first key off: it is decided, or means nothing. */
    void done() {
        KeyReported key = waiting.remove();
        decided = key.mark();
        if (!key.down()) {
            downNanos.remove(key.key());
        } else if (isHeldKey(key.key())) {
            downNanos.put(key.key(), key.stampNanos());
        }
    }

    /** Returns the last key that was decided, if any was. */
    Optional<KeyMark> decided() {
        return Optional.ofNullable(decided);
    }

    /** Returns the last key that was decided and not handed out here before. */
    Optional<KeyMark> takeUnacknowledged() {
        Optional<KeyMark> mark = Optional.ofNullable(decided).filter(now -> !now.equals(acknowledged));
        acknowledged = decided;
        return mark;
    }

    /** Returns what the CALL at the head of the queue is, as far as is known by {@code knownNanos}. */
    Call call(long knownNanos) {
        KeyReported down = waiting.element();
        for (KeyReported key : waiting) {
            if (key.key() == down.key() && !key.down()) {
                return key.stampNanos() - down.stampNanos() < HOLD_NANOS ? Call.CLAIM : Call.HELD;
            }
        }
        return knownNanos - down.stampNanos() >= HOLD_NANOS ? Call.HELD : Call.UNDECIDED;
    }

    /** Returns a key that was held for long enough by {@code untilNanos}, once. */
    Optional<Held> held(long untilNanos) {
        for (Map.Entry<ClockKey, Long> down : downNanos.entrySet()) {
            long dueNanos = down.getValue() + HOLD_NANOS;
            if (untilNanos - dueNanos >= 0) {
                downNanos.remove(down.getKey());
                return Optional.of(new Held(down.getKey(), dueNanos));
            }
        }
        return Optional.empty();
    }

    /** Says whether the arbiter's key is down and has not done anything yet. */
    boolean arbiterKeyDown() {
        return downNanos.containsKey(ClockKey.ARBITER);
    }

    /** The arbiter's key did its work together with a lever: holding it on means nothing. */
    void arbiterKeyUsed() {
        downNanos.remove(ClockKey.ARBITER);
    }

    /** The clock has started anew: whatever was held down is so no more. Keys that were told before wait on. */
    void release() {
        downNanos.clear();
    }

    private static boolean isHeldKey(ClockKey key) {
        return key == ClockKey.RESIGN_A || key == ClockKey.RESIGN_B || key == ClockKey.ARBITER;
    }

    /** A key that was held for two seconds, the moment at which it took effect. */
    record Held(ClockKey key, long atNanos) {
        /** Returns what the game is asked; {@code sight} is for the arbiter's key. */
        Command command(GameState state, Sight sight) {
            if (key == ClockKey.ARBITER) {
                return new Command.HoldArbiterKey(atNanos, sight);
            }
            ClockSide face = key == ClockKey.RESIGN_A ? ClockSide.A : ClockSide.B;
            return new Command.Resign(Seating.of(state).seat(face), atNanos);
        }
    }
}
