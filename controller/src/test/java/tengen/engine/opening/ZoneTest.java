package tengen.engine.opening;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.engine.Point;

/** The squares of RULES 0, corner by corner. */
class ZoneTest {
    @ParameterizedTest
    @CsvSource({
        "CENTRE, H8, H8",
        "SQUARE_3, G7, I9",
        "SQUARE_5, F6, J10",
        "SQUARE_7, E5, K11",
        "SQUARE_9, D4, L12",
        "ANYWHERE, A1, O15",
    })
    void aSquareHoldsWhatLiesBetweenItsCornersAndNothingElse(Zone zone, String low, String high) {
        Point lowest = Point.of(low);
        Point highest = Point.of(high);

        for (int index = 0; index < Point.COUNT; index++) {
            Point point = Point.at(index);
            boolean inside = point.column() >= lowest.column()
                    && point.column() <= highest.column()
                    && point.row() >= lowest.row()
                    && point.row() <= highest.row();
            assertThat(zone.holds(point)).as("%s in %s", point, zone).isEqualTo(inside);
        }
    }

    @Test
    void farIsEverythingOutsideTheSquareOfFive() {
        for (int index = 0; index < Point.COUNT; index++) {
            Point point = Point.at(index);
            assertThat(Zone.FAR.holds(point)).as("%s", point).isEqualTo(!Zone.SQUARE_5.holds(point));
        }
        assertThat(Zone.FAR.holds(Point.of("K8"))).isTrue();
        assertThat(Zone.FAR.holds(Point.of("J8"))).isFalse();
    }
}
