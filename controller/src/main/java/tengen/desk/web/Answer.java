package tengen.desk.web;

import java.util.List;

/** What a page or an action answers. */
public sealed interface Answer {
    /**
     * A page within the common layout.
     *
     * @param title already in the visitor's language
     * @param scripts names of modules under {@code /static/}, such as {@code hall.js}
     */
    record Shown(String title, Html body, List<String> scripts) implements Answer {
        public Shown {
            scripts = List.copyOf(scripts);
        }
    }

    /** An object for a script; status 200. */
    record Json(String json) implements Answer {}

    /**
     * A file, always offered for keeping unless {@code inline}.
     *
     * @param name letters, digits, dot, hyphen and underscore
     */
    record File(String type, String name, Content content, boolean inline) implements Answer {}

    /** What is in a file. */
    @FunctionalInterface
    interface Content {
        /** Returns the bytes. */
        byte[] bytes();
    }

    /** Another page is to be shown: a path of this desk. */
    record Moved(String path) implements Answer {}

    /**
     * It was not done.
     *
     * @param status of HTTP: 400 not understood, 403 not allowed, 404 not there, 409 changed meanwhile, 429 too often
     * @param line why, in the visitor's language
     */
    record Refused(int status, String line) implements Answer {}

    /** Returns a page. */
    static Answer page(String title, Html body, String... scripts) {
        return new Shown(title, body, List.of(scripts));
    }

    /** Returns the answer to an action that was done: the page stays, or follows to a path of this desk. */
    static Answer done(String path) {
        return new Json(
                new tengen.record.JsonLine().begin().text("to", path).end().take());
    }

    /** Returns the answer to an action that was done, after which the same page is shown. */
    static Answer done() {
        return new Json("{}");
    }

    /** Returns the answer for what is not there. */
    static Answer absent(String line) {
        return new Refused(404, line);
    }
}
