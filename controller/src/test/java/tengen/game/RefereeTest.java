package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games by every procedure, kept by the game and by a {@link Referee}: {@code -Dreferee.games=20000} plays the long run. */
final class RefereeTest {
    private static final int GAMES = Integer.getInteger("referee.games", 2_000);

    /** What a game between two players comes to; the rest is the arbiter's hand or takes a full board. */
    private static final Set<Event.Reason> ENDS = EnumSet.of(
            Event.Reason.FIVE,
            Event.Reason.WHITE_OVERLINE,
            Event.Reason.FORBIDDEN_33,
            Event.Reason.FORBIDDEN_44,
            Event.Reason.BLACK_OVERLINE,
            Event.Reason.RESIGN,
            Event.Reason.TIME,
            Event.Reason.DRAW_AGREED,
            Event.Reason.DRAW_PASSES);

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void gameAndRefereeAgree(long seed) {
        List<String> procedures = List.copyOf(RefereeTable.ROWS.keySet());
        Set<Event.Reason> ends = EnumSet.noneOf(Event.Reason.class);
        for (int i = 0; i < GAMES; i++) {
            String procedure = procedures.get(i % procedures.size());
            ends.add(new RefereedGame(procedure, seed * 1_000_003 + i).play());
        }
        assertThat(ends).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(ENDS);
    }

    @Test
    void everyProcedureHasItsRows() {
        for (ProcedureName name : ProcedureName.values()) {
            assertThat(RefereeTable.ROWS)
                    .containsKey(name.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
        }
    }
}
