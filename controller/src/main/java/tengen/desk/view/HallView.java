package tengen.desk.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.desk.Astray;
import tengen.desk.Audit;
import tengen.desk.DeskEar;
import tengen.desk.DeskStore;
import tengen.desk.GameBook;
import tengen.desk.GameStart;
import tengen.desk.Kept;
import tengen.desk.Sent;
import tengen.desk.TableEpoch;
import tengen.mqtt.EventMessage;
import tengen.record.JsonFields;
import tengen.record.StoreFault;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * All tables, always up to date. Heard by the desk's network thread; read by any thread, which waits for what is newer than it has seen.
 *
 * <p>The hall has a version that rises with every change; the public one, which is behind, has its own.
 */
public final class HallView implements DeskEar {
    private static final Logger log = LoggerFactory.getLogger(HallView.class);
    private static final long MILLI_NANOS = 1_000_000L;
    private static final int SEEN_LOOKED_AT = 200;

    /** What an arbiter does when he takes note of irregularities: kept in the audit, so that a restart does not ask again. */
    public static final String SEEN = "seen";

    private final Map<String, TableModel> tables = new ConcurrentSkipListMap<>();
    private final Map<String, Long> versions = new ConcurrentSkipListMap<>();
    private final Map<String, Long> publicVersions = new ConcurrentSkipListMap<>();
    private final Map<String, Shown> shown = new ConcurrentSkipListMap<>();
    private final Map<String, Shown> publiclyShown = new ConcurrentSkipListMap<>();
    private final AtomicLong version = new AtomicLong();
    private final Object news = new Object();
    private final ResultCheck results;
    private final Ticker ticker;
    private final WallClock wall;
    private final long publicDelayMillis;
    private volatile boolean acknowledging;

    /** A table as it was looked at last, written once for all who listen. */
    private record Shown(TableView view, String json) {}

    private HallView(DeskStore store, Ticker ticker, WallClock wall, long publicDelayMillis) {
        results = new ResultCheck(store.audit());
        this.ticker = ticker;
        this.wall = wall;
        this.publicDelayMillis = publicDelayMillis;
    }

    /** Returns the hall as the store knows it: the last game of every table. */
    public static HallView of(DeskStore store, Ticker ticker, WallClock wall, long publicDelayMillis)
            throws StoreFault {
        HallView hall = new HallView(store, ticker, wall, publicDelayMillis);
        GameBook games = store.games();
        for (TableEpoch journal : games.journals()) {
            Optional<GameStart> start = games.last(journal);
            List<Kept> kept = start.isPresent() ? games.events(start.get()) : List.of();
            hall.remember(journal, kept);
        }
        for (Astray astray : Astray.all(store)) {
            hall.model(astray.from()).astray(astray);
        }
        for (Sent sent : Astray.onTheWay(store)) {
            Astray.game(sent)
                    .ifPresent(take -> hall.onTheWay(take.from(), take.game().game(), sent.table()));
        }
        for (Audit.Entry entry : store.audit().newest("", SEEN_LOOKED_AT)) {
            if (entry.what().startsWith(SEEN + " ") && hall.tables.containsKey(entry.table())) {
                hall.model(entry.table()).seen(Long.parseLong(entry.what().substring(SEEN.length() + 1)));
            }
        }
        return hall;
    }

    private void remember(TableEpoch journal, List<Kept> kept) {
        TableModel model = model(journal.table());
        for (Kept one : kept) {
            Entry.of(one).ifPresent(entry -> model.hear(journal.epoch(), entry, Optional.empty()));
        }
        if (!kept.isEmpty()) {
            Kept last = kept.getLast();
            long ageMillis = Math.max(0, wall.millis() - last.heardMillis());
            model.settle(last.event().monoMillis(), nowMillis(), ageMillis);
        }
        changed(journal.table());
    }

    private TableModel model(String table) {
        return tables.computeIfAbsent(table, TableModel::new);
    }

    /** Returns the desk's monotonic time in milliseconds: what the pages count clocks by. */
    public long nowMillis() {
        return ticker.nanos() / MILLI_NANOS;
    }

    private void changed(String table) {
        versions.put(table, version.incrementAndGet());
        synchronized (news) {
            news.notifyAll();
        }
    }

    @Override
    public void event(String table, EventMessage event, long heardMillis) {
        Entry.of(event, heardMillis)
                .ifPresentOrElse(
                        entry -> model(table).hear(event.epoch(), entry, Optional.of(nowMillis())),
                        () -> log.warn("{}: event {} of a kind that this desk does not know", table, event.type()));
        changed(table);
    }

    @Override
    public void state(String table, String payload, boolean kept) {
        Optional<Picture> picture = Picture.parse(payload);
        if (picture.isEmpty()) {
            log.warn("{} sent a picture that is none", table);
            return;
        }
        try {
            JsonFields fields = JsonFields.parse(payload);
            Optional<Long> age = kept ? Optional.of(age(fields)) : Optional.empty();
            model(table).picture(picture.get(), age, fields.number("mono"), nowMillis());
            changed(table);
        } catch (StoreFault | IllegalArgumentException none) {
            log.warn("{} sent a picture without a time", table);
        }
    }

    /** How old a kept picture is, as far as the two calendars agree. */
    private long age(JsonFields fields) {
        long madeMillis = java.time.Instant.parse(fields.text("time")).toEpochMilli();
        long ageMillis = wall.millis() - madeMillis;
        return ageMillis < 0 || ageMillis > 60_000 ? 0 : ageMillis;
    }

    @Override
    public void result(String table, String payload) {
        model(table).result(payload.isEmpty() ? Optional.empty() : Optional.of(results.check(table, payload)));
        changed(table);
    }

    @Override
    public void presence(String table, boolean online, String reason) {
        model(table).presence(online, reason);
        changed(table);
        tables.forEach((other, model) -> {
            if (model.presenceOf(table, online)) {
                changed(other);
            }
        });
    }

    @Override
    public void beat(String table, String payload) {
        model(table).beat(payload);
        changed(table);
    }

    @Override
    public void info(String table, String payload) {
        model(table).info(payload);
        changed(table);
    }

    @Override
    public void onTheWay(String from, String game, String to) {
        model(from).onTheWay(game, to, model(to).isOnline());
        changed(from);
    }

    /** Returns the table where a game of this name is under way, or which it has left for another one; {@code but} is not looked at. */
    public Optional<String> elsewhere(String game, String but) {
        return tables.entrySet().stream()
                .filter(one -> !one.getKey().equals(but) && one.getValue().holds(game))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    @Override
    public void answered(Sent sent) {
        Astray.game(sent).ifPresent(way -> {
            TableModel left = model(way.from());
            Astray.of(sent)
                    .ifPresentOrElse(left::astray, () -> left.arrived(way.game().game()));
            changed(way.from());
        });
        changed(sent.table());
    }

    /** A game is nowhere after all: it could not be sent on. */
    public void astray(Astray found) {
        model(found.from()).astray(found);
        changed(found.from());
    }

    @Override
    public void acknowledging(boolean yes) {
        acknowledging = yes;
        version.incrementAndGet();
        synchronized (news) {
            news.notifyAll();
        }
    }

    /** Says whether the desk is at the broker and acknowledges. */
    public boolean isAcknowledging() {
        return acknowledging;
    }

    /** An arbiter has seen what is open at a table up to this number of its journal. */
    public void seen(String table, long seq) {
        model(table).seen(seq);
        changed(table);
    }

    /** Something about a table is new that no table has told: an order on its way. */
    public void touched(String table) {
        changed(table);
    }

    /** Returns the version of the hall. */
    public long version() {
        return version.get();
    }

    /** Waits until the hall is newer than {@code seen}, at most so long. */
    public void await(long seen, long mostMillis) throws InterruptedException {
        long endNanos = ticker.nanos() + mostMillis * MILLI_NANOS;
        synchronized (news) {
            for (long left = mostMillis;
                    version.get() <= seen && left > 0;
                    left = (endNanos - ticker.nanos()) / MILLI_NANOS) {
                news.wait(left);
            }
        }
    }

    /** Returns the tables that are newer than {@code seen}. */
    public List<TableView> newer(long seen) {
        return hall(seen).stream().map(Shown::view).toList();
    }

    /** Returns the tables that are newer than {@code seen}, each as JSON. */
    public List<String> newerJson(long seen) {
        return hall(seen).stream().map(Shown::json).toList();
    }

    private List<Shown> hall(long seen) {
        return newer(seen, versions, shown, (table, made) -> model(table).view(made));
    }

    private static List<Shown> newer(
            long seen, Map<String, Long> versions, Map<String, Shown> shown, BiFunction<String, Long, TableView> look) {
        List<Shown> views = new ArrayList<>();
        versions.forEach((table, made) -> {
            if (made > seen) {
                Shown last = shown.get(table);
                if (last == null || last.view().version() < made) {
                    TableView view = look.apply(table, made);
                    last = new Shown(view, view.json());
                    shown.put(table, last);
                }
                views.add(last);
            }
        });
        return views;
    }

    /** Returns a table as it stands. */
    public Optional<TableView> table(String table) {
        return Optional.ofNullable(tables.get(table)).map(model -> model.view(version.get()));
    }

    /** Returns everything about a table. */
    public Optional<TableDetail> detail(String table) {
        return Optional.ofNullable(tables.get(table)).map(model -> model.detail(version.get()));
    }

    /** Returns everything about a table if it is newer than {@code seen}. */
    public Optional<TableDetail> detailIfNewer(String table, long seen) {
        return Optional.ofNullable(versions.get(table))
                .filter(made -> made > seen)
                .flatMap(made -> detail(table));
    }

    /** Waits until a table is newer than {@code seen}, at most so long. */
    public void awaitTable(String table, long seen, long mostMillis) throws InterruptedException {
        long endNanos = ticker.nanos() + mostMillis * MILLI_NANOS;
        synchronized (news) {
            for (long left = mostMillis;
                    versions.getOrDefault(table, 0L) <= seen && left > 0;
                    left = (endNanos - ticker.nanos()) / MILLI_NANOS) {
                news.wait(left);
            }
        }
    }

    /** Returns by how much the public page is behind. */
    public long publicDelayMillis() {
        return publicDelayMillis;
    }

    /** Makes public what is old enough; any thread, about once a second. */
    public void publish() {
        long upToMillis = wall.millis() - publicDelayMillis;
        tables.forEach((table, model) -> {
            if (model.publish(upToMillis)) {
                publicVersions.put(table, version.incrementAndGet());
            }
        });
    }

    /** Returns the tables that are publicly newer than {@code seen}. */
    public List<TableView> publiclyNewer(long seen) {
        return hallOfThePublic(seen).stream().map(Shown::view).toList();
    }

    /** Returns the tables that are publicly newer than {@code seen}, each as JSON. */
    public List<String> publiclyNewerJson(long seen) {
        return hallOfThePublic(seen).stream().map(Shown::json).toList();
    }

    private List<Shown> hallOfThePublic(long seen) {
        return newer(
                seen,
                publicVersions,
                publiclyShown,
                (table, made) -> model(table).publicView(made));
    }
}
