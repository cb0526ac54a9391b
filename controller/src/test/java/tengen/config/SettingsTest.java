package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SettingsTest {
    @TempDir
    private Path folder;

    @Test
    void everythingThatIsWrongIsToldAtOnceInTheOrderOfTheFile() throws Exception {
        Settings settings = settings("name = 3", "[page]", "prot = 1", "  size = 900", "on = \"yes\"");

        settings.text("name");
        settings.whole("page.port", 8, 1, 9);
        settings.whole("page.size", 8, 1, 9);
        settings.flag("page.on", false);
        settings.text("page.title");

        assertThat(wrong(settings))
                .containsExactly(
                        "t.toml, line 1, column 1: name must be a text in quotes",
                        "t.toml, line 2, column 1: page.title is missing",
                        "t.toml, line 3, column 1: unknown key page.prot; did you mean page.port?",
                        "t.toml, line 4, column 3: page.size must be a whole number from 1 to 9, without a point or quotes",
                        "t.toml, line 5, column 1: page.on must be true or false");
    }

    @Test
    void aKeyInTheWrongSectionIsSuggestedWhereItBelongs() throws Exception {
        Settings settings = settings("port = 1");
        settings.whole("page.port", 8, 1, 9);

        assertThat(wrong(settings))
                .containsExactly("t.toml, line 1, column 1: unknown key port; did you mean page.port?");
    }

    @Test
    void aWordThatResemblesNothingGetsNoSuggestion() throws Exception {
        Settings settings = settings("zzzzzzzz = 1");
        settings.whole("page.port", 8, 1, 9);

        assertThat(wrong(settings)).containsExactly("t.toml, line 1, column 1: unknown key zzzzzzzz");
    }

    @Test
    void whatIsNoTomlIsToldWithItsPlaces() throws Exception {
        Files.writeString(folder.resolve("t.toml"), "a = \nb = 1\nc ==\n");

        BadSettings bad = catchThrowableOfType(BadSettings.class, () -> Settings.read(folder.resolve("t.toml")));

        assertThat(bad.lines()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(bad.lines().getFirst()).contains("t.toml, line 1, column");
        assertThat(bad.lines().getLast()).contains("t.toml, line 3, column");
    }

    @Test
    void aFileThatIsNotThereIsOneLine() {
        BadSettings bad = catchThrowableOfType(BadSettings.class, () -> Settings.read(folder.resolve("none.toml")));

        assertThat(bad.lines()).hasSize(1);
        assertThat(bad).hasMessageContaining("no such file");
    }

    @Test
    void aSwappedPairOfLettersIsOneStep() {
        assertThat(Nearest.steps("devcie", "device")).isEqualTo(1);
        assertThat(Nearest.steps("", "abc")).isEqualTo(3);
        assertThat(Nearest.steps("same", "same")).isZero();
    }

    private Settings settings(String... lines) throws IOException, BadSettings {
        Path file = folder.resolve("t.toml");
        Files.write(file, List.of(lines));
        return Settings.read(file);
    }

    private List<String> wrong(Settings settings) {
        BadSettings bad = catchThrowableOfType(BadSettings.class, settings::finish);
        return bad.lines().stream().map(line -> line.replace(folder + "/", "")).toList();
    }
}
