package tengen.desk;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tengen.record.StoreFault;

/** Up to which number nothing of each journal is missing. One thread. */
final class Haves {
    private final DeskStore store;
    private final Map<TableEpoch, Long> haves;

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
        boolean gap = false;
        for (long number : numbers) {
            if (number == have + 1) {
                have++;
            } else {
                gap |= number > have;
            }
        }
        if (gap || have == before) {
            for (long number : store.beyond(key, have)) {
                if (number != have + 1) {
                    break;
                }
                have++;
            }
        }
        haves.put(key, have);
        return have > before;
    }
}
