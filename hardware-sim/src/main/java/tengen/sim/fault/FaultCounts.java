package tengen.sim.fault;

import java.util.Map;
import java.util.TreeMap;

/** How often each fault was injected, by its name. One thread. */
public final class FaultCounts {
    private final Map<String, Long> counts = new TreeMap<>();

    /** Adds so many cases of a fault; a fault that is named with none is listed as 0. */
    public void add(String fault, long cases) {
        counts.merge(fault, cases, Long::sum);
    }

    /** Adds everything of another count. */
    public void addAll(Map<String, Long> others) {
        others.forEach(this::add);
    }

    /** Returns the counts by name, in the order of the names, as they are now. */
    public Map<String, Long> byName() {
        return java.util.Collections.unmodifiableMap(new TreeMap<>(counts));
    }
}
