package tengen.table.service;

import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.Scanning;
import tengen.check.Finding;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.record.Journal;
import tengen.record.JsonLine;
import tengen.record.Row;
import tengen.record.RowText;
import tengen.time.Ticker;

/** What a table tells of itself: figures for Prometheus, one line for the service manager. Nothing of it concerns the position. Any thread. */
final class Health implements LocalPage.Figures {
    private final Ticker ticker;
    private final Machine machine;
    private final Journal journal;
    private final Scanning scanning;
    private final ScanThread scan;
    private final LoopThread loop;
    private final LongSupplier backlog;
    private final LongSupplier garbled;
    private final Faults faults;
    private final Spread turns;
    private final Spread writes;
    private final long startNanos;
    private final Links links;
    private final Checkup checkup;
    private volatile long games;

    /** The parts that are asked. */
    record Parts(
            Journal journal,
            Scanning scanning,
            ScanThread scan,
            LoopThread loop,
            LongSupplier backlog,
            LongSupplier garbled,
            Faults faults,
            Spread turns,
            Spread writes,
            Links links,
            Checkup checkup) {}

    Health(Ticker ticker, Machine machine, Parts parts) {
        this.ticker = ticker;
        this.machine = machine;
        this.journal = parts.journal();
        this.scanning = parts.scanning();
        this.scan = parts.scan();
        this.loop = parts.loop();
        this.backlog = parts.backlog();
        this.garbled = parts.garbled();
        this.faults = parts.faults();
        this.turns = parts.turns();
        this.writes = parts.writes();
        this.links = parts.links();
        this.checkup = parts.checkup();
        this.startNanos = ticker.nanos();
    }

    /** Hears a row; returns whether a link changed or a game ended. Loop thread. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // One thread hears.
    boolean hear(Row row) {
        switch (row.type()) {
            case "LinkChanged" -> {
                Map<String, String> fields = RowText.fields(row);
                links.tell(Event.Part.valueOf(fields.getOrDefault("part", "BOARD")), "true".equals(fields.get("up")));
            }
            case "GameEnded" -> games++;
            case "GameAssigned", "GameStarted" -> {
                // The status line names the game.
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Returns the table in one line. */
    String line() {
        StringBuilder line = new StringBuilder(phase(loop.state()));
        links.each((part, up) ->
                line.append(", ").append(part.name().toLowerCase(Locale.ROOT)).append(up ? " up" : " DOWN"));
        if (!loop.durable()) {
            line.append(", events wait in memory");
        }
        return line.toString();
    }

    private static String phase(GameState state) {
        return switch (state) {
            case GameState.Empty now -> "no pairing";
            case GameState.Assigned now -> "game " + now.setup().game() + " assigned";
            case GameState.Running now -> "game " + now.play().setup().game() + " runs";
            case GameState.Stopped now -> "game " + now.play().setup().game() + " stands";
            case GameState.Ended now -> "game " + now.play().setup().game() + " is over";
        };
    }

    /** Returns the state as JSON: what {@code tengen doctor} and a page ask for. */
    @Override
    public String json() {
        JsonLine json = new JsonLine()
                .begin()
                .text("state", line())
                .flag("durable", loop.durable())
                .number(
                        "moves",
                        loop.state().game().map(play -> play.moves().size()).orElse(0))
                .text(
                        "mover",
                        loop.state().game().map(play -> play.mover().name()).orElse(""))
                .number("seq", journal.lastSeq())
                .number("backlog", backlog.getAsLong())
                .number("faults", faults.total())
                .object("checks", Finding.list(checkup.found()));
        json.open("recent");
        int number = 0;
        for (String line : faults.recent()) {
            number++;
            json.text(Integer.toString(number), line);
        }
        return json.end().end().take();
    }

    /** Returns every figure in Prometheus' text form. */
    @Override
    public String metrics() {
        StringBuilder out = new StringBuilder(4096);
        gauge(out, "tengen_uptime_seconds", (ticker.nanos() - startNanos) / 1e9);
        counter(out, "tengen_frames_total", scan.frames());
        out.append("# TYPE tengen_frame_faults_total counter\n");
        for (BusFault.Cause cause : BusFault.Cause.values()) {
            long count = scanning.faults().count(cause);
            out.append("tengen_frame_faults_total{cause=\"")
                    .append(cause)
                    .append("\"} ")
                    .append(count)
                    .append('\n');
        }
        out.append("# TYPE tengen_link_up gauge\n");
        links.each((part, up) -> out.append("tengen_link_up{part=\"")
                .append(part)
                .append("\"} ")
                .append(up ? 1 : 0)
                .append('\n'));
        counter(out, "tengen_clock_garbled_total", garbled.getAsLong());
        counter(out, "tengen_games_ended_total", games);
        gauge(out, "tengen_journal_seq", journal.lastSeq());
        gauge(out, "tengen_journal_durable", loop.durable() ? 1 : 0);
        gauge(out, "tengen_desk_backlog", backlog.getAsLong());
        counter(out, "tengen_log_faults_total", faults.total());
        turns.write("tengen_loop_turn_seconds", out);
        writes.write("tengen_journal_append_seconds", out);
        Runtime heap = Runtime.getRuntime();
        gauge(out, "tengen_heap_bytes", heap.totalMemory() - heap.freeMemory());
        machine.residentBytes().ifPresent(bytes -> gauge(out, "process_resident_memory_bytes", bytes));
        machine.milliCelsius().ifPresent(milli -> gauge(out, "tengen_temperature_celsius", milli / 1e3));
        return out.toString();
    }

    private static void gauge(StringBuilder out, String name, double value) {
        figure(out, name, "gauge", value);
    }

    private static void counter(StringBuilder out, String name, double value) {
        figure(out, name, "counter", value);
    }

    private static void figure(StringBuilder out, String name, String type, double value) {
        out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
        String text = value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
        out.append(name).append(' ').append(text).append('\n');
    }
}
