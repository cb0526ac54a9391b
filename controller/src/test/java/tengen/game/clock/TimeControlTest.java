package tengen.game.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TimeControlTest {
    private static final long SECOND = 1_000_000_000L;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "20m+60s/move",
                "90m+30s/inc",
                "40/120m,60m",
                "120m,30/30m*",
                "10m+5x30s",
                "30m+15/5m",
                "10m delay 5s",
                "60m",
                "40/120m+30s/inc,60m+30s/inc",
                "40/90m,20/30m,15m+30s/move"
            })
    void aTextIsWrittenAsItWasRead(String text) {
        assertThat(TimeControl.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({
        "1h30m, 90m",
        "20M+60S/MOVE, 20m+60s/move",
        "90s, 90s",
        "120s, 2m",
        "1h0m5s, 3605s",
        "' 60m ', 60m",
        "'40/2h, 1h', '40/120m,60m'",
        "10m  delay   5s, 10m delay 5s",
        "1m+1x30s, 60s+30s/move",
        "100h, 6000m",
        "999h, 999h",
        "200h30m5s, 200h30m5s",
        "99999s, 99999s"
    })
    void otherSpellingsMeanTheSame(String text, String usual) {
        TimeControl control = TimeControl.parse(text);

        assertThat(control).hasToString(usual);
        assertThat(TimeControl.parse(control.toString())).isEqualTo(control);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "m",
                "60",
                "60x",
                "-5m",
                "0m",
                "0h0m0s",
                "20m+",
                "20m+60s",
                "20m+60s/mov",
                "20m+/move",
                "20m+0s/move",
                "20m+60s/move+30s/inc",
                "20m+30s/inc+60s/move",
                "+60s/move",
                "60s/move",
                "0/5m",
                "40/",
                "/60m",
                "5x30s",
                "10m+0x30s",
                "10m+x30s",
                "30m*",
                "30/30m*,60m",
                "20m+60s/move,60m",
                "30m+15/5m,60m",
                "30m+0/5m",
                "10m delay",
                "10m delay 0s",
                "10mdelay5s",
                "10m delay 5s+30s/inc",
                "20m,",
                ",20m",
                "20m,,20m",
                "1.5m",
                "1e3m",
                "20m20m",
                "20s5m",
                "\u0663m",
                "20m\n60m",
                "99999m",
                "1000h",
                "999h9999m",
                "ten minutes"
            })
    void whatIsNoTimeControlIsRefused(String text) {
        assertThatThrownBy(() -> TimeControl.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theRefusalNamesThePartThatIsNotUnderstood() {
        assertThatThrownBy(() -> TimeControl.parse("40/120m,60q"))
                .hasMessageContaining("60q")
                .hasMessageContaining("20m+60s/move");
    }

    @Test
    void thePhasesAreWhatTheTextSays() {
        assertThat(TimeControl.parse("120m,30/30m*").phases())
                .containsExactly(
                        new Phase(Phase.Kind.MAIN, 7200 * SECOND, 0, 0, 0, 0, false),
                        new Phase(Phase.Kind.MAIN, 1800 * SECOND, 30, 0, 0, 0, true));
        assertThat(TimeControl.parse("10m+5x30s").phases())
                .containsExactly(
                        new Phase(Phase.Kind.MAIN, 600 * SECOND, 0, 0, 0, 0, false),
                        new Phase(Phase.Kind.PERIODS, 30 * SECOND, 0, 5, 0, 0, false));
        assertThat(TimeControl.parse("30m+15/5m").phases())
                .containsExactly(
                        new Phase(Phase.Kind.MAIN, 1800 * SECOND, 0, 0, 0, 0, false),
                        new Phase(Phase.Kind.CANADIAN, 300 * SECOND, 15, 0, 0, 0, false));
        assertThat(TimeControl.parse("10m delay 5s").phases())
                .isEqualTo(List.of(new Phase(Phase.Kind.MAIN, 600 * SECOND, 0, 0, 0, 5 * SECOND, false)));
        assertThat(TimeControl.parse("90m+30s/inc").phases())
                .isEqualTo(List.of(new Phase(Phase.Kind.MAIN, 5400 * SECOND, 0, 0, 30 * SECOND, 0, false)));
    }
}
