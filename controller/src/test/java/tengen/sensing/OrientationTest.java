package tengen.sensing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.bridge.Sites;
import tengen.engine.Point;

class OrientationTest {
    @Test
    void a28TheFarOpenerSeesTheBoardTurnedByHalf() {
        assertThat(name(Orientation.HALF, "A1")).isEqualTo("O15");
        assertThat(name(Orientation.HALF, "C4")).isEqualTo("M12");
        assertThat(name(Orientation.HALF, "H8")).isEqualTo("H8");
    }

    @Test
    void aQuarterTakesTheFirstCornerToTheRight() {
        assertThat(name(Orientation.QUARTER, "A1")).isEqualTo("O1");
        assertThat(name(Orientation.QUARTER, "B1")).isEqualTo("O2");
        assertThat(name(Orientation.THREE_QUARTERS, "A1")).isEqualTo("A15");
    }

    @ParameterizedTest
    @EnumSource
    void everySiteHasItsOwnPoint(Orientation orientation) {
        assertThat(orientation.turn(Sites.ALL)).isEqualTo(Sites.ALL);
        assertThat(Orientation.QUARTER.turn(Orientation.THREE_QUARTERS.turn(orientation.turn(Sites.of(3, 77)))))
                .isEqualTo(orientation.turn(Sites.of(3, 77)));
    }

    @Test
    void oneStoneOnTheFirstCornerTellsHowTheBoardLies() {
        assertThat(Orientation.ofFirstCorner(Point.of("A1").index())).contains(Orientation.UPRIGHT);
        assertThat(Orientation.ofFirstCorner(Point.of("O15").index())).contains(Orientation.HALF);
        assertThat(Orientation.ofFirstCorner(Point.of("H8").index())).isEmpty();
    }

    private static String name(Orientation orientation, String wired) {
        return Point.at(orientation.turn(Point.of(wired).index())).toString();
    }
}
