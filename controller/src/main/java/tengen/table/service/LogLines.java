package tengen.table.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import tengen.time.Ticker;

/**
 * The stream under the log of a service: no line more than once in ten seconds, a priority before each line when the journal of systemd reads it, warnings and
 * errors into the ring of faults.
 *
 * <p>It understands the lines of slf4j-simple, whose first word is the level.
 */
public final class LogLines extends PrintStream {
    /** Priorities of syslog(3), as sd-daemon(3) writes them. */
    private static final Map<String, String> PRIORITIES =
            Map.of("ERROR", "<3>", "WARN", "<4>", "INFO", "<6>", "DEBUG", "<7>", "TRACE", "<7>");

    private final LogLimit limit = new LogLimit();
    private final Faults faults;
    private final Ticker ticker;
    private final boolean priorities;

    /**
     * Makes the stream.
     *
     * @param priorities whether the reader is a journal that takes {@code <3>} before a line
     */
    public LogLines(OutputStream out, Faults faults, Ticker ticker, boolean priorities) {
        super(out, true, UTF_8);
        this.faults = faults;
        this.ticker = ticker;
        this.priorities = priorities;
    }

    /** Makes it the process's standard error, and tells slf4j-simple how to write; before the first line is logged. */
    public void install() {
        System.setProperty("org.slf4j.simpleLogger.showDateTime", "false");
        System.setProperty("org.slf4j.simpleLogger.showThreadName", "false");
        System.setProperty("org.slf4j.simpleLogger.showShortLogName", "true");
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "info");
        // Pi4J tells of every provider it starts, and knows no board off a Pi.
        System.setProperty("org.slf4j.simpleLogger.log.com.pi4j", "warn");
        System.setProperty("org.slf4j.simpleLogger.log.com.pi4j.boardinfo", "off");
        System.setErr(this);
    }

    @Override
    public void println(@org.jspecify.annotations.Nullable String text) {
        String line = String.valueOf(text);
        String level = line.substring(0, Math.max(0, line.indexOf(' ')));
        String priority = priorities ? PRIORITIES.getOrDefault(level, "<6>") : "";
        limit.pass(line, ticker.nanos()).ifPresent(passed -> {
            if (level.equals("ERROR") || level.equals("WARN")) {
                faults.add(passed);
            }
            super.println(priority + passed);
        });
    }

    /** A stack trace line. */
    @Override
    public void println(@org.jspecify.annotations.Nullable Object value) {
        println(String.valueOf(value));
    }
}
