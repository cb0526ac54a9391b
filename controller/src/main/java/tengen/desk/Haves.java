package tengen.desk;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tengen.record.StoreFault;

/** Up to which number nothing of each journal is missing. One thread. */
final class Haves {
    private final DeskStore store;
    private final Map<TableEpoch, Long> haves;

    /** The highest number kept, gaps or not; not known before the first look. */
    private final Map<TableEpoch, Long> highests = new TreeMap<>();

    Haves(DeskStore store) throws StoreFault {
        this.store = store;
        haves = new TreeMap<>();
        for (Map.Entry<TableEpoch, Long> one : store.haves().entrySet()) {
            haves.put(one.getKey(), one.getValue());
        }
    }

    long of(TableEpoch key) {
        return haves.getOrDefault(key, 0L);
    }

    /** Takes in what the store has just kept; returns whether the number has risen. */
    boolean kept(TableEpoch key, List<Long> numbers) throws StoreFault {
        long before = of(key);
        long have = before;
        long highest = highests.getOrDefault(key, Long.MAX_VALUE);
        for (long number : numbers) {
            highest = highests.containsKey(key) ? Math.max(highest, number) : highest;
            have = number == have + 1 ? number : have;
        }
        if (have < highest) {
            // Something beyond a gap is kept already, from now or from before.
            List<Long> beyond = store.beyond(key, have);
            highest = beyond.isEmpty() ? have : beyond.getLast();
            for (long number : beyond) {
                if (number != have + 1) {
                    break;
                }
                have = number;
            }
        }
        haves.put(key, have);
        highests.put(key, highest);
        return have > before;
    }
}
