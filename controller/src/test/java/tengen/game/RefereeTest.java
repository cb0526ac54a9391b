package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games by every procedure, kept by the game and by a {@link Referee}: {@code -Dreferee.games=20000} plays the long run. */
final class RefereeTest {
    private static final int GAMES = Integer.getInteger("referee.games", 2_000);

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void gameAndRefereeAgree(long seed) {
        List<String> procedures = List.copyOf(RefereeTable.ROWS.keySet());
        for (int i = 0; i < GAMES; i++) {
            String procedure = procedures.get(i % procedures.size());
            new RefereedGame(procedure, seed * 1_000_003 + i).play();
        }
    }

    @Test
    void everyProcedureHasItsRows() {
        for (ProcedureName name : ProcedureName.values()) {
            assertThat(RefereeTable.ROWS)
                    .containsKey(name.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
        }
    }
}
