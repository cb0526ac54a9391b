package tengen.desk.web;

import java.util.List;

/** A piece of a page that is safe to send: every text that was put into it has been escaped. */
public final class Html {
    /** No text at all. */
    public static final Html NOTHING = new Html("");

    private static final String SLOT = "{}";

    private final String text;

    private Html(String text) {
        this.text = text;
    }

    /**
     * Returns the template with each {@code {}} replaced by the next part.
     *
     * @param template written in the program, never made of what came from outside
     * @param parts pieces of pages as they are; anything else as escaped text
     */
    public static Html of(String template, Object... parts) {
        StringBuilder out = new StringBuilder(template.length() + 32 * parts.length);
        int from = 0;
        for (Object part : parts) {
            int slot = template.indexOf(SLOT, from);
            if (slot < 0) {
                throw new IllegalArgumentException("more parts than places: " + template);
            }
            out.append(template, from, slot).append(part instanceof Html html ? html.text : escape(part.toString()));
            from = slot + SLOT.length();
        }
        if (template.indexOf(SLOT, from) >= 0) {
            throw new IllegalArgumentException("more places than parts: " + template);
        }
        return new Html(out.append(template, from, template.length()).toString());
    }

    /** Returns the pieces one after the other. */
    public static Html join(List<Html> pieces) {
        StringBuilder out = new StringBuilder();
        pieces.forEach(piece -> out.append(piece.text));
        return new Html(out.toString());
    }

    /** Returns the text with everything replaced that a browser could take for markup, within attributes in quotes too. */
    static String escape(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c);
            }
        }
        return out.toString();
    }

    /** Returns the markup. */
    @Override
    public String toString() {
        return text;
    }
}
