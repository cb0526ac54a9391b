package tengen.desk.web;

import io.avaje.jex.http.Context;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.record.JsonFields;
import tengen.record.StoreFault;

/** One request: who, what, in which language. Every text of it is limited in length. One thread. */
public final class Visit {
    private static final int LONGEST = 500;
    private static final String LANGUAGE = "lang";

    private final Context context;
    private final Optional<Session> session;
    private @Nullable JsonFields body;

    Visit(Context context, Optional<Session> session) {
        this.context = context;
        this.session = session;
    }

    Context context() {
        return context;
    }

    /** Returns the session of the arbiter who asks; nothing for others. */
    public Optional<Session> session() {
        return session;
    }

    /** Returns the name of the arbiter who asks; empty for others. */
    public String who() {
        return session.map(Session::who).orElse("");
    }

    /** Returns where the visitor comes from. */
    String address() {
        return context.ip();
    }

    /** Returns the visitor's language. */
    public Language language() {
        return Language.of(cookie(LANGUAGE), header("Accept-Language"));
    }

    /** Returns words of a bundle in the visitor's language. */
    public Words words(String bundle) {
        return new Words(bundle, language());
    }

    /** Returns what stands in the path in place of {@code {name}}. */
    public String path(String name) {
        return limited(Optional.ofNullable(context.pathParam(name)).orElse(""));
    }

    /** Returns a parameter of the query; empty when it is not there. */
    public String query(String name) {
        return limited(Optional.ofNullable(context.queryParam(name)).orElse(""));
    }

    String cookie(String name) {
        return Optional.ofNullable(context.cookie(name)).orElse("");
    }

    String header(String name) {
        return Optional.ofNullable(context.header(name)).orElse("");
    }

    /** Returns the path of the request. */
    String here() {
        return context.path();
    }

    /**
     * Returns the object that came with an action.
     *
     * @throws IllegalArgumentException when there is none
     */
    public JsonFields body() {
        JsonFields read = body;
        if (read == null) {
            try {
                read = JsonFields.parse(sent());
            } catch (StoreFault fault) {
                throw new IllegalArgumentException("no JSON object", fault);
            }
            body = read;
        }
        return read;
    }

    private String sent() {
        try {
            return context.body();
        } catch (UncheckedIOException broken) {
            throw new Gone(broken);
        }
    }

    /**
     * Returns a text of the object that came with an action, stripped.
     *
     * @throws IllegalArgumentException when it is missing, empty or longer than {@code mostChars}
     */
    public String text(String name, int mostChars) {
        String text = textOr(name, mostChars, "");
        if (text.isEmpty()) {
            throw new IllegalArgumentException(name + " is missing");
        }
        return text;
    }

    /** Returns such a text, or another one when it is missing or empty. */
    public String textOr(String name, int mostChars, String otherwise) {
        String text = body().textIfAny(name).orElse("").strip();
        if (text.length() > mostChars) {
            throw new IllegalArgumentException(name + " is longer than " + mostChars + " characters");
        }
        if (text.chars().anyMatch(c -> c < ' ' && c != '\n' && c != '\r' && c != '\t')) {
            throw new IllegalArgumentException(name + " holds control characters");
        }
        return text.isEmpty() ? otherwise : text;
    }

    private static String limited(String text) {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("longer than " + LONGEST + " characters");
        }
        return text;
    }
}
