package tengen.engine.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.engine.Point;

class OpeningTest {
    /** The eight symmetries, written out. */
    private static Point turned(Point point, int symmetry) {
        int x = point.column() - 7;
        int y = point.row() - 7;
        return switch (symmetry) {
            case 0 -> Point.at(7 + x, 7 + y);
            case 1 -> Point.at(7 - y, 7 + x);
            case 2 -> Point.at(7 - x, 7 - y);
            case 3 -> Point.at(7 + y, 7 - x);
            case 4 -> Point.at(7 - x, 7 + y);
            case 5 -> Point.at(7 + x, 7 - y);
            case 6 -> Point.at(7 + y, 7 + x);
            default -> Point.at(7 - y, 7 - x);
        };
    }

    @Test
    void everyOpeningIsKnownHoweverItIsTurned() {
        for (Opening opening : Opening.values()) {
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                Point second = turned(opening.second(), symmetry);
                Point third = turned(opening.third(), symmetry);

                assertThat(Opening.of(second, third)).contains(opening);
            }
        }
    }

    @Test
    void every23ThirdStonesAfter8SecondStonesAreOneOfThe26() {
        Map<Opening, Integer> counts = new EnumMap<>(Opening.class);
        for (int second = 0; second < Point.COUNT; second++) {
            for (int third = 0; third < Point.COUNT; third++) {
                Point w2 = Point.at(second);
                Point b3 = Point.at(third);
                boolean canonical = second != third
                        && w2.distance(Point.CENTRE) == 1
                        && b3.distance(Point.CENTRE) >= 1
                        && b3.distance(Point.CENTRE) <= 2;
                Optional<Opening> opening = Opening.of(w2, b3);
                assertThat(opening.isPresent()).as("%s %s", w2, b3).isEqualTo(canonical);
                opening.ifPresent(found -> counts.merge(found, 1, Integer::sum));
            }
        }

        assertThat(counts).hasSize(26);
        assertThat(counts.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(8 * 23);
        assertThat(counts.values()).allMatch(count -> count == 4 || count == 8);
    }

    @ParameterizedTest
    @CsvSource({
        "D4, D4",
        "d4, D4",
        "4D, D4",
        "i13, I13",
        "13I, I13",
        "花月, D4",
        "渓月, D2",
        "溪月, D2",
        "Keigetsu, D2",
        "keigetsu, D2",
        "valley moon, D2",
        "明月, I12",
        "名月, I12",
        "' Comet ', I13",
        "雲月, I6",
        "云月, I6"
    })
    void anOpeningHasManyNames(String name, Opening opening) {
        assertThat(Opening.named(name)).contains(opening);
    }

    @Test
    void everyNameBelongsToOneOpening() {
        for (Opening opening : Opening.values()) {
            for (String name : List.of(
                    opening.code(), opening.chinese(), opening.japanese(), opening.romaji(), opening.english())) {
                assertThat(Opening.named(name)).contains(opening);
            }
            assertThat(opening.direct()).isEqualTo(opening.code().startsWith("D"));
        }
        assertThat(Opening.named("")).isEmpty();
        assertThat(Opening.named("D14")).isEmpty();
        assertThat(Opening.named("横指")).isEmpty();
    }

    @Test
    void anEventMayExcludeOpenings() {
        Exclusions two = Exclusions.parse("I13, D13,彗星").orElseThrow();

        assertThat(two.openings()).containsExactly(Opening.D13, Opening.I13);
        assertThat(two.allow(Opening.D13)).isFalse();
        assertThat(two.allow(Opening.D12)).isTrue();
        assertThat(Exclusions.parse("none")).contains(Exclusions.NONE);
        assertThat(Exclusions.parse("")).contains(Exclusions.NONE);
        assertThat(Exclusions.parse("D13,")).isEmpty();
        assertThat(Exclusions.parse("D13,D14")).isEmpty();
        List<Opening> allowed = new ArrayList<>(List.of(Opening.values()));
        allowed.removeIf(opening -> !two.allow(opening));
        assertThat(allowed).hasSize(24);
    }
}
