package tengen.desk.web;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.desk.DeskConfig;
import tengen.desk.DeskService;
import tengen.desk.WebConfig;
import tengen.desk.view.HallView;
import tengen.record.StoreFault;
import tengen.score.archive.KeyFile;
import tengen.score.archive.Signer;
import tengen.score.format.BadRecord;
import tengen.time.Ticker;
import tengen.time.WallClock;

/** A desk in life with its pages, if it has any. */
public final class OpenDesk implements AutoCloseable {
    private final DeskService service;
    private final @Nullable HallView hall;
    private final @Nullable DeskServer server;
    private final String url;

    private OpenDesk(DeskService service, @Nullable HallView hall, @Nullable DeskServer server, String url) {
        this.service = service;
        this.hall = hall;
        this.server = server;
        this.url = url;
    }

    /**
     * Opens the store, starts to connect, and serves the pages that the configuration asks for.
     *
     * @param promoted the desk acknowledges even when another one is there
     * @param out hears one line for people at a time, on the network thread
     */
    public static OpenDesk start(DeskConfig config, boolean promoted, Consumer<String> out)
            throws StoreFault, DeskServer.NotStarted {
        if (config.web().isEmpty()) {
            return new OpenDesk(DeskService.start(config, promoted, out), null, null, "");
        }
        WebConfig web = config.web().get();
        AtomicReference<HallView> made = new AtomicReference<>();
        DeskService service = DeskService.start(config, promoted, out, store -> {
            HallView hall = HallView.of(store, Ticker.system(), WallClock.system(), web.publicDelayMillis());
            made.set(hall);
            return hall;
        });
        boolean open = false;
        try {
            DeskRoom room = new DeskRoom(
                    config.event(),
                    made.get(),
                    service.store(),
                    service.commands(),
                    config.store().toAbsolutePath().resolveSibling(""),
                    signer(config),
                    Ticker.system(),
                    WallClock.system());
            DeskServer server = DeskServer.start(web, room);
            open = true;
            String host = web.host().equals("0.0.0.0") ? "localhost" : web.host();
            return new OpenDesk(
                    service,
                    made.get(),
                    server,
                    (server.secure() ? "https://" : "http://") + host + ":" + server.port() + "/");
        } finally {
            if (!open) {
                service.close();
            }
        }
    }

    /** Opens the desk's key beside its store, or makes it. */
    private static Signer signer(DeskConfig config) throws DeskServer.NotStarted {
        try {
            return KeyFile.kept(config.store().toAbsolutePath().resolveSibling("desk-key.pem"));
        } catch (BadRecord e) {
            throw new DeskServer.NotStarted("the key that signs the event's archive: " + e.reason());
        } catch (IOException e) {
            throw new DeskServer.NotStarted("the key that signs the event's archive cannot be made: " + e);
        }
    }

    /** Returns the desk behind the pages. */
    public DeskService service() {
        return service;
    }

    /** Returns what the pages show, if there are any. */
    public Optional<HallView> hall() {
        return Optional.ofNullable(hall);
    }

    /** Returns where the pages are, if there are any. */
    public Optional<String> url() {
        return url.isEmpty() ? Optional.empty() : Optional.of(url);
    }

    @Override
    public void close() {
        if (server != null) {
            server.close();
        }
        service.close();
    }
}
