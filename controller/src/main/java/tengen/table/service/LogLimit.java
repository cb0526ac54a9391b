package tengen.table.service;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Lets a line through once in ten seconds; when it comes again later, it tells how often it was held back. Lines that differ in figures alone are one line.
 *
 * <p>Holds at most {@value #MOST} different lines; of more the oldest is forgotten.
 */
final class LogLimit {
    private static final long QUIET_NANOS = 10_000_000_000L;
    private static final int MOST = 256;

    private final Map<String, Said> said = new LinkedHashMap<>(16, 0.75f, true);

    private static final class Said {
        long atNanos;
        long held;
    }

    /** Returns what is to be written for this line at this moment, if anything. */
    synchronized Optional<String> pass(String line, long nowNanos) {
        Said before = said.get(line.replaceAll("[0-9a-f]*[0-9][0-9a-f]*", "#"));
        if (before != null && nowNanos - before.atNanos < QUIET_NANOS) {
            before.held++;
            return Optional.empty();
        }
        long held = before == null ? 0 : before.held;
        Said now = new Said();
        now.atNanos = nowNanos;
        said.put(line.replaceAll("[0-9a-f]*[0-9][0-9a-f]*", "#"), now);
        if (said.size() > MOST) {
            said.remove(said.keySet().iterator().next());
        }
        return Optional.of(held == 0 ? line : line + " (and " + held + " more times)");
    }
}
