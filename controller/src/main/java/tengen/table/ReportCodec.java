package tengen.table;

import tengen.bridge.clock.BootReason;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockReport;
import tengen.bridge.clock.Running;

/** What the link made of the clock's frames, as lines of ASCII. */
final class ReportCodec {
    private ReportCodec() {}

    static String line(ClockReport report) {
        return switch (report) {
            case ClockReport.KeyReported r ->
                words("key", r.boot(), r.keySequence(), r.key(), r.down(), r.clockMillis(), r.stampNanos());
            case ClockReport.LinkUp r ->
                words(
                        "up",
                        r.firmware(),
                        r.serialNumber(),
                        r.boot(),
                        r.reason(),
                        r.keptKeys(),
                        r.leftAMillis(),
                        r.leftBMillis(),
                        r.silentMillis(),
                        r.stampNanos());
            case ClockReport.LinkDown r -> words("down", r.cause(), r.lastHeardNanos());
            case ClockReport.Rebooted r -> words("rebooted", r.boot(), r.reason());
            case ClockReport.Beat r ->
                words(
                        "beat",
                        r.clockMillis(),
                        r.stampNanos(),
                        r.running(),
                        r.leftAMillis(),
                        r.leftBMillis(),
                        r.zeroANanos(),
                        r.zeroBNanos(),
                        r.alarmSounded(),
                        r.supplyLow());
        };
    }

    private static String words(String first, Object... more) {
        StringBuilder line = new StringBuilder(first);
        for (Object word : more) {
            line.append(' ').append(word);
        }
        return line.toString();
    }

    /** Reads a line; its words begin at {@code from}. */
    static ClockReport read(String[] words, int from) {
        Cursor in = new Cursor(words, from);
        return switch (in.word()) {
            case "key" ->
                new ClockReport.KeyReported(
                        in.whole(), in.big(), ClockKey.valueOf(in.word()), in.flag(), in.big(), in.big());
            case "up" ->
                new ClockReport.LinkUp(
                        in.whole(),
                        in.big(),
                        in.whole(),
                        BootReason.valueOf(in.word()),
                        in.whole(),
                        in.whole(),
                        in.whole(),
                        in.whole(),
                        in.big());
            case "down" -> new ClockReport.LinkDown(ClockReport.LinkDown.Cause.valueOf(in.word()), in.big());
            case "rebooted" -> new ClockReport.Rebooted(in.whole(), BootReason.valueOf(in.word()));
            case "beat" ->
                new ClockReport.Beat(
                        in.big(),
                        in.big(),
                        Running.valueOf(in.word()),
                        in.whole(),
                        in.whole(),
                        in.big(),
                        in.big(),
                        in.flag(),
                        in.flag());
            default -> throw new IllegalArgumentException("no such report: " + words[from]);
        };
    }

    /** Arguments are taken from left to right. */
    private static final class Cursor {
        private final String[] words;
        private int next;

        Cursor(String[] words, int from) {
            this.words = words;
            this.next = from;
        }

        String word() {
            return words[next++];
        }

        int whole() {
            return Integer.parseInt(word());
        }

        long big() {
            return Long.parseLong(word());
        }

        boolean flag() {
            return Boolean.parseBoolean(word());
        }
    }
}
