package tengen.engine.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.engine.Point;

class OfferEquivalenceTest {
    private static OfferEquivalence of(String b1, String b3, String w2, String w4) {
        return OfferEquivalence.of(Point.of(b1), Point.of(w2), Point.of(b3), Point.of(w4));
    }

    private static List<Point> points(String names) {
        List<Point> points = new ArrayList<>();
        for (String name : names.split(" ")) {
            points.add(Point.of(name));
        }
        return points;
    }

    @ParameterizedTest
    @CsvSource({
        "H8, H7, H9, H6, G7 G8 I7 I8",
        "H8, H7, H9, H6, F5 J5 F10 J10",
        "H8, H7, H9, H6, H10 H5",
        "H8, H10, H9, I9, G8 G10",
        "H8, H10, H9, I9, G9",
        "H8, H10, H9, I9, M9",
        "H8, G7, I9, J10, H9 I8",
        "H8, J6, I9, G7, H7 I8",
        "H8, H10, H9, G8, G9",
        "H8, I7, H9, J8, I9",
        "H8, J10, H10, J8, H9 I10 J9 I8",
        "H8, J10, H10, J8, I9",
    })
    void theseOffersAndNoOthersAreAlike(String b1, String b3, String w2, String w4, String members) {
        OfferEquivalence equivalence = of(b1, b3, w2, w4);
        List<Point> alike = points(members);

        for (int index = 0; index < Point.COUNT; index++) {
            Point other = Point.at(index);
            for (Point member : alike) {
                assertThat(equivalence.equivalent(member, other))
                        .as("%s %s", member, other)
                        .isEqualTo(alike.contains(other));
                assertThat(equivalence.equivalent(other, member))
                        .as("%s %s", other, member)
                        .isEqualTo(alike.contains(other));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"H8, H10, H9, G8", "H8, I7, H9, J8"})
    void anUnevenShapeHasNoTwoOffersAlike(String b1, String b3, String w2, String w4) {
        OfferEquivalence equivalence = of(b1, b3, w2, w4);

        for (int one = 0; one < Point.COUNT; one++) {
            for (int other = 0; other < Point.COUNT; other++) {
                assertThat(equivalence.equivalent(Point.at(one), Point.at(other)))
                        .isEqualTo(one == other);
            }
        }
    }

    @Test
    void classesAreOfOneTwoOrFourAndShutOffFromEachOther() {
        List<Point> square = new ArrayList<>();
        for (int index = 0; index < Point.COUNT; index++) {
            if (Point.at(index).distance(Point.CENTRE) <= 2 && index != Point.CENTRE.index()) {
                square.add(Point.at(index));
            }
        }
        TreeSet<Integer> sizes = new TreeSet<>();
        for (Opening opening : Opening.values()) {
            for (Point w4 : square) {
                if (w4 == opening.second() || w4 == opening.third()) {
                    continue;
                }
                OfferEquivalence equivalence = OfferEquivalence.of(Point.CENTRE, opening.second(), opening.third(), w4);
                for (Point one : square) {
                    List<Point> alike = square.stream()
                            .filter(two -> equivalence.equivalent(one, two))
                            .toList();
                    assertThat(alike).contains(one);
                    for (Point two : alike) {
                        assertThat(square.stream()
                                        .filter(three -> equivalence.equivalent(two, three))
                                        .toList())
                                .isEqualTo(alike);
                    }
                    sizes.add(alike.size());
                }
            }
        }

        assertThat(sizes).containsExactly(1, 2, 4);
    }

    @Test
    void theFirstPairAlikeIsNamed() {
        OfferEquivalence equivalence = of("H8", "H10", "H9", "I9");

        assertThat(equivalence.firstPair(points("G9 G8 K9 G10 G9"))).containsExactly(Point.of("G8"), Point.of("G10"));
        assertThat(equivalence.firstPair(points("G9 G8 K9"))).isEmpty();
        assertThat(equivalence.firstPair(points("G9 G9"))).containsExactly(Point.of("G9"), Point.of("G9"));
        assertThat(equivalence.firstPair(List.of())).isEmpty();
    }
}
