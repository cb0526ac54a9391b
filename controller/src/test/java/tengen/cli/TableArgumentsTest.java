package tengen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TableArgumentsTest {
    @Test
    void theServicesOwnLineIsUnderstoodInAnyOrder() {
        assertThat(plain("table --config t.toml")).contains(new TableArguments(Path.of("t.toml"), false, false));
        assertThat(plain("table --until-ready --config t.toml --check-config"))
                .contains(new TableArguments(Path.of("t.toml"), true, true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "table",
                "table --help",
                "table --config",
                "table --config --check-config",
                "table --config a --config b",
                "table --config a b",
                "table --config=a --until-ready",
                "desk --config a --wait",
            })
    void whateverIsNotExactlyThatIsLeftToTheLibraryWhichHelps(String line) {
        assertThat(plain(line)).isEmpty();
    }

    private static java.util.Optional<TableArguments> plain(String line) {
        return TableArguments.plain(line.split(" "));
    }
}
