package tengen.desk.web;

import io.avaje.jex.Jex;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.net.ssl.SSLContext;
import tengen.desk.WebConfig;
import tengen.record.StoreFault;

/**
 * The desk's web server: avaje-jex on the JDK's own server, one thread per open request, bounded by the number of connections.
 */
public final class DeskServer implements AutoCloseable {
    /** Held, so that the level stays: what the library says at its start is no news. */
    private static final Logger LIBRARY = Logger.getLogger("io.avaje.jex");

    private static final int MOST_CONNECTIONS = 600;
    private static final int BACKLOG = 100;

    private final Jex.Server server;
    private final ExecutorService threads;
    private final ScheduledExecutorService watch;
    private final ScheduledFuture<?> watching;
    private final Streams streams;
    private final List<Pages> parts;
    private final boolean secure;

    static {
        LIBRARY.setLevel(Level.WARNING);
        // The JDK's server reads these once, when its first class is loaded: a slow sender is cut off, a small answer
        // is not held back.
        setIfUnset("sun.net.httpserver.nodelay", "true");
        setIfUnset("sun.net.httpserver.maxReqTime", "20");
        setIfUnset("sun.net.httpserver.maxReqHeaders", "60");
        setIfUnset("sun.net.httpserver.maxReqHeaderSize", "32768");
        setIfUnset("jdk.httpserver.maxConnections", Integer.toString(MOST_CONNECTIONS));
    }

    private static void setIfUnset(String name, String value) {
        if (System.getProperty(name) == null) {
            System.setProperty(name, value);
        }
    }

    /** Why the server did not start, in one line. */
    public static final class NotStarted extends Exception {
        private static final long serialVersionUID = 1L;

        NotStarted(String message) {
            super(message);
        }
    }

    private DeskServer(
            Jex.Server server,
            ExecutorService threads,
            ScheduledExecutorService watch,
            ScheduledFuture<?> watching,
            Streams streams,
            List<Pages> parts,
            boolean secure) {
        this.server = server;
        this.threads = threads;
        this.watch = watch;
        this.watching = watching;
        this.streams = streams;
        this.parts = List.copyOf(parts);
        this.secure = secure;
    }

    /** Starts the server with the pages of every part of the desk. */
    public static DeskServer start(WebConfig config, DeskRoom room) throws NotStarted {
        Optional<SSLContext> tls = config.tls().isPresent()
                ? Optional.of(ServerKeys.context(config.tls().get()))
                : Optional.empty();
        Streams streams = new Streams(room.ticker());
        Gate gate = new Gate(config, room, streams, tls.isPresent());
        List<Pages> parts = new ArrayList<>();
        try {
            for (Pages pages : ServiceLoader.load(Pages.class, DeskServer.class.getClassLoader())) {
                pages.open(gate);
                parts.add(pages);
            }
        } catch (StoreFault fault) {
            parts.forEach(Pages::close);
            throw new NotStarted(String.valueOf(fault.getMessage()));
        }
        // Platform threads: a listener who takes nothing would pin the carrier of a virtual one on JDK 21.
        ExecutorService threads = Executors.newCachedThreadPool(
                Thread.ofPlatform().name("desk-http-", 0).daemon(true).factory());
        Jex jex = Jex.create().config(settings -> {
            settings.host(config.host())
                    .port(config.port())
                    .socketBacklog(BACKLOG)
                    .health(false)
                    .maxRequestSize(Gate.LARGEST_BODY_BYTES)
                    .serverProvider(FrontServer.with(new Threshold(gate::methods)))
                    .executor(threads);
            tls.ifPresent(settings::httpsConfig);
        });
        gate.routes(jex);
        try {
            Jex.Server server = jex.start();
            ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("desk-http-watch").daemon(true).factory());
            ScheduledFuture<?> watching = watch.scheduleWithFixedDelay(
                    () -> {
                        streams.sweep();
                        room.hall().publish();
                    },
                    0,
                    500,
                    TimeUnit.MILLISECONDS);
            return new DeskServer(server, threads, watch, watching, streams, parts, tls.isPresent());
        } catch (UncheckedIOException e) {
            threads.shutdownNow();
            parts.forEach(Pages::close);
            throw notStarted(config, e);
        }
    }

    private static NotStarted notStarted(WebConfig config, UncheckedIOException e) {
        return new NotStarted(
                e.getCause() instanceof BindException
                        ? "port " + config.port() + " of " + config.host() + " is taken or not allowed: choose another"
                        : "the pages cannot be served at " + config.host() + ":" + config.port() + ": "
                                + e.getMessage());
    }

    /** Returns the port that is listened at. */
    public int port() {
        return server.port();
    }

    /** Says whether the pages are served over TLS. */
    public boolean secure() {
        return secure;
    }

    @Override
    public void close() {
        watching.cancel(false);
        watch.shutdownNow();
        streams.closeAll();
        server.shutdown();
        threads.shutdownNow();
        parts.forEach(Pages::close);
    }
}
