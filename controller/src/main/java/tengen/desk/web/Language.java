package tengen.desk.web;

import java.util.Locale;

/** The languages of the pages. */
public enum Language {
    /** English. */
    EN("en", "English", Locale.ROOT),
    /** Chinese. */
    ZH("zh", "中文", Locale.CHINESE);

    private final String code;
    private final String title;
    private final Locale locale;

    Language(String code, String title, Locale locale) {
        this.code = code;
        this.title = title;
        this.locale = locale;
    }

    /** Returns the language's code in pages and cookies. */
    public String code() {
        return code;
    }

    /** Returns the language's own name for itself. */
    public String title() {
        return title;
    }

    /** Returns the locale of its bundles of words. */
    public Locale locale() {
        return locale;
    }

    /** Returns the other language. */
    public Language other() {
        return this == EN ? ZH : EN;
    }

    /** Returns the language that a visitor chose, or else the one that his browser asks for. */
    static Language of(String chosen, String accepted) {
        for (Language language : values()) {
            if (language.code.equals(chosen)) {
                return language;
            }
        }
        return accepted.regionMatches(true, 0, "zh", 0, 2) ? ZH : EN;
    }
}
