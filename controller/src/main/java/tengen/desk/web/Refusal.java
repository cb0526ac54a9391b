package tengen.desk.web;

/** Why something is refused, in the arbiter's language: what judges speaks English, and the files {@code refusals_zh.txt} have each of its lines in Chinese. */
public final class Refusal {
    private static final LineBook CHINESE =
            LineBook.of("/tengen/desk/event/refusals_zh.txt", "/tengen/desk/web/refusals_zh.txt");

    private Refusal() {}

    /** Returns the line in this language; as it is when nobody has translated it. */
    public static String in(Language language, String english) {
        return language == Language.ZH ? CHINESE.say(english).orElse(english) : english;
    }
}
