package tengen.sim.tape;

import java.util.List;
import java.util.Map;

/**
 * A scene: how the table is set, and what happens when.
 *
 * @param config keys of the {@code config} lines
 * @param configLine number of the last config line, 0 when there is none
 * @param lines actions in the order of the file
 */
public record Tape(Map<String, String> config, int configLine, List<TapeLine> lines) {
    public Tape {
        config = java.util.Collections.unmodifiableMap(new java.util.TreeMap<>(config));
        lines = List.copyOf(lines);
    }
}
