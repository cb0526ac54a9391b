package tengen.score.format;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A node of an SGF tree: values by identifier, and the nodes that may follow, the main line first.
 *
 * @param values in the order of the file
 */
record SgfNode(Map<String, List<String>> values, List<SgfNode> next) {
    /** Returns the first value of a property. */
    Optional<String> value(String identifier) {
        List<String> all = values.getOrDefault(identifier, List.of());
        return all.isEmpty() ? Optional.empty() : Optional.of(all.getFirst());
    }

    /** Returns the first value of a property, or the empty text. */
    String text(String identifier) {
        return value(identifier).orElse("");
    }

    /** Returns all values of a property. */
    List<String> all(String identifier) {
        return values.getOrDefault(identifier, List.of());
    }
}
