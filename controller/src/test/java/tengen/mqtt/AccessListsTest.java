package tengen.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The access lists that are shipped. Mosquitto's is tried at a broker elsewhere; the cluster's says the same in its own form. */
class AccessListsTest {
    private static final Pattern TUPLE =
            Pattern.compile("\\{allow, (all|\\{username, \"(\\w+)\"}), (\\w+), \\[(.*)]}\\.");
    private static final Pattern TOPIC = Pattern.compile("\"([^\"]+)\"");

    @Test
    void theClusterAllowsWhatMosquittoAllowsAndNothingElse() throws IOException {
        assertThat(emqx()).isEqualTo(mosquitto()).hasSize(5);
        assertThat(text("emqx/acl.conf").strip()).endsWith("{deny, all}.");
    }

    /** Returns who may do what where, as "WHO ACTION TOPIC". */
    private static Set<String> mosquitto() throws IOException {
        Set<String> rules = new TreeSet<>();
        String user = "";
        for (String line : text("mosquitto/acl").lines().toList()) {
            String[] words = line.split(" ", 3);
            switch (words[0]) {
                case "user" -> user = words[1];
                case "topic" -> rules.add(user + " " + words[1] + " " + words[2]);
                case "pattern" -> rules.add("all " + words[1] + " " + words[2]);
                default -> assertThat(line).matches("|#.*");
            }
        }
        return rules;
    }

    private static Set<String> emqx() throws IOException {
        Set<String> rules = new TreeSet<>();
        for (String line : text("emqx/acl.conf").lines().toList()) {
            Matcher tuple = TUPLE.matcher(line);
            if (!tuple.matches()) {
                assertThat(line).matches("|%%.*|\\{deny, all}\\.");
                continue;
            }
            String action = switch (tuple.group(3)) {
                case "publish" -> "write";
                case "subscribe" -> "read";
                default -> "readwrite";
            };
            Matcher topic = TOPIC.matcher(tuple.group(4));
            while (topic.find()) {
                rules.add(Objects.requireNonNullElse(tuple.group(2), "all") + " " + action + " "
                        + topic.group(1).replace("${username}", "%u"));
            }
        }
        return rules;
    }

    private static String text(String name) throws IOException {
        try (var in = Objects.requireNonNull(AccessListsTest.class.getResourceAsStream("/tengen/mqtt/" + name), name)) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }
}
