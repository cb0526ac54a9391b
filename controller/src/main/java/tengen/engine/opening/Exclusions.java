package tengen.engine.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Openings that an event does not allow, as the 24-opening rule bans D13 and I13.
 *
 * @param openings in the order of their codes, each once
 */
public record Exclusions(List<Opening> openings) {
    /** Nothing is excluded: all 26 may be played. */
    public static final Exclusions NONE = new Exclusions(List.of());

    /** Keeps its own copy, sorted, each opening once. */
    public Exclusions {
        openings = openings.stream().sorted().distinct().toList();
    }

    /** Returns the exclusions listed by code or name, separated by commas; none for an empty text or {@code none}; nothing when a part is no opening. */
    public static Optional<Exclusions> parse(String text) {
        if (text.isBlank() || text.strip().equalsIgnoreCase("none")) {
            return Optional.of(NONE);
        }
        List<Opening> list = new ArrayList<>();
        for (String part : text.split("[,，、]", -1)) {
            Optional<Opening> opening = Opening.named(part);
            if (opening.isEmpty()) {
                return Optional.empty();
            }
            list.add(opening.get());
        }
        return Optional.of(new Exclusions(list));
    }

    /** Says whether this opening may be played. */
    public boolean allow(Opening opening) {
        return !openings.contains(opening);
    }
}
