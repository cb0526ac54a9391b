package tengen.desk.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.http.Context;
import java.io.UncheckedIOException;
import java.util.List;
import tengen.record.JsonLine;

/** Puts answers on the wire, with the headers that keep browsers strict. Any thread. */
final class Reply {
    private static final String POLICY =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private static final String FILE_POLICY =
            "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

    private final Layout layout;
    private final boolean secure;

    Reply(Layout layout, boolean secure) {
        this.layout = layout;
        this.secure = secure;
    }

    /** Sets what every answer has. */
    void headers(Context context) {
        var headers = context.responseHeaders();
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("X-Frame-Options", "DENY");
        headers.set("Referrer-Policy", "same-origin");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
        if (secure) {
            headers.set("Strict-Transport-Security", "max-age=31536000");
        }
    }

    /**
     * Sends an answer.
     *
     * @throws Gone when nobody takes it
     */
    void tell(Visit visit, Answer answer) {
        Context context = visit.context();
        switch (answer) {
            case Answer.Shown shown -> html(context, layout.page(visit, shown));
            case Answer.Json json ->
                bytes(context, "application/json; charset=utf-8", json.json().getBytes(UTF_8));
            case Answer.File file -> file(context, file);
            case Answer.Moved moved -> {
                context.responseHeaders().set("Location", moved.path());
                sent(() -> context.writeEmpty(303));
            }
            case Answer.Refused refused -> refuse(visit, refused);
        }
    }

    /** Sends these bytes. */
    static void bytes(Context context, String type, byte[] bytes) {
        context.contentType(type);
        sent(() -> context.write(bytes));
    }

    private static void html(Context context, String page) {
        sent(() -> context.html(page));
    }

    /** What is to be sent is made before, so that an error of ours is never taken for a visitor who left. */
    private static void sent(Runnable writing) {
        try {
            writing.run();
        } catch (UncheckedIOException broken) {
            throw new Gone(broken);
        }
    }

    private static void file(Context context, Answer.File file) {
        if (file.type().startsWith("text/html")) {
            // A file with its style in it, and nothing else: no script, no form, nothing from elsewhere.
            context.responseHeaders().set("Content-Security-Policy", FILE_POLICY);
        }
        context.responseHeaders()
                .set(
                        "Content-Disposition",
                        (file.inline() ? "inline" : "attachment") + "; filename=\"" + file.name() + "\"");
        bytes(context, file.type(), file.content().bytes());
    }

    private void refuse(Visit visit, Answer.Refused refused) {
        Context context = visit.context();
        context.status(refused.status());
        if (visit.header("Accept").contains("text/html")) {
            Words words = visit.words(Layout.WORDS);
            Html body = Html.of(
                    "<section class=\"card narrow\"><h1>{}</h1><p>{}</p><p><a href=\"/\">{}</a></p></section>",
                    refused.status(),
                    refused.line(),
                    words.say("hall"));
            html(context, layout.page(visit, new Answer.Shown(refused.line(), body, List.of())));
        } else {
            bytes(
                    context,
                    "application/json; charset=utf-8",
                    new JsonLine()
                            .begin()
                            .text("refused", refused.line())
                            .end()
                            .take()
                            .getBytes(UTF_8));
        }
    }
}
