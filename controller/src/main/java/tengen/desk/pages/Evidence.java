package tengen.desk.pages;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Point;
import tengen.engine.ProofText;
import tengen.engine.ProofText.Fact;
import tengen.engine.Runs;
import tengen.engine.Stone;
import tengen.game.Event;
import tengen.game.Move;
import tengen.game.Play;

/** What the engine can show of a stone that stands on the board, line by line, for arbiters only. */
final class Evidence {
    private final Play play;
    private final ProofText text;
    private final ForbiddenJudge judge;

    Evidence(Play play, Locale locale) {
        this.play = play;
        text = new ProofText(locale);
        judge = new ForbiddenJudge(play.rules().interpretation());
    }

    /** Returns the facts about move {@code number} for a notice of this kind; none when that stone no longer stands there. */
    List<Fact> of(Event.NoticeKind kind, int number, Point point) {
        if (!stands(number, point)) {
            return List.of();
        }
        return switch (kind) {
            case FIVE, WHITE_OVERLINE -> run(number, point);
            case BLACK_OVERLINE, FORBIDDEN_44, FORBIDDEN_33 -> proof(number, point);
        };
    }

    /** Returns the facts about a claim: the stones that it is right by, or why the last stone of Black is none of the things that could be claimed. */
    List<Fact> of(Play.PendingClaim claim) {
        Optional<Move> black = lastBlack();
        boolean byStone = claim.verdict()
                .filter(reason -> reason == Event.Reason.FORBIDDEN_33 || reason == Event.Reason.FORBIDDEN_44)
                .isPresent();
        if (!claim.proof().isEmpty() && !byStone && !claim.disputed()) {
            return List.of(new Fact(0, line(claim.proof()), claim.proof(), List.of()));
        }
        return black.map(move -> proof(move.number(), move.point().orElseThrow()))
                .orElse(List.of());
    }

    private Optional<Move> lastBlack() {
        return play.moves().reversed().stream()
                .filter(move -> move.colour() == Stone.BLACK && move.point().isPresent())
                .findFirst();
    }

    private boolean stands(int number, Point point) {
        return number >= 1
                && number <= play.moves().size()
                && play.moves().get(number - 1).point().filter(point::equals).isPresent();
    }

    private List<Fact> proof(int number, Point point) {
        return text.facts(judge.prove(play.board(number - 1), point));
    }

    private List<Fact> run(int number, Point point) {
        Board board = play.board(number);
        List<Point> stones = Runs.longestStones(board, point, Stone.ofMove(number));
        return List.of(new Fact(0, line(stones), stones, List.of()));
    }

    private static String line(List<Point> stones) {
        return String.join(" ", stones.stream().map(Point::toString).toList());
    }
}
