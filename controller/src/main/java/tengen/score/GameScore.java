package tengen.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;

/**
 * Everything that a score sheet or a record of one game can say. Immutable; equal when every word is equal.
 *
 * <p>Made by {@link ScoreWriter} from a game's events, by the formats from a file, or by a {@link ScoreBuilder}.
 *
 * @param moves in order and without gaps; no point twice
 * @param remarks in order
 * @param result nothing while the game is not over
 */
public record GameScore(
        Occasion occasion,
        Seating seating,
        OpeningScore opening,
        List<ScoreMove> moves,
        TotalTime total,
        List<Remark> remarks,
        Optional<ScoreResult> result,
        List<Confirmation> confirmations) {
    public GameScore {
        moves = List.copyOf(moves);
        remarks = List.copyOf(remarks);
        confirmations = List.copyOf(confirmations);
        boolean[] taken = new boolean[Point.COUNT];
        for (int i = 0; i < moves.size(); i++) {
            ScoreMove move = moves.get(i);
            if (move.number() != i + 1) {
                throw new IllegalArgumentException("move " + (i + 1) + " has the number " + move.number());
            }
            if (move.point().isPresent()) {
                int index = move.point().get().index();
                if (taken[index]) {
                    throw new IllegalArgumentException(
                            "two stones on " + move.point().get());
                }
                taken[index] = true;
            }
        }
    }

    /** Returns the board after the first {@code count} moves. */
    public Board board(int count) {
        Board board = new Board();
        for (ScoreMove move : moves.subList(0, count)) {
            move.point().ifPresent(point -> board.place(point, move.colour()));
        }
        return board;
    }

    /** Returns the board at the end. */
    public Board board() {
        return board(moves.size());
    }

    /** Returns the name of the person who holds a colour at the end. */
    public String name(Stone colour) {
        return seating.name(colour);
    }

    /** Says whether any turn was given up. */
    public boolean passes() {
        return moves.stream().anyMatch(ScoreMove::pass);
    }

    /** Returns the fifth moves that were offered and removed. */
    public List<Point> rejected() {
        return opening.offers().map(Offers::rejected).orElse(List.of());
    }

    /** Returns the numbers, of the first five, that the person placed who holds Black at the end; none when the opener is not known. */
    public List<Integer> placedByBlack() {
        List<Integer> numbers = new ArrayList<>();
        for (ScoreMove move : moves.subList(0, Math.min(5, moves.size()))) {
            if (seating.openerKnown() && move.seat() == seating.black()) {
                numbers.add(move.number());
            }
        }
        return numbers;
    }
}
