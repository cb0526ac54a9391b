package tengen.sim.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DiceTest {
    @Test
    void theFirstNumbersAreThoseOfThePublishedGenerator() {
        Dice dice = new Dice(1234567);

        assertThat(dice.next()).isEqualTo(6457827717110365317L);
        assertThat(dice.next()).isEqualTo(3203168211198807973L);
        assertThat(Long.toUnsignedString(dice.next())).isEqualTo("9817491932198370423");
    }

    @Test
    void numbersStayInTheirBounds() {
        Dice dice = new Dice(7);

        for (int i = 0; i < 10_000; i++) {
            assertThat(dice.below(6)).isBetween(0, 5);
            assertThat(dice.between(-3, 3)).isBetween(-3, 3);
            assertThat(dice.between(5L, 5L)).isEqualTo(5L);
        }
        assertThatThrownBy(() -> dice.below(0)).hasMessageContaining("below 0");
        assertThatThrownBy(() -> dice.between(2, 1)).hasMessageContaining("between 2 and 1");
    }

    @Test
    void aChanceIsWhatItSays() {
        Dice dice = new Dice(3);
        int hits = 0;

        for (int i = 0; i < 100_000; i++) {
            hits += dice.chance(250_000) ? 1 : 0;
        }

        assertThat(hits).isBetween(24_500, 25_500);
        assertThat(dice.chance(0)).isFalse();
        assertThat(dice.chance(Dice.CERTAIN_PPM)).isTrue();
    }

    @Test
    void forksDependOnSeedAndNameAlone() {
        Dice dice = new Dice(42);
        long before = dice.fork("hands").next();
        dice.next();

        assertThat(dice.fork("hands").next()).isEqualTo(before);
        assertThat(dice.fork("noise").next()).isNotEqualTo(before);
        assertThat(dice.fork("hands", 1).next())
                .isNotEqualTo(dice.fork("hands", 2).next());
        assertThat(new Dice(43).fork("hands").next()).isNotEqualTo(before);
    }
}
