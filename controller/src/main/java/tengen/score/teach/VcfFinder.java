package tengen.score.teach;

import java.util.List;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.solve.Answer;
import tengen.engine.solve.Solver;

/** Finds a win by continuous fours. The engine's solver stands behind it. */
public interface VcfFinder {
    /** Finds nothing. */
    VcfFinder NONE = (board, mover) -> List.of();

    /** Returns a finder that asks a solver of the engine and gives up after so many nodes each time. One thread at a time, as the solver. */
    static VcfFinder by(Solver solver, long allowedNodes) {
        return (board, mover) -> switch (solver.solve(board, mover, allowedNodes)) {
            case Answer.Win win -> win.line();
            case Answer.None none -> List.of();
            case Answer.Unknown unknown -> List.of();
        };
    }

    /**
     * Returns a win of the side to move as attack, reply, attack, ..., or nothing when there is none or the finder gave up.
     *
     * @param board left as it was
     */
    List<Point> win(Board board, Stone mover);
}
