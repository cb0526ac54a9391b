package tengen.sim.bench;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import tengen.cli.Refusal;
import tengen.mqtt.Chance;
import tengen.mqtt.Receipt;
import tengen.record.Recovery;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;
import tengen.sim.tape.TapeFault;
import tengen.sim.tape.TapeLine;
import tengen.sim.tape.TapeReader;
import tengen.time.Ticker;

/** Tables, broker and desk of one run. */
final class Bench implements AutoCloseable {
    private static final long LOOK_MILLIS = 50;
    private static final long DELIVERY_NANOS = 30_000_000_000L;
    private static final long JOIN_MILLIS = 10_000;

    private final List<BenchTable> tables;
    private final List<Thread> threads = new ArrayList<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final List<SqliteJournal> journals;
    private final Hall hall;
    private final Screen screen;
    private final Stopwatch stopwatch;
    private final double speed;
    private int told;

    private Bench(
            List<BenchTable> tables,
            List<SqliteJournal> journals,
            Hall hall,
            Screen screen,
            Stopwatch stopwatch,
            double speed) {
        this.tables = tables;
        this.journals = journals;
        this.hall = hall;
        this.screen = screen;
        this.stopwatch = stopwatch;
        this.speed = speed;
    }

    /** Opens every file and the way to the broker, or refuses in one line. */
    static Bench open(List<Script> scripts, BenchSettings settings, Hall.Place place, Path folder, Screen screen)
            throws InterruptedException {
        List<SqliteJournal> journals = new ArrayList<>();
        boolean open = false;
        try {
            List<String> names = new ArrayList<>();
            List<Recovery> before = new ArrayList<>();
            for (int i = 0; i < scripts.size(); i++) {
                String name = String.format("T%03d", i + 1);
                names.add(name);
                SqliteJournal journal = SqliteJournal.open(
                        folder.resolve(name + ".db"), Chance.system().name());
                journals.add(journal);
                before.add(Recovery.from(journal));
            }
            AtomicBoolean opened = new AtomicBoolean();
            Stopwatch stopwatch = new Stopwatch(Ticker.system());
            BenchPages pages = BenchPages.of(settings.port(), folder);
            Hall hall = Hall.open(place, names, folder.resolve("desk.db"), pages.config(), line -> {
                stopwatch.told(line);
                // A broker that cannot be reached at the start is the refusal's one line.
                if (line.startsWith("desk:") && opened.get()) {
                    screen.line(line);
                }
            });
            opened.set(true);
            List<BenchTable> tables = new ArrayList<>();
            for (int i = 0; i < scripts.size(); i++) {
                tables.add(new BenchTable(
                        names.get(i),
                        folder.resolve(names.get(i) + ".clock"),
                        scripts.get(i),
                        journals.get(i),
                        before.get(i),
                        hall,
                        settings,
                        screen,
                        stopwatch,
                        i == 0));
            }
            open = true;
            screen.line("bench: " + scripts.size() + (scripts.size() == 1 ? " table" : " tables") + ", speed "
                    + settings.speed() + ", seed " + settings.seed() + ", broker " + hall.url());
            hall.pages().ifPresent(url -> screen.line(pages.invitation(url)));
            return new Bench(tables, journals, hall, screen, stopwatch, settings.speed());
        } catch (StoreFault fault) {
            throw Refusal.failed(fault.line());
        } finally {
            if (!open) {
                journals.forEach(SqliteJournal::close);
            }
        }
    }

    /** Plays all games; with {@code exit} returns once they are over and the desk has every event, else never. */
    void play(boolean exit) throws InterruptedException {
        for (BenchTable table : tables) {
            threads.add(Thread.ofPlatform()
                    .name("bench-" + table.name())
                    .daemon(true)
                    .start(table));
        }
        await("the game is not over", Long.MAX_VALUE, BenchTable::isOver, true);
        long untilNanos = Ticker.system().nanos() + DELIVERY_NANOS;
        await("the desk does not have every event", untilNanos, table -> table.backlog() == 0, false);
        await("its records are not written", untilNanos, BenchTable::isRecorded, false);
        for (BenchTable table : tables) {
            screen.line(table.name() + "  " + hall.account(table.name(), table.journal()) + "; result "
                    + Receipt.words(table.receipt(), ZoneId.systemDefault()));
        }
        screen.leave(tables.getFirst().name(), tables.getFirst().state());
        while (!exit && !closedWhileResting()) {
            failures();
        }
    }

    /** What is awaited of every table. */
    private interface Wanted {
        boolean holds(BenchTable table);
    }

    private void await(String otherwise, long untilNanos, Wanted wanted, boolean progress) throws InterruptedException {
        while (true) {
            failures();
            Optional<BenchTable> waits =
                    tables.stream().filter(table -> !wanted.holds(table)).findFirst();
            if (progress) {
                progress();
            }
            if (waits.isEmpty()) {
                return;
            }
            if (untilNanos != Long.MAX_VALUE && Ticker.system().nanos() - untilNanos > 0) {
                throw Refusal.failed(waits.get().name() + ": " + otherwise);
            }
            if (closedWhileResting()) {
                return;
            }
        }
    }

    /** Waits until it is time for the next look; returns whether the bench is being closed meanwhile. */
    private boolean closedWhileResting() throws InterruptedException {
        return closing.await(LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void progress() {
        int over = (int) tables.stream().filter(BenchTable::isOver).count();
        if (over > told && tables.size() > 1) {
            told = over;
            screen.line("bench: " + over + " of " + tables.size() + " games over");
        }
    }

    private void failures() {
        for (BenchTable table : tables) {
            if (!table.failure().isEmpty()) {
                throw Refusal.failed(table.failure());
            }
        }
    }

    /** Returns what was measured, in one line. */
    String figures() {
        return stopwatch.figures(speed);
    }

    /** Takes the arbiter's words for a table: {@code T001 ruling accept}; the name may be left out with one table. */
    void say(String words) {
        String text = words.strip();
        for (BenchTable table : tables) {
            boolean named = text.startsWith(table.name() + " ");
            if (named || tables.size() == 1) {
                String said = named ? text.substring(table.name().length()).strip() : text;
                try {
                    String actor = said.startsWith("fault ") ? "" : "arbiter ";
                    TapeLine line = TapeReader.read(List.of("+0 " + actor + said))
                            .lines()
                            .getFirst();
                    table.say(line);
                } catch (TapeFault fault) {
                    screen.line(String.valueOf(fault.getMessage()));
                }
                return;
            }
        }
        screen.line("no such table; write for example: T001 ruling accept");
    }

    @Override
    public void close() {
        closing.countDown();
        tables.forEach(BenchTable::stop);
        try {
            for (Thread thread : threads) {
                thread.join(JOIN_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        hall.close();
        journals.forEach(SqliteJournal::close);
    }
}
