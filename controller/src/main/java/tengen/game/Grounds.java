package tengen.game;

import java.util.List;
import java.util.Optional;

/** What in the record the result of a game that is over rests on; a correction must not take it away (RULES 6: one result only). */
final class Grounds {
    private Grounds() {}

    /** Says whether the result would contradict the corrected record: its five or foul is gone, or the organiser's automatic end is another. */
    static boolean lost(Play before, Play after, GameState.Ending ending) {
        return shown(before, ending) && !shown(after, ending)
                || !automatic(before).equals(automatic(after));
    }

    private static boolean shown(Play play, GameState.Ending ending) {
        return switch (ending.reason()) {
            case FIVE, WHITE_OVERLINE, FORBIDDEN_33, FORBIDDEN_44, BLACK_OVERLINE ->
                ending.winnerSeat()
                        .flatMap(winner ->
                                ClaimJudge.judge(play, winner, List.of()).reason())
                        .filter(ending.reason()::equals)
                        .isPresent();
            case RESIGN,
                    TIME,
                    DRAW_AGREED,
                    DRAW_PASSES,
                    DRAW_FULL,
                    DRAW_BOTH_TIME,
                    PENALTY,
                    FORFEIT,
                    BYE,
                    VIOLATIONS,
                    DISQUALIFIED,
                    FORFEIT_BOTH,
                    ABANDONED,
                    ARBITER -> true;
        };
    }

    /** The first move that ended the game by itself. */
    private record First(int number, Automatic end) {}

    private static Optional<First> automatic(Play play) {
        for (int number = 1; number <= play.moves().size(); number++) {
            Optional<Automatic> end = Automatic.of(play, number);
            if (end.isPresent()) {
                return Optional.of(new First(number, end.get()));
            }
        }
        return Optional.empty();
    }
}
