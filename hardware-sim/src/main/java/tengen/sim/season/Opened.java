package tengen.sim.season;

import java.util.List;
import tengen.engine.Point;

/**
 * How a known game was opened, as far as its file knows.
 *
 * @param procedure the word of the organiser's configuration
 * @param swap whether the swap right after three stones was used
 * @param rejected the fifth stones that White did not keep, in the order of the file
 */
public record Opened(String procedure, boolean swap, List<Point> rejected) {
    /** Nothing is known of an opening procedure: one stone per turn. */
    static final Opened FREE = new Opened("free", false, List.of());

    public Opened {
        rejected = List.copyOf(rejected);
    }

    /** Says whether the game is played one stone per turn from the first. */
    public boolean free() {
        return procedure.equals("free");
    }

    /** Says whether the number of offers is declared with the opening. */
    boolean declares() {
        return procedure.equals("chinese-n");
    }
}
