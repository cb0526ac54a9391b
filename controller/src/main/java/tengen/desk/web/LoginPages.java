package tengen.desk.web;

import io.avaje.jex.http.Context;
import java.io.IOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.record.JsonFields;

/** Logging in and out, and the language. */
final class LoginPages {
    private static final Logger log = LoggerFactory.getLogger(LoginPages.class);
    private static final String FORM = """
        <section class="card narrow">
        <h1>{}</h1>
        <form data-post="/login" class="stack">
        <label>{}<input name="name" autocomplete="username" required maxlength="40" autofocus></label>
        <label>{}<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
        <button class="primary">{}</button>
        <p class="error" role="alert"></p>
        </form>
        <p class="quiet">{}</p>
        </section>
        """;

    private final Accounts accounts;
    private final Sessions sessions;
    private final LoginGuard guard;
    private final boolean secure;

    LoginPages(Accounts accounts, Sessions sessions, LoginGuard guard, boolean secure) {
        this.accounts = accounts;
        this.sessions = sessions;
        this.guard = guard;
        this.secure = secure;
    }

    /** Returns the name of the cookie that holds a session's id. */
    static String cookie(boolean secure) {
        // Browsers accept this prefix only over TLS, for the whole site, and from nobody else.
        return secure ? "__Host-desk" : "desk";
    }

    Answer form(Visit visit) {
        Words words = visit.words(Layout.WORDS);
        if (visit.session().isPresent()) {
            return new Answer.Moved("/");
        }
        return Answer.page(
                words.say("login"),
                Html.of(
                        FORM,
                        words.say("login"),
                        words.say("login.name"),
                        words.say("login.password"),
                        words.say("login"),
                        words.say("login.how")));
    }

    /** The password is checked at a cost; so who guesses waits, and before anything is computed for him. */
    Answer login(Visit visit) {
        Words words = visit.words(Layout.WORDS);
        JsonFields body = visit.body();
        String name = visit.text("name", 40);
        String password = body.textIfAny("password").orElse("");
        long waitSeconds = guard.waitSeconds(name, visit.address());
        if (waitSeconds > 0) {
            return new Answer.Refused(429, words.say("login.wait", waitSeconds));
        }
        boolean fits;
        try {
            fits = password.length() <= 200 && accounts.fits(name, password);
        } catch (IOException e) {
            log.warn("the arbiters' accounts cannot be read: {}", e.getMessage());
            return new Answer.Refused(500, words.say("login.unreadable"));
        }
        if (!fits) {
            guard.failed(name, visit.address());
            log.warn("a log-in failed, from {}", visit.address());
            return new Answer.Refused(403, words.say("login.wrong"));
        }
        guard.succeeded(name, visit.address());
        // Whatever id the browser came with is forgotten: nobody can prepare a session for somebody else.
        sessions.end(visit.cookie(cookie(secure)));
        Sessions.Fresh fresh = sessions.begin(name);
        tell(visit.context(), fresh.id());
        return Answer.done("/");
    }

    Answer logout(Visit visit) {
        sessions.end(visit.cookie(cookie(secure)));
        tell(visit.context(), "");
        return Answer.done("/login");
    }

    private void tell(Context context, String id) {
        context.responseHeaders()
                .add(
                        "Set-Cookie",
                        cookie(secure) + "=" + id + "; Path=/; HttpOnly; SameSite=Strict" + (secure ? "; Secure" : "")
                                + (id.isEmpty() ? "; Max-Age=0" : ""));
    }

    Answer language(Visit visit) {
        String chosen = visit.path("language");
        String back = visit.query("back");
        Optional<Language> known = java.util.Arrays.stream(Language.values())
                .filter(language -> language.code().equals(chosen))
                .findFirst();
        known.ifPresent(language -> visit.context()
                .responseHeaders()
                .add(
                        "Set-Cookie",
                        "lang=" + language.code() + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"));
        // Only a path of this desk: "//elsewhere" would be another one.
        return new Answer.Moved(back.matches("/[A-Za-z0-9][A-Za-z0-9/._-]*") ? back : "/");
    }
}
