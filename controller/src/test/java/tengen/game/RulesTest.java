package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.testing.Dice;

final class RulesTest {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 300);
    }

    /** Every key with every value of DESIGN 7 that version 0.1.0 plays. */
    static Map<String, String> random(Dice dice) {
        Map<String, String> keys = new TreeMap<>();
        pick(
                dice,
                keys,
                "procedure",
                "free",
                "chinese-2",
                "chinese-n",
                "rif-swap",
                "soosorv-8",
                "taraguchi-10",
                "taraguchi",
                "taraguchi-n",
                "super-taraguchi-10",
                "tarannikov",
                "swap",
                "swap2",
                "gomoku-pro",
                "super-sakata");
        pick(dice, keys, "forbidden", "claim", "auto-loss", "block");
        pick(dice, keys, "five", "claim", "auto");
        pick(dice, keys, "claims", "arbiter", "automatic");
        pick(dice, keys, "flag", "auto", "claim");
        pick(dice, keys, "wrong-claim", "none", "violation", "time:60s");
        pick(dice, keys, "late-five", "on", "off");
        pick(dice, keys, "touch", "last", "first");
        pick(dice, keys, "interpretation", "rif", "js");
        pick(dice, keys, "any-first-point", "off", "on");
        pick(dice, keys, "require26", "off", "on");
        pick(dice, keys, "exclude", "", "none", "D13", "D13,I13", "i1,d10");
        pick(dice, keys, "max-n", "12", "8", "1");
        pick(dice, keys, "pass", "on", "off");
        pick(dice, keys, "alarm", "on", "low", "off");
        pick(dice, keys, "walk-over", "off", "5m", "60m");
        pick(
                dice,
                keys,
                "time",
                "20m+60s/move",
                "90m+30s/inc",
                "40/120m,60m",
                "120m,30/30m*",
                "10m+5x30s",
                "30m+15/5m",
                "10m delay 5s",
                "60m",
                "300h",
                "2m",
                "60s+10s/move",
                "40s+3x20s",
                "1m+5/40s",
                "60s+2s/inc",
                "10/1m,1m");
        return keys;
    }

    private static void pick(Dice dice, Map<String, String> keys, String key, String... values) {
        if (dice.percent(70)) {
            keys.put(key, dice.oneOf(values));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void theTextOfTheRulesIsReadBackToTheSameRules(long seed) {
        Rules rules = Rules.parse(random(new Dice(seed)));

        assertThat(Rules.ofText(rules.text())).isEqualTo(rules);
    }

    @Test
    void theDefaultsAreTheFirstValuesOfTheContract() {
        assertThat(Rules.DEFAULT.text())
                .isEqualTo("procedure=free forbidden=claim five=claim claims=arbiter flag=auto wrong-claim=none"
                        + " late-five=on touch=last interpretation=rif any-first-point=off require26=off exclude="
                        + " max-n=12 pass=on alarm=on time=20m+60s/move");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "colour|red|unknown key: colour",
                "forbidden|never|claim, auto-loss, block",
                "forbidden|AUTO_LOSS|claim, auto-loss, block",
                "pass|maybe|on or off",
                "touch|second|last or first",
                "walk-over|0m|off or minutes",
                "walk-over|30|off or minutes",
                "walk-over|1h|off or minutes",
                "max-n|0|1 to 99",
                "max-n|-3|1 to 99",
                "max-n|many|1 to 99",
                "wrong-claim|time|time:60s",
                "wrong-claim|time:-1s|time:60s",
                "exclude|D 13|D13,I13",
                "exclude|D14|D13,I13",
                "exclude|D13,|D13,I13",
                "exclude|a=b|D13,I13",
                "time|soon|20m+60s/move"
            })
    void whatIsNotInTheContractIsRefusedWithWhatIs(String key, String value, String told) {
        assertThatThrownBy(() -> Rules.parse(Map.of(key, value)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(told);
    }
}
