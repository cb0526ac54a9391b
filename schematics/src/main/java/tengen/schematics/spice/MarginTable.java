package tengen.schematics.spice;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Writes margins as tables. */
public final class MarginTable {
    private static final String HEADING =
            "supply V,celsius,column pF,closed in row,pull-up,diode,low V,low limit V,low margin V,high V,high limit V,high margin V,fall us,rise us\n";

    private MarginTable() {}

    /** Returns {@code margins.csv}. */
    public static String csv(List<Margin> margins) {
        StringBuilder table = new StringBuilder(HEADING);
        for (Margin margin : margins) {
            table.append(String.join(",", cells(margin))).append('\n');
        }
        return table.toString();
    }

    /** Returns {@code margins.md}: the worst of the promised corners, then what was compared. */
    public static String markdown(List<Margin> promised, List<Margin> compared) {
        StringBuilder text = new StringBuilder();
        text.append("# Margins of one row and one column\n\n")
                .append(
                        "Written by `schematics/draw.sh spice` from `line.cir` (ngspice 39) and checked by `SpiceTest`. All corners: `margins.csv`.\n")
                .append(
                        "Limits of the parts, not typical values; their sources stand in the deck. The promise: at least 0.3 V below the reader's\n")
                .append(
                        "low limit and above its high limit at 3.3 V +-5 %, 0 to 50 C, up to 300 pF for each column, with a full row of 16 closed.\n\n");
        heading(text);
        row(text, "least low margin", worst(promised, Comparator.comparingDouble(Margin::low)));
        row(text, "least high margin", worst(promised, Comparator.comparingDouble(Margin::high)));
        row(text, "slowest fall", worst(promised, Comparator.comparingDouble(margin -> -margin.fallMicros())));
        row(text, "slowest rise", worst(promised, Comparator.comparingDouble(margin -> -margin.riseMicros())));
        text.append("\n**Settle time.** The slowest rise (to 0.3 V above the high limit) takes ")
                .append(number(
                        worst(promised, Comparator.comparingDouble(margin -> -margin.riseMicros()))
                                .riseMicros(),
                        1))
                .append(" us at 300 pF and ")
                .append(number(
                        worst(compared.subList(0, 2), Comparator.comparingDouble(margin -> -margin.riseMicros()))
                                .riseMicros(),
                        1))
                .append(
                        " us at 1 nF. The driver's default of 60 us\n(`ReedScanner.SETTLE_NANOS`) covers both; 17 rows then cost 17 x (32 + 60) us = 1.6 ms a frame.\n\n")
                .append("## Compared: why 22k and why Schottky\n\n");
        heading(text);
        for (Margin margin : compared) {
            row(text, verdict(margin), margin);
        }
        text.append(
                        "\nA full row sends the current of 16 pull-ups through one output of the 74HC595. With 10k that alone lifts the low level by more\n")
                .append(
                        "than the margin allows at 3.135 V; 22k halves it and still settles in time. A silicon diode leaves too little even so.\n");
        return text.toString();
    }

    private static String verdict(Margin margin) {
        return margin.low() >= 0.3 && margin.high() >= 0.3 ? "holds" : "fails";
    }

    private static void heading(StringBuilder text) {
        text.append(
                "| | supply V | C | pF | closed in row | pull-up | diode | low V | limit | **margin** | high V | limit | **margin** | fall us | rise us |\n");
        text.append("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
    }

    private static void row(StringBuilder text, String name, Margin margin) {
        text.append("| ")
                .append(name)
                .append(" | ")
                .append(String.join(" | ", cells(margin)))
                .append(" |\n");
    }

    private static Margin worst(List<Margin> margins, Comparator<Margin> order) {
        return margins.stream().min(order).orElseThrow();
    }

    private static List<String> cells(Margin margin) {
        Corner corner = margin.corner();
        return List.of(
                number(corner.supplyMillivolts() / 1000.0, 3),
                Integer.toString(corner.celsius()),
                Integer.toString(corner.columnPicofarads()),
                Integer.toString(corner.others() + 1),
                corner.pullUpOhms() / 1000 + "k",
                corner.schottky() ? "BAT85" : "1N4148",
                number(margin.lowVolts(), 3),
                number(margin.lowLimitVolts(), 3),
                number(margin.low(), 3),
                number(margin.highVolts(), 3),
                number(margin.highLimitVolts(), 3),
                number(margin.high(), 3),
                number(margin.fallMicros(), 1),
                number(margin.riseMicros(), 1));
    }

    private static String number(double value, int places) {
        return Double.isInfinite(value) ? "never" : String.format(Locale.ROOT, "%." + places + "f", value);
    }
}
