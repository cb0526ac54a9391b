package tengen.sim.tape;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Seat;

/** The words of a line as values; each failure names the line. */
final class Words {
    private Words() {}

    static Point point(TapeLine line, int index) throws TapeFault {
        String text = line.word(index);
        return Point.parse(text).orElseThrow(() -> line.fault("no such point: " + text));
    }

    static Seat seat(TapeLine line, int index) throws TapeFault {
        return switch (line.word(index).toUpperCase(Locale.ROOT)) {
            case "A" -> Seat.A;
            case "B" -> Seat.B;
            default -> throw line.fault("no such seat: " + line.word(index));
        };
    }

    static int whole(TapeLine line, int index) throws TapeFault {
        String text = line.word(index);
        if (!text.matches("[1-9]\\d{0,3}")) {
            throw line.fault("no such number: " + text);
        }
        return Integer.parseInt(text);
    }

    /** Returns a span with a sign, such as +60s or -1m; without one it counts as positive. */
    static long signedSpan(TapeLine line, int index) throws TapeFault {
        String text = line.word(index);
        boolean negative = text.startsWith("-");
        String span = negative || text.startsWith("+") ? text.substring(1) : text;
        long nanos = span(line, span);
        return negative ? -nanos : nanos;
    }

    static long option(TapeLine line, String name, long standardNanos) throws TapeFault {
        String text = line.options().get(name);
        return text == null ? standardNanos : span(line, text);
    }

    static long needed(TapeLine line, String name) throws TapeFault {
        String text = line.options().get(name);
        if (text == null) {
            throw line.fault(name + "= is missing");
        }
        return span(line, text);
    }

    static int ratePpm(TapeLine line) throws TapeFault {
        String text = Optional.ofNullable(line.options().get("rate")).orElseThrow(() -> line.fault("rate= is missing"));
        if (!text.matches("0?\\.\\d{1,6}|0|1|1\\.0")) {
            throw line.fault("no such rate: " + text + " (0 to 1)");
        }
        return new BigDecimal(text).movePointRight(6).intValue();
    }

    private static long span(TapeLine line, String text) throws TapeFault {
        return Durations.parse(text).orElseThrow(() -> line.fault("no such span of time: " + text));
    }
}
