package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which reason can have which result. */
class SetResultTest {
    @ParameterizedTest
    @CsvSource({
        "FIVE, true, true, false, false",
        "WHITE_OVERLINE, false, true, false, false",
        "FORBIDDEN_33, false, true, false, false",
        "FORBIDDEN_44, false, true, false, false",
        "BLACK_OVERLINE, false, true, false, false",
        "RESIGN, true, true, false, false",
        "TIME, true, true, false, false",
        "DRAW_AGREED, false, false, true, false",
        "DRAW_PASSES, false, false, true, false",
        "DRAW_FULL, false, false, true, false",
        "DRAW_BOTH_TIME, false, false, true, false",
        "PENALTY, true, true, true, true",
        "FORFEIT, true, true, false, false",
        "BYE, true, true, false, false",
        "VIOLATIONS, true, true, true, true",
        "DISQUALIFIED, true, true, true, true",
        "FORFEIT_BOTH, false, false, false, true",
        "ABANDONED, true, true, true, true",
        "ARBITER, true, true, true, true"
    })
    void aReasonHasOnlyTheResultsThatFollowFromIt(
            Event.Reason reason, boolean black, boolean white, boolean draw, boolean bothLose) {
        assertThat(holds(Wish.SetResult.Verdict.BLACK, reason)).isEqualTo(black);
        assertThat(holds(Wish.SetResult.Verdict.WHITE, reason)).isEqualTo(white);
        assertThat(holds(Wish.SetResult.Verdict.DRAW, reason)).isEqualTo(draw);
        assertThat(holds(Wish.SetResult.Verdict.BOTH_LOSE, reason)).isEqualTo(bothLose);
    }

    private static boolean holds(Wish.SetResult.Verdict verdict, Event.Reason reason) {
        return new Wish.SetResult(verdict, reason).holds();
    }
}
