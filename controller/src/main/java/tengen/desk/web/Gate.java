package tengen.desk.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.Jex;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.ExchangeHandler;
import io.avaje.jex.http.HttpResponseException;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.desk.WebConfig;
import tengen.record.StoreFault;

/** Where every request comes in: headers, sizes, who it is, whether he may; then the page's own code. Any thread. */
final class Gate implements Site {
    static final long LARGEST_BODY_BYTES = 64 << 10;

    private static final Logger log = LoggerFactory.getLogger(Gate.class);
    /** A route that was registered before the server is there. */
    private record Route(String method, String path, ExchangeHandler handler) {}

    private final DeskRoom room;
    private final Streams streams;
    private final Sessions sessions;
    private final boolean secure;
    private final Layout layout;
    private final Reply reply;
    private final Departures departures;
    private final List<Route> routes = new ArrayList<>();

    Gate(WebConfig config, DeskRoom room, Streams streams, boolean secure) {
        this.room = room;
        this.streams = streams;
        this.secure = secure;
        sessions = new Sessions(room.ticker(), config.idleMinutes() * 60_000_000_000L);
        layout = new Layout(room.event());
        reply = new Reply(layout, secure);
        departures = new Departures(room.ticker());
        LoginPages login =
                new LoginPages(new Accounts(config.accounts()), sessions, new LoginGuard(room.ticker()), secure);
        page("/login", Access.ANYONE, login::form);
        page("/language/{language}", Access.ANYONE, login::language);
        get("/static/{name}", this::file);
        routes.add(new Route("POST", "/login", guarded(context -> post(context, false, login::login))));
        action("/logout", login::logout);
    }

    @Override
    public DeskRoom room() {
        return room;
    }

    @Override
    public void page(String path, Access access, Page page) {
        get(path, context -> {
            Visit visit = visit(context);
            if (access == Access.ARBITER && visit.session().isEmpty()) {
                tell(visit, new Answer.Moved("/login"));
                return;
            }
            tell(visit, page.show(visit));
        });
    }

    @Override
    public void action(String path, Action action) {
        routes.add(new Route("POST", path, guarded(context -> post(context, true, action))));
    }

    @Override
    public void menu(int order, String path, Access access, String bundle, String key) {
        layout.add(new Layout.Entry(order, path, access, bundle, key));
    }

    @Override
    public void stream(String path, Access access, Feed feed) {
        get(path, context -> {
            Visit visit = visit(context);
            if (access == Access.ARBITER && visit.session().isEmpty()) {
                tell(visit, new Answer.Refused(403, visit.words(Layout.WORDS).say("refused.login")));
                return;
            }
            listen(visit, access, feed);
        });
    }

    private void listen(Visit visit, Access access, Feed feed) throws IOException, StoreFault {
        Context context = visit.context();
        Stream stream = new Stream(
                context.exchange().getResponseBody(),
                room.ticker(),
                () -> visit.session().map(sessions::goesOn).orElse(access == Access.ANYONE));
        if (!streams.add(stream, access, context.exchange())) {
            tell(visit, new Answer.Refused(503, visit.words(Layout.WORDS).say("refused.full")));
            return;
        }
        try {
            context.contentType("text/event-stream");
            context.exchange().sendResponseHeaders(200, 0);
            feed.tell(visit, stream);
        } catch (IOException gone) {
            log.debug("a listener is gone: {}", gone.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            streams.remove(stream);
            context.exchange().close();
        }
    }

    private void get(String path, Handler handler) {
        routes.add(new Route("GET", path, guarded(handler)));
    }

    /** Adds everything to the library's router. */
    void routes(Jex jex) {
        for (Route route : routes) {
            if (route.method().equals("GET")) {
                jex.get(route.path(), route.handler());
            } else {
                jex.post(route.path(), route.handler());
            }
        }
        jex.error(HttpResponseException.class, (context, refusal) -> {
            reply.headers(context);
            try {
                tell(visit(context), new Answer.Refused(refusal.status(), absent(context, refusal)));
            } catch (Gone gone) {
                left(context);
            }
        });
        // What the library itself could not send.
        jex.error(IOException.class, (context, broken) -> left(context));
    }

    /** Returns what may be done at a path, in order; nothing when there is no such path. */
    Set<String> methods(String path) {
        Set<String> methods = new TreeSet<>();
        List<String> steps = List.of(path.split("/", -1));
        for (Route route : routes) {
            List<String> named = List.of(route.path().split("/", -1));
            boolean fits = named.size() == steps.size();
            for (int i = 0; fits && i < named.size(); i++) {
                fits = named.get(i).equals(steps.get(i)) || named.get(i).startsWith("{");
            }
            if (fits) {
                methods.add(route.method());
            }
        }
        return methods;
    }

    /** The visitor's connection broke: one line now and then says how often. */
    private void left(Context context) {
        departures
                .another()
                .ifPresent(
                        count -> log.warn("requests broken off by their visitors since this was said last: {}", count));
        context.exchange().close();
    }

    private String absent(Context context, HttpResponseException refusal) {
        return refusal.status() == 404
                ? visit(context).words(Layout.WORDS).say("refused.absent")
                : String.valueOf(refusal.getMessage());
    }

    private interface Handler {
        void handle(Context context) throws IOException, StoreFault;
    }

    /** What holds for every request: headers that keep browsers strict, sizes, and one clear line instead of a stack trace. */
    private ExchangeHandler guarded(Handler handler) {
        return context -> {
            reply.headers(context);
            try {
                answered(context, handler);
            } catch (Gone gone) {
                left(context);
            }
        };
    }

    private void answered(Context context, Handler handler) throws IOException {
        Visit visit = visit(context);
        try {
            if (bodyBytes(context) > LARGEST_BODY_BYTES) {
                context.header("Connection", "close");
                tell(visit, new Answer.Refused(413, visit.words(Layout.WORDS).say("refused.large")));
                return;
            }
            handler.handle(context);
        } catch (HttpResponseException told) {
            throw told;
        } catch (Gone gone) {
            throw gone;
        } catch (IllegalArgumentException wrong) {
            String line = String.valueOf(wrong.getMessage());
            tell(visit, new Answer.Refused(400, Refusal.in(visit.language(), line)));
        } catch (StoreFault fault) {
            log.warn("a request failed: {}", fault.getMessage());
            tell(visit, new Answer.Refused(500, String.valueOf(fault.getMessage())));
        } catch (RuntimeException ours) {
            log.error("our own error, at {}", context.path(), ours);
            tell(visit, new Answer.Refused(500, visit.words(Layout.WORDS).say("refused.broken")));
        }
    }

    private static long bodyBytes(Context context) {
        String length = context.requestHeaders().getFirst("Content-Length");
        try {
            return length == null ? 0 : Long.parseLong(length);
        } catch (NumberFormatException none) {
            return Long.MAX_VALUE;
        }
    }

    private Visit visit(Context context) {
        String id =
                Optional.ofNullable(context.cookie(LoginPages.cookie(secure))).orElse("");
        return new Visit(context, sessions.find(id));
    }

    private void file(Context context) {
        Optional<StaticFiles.Found> found =
                StaticFiles.find(Optional.ofNullable(context.pathParam("name")).orElse(""));
        if (found.isEmpty()) {
            tell(
                    visit(context),
                    Answer.absent(visit(context).words(Layout.WORDS).say("refused.absent")));
            return;
        }
        context.responseHeaders().set("Cache-Control", "no-cache");
        Reply.bytes(context, found.get().type(), found.get().content().bytes());
    }

    private void post(Context context, boolean inSession, Action action) throws StoreFault {
        Visit visit = visit(context);
        Words words = visit.words(Layout.WORDS);
        if (!visit.header("Content-Type").startsWith("application/json") || !sameOrigin(visit)) {
            tell(visit, new Answer.Refused(403, words.say("refused.origin")));
            return;
        }
        if (inSession) {
            Optional<Session> session = visit.session();
            if (session.isEmpty()) {
                tell(visit, new Answer.Refused(403, words.say("refused.login")));
                return;
            }
            if (!MessageDigest.isEqual(
                    session.get().token().getBytes(UTF_8),
                    visit.header("X-Csrf").getBytes(UTF_8))) {
                tell(visit, new Answer.Refused(403, words.say("refused.token")));
                return;
            }
        }
        tell(visit, action.act(visit));
    }

    /** A browser says where a script comes from, and nobody but the browser can. */
    private boolean sameOrigin(Visit visit) {
        String host = visit.header("Host");
        return !host.isEmpty() && visit.header("Origin").equals((secure ? "https://" : "http://") + host);
    }

    private void tell(Visit visit, Answer answer) {
        reply.tell(visit, answer);
    }
}
