package tengen.desk.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lots from a number, so that everybody can draw them again: SplitMix64 (Steele, Lea, Flood 2014) and Fisher and Yates' shuffle. */
public final class Lots {
    private long state;

    /** @param number what was drawn from the hat */
    public Lots(long number) {
        state = number;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** Returns these in an order by lot. */
    public <T> List<T> order(List<T> items) {
        List<T> drawn = new ArrayList<>(items);
        for (int last = drawn.size() - 1; last > 0; last--) {
            Collections.swap(drawn, last, (int) Long.remainderUnsigned(next(), last + 1L));
        }
        return drawn;
    }
}
