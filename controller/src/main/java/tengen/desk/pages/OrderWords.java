package tengen.desk.pages;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.desk.web.LineBook;
import tengen.desk.web.Words;

/** The lines of the audit in the arbiter's language: they are written down once, in English, with old and new values. */
final class OrderWords {
    private static final LineBook CHINESE = LineBook.of("/tengen/desk/pages/orders_zh.txt");

    /** A result as an order names it: who wins, or how, and why. */
    private static final Pattern RESULT =
            Pattern.compile("(BLACK|WHITE|DRAW|BOTH_LOSE|NONE) ([A-Z0-9_]+)(, both lose)?");

    private final Words words;
    private final boolean chinese;

    OrderWords(Words words, Locale locale) {
        this.words = words;
        chinese = locale.getLanguage().equals("zh");
    }

    /** Returns an entry's line. */
    String line(String what) {
        return chinese ? CHINESE.say(what, this::part).orElse(what) : what;
    }

    private String part(String text) {
        Matcher result = RESULT.matcher(text);
        if (!result.matches()) {
            return text;
        }
        String verdict = result.group(1).equals("NONE") ? "" : words.say("js.verdict." + result.group(1)) + "，";
        return verdict
                + words.say("js.reason." + result.group(2))
                + (result.group(3) == null ? "" : "，" + words.say("js.verdict.BOTH_LOSE"));
    }
}
