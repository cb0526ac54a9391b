package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ProofTextTest {
    private final ForbiddenJudge rif = new ForbiddenJudge(Interpretation.RIF);
    private final ForbiddenJudge js = new ForbiddenJudge(Interpretation.JS);
    private final ProofText english = new ProofText(Locale.ENGLISH);
    private final ProofText chinese = new ProofText(Locale.CHINESE);

    private static Board board(String black, String white) {
        Board board = new Board();
        for (String name : black.split(" ")) {
            board.place(Point.of(name), Stone.BLACK);
        }
        if (!white.isEmpty()) {
            for (String name : white.split(" ")) {
                board.place(Point.of(name), Stone.WHITE);
            }
        }
        return board;
    }

    private static List<String> explain(ForbiddenJudge judge, ProofText text, Board board, String point) {
        return text.lines(judge.prove(board, Point.of(point)));
    }

    @Test
    void aRefusedThreeIsRefutedByTheNestedFoul() {
        Board board = board("H4 J6 J7 K5 K8 L7", "");

        assertThat(explain(rif, english, board, "I7"))
                .containsExactly(
                        "I7 is legal.",
                        "  three I7 J7 L7 (row) does not count: Black may play none of its straight-four points",
                        "    K7 would make a straight four (fives at H7 M7), but Black may not play there",
                        "      with I7 on the board: K7 is forbidden: double-three.",
                        "        three K5 K7 K8 (column) counts",
                        "          K6 would make a straight four (fives at K4 K9), and Black may play there",
                        "        three H4 J6 K7 (rising diagonal) counts",
                        "          I5 would make a straight four (fives at G3 L8), and Black may play there",
                        "  three I7 J6 K5 (falling diagonal) counts",
                        "    H8 would make a straight four (fives at G9 L4), and Black may play there");
    }

    @Test
    void oneThreeOfALegalPointIsLeftOpen() {
        Board board = board("G4 H5 H7 I5 I7 J6 J8", "");

        assertThat(explain(rif, english, board, "J5")).contains("        three H7 I7 J7 (row) would be the only three");
        assertThat(explain(rif, chinese, board, "J5")).contains("        三 H7 I7 J7（横线）即使成立，也只有这一个三");
    }

    @Test
    void theReadingsAreToldApart() {
        Board board = board("F6 H4 H5 H6 H7 I5 I9", "");

        assertThat(explain(rif, english, board, "G7"))
                .contains(
                        "    H8 would make a straight four, but makes a five at the same time: no three by this reading");
        assertThat(explain(js, english, board, "G7"))
                .contains(
                        "    H8 would make a straight four and makes a five at the same time: a three by this reading");
        assertThat(explain(rif, chinese, board, "G7")).contains("    活四点 H8 同时成五连，按本解释不算三");
        assertThat(explain(js, chinese, board, "G7")).contains("G7 是禁手：三三。", "    活四点 H8 同时成五连，按本解释算三");
    }

    @Test
    void allKindsAreNamed() {
        Board board = board("E8 F8 G8 I8 J8 H5 H6 H7 E5 F6 G7", "");

        assertThat(explain(rif, english, board, "H8").getFirst())
                .isEqualTo("H8 is forbidden: overline and double-four.");
        assertThat(explain(rif, chinese, board, "H8")).startsWith("H8 是禁手：长连、四四。", "  长连 E8 F8 G8 H8 I8 J8（横线）：6 子相连");
    }

    @Test
    void foursNameTheirCompletions() {
        assertThat(explain(rif, english, board("E8 F8 G8 H5 H6 H7", "D8"), "H8"))
                .containsExactly(
                        "H8 is forbidden: double-four.",
                        "  four E8 F8 G8 H8 (row), completed to five at I8",
                        "  straight four H5 H6 H7 H8 (column), completed to five at H4 H9: one four");
        assertThat(explain(rif, english, board("E8 G8 I8 K8", ""), "H8"))
                .containsExactly(
                        "H8 is forbidden: double-four.",
                        "  four E8 G8 H8 I8 (row), completed to five at F8",
                        "  four G8 H8 I8 K8 (row), completed to five at J8");
    }

    @Test
    void aFiveNeedsNoFurtherWord() {
        Board board = board("H8 H9 H10 H11 G12 F12 E12 I12", "");

        assertThat(explain(rif, english, board, "H12"))
                .containsExactly(
                        "H12 makes a five.", "  five E12 F12 G12 H12 I12 (row)", "  five H8 H9 H10 H11 H12 (column)");
        assertThat(explain(rif, chinese, board, "H12").getFirst()).isEqualTo("H12 成五连。");
    }

    @Test
    void anOrdinaryStoneIsLegal() {
        assertThat(explain(rif, english, new Board(), "H8")).containsExactly("H8 is legal.");
        assertThat(explain(rif, chinese, new Board(), "H8")).containsExactly("H8 不是禁手。");
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        ResourceBundle.Control control =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        ResourceBundle root = ResourceBundle.getBundle("tengen.engine.proof", Locale.ROOT, control);
        ResourceBundle zh = ResourceBundle.getBundle("tengen.engine.proof", Locale.CHINESE, control);

        for (String key : new TreeSet<>(root.keySet())) {
            assertThat(zh.containsKey(key)).isTrue();
            if (!key.equals("separator")) {
                assertThat(zh.getString(key)).as(key).isNotEqualTo(root.getString(key));
            }
        }
    }
}
