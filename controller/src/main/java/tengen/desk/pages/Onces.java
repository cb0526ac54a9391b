package tengen.desk.pages;

import java.util.LinkedHashSet;
import java.util.Set;

/** The names of orders that have been taken: a repetition, by a double click or by somebody who recorded it, is not another order. Any thread. */
final class Onces {
    private static final int MOST = 20_000;

    private final Set<String> taken = new LinkedHashSet<>();

    /** Takes a name; false when it has been taken before. */
    synchronized boolean take(String name) {
        if (taken.size() == MOST) {
            taken.remove(taken.iterator().next());
        }
        return taken.add(name);
    }
}
