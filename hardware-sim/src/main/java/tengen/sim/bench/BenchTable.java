package tengen.sim.bench;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Wish;
import tengen.mqtt.Chance;
import tengen.mqtt.Order;
import tengen.mqtt.Receipt;
import tengen.mqtt.TableIdentity;
import tengen.mqtt.Trouble;
import tengen.mqtt.UplinkConfig;
import tengen.mqtt.Vitals;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.Recovery;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.sim.chip.SimPi4j;
import tengen.sim.rig.SimController;
import tengen.sim.rig.SimTable;
import tengen.sim.tape.Stage;
import tengen.sim.tape.TapeFault;
import tengen.sim.tape.TapeLine;
import tengen.sim.time.Agenda;
import tengen.table.BlackBox;
import tengen.table.Item;
import tengen.table.TableRecords;
import tengen.table.TableUplink;
import tengen.time.Ticker;

/**
 * One table of a bench, on a thread of its own: board, clock and controller on an agenda that keeps real time, a serial line between clock and controller, a
 * journal on disk and a way to the broker.
 */
final class BenchTable implements Runnable {
    /** How long the first stone waits for a desk, in real time. */
    private static final long DESK_NANOS = 5_000_000_000L;

    /** By then the clock has answered and the board has been seen. */
    private static final long SET_UP_NANOS = 3_000_000_000L;

    /** A full disk is an arbiter's alarm at once, and the end of a bench when nobody makes room. */
    private static final long SILENT_STORE_NANOS = 15_000_000_000L;

    private static final long SHOW_NANOS = 100_000_000L;
    private static final String UNPLUG = "unplug";

    private final String name;
    private final Path link;
    private final Script script;
    private final Journal journal;
    private final Recovery before;
    private final Hall hall;
    private final BenchSettings settings;
    private final Screen screen;
    private final Stopwatch stopwatch;
    private final Agenda agenda = new Agenda();
    private final Pacer pacer;
    private final AtomicBoolean over = new AtomicBoolean();
    private final AtomicBoolean stopping = new AtomicBoolean();
    private final BenchArbiter arbiter;
    private final BenchGuests guests;
    private final boolean first;
    private final boolean goesOn;
    private GameState state;
    private int orders;
    private boolean resumes;
    private @Nullable Furniture furniture;
    private volatile @Nullable TableUplink uplink;
    private final Optional<TableRecords> records;
    private final String machine = "bench-" + Chance.system().name();
    private Optional<BlackBox> box = Optional.empty();
    private volatile String failure = "";

    /**
     * Makes a table.
     *
     * @param link the name under which the controller opens the clock's device
     * @param before what its journal tells
     * @param first this is the table whose board is shown
     */
    BenchTable(
            String name,
            Path link,
            Script script,
            Journal journal,
            Recovery before,
            Hall hall,
            BenchSettings settings,
            Screen screen,
            Stopwatch stopwatch,
            boolean first) {
        this.name = name;
        this.link = link;
        this.script = script;
        this.journal = journal;
        this.before = before;
        this.hall = hall;
        this.settings = settings;
        this.screen = screen;
        this.stopwatch = stopwatch;
        this.first = first;
        state = before.state();
        goesOn = before.gameOpen();
        pacer = new Pacer(agenda, Ticker.system(), settings.speed());
        arbiter = new BenchArbiter(agenda, this::order);
        guests = new BenchGuests(agenda, () -> shown().world().clear(), this::begin);
        records = settings.recording(journal, name, line -> screen.line(name + "  " + line));
    }

    /** Plays until told to stop; what prevents it stands in {@link #failure} afterwards. */
    @Override
    public void run() {
        try (SimPi4j pi4j = new SimPi4j()) {
            pacer.adopt();
            Furniture made = new Furniture(name, link, script, before, settings, machine, agenda, pacer);
            furniture = made;
            SimController controller =
                    made.place(pi4j, () -> journal, this::told).controller().orElseThrow();
            box = Witness.begin(settings, name, machine, before, agenda, controller.loop(), journal, screen);
            connect(controller);
            if (!goesOn && !settings.guests()) {
                String game = before.lastSeq() == 0 ? script.name() : script.name() + "-" + (before.lastSeq() + 1);
                controller.offer(new Item.Pairing(game, "Sente", "Gote", script.far(), script.rules()));
                awaitDesk(made.talk());
                enter(script.lines(), Math.max(SET_UP_NANOS, agenda.nanos()));
            }
            play();
        } catch (UncheckedIOException e) {
            failure = name + ": " + e.getMessage();
        } catch (TapeFault | RuntimeException e) {
            failure = name + ": " + e.getMessage();
        } finally {
            close();
        }
    }

    /** In a hall tables are up long before play; a desk that does not come holds up nobody. */
    private void awaitDesk(PtyTalk talk) {
        long untilNanos = Ticker.system().nanos() + DESK_NANOS;
        TableUplink link = java.util.Objects.requireNonNull(uplink, "no uplink");
        while (!stopping.get() && !link.deskListens() && Ticker.system().nanos() - untilNanos < 0) {
            pacer.turn(talk);
        }
    }

    private void connect(SimController controller) {
        TableIdentity identity = new TableIdentity(
                Hall.EVENT, name, before.lastBoot() + 1, Chance.system().name());
        uplink = TableUplink.start(
                new UplinkConfig(hall.address(name), identity, hall.seal(name)),
                journal,
                controller.inbox(),
                Vitals.unknown(),
                this::trouble);
    }

    private void trouble(Trouble trouble) {
        switch (trouble.kind()) {
            // A desk that has not been heard yet is no news; lost links stand in the journal.
            case NO_DESK, DESK_BACK, BROKER_BACK -> {}
            case ID_IN_USE, REFUSED, NO_BROKER, JOURNAL_BEHIND, STORE, THREADS_LEFT ->
                screen.line(name + "  arbiter: " + trouble.line());
        }
    }

    /** Enters these lines, the first of them at {@code atNanos}. */
    private void enter(List<TapeLine> lines, long atNanos) throws TapeFault {
        Stage stage = new Stage(shown(), agenda, new OneJournal(journal, screen, name), script.far());
        long zeroNanos = lines.isEmpty() || lines.size() == script.lines().size()
                ? 0
                : lines.getFirst().atNanos();
        List<Deeds.Deed> deeds = new ArrayList<>();
        for (TapeLine line : lines) {
            Runnable deed = deed(stage, line);
            boolean stone = line.words().size() > 1 && line.words().getFirst().equals("place");
            deeds.add(new Deeds.Deed(atNanos + line.atNanos() - zeroNanos, script.waits(line), () -> {
                if (stone) {
                    stopwatch.placed(name, line.words().get(1));
                }
                deed.run();
            }));
        }
        Deeds.enter(agenda, () -> state instanceof GameState.Stopped now && now.why() == GameState.Stop.CLAIM, deeds);
    }

    /** The plug is the bench's own; everything else is as on a tape. */
    private Runnable deed(Stage stage, TapeLine line) throws TapeFault {
        if (!line.words().equals(List.of(UNPLUG))) {
            return stage.read(line);
        }
        long forNanos = line.spanNanos("for");
        return () -> {
            PtyTalk laid = furnished().talk();
            laid.plug(false);
            screen.line(name + "  the clock's device is unplugged");
            agenda.change(agenda.nanos() + forNanos, () -> {
                laid.plug(true);
                screen.line(name + "  the clock's device is plugged in");
            });
        };
    }

    private Furniture furnished() {
        return java.util.Objects.requireNonNull(furniture, "no table");
    }

    private SimTable shown() {
        return furnished().table();
    }

    private void play() {
        PtyTalk laid = furnished().talk();
        long showNanos = 0;
        long writtenNanos = 0;
        while (!stopping.get()) {
            pacer.turn(laid);
            if (first && Ticker.system().nanos() - showNanos >= SHOW_NANOS) {
                showNanos = Ticker.system().nanos();
                state.game().ifPresent(play -> screen.show(name, play, agenda.nanos()));
            }
            boolean durable =
                    shown().controller().filter(now -> now.loop().durable()).isPresent();
            long realNanos = Ticker.system().nanos();
            writtenNanos = durable || writtenNanos == 0 ? realNanos : writtenNanos;
            if (realNanos - writtenNanos > SILENT_STORE_NANOS) {
                failure = name + ": the journal takes no more events; it is whole up to event " + journal.lastSeq()
                        + ", make room and start again";
                return;
            }
            over.set(state instanceof GameState.Ended ended
                    && (settings.ask() || ended.ending().confirmed())
                    && durable);
        }
    }

    private void told(Row row, long nowNanos) {
        Event event;
        try {
            event = EventCodec.read(row);
        } catch (StoreFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
        state = Game.evolve(state, event);
        if (event instanceof Event.StonePlaced stone) {
            stopwatch.written(name, stone.point().toString(), row.seq());
        }
        Telling.of(event, state).ifPresent(line -> screen.line(name + "  " + line));
        TableUplink link = uplink;
        if (link != null) {
            link.accept(row);
        }
        records.ifPresent(writer -> writer.accept(row));
        if (settings.guests()) {
            guests.hear(event, nowNanos);
        } else if (!settings.ask()) {
            arbiter.hear(event, state);
        }
        if (goesOn && event instanceof Event.GameRestored) {
            resumes = true;
            if (state instanceof GameState.Stopped now && now.why() == GameState.Stop.FULL_BOARD) {
                // The clocks will not run again: what is left are the players' keys.
                resumes = false;
                goOn(nowNanos);
            }
        }
        if (resumes && event instanceof Event.ClocksResumed) {
            resumes = false;
            goOn(nowNanos);
        }
    }

    private void begin(long atNanos) {
        try {
            enter(script.lines().subList(script.afterStart(), script.lines().size()), atNanos);
        } catch (TapeFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    /** Lets the players go on where the journal says they were. */
    private void goOn(long nowNanos) {
        try {
            List<Row> rows = new ArrayList<>();
            for (List<Row> more = journal.rows(1, 500);
                    !more.isEmpty();
                    more = journal.rows(rows.getLast().seq() + 1, 500)) {
                rows.addAll(more);
            }
            enter(
                    script.left(
                            rows,
                            text -> Point.parse(text)
                                    .filter(Standing.of(state)::contains)
                                    .isPresent()),
                    nowNanos + 1_000_000_000L);
        } catch (StoreFault | TapeFault e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private void order(Wish wish) {
        // By way of desk and broker; by the table's own page when they are away.
        if (!hall.order(name, new Order.Wanted(wish))) {
            orders++;
            shown().controller()
                    .ifPresent(now -> now.offer(new Item.Order("bench-" + orders, "bench", Event.Ruler.LOCAL, wish)));
        }
    }

    /** Carries out an arbiter's words, as a tape spells them. Any thread. */
    void say(TapeLine line) {
        pacer.execute(() -> {
            try {
                Runnable deed =
                        deed(new Stage(shown(), agenda, new OneJournal(journal, screen, name), script.far()), line);
                agenda.change(agenda.nanos(), deed);
            } catch (TapeFault fault) {
                screen.line(name + "  " + fault.getMessage());
            }
        });
    }

    /** Returns the table's name. */
    String name() {
        return name;
    }

    /** Returns the table's journal; any thread may read it. */
    Journal journal() {
        return journal;
    }

    /** Says whether the game is over and written down. Any thread. */
    boolean isOver() {
        return over.get();
    }

    /** Returns how many events the desk is not known to have. Any thread. */
    long backlog() {
        TableUplink link = uplink;
        return link == null ? Long.MAX_VALUE : link.backlog();
    }

    /** Returns the desk's receipt for the result. Any thread. */
    Optional<Receipt> receipt() {
        TableUplink link = uplink;
        return link == null ? Optional.empty() : link.receipt();
    }

    /** Says whether the records of all finished games stand. Any thread. */
    boolean isRecorded() {
        return records.isEmpty() || records.get().isWritten();
    }

    /** Returns why the table does not work; empty while it does. Any thread. */
    String failure() {
        return failure;
    }

    /** Returns the game; only after the thread has ended. */
    GameState state() {
        return state;
    }

    /** Makes {@link #run} end. Any thread. */
    void stop() {
        stopping.set(true);
        pacer.wake();
    }

    private void close() {
        box.ifPresent(BlackBox::close);
        TableUplink link = uplink;
        if (link != null) {
            link.close();
        }
        Furniture made = furniture;
        if (made != null) {
            made.close();
        }
        records.ifPresent(TableRecords::close);
    }
}
