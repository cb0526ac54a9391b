package tengen.sim.season;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Event;

/**
 * A game whose course is known before it is played.
 *
 * @param moves stones in their order, black first
 * @param opened how it was opened
 * @param result who won
 * @param end how the players end it
 * @param fouls the forbidden moves in it, claimed or not, in their order; nothing when nobody has judged the game
 */
public record KnownGame(
        String id, List<Point> moves, Opened opened, Result result, End end, Optional<List<Foul>> fouls) {
    public KnownGame {
        moves = List.copyOf(moves);
        fouls = fouls.map(List::copyOf);
    }

    /** A forbidden move of Black. */
    public record Foul(int number, Point point, Event.NoticeKind kind) {}

    /** Returns this game without its opening procedure: the same stones, one by one. */
    public KnownGame playedFree() {
        return new KnownGame(id, moves, Opened.FREE, result, end, fouls);
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
