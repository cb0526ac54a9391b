package tengen.score.sheet;

import java.util.ArrayList;
import java.util.List;

/** Breaks paragraphs into lines by the rough width of letters: a Chinese letter is as wide as its size, a Latin one half of that. */
final class Wrap {
    private static final float LATIN = 0.54f;

    private Wrap() {}

    /** Returns lines no wider than this; words are kept together where they can be, later lines are indented. */
    static List<String> lines(String text, float width, float size) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        float room = width / size;
        float used = 0;
        for (String word : text.split("(?<= )")) {
            float wide = wide(word.stripTrailing());
            if (used + wide > room && used > 0) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
                line.append("   ");
                used = wide("   ");
            }
            line.append(word);
            used += wide(word);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    private static float wide(String text) {
        return (float)
                text.codePoints().mapToDouble(c -> c < 0x2000 ? LATIN : 1).sum();
    }
}
