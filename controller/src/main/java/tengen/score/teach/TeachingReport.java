package tengen.score.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Foul;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.Ruling;
import tengen.engine.Runs;
import tengen.engine.Stone;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.score.GameScore;
import tengen.score.Remark;
import tengen.score.ScoreMove;

/**
 * What a finished game teaches. A pure function of the score; refuses a running game, since nothing of it may reach a player before the end.
 *
 * @param score the game
 * @param findings in the order of moves
 */
public record TeachingReport(GameScore score, List<Finding> findings) {
    public TeachingReport {
        findings = List.copyOf(findings);
    }

    /**
     * Studies a finished game.
     *
     * @param interpretation the reading by which the game was judged
     * @param finder searches for wins by fours, once for each move
     * @throws IllegalArgumentException while the game has no result
     */
    public static TeachingReport of(GameScore score, Interpretation interpretation, VcfFinder finder) {
        if (score.result().isEmpty()) {
            throw new IllegalArgumentException("the game is not over: no report");
        }
        return new TeachingReport(score, new Study(score, interpretation, finder).findings());
    }

    /** Walks through a game once. */
    private static final class Study {
        private final List<Finding> findings = new ArrayList<>();
        private final GameScore score;
        private final ForbiddenJudge judge;
        private final VcfFinder finder;
        private final Board board = new Board();

        Study(GameScore score, Interpretation interpretation, VcfFinder finder) {
            this.score = score;
            this.judge = new ForbiddenJudge(interpretation);
            this.finder = finder;
        }

        List<Finding> findings() {
            List<List<Point>> wins = wins();
            for (ScoreMove move : score.moves()) {
                missed(move, wins);
                move.point().ifPresent(point -> {
                    foul(move, point);
                    board.place(point, move.colour());
                    five(move, point);
                });
            }
            return findings;
        }

        /** Returns for each move the win that its side had before it. */
        private List<List<Point>> wins() {
            List<List<Point>> wins = new ArrayList<>();
            Board position = new Board();
            for (ScoreMove move : score.moves()) {
                wins.add(List.copyOf(finder.win(position, move.colour())));
                move.point().ifPresent(point -> position.place(point, move.colour()));
            }
            return wins;
        }

        /** A win counts as missed when another move was played and at that side's next turn the win was gone. */
        private void missed(ScoreMove move, List<List<Point>> wins) {
            List<Point> win = wins.get(move.number() - 1);
            if (win.isEmpty() || move.point().filter(win.getFirst()::equals).isPresent()) {
                return;
            }
            int next = move.number() + 1;
            boolean kept = next < wins.size() ? !wins.get(next).isEmpty() : won(move.colour());
            if (!kept) {
                findings.add(new Finding.WinMissed(move.number(), move.colour(), win));
            }
        }

        private boolean won(Stone colour) {
            return score.result()
                    .filter(result -> result.winner() == (colour == Stone.BLACK ? Outcome.BLACK : Outcome.WHITE))
                    .isPresent();
        }

        private void foul(ScoreMove move, Point point) {
            if (move.colour() != Stone.BLACK) {
                return;
            }
            Ruling ruling = judge.rule(board, point);
            Optional<Foul> foul =
                    ruling.verdict().first().or(() -> ruling.other().first());
            boolean forbidden = ruling.verdict().forbidden() || ruling.disputed();
            boolean last = move.number() == score.moves().size();
            if (forbidden && foul.isPresent() && !(last && lostByFoul()) && !claimed(move.number(), Stone.WHITE)) {
                findings.add(new Finding.FoulNotClaimed(move.number(), point, foul.get(), ruling.disputed()));
            }
        }

        private void five(ScoreMove move, Point point) {
            boolean five = move.colour() == Stone.BLACK
                    ? Runs.exactFive(board, point, Stone.BLACK)
                    : Runs.longest(board, point, Stone.WHITE) >= 5;
            boolean last = move.number() == score.moves().size();
            if (five && !(last && won(move.colour())) && !claimed(move.number(), move.colour())) {
                findings.add(new Finding.FiveNotClaimed(move.number(), move.colour(), point));
            }
        }

        private boolean lostByFoul() {
            return score.result()
                    .flatMap(result -> result.reason())
                    .filter(reason -> reason == Reason.FORBIDDEN_33
                            || reason == Reason.FORBIDDEN_44
                            || reason == Reason.BLACK_OVERLINE)
                    .isPresent();
        }

        private boolean claimed(int number, Stone colour) {
            return score.remarks().stream()
                    .anyMatch(remark -> remark instanceof Remark.Claim claim
                            && claim.afterMove() == number
                            && score.seating().colour(claim.seat()) == colour
                            && claim.verdict().isPresent());
        }
    }
}
