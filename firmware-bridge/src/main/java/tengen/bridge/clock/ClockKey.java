package tengen.bridge.clock;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A lever or a key of the clock. The order is the code on the wire (PROTOCOL.md, keys). */
public enum ClockKey {
    LEVER_A(ClockSide.A),
    LEVER_B(ClockSide.B),
    CALL_A(ClockSide.A),
    CALL_B(ClockSide.B),
    OPTION_A(ClockSide.A),
    OPTION_B(ClockSide.B),
    DRAW_A(ClockSide.A),
    DRAW_B(ClockSide.B),
    RESIGN_A(ClockSide.A),
    RESIGN_B(ClockSide.B),
    ARBITER(null);

    private static final List<ClockKey> BY_CODE = List.of(values());

    private final @Nullable ClockSide side;

    ClockKey(@Nullable ClockSide side) {
        this.side = side;
    }

    /** Returns the face this key belongs to; the arbiter's key belongs to neither. */
    public Optional<ClockSide> side() {
        return Optional.ofNullable(side);
    }

    /** Returns whether this is one of the two levers. */
    public boolean isLever() {
        return this == LEVER_A || this == LEVER_B;
    }

    /** Returns the lever of {@code side}. */
    public static ClockKey lever(ClockSide side) {
        return side == ClockSide.A ? LEVER_A : LEVER_B;
    }

    /** Returns the same key at {@code face}; the arbiter's key stays what it is. */
    public ClockKey at(ClockSide face) {
        return side == null || side == face ? this : BY_CODE.get(ordinal() ^ 1);
    }

    /** Returns the code on the wire, 0 to 10. */
    public int code() {
        return ordinal();
    }

    static Optional<ClockKey> ofCode(int code) {
        return code < BY_CODE.size() ? Optional.of(BY_CODE.get(code)) : Optional.empty();
    }
}
