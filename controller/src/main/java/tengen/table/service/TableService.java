package tengen.table.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.LineWriter;
import tengen.bridge.clock.SerialReader;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.Scanning;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.mqtt.Chance;
import tengen.mqtt.Order;
import tengen.mqtt.Seal;
import tengen.mqtt.TableIdentity;
import tengen.mqtt.TableKey;
import tengen.mqtt.Trouble;
import tengen.mqtt.UplinkConfig;
import tengen.mqtt.Vitals;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.record.care.StoreCare;
import tengen.score.keep.RecordFolder;
import tengen.table.BlackBoxes;
import tengen.table.Hearer;
import tengen.table.Inbox;
import tengen.table.Item;
import tengen.table.Table;
import tengen.table.TableLoop;
import tengen.table.TableRecords;
import tengen.table.TableUplink;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * A table in life: the scan thread, the reader and the writer of the clock's line, the loop that owns the game, the way to the broker, the page, and the supervisor
 * who tells the service manager that they live (DESIGN 2, threads).
 */
public final class TableService implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(TableService.class);

    /** A board that has not been seen by then is told as such; the table is there all the same. */
    private static final long BOARD_SECONDS = 2;

    /** Without a service manager the hearts are looked at all the same. */
    private static final long USUAL_LIMIT_NANOS = 12_000_000_000L;

    private final Ticker ticker = Ticker.system();
    private final Faults faults;
    private final ServiceManager manager;
    private final Inbox inbox = new Inbox();
    private final Answers answers = new Answers();
    private final CountDownLatch board = new CountDownLatch(1);
    private final CountDownLatch broken = new CountDownLatch(1);
    private final Staff staff = new Staff();
    private final Links links = new Links();
    private final ClockEar clockEar = new ClockEar();
    private volatile @Nullable TableStore store;
    private volatile @Nullable TableRecords records;
    private volatile @Nullable TableUplink uplink;
    private volatile @Nullable Health health;
    private volatile @Nullable LocalPage page;
    private volatile Consumer<Row> hears = row -> {};

    /** What prevents a table from starting, in one line. */
    public static final class NotStarted extends Exception {
        private static final long serialVersionUID = 1L;

        NotStarted(@Nullable String message, Throwable from) {
            super(message, from);
        }

        NotStarted(String message) {
            super(message);
        }
    }

    private TableService(Faults faults) {
        this.faults = faults;
        this.manager = ServiceManager.of(System.getenv());
    }

    /**
     * Starts a table and returns once the board has been seen, or has not been for two seconds.
     *
     * @param faults holds the log's newest lines
     * @throws NotStarted in one line; nothing runs then
     */
    public static TableService start(TableConfig config, Faults faults) throws NotStarted, InterruptedException {
        TableService service = new TableService(faults);
        boolean started = false;
        try {
            service.begin(config);
            started = true;
            return service;
        } catch (StoreFault e) {
            throw new NotStarted(e.line(), e);
        } catch (BusFault e) {
            throw new NotStarted(e.detail(), e);
        } finally {
            if (!started) {
                service.close();
            }
        }
    }

    private void begin(TableConfig config) throws NotStarted, StoreFault, BusFault, InterruptedException {
        Machine machine = Machine.here();
        TableStore kept = store(config, machine);
        TableKey seal = key(config);
        Hardware hardware = staff.closes(new Hardware(config));
        Spread writes = new Spread();
        Spread turns = new Spread();
        Journal timed = new TimedJournal(hardware.medium(kept.journal()), ticker, writes);
        Scanning scanning = new Scanning(
                hardware.board(config.board().settleNanos()),
                ticker,
                Scanning.Limits.DEFAULT,
                config.board().lay().before(new Announcing()));
        Heartbeat scanHeart = new Heartbeat("the reading of the board", ticker.nanos());
        ScanThread scan =
                new ScanThread(scanning, ticker, scanHeart, config.board().framesPerSecond());
        SerialReader reader = new SerialReader(hardware.clock(), this::hear, ticker);
        LineWriter writer = new LineWriter(reader::line);
        long boot = boot(timed) + 1;
        records(config, timed);
        Sites dead = config.board().lay().byHand();
        BlackBoxes boxes = BlackBoxes.before(
                BlackBoxes.beside(config.store().journal()),
                ticker,
                timed,
                kept.machine(),
                boot,
                config.restNanos(),
                dead);
        staff.closes(boxes);
        hears = boxes::accept;
        TableLoop loop = new Table(
                        ticker, WallClock.system(), timed, kept.machine(), boot, config.restNanos(), dead, kept.gate())
                .loop(inbox, frame -> writer.offer(List.of(frame)), scanning::want, new Telling());
        Heartbeat loopHeart = new Heartbeat("the table's loop", ticker.nanos());
        LoopThread life = new LoopThread(loop, inbox, ticker, loopHeart, turns, broken::countDown);
        Checkup checkup = new Checkup(
                new RunningChecks(config, ticker, scanning, links, clockEar, life, () -> Optional.ofNullable(uplink))
                        .all(machine),
                ticker);
        Health told = new Health(
                ticker,
                machine,
                new Health.Parts(
                        timed,
                        scanning,
                        scan,
                        life,
                        this::backlog,
                        reader::garbledFrames,
                        faults,
                        turns,
                        writes,
                        links,
                        checkup));
        health = told;
        DeadReeds reeds = new DeadReeds(dead, inbox::offer);
        hears = row -> {
            boxes.accept(row);
            reeds.hear(row, loop::state);
        };
        boxes.begin(loop);
        staff.thread("scan", scan, scan::stop);
        staff.thread("clock-read", reader, reader::stop);
        staff.thread("clock-write", writer, writer::stop);
        staff.thread("table-loop", life, life::stop);
        log.info("results are signed with key {}", seal.name());
        connect(config, timed, boot, new TableVitals(machine, checkup), seal);
        open(config, told);
        supervise(List.of(scanHeart, loopHeart));
        ready(told);
        staff.thread("checkup", checkup, checkup::stop);
    }

    /** Clock's thread. */
    private void hear(ClockFrame frame, long nanos) {
        clockEar.hear(frame);
        inbox.offer(new Item.FromClock(frame, nanos));
    }

    private TableStore store(TableConfig config, Machine machine) throws NotStarted, StoreFault {
        Path journal = config.store().journal();
        Path folder = journal.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new NotStarted(folder + ": no such folder; make it, or change store.journal");
        }
        StoreCare.Places places = StoreCare.Places.here(
                journal, config.store().copies(), !config.store().mayVanish());
        TableStore opened = TableStore.open(places, machine.powerUp(), line -> log.error("{}", line));
        store = opened;
        return staff.closes(opened);
    }

    /** Opens the key beside the journal; a table that stands alone has one too, so that its name is on the label before the event. */
    private static TableKey key(TableConfig config) throws NotStarted {
        try {
            return TableKey.open(config.store().journal().resolveSibling(config.table() + ".key"));
        } catch (IOException e) {
            throw new NotStarted(
                    "the key that signs results cannot be had: " + e.getMessage()
                            + "; see that the user tengen owns it",
                    e);
        }
    }

    private void records(TableConfig config, Journal journal) {
        TableRecords started = TableRecords.start(
                journal,
                new RecordFolder(RecordFolder.beside(config.store().journal()), new PaintingProcess()),
                config.event(),
                config.table(),
                ZoneId.systemDefault(),
                line -> log.warn("{}", line));
        records = staff.closes(started);
    }

    private static long boot(Journal journal) throws StoreFault {
        List<Row> last = journal.lastSeq() == 0 ? List.of() : journal.rows(journal.lastSeq(), 1);
        return last.isEmpty() ? 0 : last.getFirst().boot();
    }

    private void connect(TableConfig config, Journal journal, long boot, Vitals vitals, Seal seal) {
        if (config.broker().isPresent()) {
            TableIdentity identity = new TableIdentity(
                    config.event(), config.table(), boot, Chance.system().name());
            TableUplink link = TableUplink.start(
                    new UplinkConfig(config.broker().get(), identity, seal),
                    journal,
                    inbox,
                    vitals,
                    TableService::trouble);
            uplink = link;
            staff.stops(link::close);
        }
    }

    private static void trouble(Trouble trouble) {
        switch (trouble.kind()) {
            case DESK_BACK, BROKER_BACK -> log.info("{}", trouble.line());
            case NO_DESK, NO_BROKER, THREADS_LEFT -> log.warn("{}", trouble.line());
            case ID_IN_USE, REFUSED, JOURNAL_BEHIND, STORE -> log.error("{}", trouble.line());
        }
    }

    private void open(TableConfig config, Health told) throws NotStarted {
        if (config.page().isPresent()) {
            TableConfig.Page at = config.page().get();
            try {
                LocalPage opened = LocalPage.open(at, told, answers, this::take);
                page = staff.closes(opened);
            } catch (IOException e) {
                throw new NotStarted(
                        "page.port " + at.port() + " on " + at.host() + " cannot be had: " + e.getMessage()
                                + "; end the program that has it, or write another page.port",
                        e);
            }
        }
    }

    private boolean take(String id, Order order) {
        return switch (order) {
            case Order.Wanted wanted -> inbox.offer(new Item.Order(id, "table", Event.Ruler.LOCAL, wanted.wish()));
            case Order.Paired p ->
                inbox.offer(new Item.Pairing(id, "table", p.game(), p.nameA(), p.nameB(), p.openerFar(), p.rules()));
            case Order.Unknown unknown -> false;
        };
    }

    private void supervise(List<Heartbeat> hearts) {
        Supervisor supervisor =
                new Supervisor(hearts, manager, ticker, manager.limitNanos().orElse(USUAL_LIMIT_NANOS));
        staff.thread("supervisor", supervisor, supervisor::stop);
    }

    private void ready(Health told) throws InterruptedException {
        if (!board.await(BOARD_SECONDS, TimeUnit.SECONDS)) {
            log.warn("the board has not been seen yet");
        }
        manager.ready(told.line());
    }

    /** Loop thread. */
    private void told(Row row) {
        TableUplink link = uplink;
        if (link != null) {
            link.accept(row);
        }
        TableStore kept = store;
        if (kept != null) {
            kept.hear(row);
        }
        TableRecords writer = records;
        if (writer != null) {
            writer.accept(row);
        }
        answers.hear(row);
        hears.accept(row);
        Health hears = health;
        if (hears != null && hears.hear(row)) {
            manager.status(hears.line());
        }
    }

    /** What the loop writes down, and what it cannot write, goes to everybody here who must know. Loop thread. */
    private final class Telling implements Hearer {
        @Override
        public void accept(Row row) {
            told(row);
        }

        @Override
        public void unwritten(Optional<GameState> state) {
            TableUplink link = uplink;
            if (link != null) {
                link.unwritten(state);
            }
        }
    }

    private long backlog() {
        TableUplink link = uplink;
        return link == null ? 0 : link.backlog();
    }

    /** Returns the port of the page; 0 when there is none. */
    public int pagePort() {
        LocalPage opened = page;
        return opened == null ? 0 : opened.port();
    }

    /** Returns the table in one line. */
    public String line() {
        Health told = health;
        return told == null ? "" : told.line();
    }

    /** Waits until the loop has ended by a fault of our own; returns at once once it has. */
    public void awaitBroken() throws InterruptedException {
        broken.await();
    }

    /** Stops every thread, the loop before the journal; what the desk does not have is sent after the next start. */
    @Override
    public void close() {
        manager.stopping();
        staff.close();
    }

    /** Tells the loop, and the first picture to who waits for it. */
    private final class Announcing implements Lookout {
        @Override
        public void seen(Seen run) {
            inbox.seen(run);
            news(true);
        }

        @Override
        public void lost(long sinceNanos) {
            inbox.lost(sinceNanos);
            news(false);
        }

        private void news(boolean up) {
            links.tell(Event.Part.BOARD, up);
            board.countDown();
        }
    }
}
