package tengen.game;

import java.util.Optional;
import tengen.engine.Foul;
import tengen.engine.Ruling;
import tengen.engine.Stone;

/**
 * What the organiser wants ended by itself at a press ({@code five=auto}, {@code forbidden=auto-loss}).
 *
 * @param winner who wins by it
 */
record Automatic(Seat winner, Event.Reason reason) {
    /** Returns the end that pressed move {@code number} makes by itself, on the board as it stood then. */
    static Optional<Automatic> of(Play play, int number) {
        Move move = play.moves().get(number - 1);
        if (!move.pressed() || move.point().isEmpty()) {
            return Optional.empty();
        }
        Optional<Event.Reason> five = play.rules().five() == Rules.FiveMode.AUTO
                ? Fives.made(play, play.board(number), move.point().get(), move.colour())
                : Optional.empty();
        return five.map(reason -> new Automatic(move.seat(), reason))
                .or(() -> play.rules().forbidden() == Rules.ForbiddenMode.AUTO_LOSS
                        ? undisputedFoul(play, number)
                                .map(foul -> new Automatic(move.seat().other(), StoneDecisions.reason(foul)))
                        : Optional.empty());
    }

    /** Returns the foul of a black move on which both readings agree; what is disputed never ends or blocks anything by itself. */
    static Optional<Foul> undisputedFoul(Play play, int number) {
        boolean judged = play.moves().get(number - 1).colour() == Stone.BLACK
                && !play.rules().opening().gomoku();
        if (!judged) {
            return Optional.empty();
        }
        Ruling ruling = StoneDecisions.ruling(play, number);
        return ruling.disputed() ? Optional.empty() : ruling.verdict().first();
    }
}
