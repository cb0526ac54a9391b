package tengen.desk.event.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tengen.desk.web.Language;
import tengen.desk.web.Refusal;

class RefusalTest {
    private static final Pattern SAID = Pattern.compile("new (?:Verdict\\.No|Wrong)\\(");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** Returns every line that the sources can say, with 7 for each part that is not written there. */
    private static List<String> lines() throws Exception {
        List<String> lines = new ArrayList<>();
        for (String source : List.of("Judge", "PairingDecisions", "PlayersCsv")) {
            String text = Files.readString(Path.of(System.getProperty("tengen.root", ".."))
                    .resolve("controller/src/main/java/tengen/desk/event/" + source + ".java"));
            for (Matcher said = SAID.matcher(text); said.find(); ) {
                String told = arguments(text, said.end());
                StringBuilder line = new StringBuilder();
                Matcher literal = LITERAL.matcher(told);
                int from = 0;
                while (literal.find()) {
                    line.append(told.substring(from, literal.start()).matches("(?s).*\\w.*") ? "7" : "");
                    line.append(literal.group(1));
                    from = literal.end();
                }
                line.append(told.substring(from).matches("(?s).*\\w.*") ? "7" : "");
                if (from > 0) {
                    lines.add(line.toString());
                }
            }
        }
        return lines;
    }

    /** Returns what stands between a bracket that was opened and the one that closes it. */
    private static String arguments(String text, int start) {
        int depth = 1;
        boolean quoted = false;
        for (int i = start; ; i++) {
            char c = text.charAt(i);
            quoted = (c == '"' && text.charAt(i - 1) != '\\') != quoted;
            depth += quoted ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0) {
                return text.substring(start, i);
            }
        }
    }

    @Test
    void everyRefusalOfTheCompetitionIsSaidInChineseToo() throws Exception {
        List<String> lines = lines();

        assertThat(lines).hasSizeGreaterThan(35);
        assertThat(lines)
                .allSatisfy(line -> assertThat(Refusal.in(Language.ZH, line))
                        .as(line)
                        .matches("(?s).*\\p{IsHan}.*")
                        .doesNotContain("{}"));
        assertThat(lines)
                .allSatisfy(line -> assertThat(Refusal.in(Language.EN, line)).isEqualTo(line));
    }

    @Test
    void namesAndNumbersStayWhereTheyBelong() {
        assertThat(Refusal.in(Language.ZH, "round 3 is not over: r3-b2 has no result"))
                .isEqualTo("第 3 轮未结束：r3-b2 没有结果");
        assertThat(Refusal.in(Language.ZH, "match 2 (李明 - O'Neil) is drawn: play on, or say who goes on"))
                .isEqualTo("第 2 场（李明 - O'Neil）平局：请加赛，或指定晋级者");
        assertThat(Refusal.in(Language.ZH, "something new")).isEqualTo("something new");
    }
}
