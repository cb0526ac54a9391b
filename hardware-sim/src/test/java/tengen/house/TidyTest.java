package tengen.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tengen.house.Sources.Source;

/** What STYLE.md asks of every file and a machine can see. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TidyTest {
    private static final int LONGEST_LINES = 400;
    private static final int SMELL_LINES = 300;

    /** Most files: nine of ten and more. */
    private static final int SMELLS_PER_CENT = 5;

    // Written in two parts, so that this file does not find itself.
    private static final Pattern LEFTOVER = Pattern.compile("\\b(TO" + "DO|FIX" + "ME)\\b");
    private static final Pattern SWITCHED_OFF = Pattern.compile("@Dis" + "abled\\b");
    private static final Pattern SLEEP = Pattern.compile("\\b(Thread\\.sl" + "eep|TimeUnit\\.\\w+\\.sl" + "eep)\\b");

    private List<Source> sources = List.of();

    @BeforeAll
    void read() throws IOException {
        sources = Sources.all();
        assertThat(sources).hasSizeGreaterThan(200);
    }

    @Test
    void noFileIsTooLong() {
        assertThat(sources)
                .filteredOn(source -> source.lines().size() > LONGEST_LINES)
                .extracting(Source::name)
                .isEmpty();
    }

    @Test
    void fewFilesAreLong() {
        List<String> smells = sources.stream()
                .filter(source -> source.lines().size() > SMELL_LINES)
                .map(Source::name)
                .toList();

        assertThat(smells).hasSizeLessThan(sources.size() * SMELLS_PER_CENT / 100);
    }

    @Test
    void nothingIsLeftForLater() {
        assertThat(linesWith(LEFTOVER)).isEmpty();
    }

    @Test
    void noTestIsSwitchedOff() {
        assertThat(linesWith(SWITCHED_OFF)).isEmpty();
    }

    @Test
    void noTestSleeps() {
        assertThat(linesWith(SLEEP)).isEmpty();
    }

    @Test
    void everyPackageOfTheProgramIsNullMarked() {
        Set<String> packages = new TreeSet<>();
        Set<String> marked = new TreeSet<>();
        for (Source source : sources) {
            if (source.kind().equals("main")) {
                packages.add(source.packageName());
                boolean says = source.path().endsWith("package-info.java")
                        && source.lines().stream().anyMatch(line -> line.contains("NullMarked"));
                if (says) {
                    marked.add(source.packageName());
                }
            }
        }

        assertThat(marked).isEqualTo(packages);
    }

    @Test
    void noPackageSpansTwoModules() {
        Map<String, Set<String>> modules = new TreeMap<>();
        for (Source source : sources) {
            if (source.kind().equals("main")) {
                modules.computeIfAbsent(source.packageName(), name -> new TreeSet<>())
                        .add(source.module());
            }
        }

        assertThat(modules).allSatisfy((name, in) -> assertThat(in).as(name).hasSize(1));
    }

    private List<String> linesWith(Pattern pattern) {
        return sources.stream()
                .flatMap(source -> source.lines().stream()
                        .filter(line -> pattern.matcher(line).find())
                        .map(line -> source.name() + ": " + line.strip()))
                .toList();
    }
}
