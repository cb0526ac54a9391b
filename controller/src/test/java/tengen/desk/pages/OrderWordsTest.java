package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.desk.web.Language;
import tengen.desk.web.Words;
import tengen.game.Wish;

class OrderWordsTest {
    /** What no page of the desk orders. */
    private static final Set<String> ELSEWHERE = Set.of("take-over", "ask", "answer", "clear");

    private static String chinese(String what) {
        return new OrderWords(new Words(HallPages.WORDS, Language.ZH), Language.ZH.locale()).line(what);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "penalty Ana: 20:00 → 20:00, Bo: 19:58 → 18:58, move 5|罚时 Ana：20:00 → 20:00，Bo：19:58 → 18:58，第 5 手",
                "correct 4: G10 → G11|改正第 4 手：G10 → G11",
                "by-hand J9|该点改手工 J9",
                "result – → WHITE PENALTY|结果 – → 白胜，判罚",
                "confirm BLACK FIVE, both lose|确认 黑胜，五连，双负",
                "lots Bo says ODD, 7 stones: opens Ann → Bo|猜单双 Bo 猜单，7 子：先手 Ann → Bo",
                "move-away r1-b1: T001 → T003|移台 r1-b1：T001 → T003",
                "adjourn|封棋",
                "violation BLACK SMITH JR|违例 BLACK SMITH JR"
            })
    void anEntryIsReadInChineseWithItsNamesAndValuesAsTheyAre(String what, String line) {
        assertThat(chinese(what)).isEqualTo(line);
        assertThat(new OrderWords(new Words(HallPages.WORDS, Language.EN), Locale.ENGLISH).line(what))
                .isEqualTo(what);
    }

    @Test
    void everyOrderOfThePagesHasItsLine() throws Exception {
        List<String> heads;
        try (var in = OrderWordsTest.class.getResourceAsStream("/tengen/desk/pages/orders_zh.txt")) {
            heads = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("[ :=]", -1)[0])
                    .toList();
        }

        List<String> words = Arrays.stream(Wish.class.getPermittedSubclasses())
                .map(kind -> kind.getSimpleName()
                        .replaceAll("([a-z])([A-Z])", "$1-$2")
                        .toLowerCase(Locale.ROOT)
                        .replace("set-result", "result"))
                .filter(word -> !ELSEWHERE.contains(word))
                .toList();

        assertThat(words).hasSizeGreaterThan(20);
        assertThat(heads).containsAll(words);
    }
}
