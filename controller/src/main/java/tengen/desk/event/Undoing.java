package tengen.desk.event;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What an undo takes back: all that the last deed which still counts has written down, never a half of it. */
public final class Undoing {
    private Undoing() {}

    /**
     * Returns the numbers of the facts that an undo takes back, the last first; none when only the opening is left.
     *
     * @param deeds for each fact the number of the first fact that was written down with it
     */
    public static List<Long> last(List<Fact> facts, List<Long> deeds) {
        TreeSet<Long> undone = new TreeSet<>();
        for (Fact fact : facts) {
            if (fact instanceof Fact.Undone undoing) {
                undone.add(undoing.number());
            }
        }
        List<Long> taken = new ArrayList<>();
        for (int i = facts.size() - 1; i > 0; i--) {
            boolean counts = !(facts.get(i) instanceof Fact.Undone) && !undone.contains(i + 1L);
            boolean sameDeed = taken.isEmpty() || deeds.get(i).equals(deeds.get((int) (taken.getFirst() - 1)));
            if (counts && sameDeed) {
                taken.add(i + 1L);
            } else if (!taken.isEmpty()) {
                break;
            }
        }
        return taken;
    }
}
