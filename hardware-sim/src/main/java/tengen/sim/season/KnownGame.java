package tengen.sim.season;

import java.util.List;
import tengen.engine.Point;

/**
 * A game whose course is known before it is played.
 *
 * @param moves stones in their order, black first
 * @param opened how it was opened
 * @param result who won
 * @param end how the players end it
 */
public record KnownGame(String id, List<Point> moves, Opened opened, Result result, End end) {
    public KnownGame {
        moves = List.copyOf(moves);
    }

    /** Returns this game without its opening procedure: the same stones, one by one. */
    KnownGame playedFree() {
        return new KnownGame(id, moves, Opened.FREE, result, end);
    }

    /** Who won. */
    public enum Result {
        BLACK,
        WHITE,
        DRAW
    }

    /** How the players end it (DESIGN 7, games). */
    public enum End {
        /** The winner claims his five. */
        FIVE,
        /** White claims a forbidden move. */
        FORBIDDEN,
        /** The loser resigns. */
        RESIGNATION,
        /** Both agree to a draw. */
        DRAW
    }
}
