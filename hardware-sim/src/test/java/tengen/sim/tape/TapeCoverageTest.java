package tengen.sim.tape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tengen.game.Event;

/** Everything that a table can say is said in some golden tape. An exception that appears after all must leave its list. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TapeCoverageTest {
    /** Refusals of orders that come over the network; a tape's arbiter has none. */
    private static final Set<String> REFUSALS_TO_COME =
            new TreeSet<>(List.of("EXPIRED", "NOT_THIS_GAME", "NOT_UNDERSTOOD"));

    /** Tapes have neither a broker nor a desk. */
    private static final Set<String> PARTS_TO_COME = new TreeSet<>(List.of("BROKER", "DESK"));

    private static final Pattern TYPE = Pattern.compile("\"type\":\"([^\"]*)\"");

    private final List<String> lines = new ArrayList<>();

    @BeforeAll
    void read() throws IOException {
        for (TapeFolder tape : TapeFolder.all()) {
            lines.addAll(tape.golden());
        }
    }

    @Test
    void everyEventIsInSomeTape() {
        Set<String> types = new TreeSet<>();
        for (Class<?> type : Event.class.getPermittedSubclasses()) {
            types.add(type.getSimpleName());
        }

        assertThat(told()).isEqualTo(types);
    }

    @Test
    void everyRefusalIsInSomeTape() {
        assertThat(told("CommandRefused", "reason"))
                .isEqualTo(without(names(Event.RefusalReason.values()), REFUSALS_TO_COME));
    }

    @Test
    void everyEndOfAGameIsInSomeTape() {
        assertThat(told("GameEnded", "reason")).isEqualTo(names(Event.Reason.values()));
    }

    @Test
    void everyNoticeIsInSomeTape() {
        assertThat(told("Noticed", "kind")).isEqualTo(names(Event.NoticeKind.values()));
    }

    @Test
    void everyRulerIsInSomeTape() {
        assertThat(told("ClaimRuled", "by")).isEqualTo(names(Event.Ruler.values()));
    }

    @Test
    void everyOddityIsInSomeTape() {
        assertThat(told("Irregularity", "kind")).isEqualTo(names(Event.Oddity.values()));
    }

    @Test
    void everyPartIsLostInSomeTape() {
        assertThat(told("LinkChanged", "part")).isEqualTo(without(names(Event.Part.values()), PARTS_TO_COME));
    }

    private Set<String> told() {
        Set<String> types = new TreeSet<>();
        for (String line : lines) {
            Matcher m = TYPE.matcher(line);
            if (m.find()) {
                types.add(m.group(1));
            }
        }
        return types;
    }

    private Set<String> told(String type, String field) {
        Pattern value = Pattern.compile("\"" + field + "\":\"([^\"]*)\"");
        Set<String> values = new TreeSet<>();
        for (String line : lines) {
            Matcher m = value.matcher(line);
            if (line.contains("\"type\":\"" + type + "\"") && m.find()) {
                values.add(m.group(1));
            }
        }
        return values;
    }

    private static Set<String> names(Enum<?>[] values) {
        Set<String> names = new TreeSet<>();
        for (Enum<?> value : values) {
            names.add(value.name());
        }
        return names;
    }

    private static Set<String> without(Set<String> all, Set<String> exceptions) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(exceptions);
        return rest;
    }
}
