package tengen.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What others suffered is shown not to happen here: every row of the bug log that needs no hardware has a test or a tape with its number in the name. */
final class BugLogTableTest {
    private static final Path ROOT = Path.of(System.getProperty("tengen.root", ".."));

    /** The rows of levels U and S in sections A, C, D, E, F and G of the bug log, and of B those about resuming. */
    private static final List<String> ROWS =
            List.of(("A1 A3 A4 A5 A7 A8 A9 A11 A12 A13 A15 A16 A17 A18 A19 A21 A24 A25 A26 A28 A29"
                            + " B9 B10 B11 B13"
                            + " C1 C3 C4 C6 C7 C8 C10 C12 C13 C14 C16 C17 C18 C19 C21 C22 C23 C25 C28 C29 C30 C31 C32"
                            + " D1 D2 D3 D5 D6 D7 D8 D9 D11 E2 E4 E7 E8 E9 E10"
                            + " F2 F3 F4 F5 F6 F8 F10 F11 F13 F14 F15 F17 G3 G4 G5 G6")
                    .split(" "));

    /** Those that nothing shows yet, each with its reason on the page. */
    private static final Set<String> OPEN = Set.of();

    private static final Pattern TEST = Pattern.compile("\\bvoid (\\w+)\\(");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final Pattern NUMBERS = Pattern.compile("^((?:(?:And|_and_|_)?[A-Ga-g]\\d+)+)(?=[A-Z_-])");
    private static final Pattern NUMBER = Pattern.compile("[A-Ga-g]\\d+");

    /** A row of the page. */
    private record Line(String row, String shown) {
        boolean open() {
            return shown.startsWith("open: ");
        }
    }

    @Test
    void everyRowStandsOnThePageOnceAndOpenAreExactlyThese() throws IOException {
        List<Line> lines = lines();

        assertThat(lines).extracting(Line::row).containsExactlyElementsOf(ROWS);
        assertThat(lines).filteredOn(Line::open).extracting(Line::row).containsExactlyInAnyOrderElementsOf(OPEN);
        assertThat(lines).filteredOn(Line::open).allMatch(line -> line.shown().length() > "open: ".length() + 20);
    }

    @Test
    void everyOtherRowNamesTestsOrTapesThatExistAndCarryItsNumber() throws IOException {
        Set<String> existing = existing();

        for (Line line : lines()) {
            if (!line.open()) {
                List<String> named = QUOTED.matcher(line.shown())
                        .results()
                        .map(found -> found.group(1))
                        .toList();
                assertThat(named).as(line.row()).isNotEmpty();
                assertThat(existing).as(line.row()).containsAll(named);
                assertThat(named).as(line.row()).allMatch(name -> numbers(name).contains(line.row()));
            }
        }
    }

    /** A name that carries a row and is missing on the page is as wrong as the other way round. */
    @Test
    void everyTestWithANumberOfTheseRowsStandsOnThePage() throws IOException {
        List<Line> lines = lines();

        for (String name : existing()) {
            for (String row : numbers(name)) {
                lines.stream()
                        .filter(line -> line.row().equals(row))
                        .forEach(line -> assertThat(line.shown()).contains("`" + name + "`"));
            }
        }
    }

    @Test
    void theFirstNumbersOfANameAreItsRows() {
        assertThat(numbers("c17AndD11OneFrame")).containsExactly("C17", "D11");
        assertThat(numbers("a8A17A25Every")).containsExactly("A8", "A17", "A25");
        assertThat(numbers("c6_a_press")).containsExactly("C6");
        assertThat(numbers("b6_b13_aProcess")).containsExactly("B6", "B13");
        assertThat(numbers("a16-post-game")).containsExactly("A16");
        assertThat(numbers("a9ABounceTrain")).containsExactly("A9");
        assertThat(numbers("crash")).isEmpty();
    }

    private static List<Line> lines() throws IOException {
        return Files.readAllLines(ROOT.resolve("hardware-sim/docs/buglog.md"), UTF_8).stream()
                .filter(line -> line.matches("\\| [A-G]\\d+ \\|.*"))
                .map(line -> line.split("\\|", -1))
                .map(cells -> new Line(cells[1].strip(), cells[4].strip()))
                .toList();
    }

    private static List<String> numbers(String name) {
        Matcher first = NUMBERS.matcher(name);
        return first.find()
                ? NUMBER.matcher(first.group(1))
                        .results()
                        .map(found -> found.group().toUpperCase(Locale.ROOT))
                        .toList()
                : List.of();
    }

    /** Returns the names of all test methods, of the clock's firmware too, and of all tapes. */
    private static Set<String> existing() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Sources.Source source : Sources.all()) {
            if (source.kind().equals("test")) {
                lines.addAll(source.lines());
            }
        }
        for (Path file : in("firmware-bridge/clock-firmware/test")) {
            lines.addAll(Files.readAllLines(file, UTF_8));
        }
        Set<String> names = new TreeSet<>();
        for (String line : lines) {
            TEST.matcher(line).results().forEach(found -> names.add(found.group(1)));
        }
        for (Path tape : in("hardware-sim/src/test/resources/tapes")) {
            names.add(tape.getFileName().toString());
        }
        return names;
    }

    private static List<Path> in(String folder) throws IOException {
        try (Stream<Path> all = Files.list(ROOT.resolve(folder))) {
            return all.sorted().toList();
        }
    }
}
