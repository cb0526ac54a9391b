package tengen.engine.solve;

import java.util.List;
import tengen.engine.Point;

/** What a search found. */
public sealed interface Answer {
    /** Returns how many nodes the search took. */
    long nodes();

    /**
     * A win.
     *
     * @param line attack, reply, attack, ...; when by fours, the last attack makes a five, or leaves the defender no reply: two points complete a five, or the only one is
     *     forbidden to him
     */
    record Win(List<Point> line, long nodes) implements Answer {
        /** Keeps its own copy. */
        public Win {
            line = List.copyOf(line);
        }
    }

    /** There is none: every way was tried to its end. */
    record None(long nodes) implements Answer {}

    /** None was found with the nodes allowed; there may be one. */
    record Unknown(long nodes) implements Answer {}
}
