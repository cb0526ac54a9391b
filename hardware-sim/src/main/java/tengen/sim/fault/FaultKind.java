package tengen.sim.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A family of faults, by the word that {@code tengen season --faults} knows it by; argued in hardware-sim/docs/faults.md. */
public enum FaultKind {
    /** What hands do over the board. */
    HANDS,
    /** Sites that flicker for a while. */
    NOISE,
    /** Reeds and diodes that break. */
    SITES,
    /** The bus and the chain of registers. */
    CHAIN,
    /** The cable to the clock. */
    SERIAL,
    /** The clock itself. */
    CLOCK,
    /** The broker and the way to it. */
    BROKER,
    /** The journal's disk. */
    STORE,
    /** Civil time that jumps. */
    WALL,
    /** The controller's process dies. */
    CRASH,
    /** Arbiter's orders that come twice or late. */
    ARBITER;

    /** Returns the word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the kind of this word. */
    public static Optional<FaultKind> of(String word) {
        for (FaultKind kind : values()) {
            if (kind.word().equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** Returns every word, for a message. */
    public static List<String> words() {
        List<String> words = new ArrayList<>();
        for (FaultKind kind : values()) {
            words.add(kind.word());
        }
        return words;
    }
}
