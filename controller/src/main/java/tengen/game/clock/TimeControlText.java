package tengen.game.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text form of a time control. */
final class TimeControlText {
    private static final String DURATION = "((?:\\d{1,3}h)?(?:\\d{1,4}m)?(?:\\d{1,5}s)?)";
    private static final Pattern STAGE =
            Pattern.compile("(?:(\\d{1,3})/)?" + DURATION + "(\\*)?(?:\\s+delay\\s+" + DURATION + "|\\+(.+))?");
    private static final Pattern PER_MOVE = Pattern.compile(DURATION + "/move");
    private static final Pattern INCREMENT = Pattern.compile(DURATION + "/inc");
    private static final Pattern PERIODS = Pattern.compile("(\\d{1,3})x" + DURATION);
    private static final Pattern CANADIAN = Pattern.compile("(\\d{1,3})/" + DURATION);
    private static final Pattern UNIT = Pattern.compile("(\\d+)([hms])");

    private static final long SECOND_NANOS = 1_000_000_000L;

    /** No duration is this long, so that what is written can be read. */
    private static final long LIMIT_SECONDS = 1000 * 3600;

    private TimeControlText() {}

    static TimeControl parse(String text) {
        List<Phase> phases = new ArrayList<>();
        for (String stage : text.strip().toLowerCase(Locale.ROOT).split(",", -1)) {
            stage(stage.strip(), phases);
        }
        for (int i = 0; i + 1 < phases.size(); i++) {
            if (phases.get(i).repeats()
                    || (phases.get(i).kind() != Phase.Kind.MAIN
                            && phases.get(i + 1).kind() == Phase.Kind.MAIN)) {
                throw new IllegalArgumentException(
                        "nothing can follow a repeated block, byoyomi or Canadian time: " + text);
            }
        }
        return new TimeControl(phases);
    }

    private static void stage(String text, List<Phase> phases) {
        Matcher m = STAGE.matcher(text);
        if (!m.matches() || m.group(2).isEmpty()) {
            throw notUnderstood(text);
        }
        int turns = m.group(1) == null ? 0 : count(m.group(1), text);
        Phase main = Phase.main(nanos(m.group(2), text), turns, m.group(3) != null);
        if (m.group(4) != null) {
            phases.add(main.withDelay(nanos(m.group(4), text)));
        } else if (m.group(5) == null) {
            phases.add(main);
        } else {
            tail(main, m.group(5), phases);
        }
    }

    private static void tail(Phase main, String text, List<Phase> phases) {
        Matcher increment = INCREMENT.matcher(text);
        if (increment.matches()) {
            phases.add(main.withIncrement(nanos(increment.group(1), text)));
            return;
        }
        phases.add(main);
        Matcher move = PER_MOVE.matcher(text);
        Matcher periods = PERIODS.matcher(text);
        Matcher canadian = CANADIAN.matcher(text);
        if (move.matches()) {
            phases.add(new Phase(Phase.Kind.PERIODS, nanos(move.group(1), text), 0, 1, 0, 0, false));
        } else if (periods.matches()) {
            phases.add(new Phase(
                    Phase.Kind.PERIODS, nanos(periods.group(2), text), 0, count(periods.group(1), text), 0, 0, false));
        } else if (canadian.matches()) {
            phases.add(new Phase(
                    Phase.Kind.CANADIAN,
                    nanos(canadian.group(2), text),
                    count(canadian.group(1), text),
                    0,
                    0,
                    0,
                    false));
        } else {
            throw notUnderstood(text);
        }
    }

    private static int count(String text, String whole) {
        int n = Integer.parseInt(text);
        if (n == 0) {
            throw notUnderstood(whole);
        }
        return n;
    }

    private static long nanos(String text, String whole) {
        long seconds = 0;
        Matcher unit = UNIT.matcher(text);
        while (unit.find()) {
            long n = Long.parseLong(unit.group(1));
            seconds += switch (unit.group(2)) {
                case "h" -> n * 3600;
                case "m" -> n * 60;
                default -> n;
            };
        }
        if (seconds == 0 || seconds >= LIMIT_SECONDS) {
            throw notUnderstood(whole);
        }
        return seconds * SECOND_NANOS;
    }

    private static IllegalArgumentException notUnderstood(String text) {
        return new IllegalArgumentException("time control not understood at \"" + text
                + "\"; write it like 20m+60s/move, 90m+30s/inc, 40/120m,60m, 10m+5x30s, 30m+15/5m or 10m delay 5s");
    }

    static String write(Phase phase) {
        String duration = duration(phase.nanos());
        return switch (phase.kind()) {
            case MAIN ->
                (phase.turns() > 0 ? phase.turns() + "/" : "")
                        + duration
                        + (phase.repeats() ? "*" : "")
                        + (phase.incrementNanos() > 0 ? "+" + duration(phase.incrementNanos()) + "/inc" : "")
                        + (phase.delayNanos() > 0 ? " delay " + duration(phase.delayNanos()) : "");
            case PERIODS -> "+" + (phase.periods() == 1 ? duration + "/move" : phase.periods() + "x" + duration);
            case CANADIAN -> "+" + phase.turns() + "/" + duration;
        };
    }

    private static String duration(long nanos) {
        long seconds = nanos / SECOND_NANOS;
        long minutes = seconds / 60;
        // "60s/move" is how everybody writes it.
        if (seconds < 120 || (seconds % 60 != 0 && seconds <= 99_999)) {
            return seconds + "s";
        }
        if (seconds % 60 == 0 && minutes <= 9_999) {
            return minutes + "m";
        }
        return minutes / 60
                + "h"
                + (minutes % 60 > 0 ? minutes % 60 + "m" : "")
                + (seconds % 60 > 0 ? seconds % 60 + "s" : "");
    }
}
