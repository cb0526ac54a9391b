package tengen.engine.solve;

import tengen.engine.Board;
import tengen.engine.Stone;

/** Looks for a forced win. One thread at a time. */
public interface Solver {
    /**
     * Looks for a win of the side to move.
     *
     * @param position as it was when the call returns
     * @param allowedNodes how much work may be done; what a node is, the solver says
     */
    Answer solve(Board position, Stone toMove, long allowedNodes);
}
