package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Foul;
import tengen.engine.Point;
import tengen.engine.Ruling;
import tengen.engine.Runs;
import tengen.engine.Stone;
import tengen.engine.opening.Step;

/**
 * What a claim is worth on the stones that stand (RULES 4.2), looked for in the order of DESIGN 4: own five; White's own overline; Black's overline; 4-4; 3-3; the
 * opponent's flag.
 *
 * <p>Nothing is remembered between moves: the record is judged anew, so that a corrected move cannot leave a stale claim behind.
 */
final class ClaimJudge {
    private final Play play;
    private final Seat claimant;
    private final Stone colour;

    /** What a claim is worth: a reason, the stones or the point that show it, and whether the two readings differ on it. */
    record Finding(Optional<Event.Reason> reason, boolean disputed, List<Point> proof) {
        static final Finding NOTHING = new Finding(Optional.empty(), false, List.of());

        static Finding of(Event.Reason reason, List<Point> proof) {
            return new Finding(Optional.of(reason), false, proof);
        }
    }

    private ClaimJudge(Play play, Seat claimant) {
        this.play = play;
        this.claimant = claimant;
        this.colour = play.colour(claimant);
    }

    /** Returns what a claim of this seat is worth now; {@code held} are further stones that stand unpressed. */
    static Finding judge(Play play, Seat claimant, List<PlacedStone> held) {
        return new ClaimJudge(play.seen(), claimant).judge(held);
    }

    private Finding judge(List<PlacedStone> held) {
        return ownFive(held)
                .or(() -> colour == Stone.WHITE && !play.rules().opening().gomoku() ? foul() : Optional.empty())
                .or(this::flag)
                .orElse(Finding.NOTHING);
    }

    private Optional<Finding> ownFive(List<PlacedStone> held) {
        List<Move> own = new ArrayList<>();
        Board board = play.board();
        for (Move move : play.moves()) {
            if (move.colour() == colour
                    && move.point().isPresent()
                    && (play.rules().lateFive() || stillOpen(move))) {
                own.add(move);
            }
        }
        heldMove(held).ifPresent(move -> {
            board.place(move.point().orElseThrow(), colour);
            own.add(move);
        });
        Optional<Finding> overline = Optional.empty();
        for (Move move : own) {
            Point point = move.point().orElseThrow();
            Optional<Event.Reason> made = Fives.made(play, board, point, colour);
            if (made.isPresent() && made.get() == Event.Reason.FIVE) {
                return Optional.of(Finding.of(Event.Reason.FIVE, Runs.exactFiveStones(board, point, colour)));
            }
            if (made.isPresent()) {
                overline = Optional.of(Finding.of(made.get(), Runs.longestStones(board, point, colour)));
            }
        }
        return overline;
    }

    /** Says whether the opponent has not answered this move yet. */
    private boolean stillOpen(Move move) {
        return move.number() == play.moves().size();
    }

    /** Returns the claimant's own stone that stands while the opponent's stone is still unpressed: it is no move yet, but it stands. */
    private Optional<Move> heldMove(List<PlacedStone> held) {
        boolean own = play.unpressed().filter(move -> move.seat() != claimant).isPresent() && held.size() == 1;
        return own
                ? Optional.of(new Move(
                        play.moves().size() + 1,
                        claimant,
                        Optional.of(held.getFirst().point()),
                        held.getFirst().sinceNanos(),
                        false,
                        Step.END))
                : Optional.empty();
    }

    private Optional<Finding> foul() {
        if (play.rules().forbidden() == Rules.ForbiddenMode.BLOCK
                && play.unpressed().isPresent()) {
            // What the press will refuse is no move yet (DESIGN 4, flag: nothing is claimable).
            return Optional.empty();
        }
        for (Move move : play.moves()) {
            if (move.colour() == Stone.BLACK && move.point().isPresent() && !isBlocked(move) && longRun(move)) {
                Ruling ruling = StoneDecisions.ruling(play, move.number());
                if (ruling.verdict().has(Foul.OVERLINE)) {
                    List<Point> proof = Runs.longestStones(
                            play.board(move.number()), move.point().get(), Stone.BLACK);
                    return Optional.of(Finding.of(Event.Reason.BLACK_OVERLINE, proof));
                }
            }
        }
        // 4-4 and 3-3 lapse for good with White's reply (RULES 4.2).
        Optional<Move> last = play.last()
                .filter(move -> move.colour() == Stone.BLACK && move.point().isPresent());
        return last.flatMap(this::lastFoul);
    }

    /** Says whether the press of this stone will be refused if it is forbidden: then it is no move to be claimed (DESIGN 4, flag). */
    private boolean isBlocked(Move move) {
        return play.rules().forbidden() == Rules.ForbiddenMode.BLOCK && !move.pressed();
    }

    private boolean longRun(Move move) {
        return Runs.longest(play.board(), move.point().orElseThrow(), Stone.BLACK) > 5;
    }

    private Optional<Finding> lastFoul(Move move) {
        Ruling ruling = StoneDecisions.ruling(play, move.number());
        Point point = move.point().orElseThrow();
        Optional<Event.Reason> reason = ruling.verdict().first().map(StoneDecisions::reason);
        if (ruling.disputed()) {
            return Optional.of(new Finding(reason, true, List.of(point)));
        }
        if (isBlocked(move)) {
            return Optional.empty();
        }
        return reason.map(why -> Finding.of(why, List.of(point)));
    }

    private Optional<Finding> flag() {
        if (play.rules().flag() != Rules.FlagMode.CLAIM || !play.flagged(claimant.other())) {
            return Optional.empty();
        }
        Event.Reason reason = play.flagged(claimant) ? Event.Reason.DRAW_BOTH_TIME : Event.Reason.TIME;
        return Optional.of(new Finding(Optional.of(reason), false, List.of()));
    }
}
