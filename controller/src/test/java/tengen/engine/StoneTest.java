package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class StoneTest {
    @Test
    void blackMovesFirstAndTheColoursTakeTurns() {
        for (int number = 1; number < 400; number += 2) {
            assertThat(Stone.ofMove(number)).isEqualTo(Stone.BLACK);
            assertThat(Stone.ofMove(number + 1)).isEqualTo(Stone.WHITE);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Stone.ofMove(0));
    }
}
