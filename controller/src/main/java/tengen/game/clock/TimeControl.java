package tengen.game.clock;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How much time a seat has, as a list of phases. Written and read as text, such as {@code 20m+60s/move} (DESIGN 7).
 *
 * <p>Quotas count turns pressed: an opening block, a swap, the fifth-move offers, a removal with the sixth stone and a pass are one turn each (RULES 2.0).
 *
 * @param phases one or more, in order
 */
public record TimeControl(List<Phase> phases) {
    public TimeControl {
        if (phases.isEmpty()) {
            throw new IllegalArgumentException("a time control without a phase");
        }
        phases = List.copyOf(phases);
    }

    /**
     * Reads {@code 20m+60s/move}, {@code 90m+30s/inc}, {@code 40/120m,60m}, {@code 120m,30/30m*}, {@code 10m+5x30s}, {@code 30m+15/5m}, {@code 10m delay 5s},
     * {@code 60m}.
     *
     * @throws IllegalArgumentException when the text is none; the message names the part that is not understood
     */
    public static TimeControl parse(String text) {
        return TimeControlText.parse(text);
    }

    /** Returns the phase with this index. */
    public Phase phase(int index) {
        return phases.get(index);
    }

    /** Says whether another phase follows the one with this index. */
    public boolean hasAfter(int index) {
        return index + 1 < phases.size();
    }

    /** Returns the text that {@link #parse} reads back to an equal control. */
    @Override
    public String toString() {
        return phases.stream()
                .map(TimeControlText::write)
                .collect(Collectors.joining(","))
                .replace(",+", "+");
    }
}
