package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps of positions on which independent programs agree, in both readings. */
class VectorsTest {
    @Test
    void everyPointIsWhatTheLabelsSay() {
        compare(Vectors.lines());
    }

    /** All labelled positions, where they lie beside the project; what is committed here is a selection of them. */
    @ParameterizedTest
    @ValueSource(strings = {"vectors-dev.txt", "vectors-hard-dev.txt"})
    void everyPointOfTheWholeCollectionIsWhatTheLabelsSay(String name) throws IOException {
        Path file = Path.of(System.getProperty("tengen.root", ".."), "..", "shared", "engine", name);
        assumeThat(file).as("the whole collection is not here").isRegularFile();

        compare(Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .toList());
    }

    private static void compare(List<String> lines) {
        VerdictMap map = new VerdictMap(new ForbiddenJudge(Interpretation.RIF));
        for (String line : lines) {
            Board board = Board.parse(line.substring(0, Point.COUNT)).orElseThrow();

            map.read(board);

            assertThat(found(map, board)).as(line).isEqualTo(expected(line));
            assertThat(board.toString()).isEqualTo(line.substring(0, Point.COUNT));
        }
    }

    @Test
    void theOtherReadingDiffersExactlyWhereTheLabelsSay() {
        VerdictMap rif = new VerdictMap(new ForbiddenJudge(Interpretation.RIF));
        VerdictMap js = new VerdictMap(new ForbiddenJudge(Interpretation.JS));
        int differing = 0;
        for (String line : Vectors.lines()) {
            Board board = Board.parse(line.substring(0, Point.COUNT)).orElseThrow();
            List<String> flipped = Vectors.points(line, "J1");

            rif.read(board);
            js.read(board);

            for (int index = 0; index < Point.COUNT; index++) {
                Point point = Point.at(index);
                boolean differs = rif.at(point).forbidden() != js.at(point).forbidden();
                String sign = js.at(point).forbidden() ? "+" : "-";
                assertThat(flipped.contains(point + sign))
                        .as("%s at %s", line, point)
                        .isEqualTo(differs);
                differing += differs ? 1 : 0;
            }
        }
        assertThat(differing).isGreaterThan(100);
    }

    private static Map<String, String> expected(String line) {
        Map<String, String> expected = new TreeMap<>();
        for (String label : List.of("33", "44", "6", "5")) {
            Vectors.points(line, label).forEach(point -> expected.put(point, label));
        }
        return expected;
    }

    private static Map<String, String> found(VerdictMap map, Board board) {
        Map<String, String> found = new TreeMap<>();
        for (int index = 0; index < Point.COUNT; index++) {
            Point point = Point.at(index);
            Verdict verdict = map.at(point);
            if (verdict != Verdict.LEGAL) {
                assertThat(board.isEmpty(point)).isTrue();
                found.put(point.toString(), verdict.five() ? "5" : label(verdict));
            }
        }
        return found;
    }

    private static String label(Verdict verdict) {
        return switch (verdict.first().orElseThrow()) {
            case OVERLINE -> "6";
            case DOUBLE_FOUR -> "44";
            case DOUBLE_THREE -> "33";
        };
    }
}
