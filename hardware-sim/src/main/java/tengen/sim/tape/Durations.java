package tengen.sim.tape;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spans of time as tapes write them: 0, 60us, 250ms, 1.5s, 10m, 3h. */
final class Durations {
    private static final Pattern SPAN = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,6})?)(us|ms|s|m|h)?");

    /** A week: longer than any tape, short of every overflow. */
    private static final BigDecimal LONGEST_NANOS = BigDecimal.valueOf(7L * 24 * 3_600_000_000_000L);

    private Durations() {}

    /** Returns nanoseconds, or nothing when the text is no span; only 0 needs no unit. */
    static Optional<Long> parse(String text) {
        Matcher m = SPAN.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        BigDecimal number = new BigDecimal(m.group(1));
        if (m.group(2) == null) {
            return number.signum() == 0 ? Optional.of(0L) : Optional.empty();
        }
        long unit = switch (m.group(2)) {
            case "us" -> 1_000L;
            case "ms" -> 1_000_000L;
            case "s" -> 1_000_000_000L;
            case "m" -> 60_000_000_000L;
            default -> 3_600_000_000_000L;
        };
        BigDecimal nanos = number.multiply(BigDecimal.valueOf(unit));
        return nanos.compareTo(LONGEST_NANOS) > 0 ? Optional.empty() : Optional.of(nanos.longValue());
    }
}
