package tengen.schematics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import tengen.schematics.table.Row;
import tengen.schematics.table.Tables;

/**
 * What the netlist must be, worked out from the tables and the data sheets without looking at the drawing program. The few nets that follow
 * from no table stand in {@code fixed-nets.txt}.
 */
final class ExpectedNets {
    /** Pin numbers of the 16-pin packages: Texas Instruments SCLS041 and SCLS116. */
    private static final Map<String, String> HC595 =
            Map.of("QA", "15", "QB", "1", "QC", "2", "QD", "3", "QE", "4", "QF", "5", "QG", "6", "QH", "7");

    private static final Map<String, String> HC165 =
            Map.of("A", "11", "B", "12", "C", "13", "D", "14", "E", "3", "F", "4", "G", "5", "H", "6");

    /** Pin numbers of the MAX7219: Maxim 19-4452. */
    private static final Map<String, String> SEGMENTS =
            Map.of("A", "14", "B", "16", "C", "20", "D", "23", "E", "21", "F", "15", "G", "17", "DP", "22");

    private static final List<String> DIGITS = List.of("2", "11", "6", "7", "3", "10", "5", "8");

    private final Tables tables;
    private final SortedMap<String, SortedSet<String>> nets = new TreeMap<>();

    private ExpectedNets(Tables tables) {
        this.tables = tables;
    }

    static SortedMap<String, SortedSet<String>> of(Tables tables, Path fixed) throws IOException {
        ExpectedNets expected = new ExpectedNets(tables);
        for (int n = 1; n <= 16; n++) {
            expected.row(n);
            expected.column(n);
        }
        expected.chips();
        expected.sites();
        expected.header();
        expected.face("FA", "U33", 31, 41);
        expected.face("FB", "U34", 41, 61);
        expected.fixed(Files.readAllLines(fixed));
        expected.clockPins();
        return expected.nets;
    }

    private static String letter(int column) {
        return Character.toString('A' + column - 1);
    }

    private String line(String signal, String column) {
        return Tables.find(tables.lines(), "signal", signal, column);
    }

    private List<String> cable(String signal) {
        return new ArrayList<>(List.of(
                line(signal, "network") + "." + line(signal, "line_side"),
                line(signal, "header") + "." + line(signal, "header_pin"),
                line(signal, "strip") + "." + line(signal, "strip_pin")));
    }

    private void row(int row) {
        List<String> pins = cable("ROW" + row);
        for (int column = 1; column <= 16; column++) {
            pins.add("D" + letter(column) + row + ".1");
        }
        if (row == 8) {
            pins.add("TP7.1");
        }
        Netlist.put(nets, "ROW" + row, pins);
    }

    private void column(int column) {
        List<String> pins = cable("COL" + column);
        pins.add(line("COL" + column, "pull_up") + "." + line("COL" + column, "pull_up_pin"));
        for (int row = 1; row <= 16; row++) {
            boolean site = column <= 15 && row <= 15;
            pins.add(site ? "S" + letter(column) + row + ".1" : "D" + letter(column) + row + ".2");
        }
        if (column == 8) {
            pins.add("TP6.1");
        }
        Netlist.put(nets, "COL" + column, pins);
    }

    private void chips() {
        for (Row wire : tables.wiring()) {
            String name = wire.get("pin");
            String number = wire.get("kind").equals("row") ? HC595.get(name) : HC165.get(name);
            String signal = wire.get("signal");
            Netlist.put(
                    nets,
                    "",
                    List.of(
                            wire.get("chip") + "." + number,
                            line(signal, "network") + "." + line(signal, "chip_side")));
        }
    }

    private void sites() {
        for (int column = 1; column <= 15; column++) {
            for (int row = 1; row <= 15; row++) {
                String site = letter(column) + row;
                Netlist.put(nets, "", List.of("S" + site + ".2", "D" + site + ".2"));
            }
        }
    }

    private void header() {
        SortedMap<String, List<String>> pins = new TreeMap<>();
        for (Row row : tables.header()) {
            if (!row.get("signal").isEmpty()) {
                pins.computeIfAbsent(row.get("signal"), signal -> new ArrayList<>())
                        .add("J1." + row.get("pin"));
            }
        }
        Map<String, String> partner =
                Map.of("SCLK_PI", "R1.1", "MOSI_PI", "R2.1", "CE0_PI", "R3.1", "MISO_PI", "R4.1", "3V3_PI", "F1.1");
        pins.forEach((signal, list) -> {
            String other = partner.get(signal);
            if (other == null) {
                join(signal, list);
            } else {
                list.add(other);
                Netlist.put(nets, "/Chain/" + signal, list);
            }
        });
    }

    private void face(String face, String driver, int firstDigit, int firstLamp) {
        SortedMap<String, List<String>> pins = new TreeMap<>();
        SEGMENTS.forEach((segment, number) ->
                pins.computeIfAbsent(segment, s -> new ArrayList<>()).add(driver + "." + number));
        for (int digit = 0; digit < 8; digit++) {
            pins.computeIfAbsent("DIG" + digit, s -> new ArrayList<>()).add(driver + "." + DIGITS.get(digit));
        }
        int lamp = firstLamp;
        for (Row row : tables.clockFace()) {
            String place = row.get("digit");
            String part = "DS" + (firstDigit + Integer.parseInt(place));
            if (row.get("segments").equals("A-G")) {
                for (String segment : List.of("A", "B", "C", "D", "E", "F", "G")) {
                    hang(pins, segment, part + "." + segment);
                }
                hang(pins, "DIG" + place, part + ".CC");
            } else if (row.get("shows").equals("point")) {
                hang(pins, "DP", part + ".DP");
            } else {
                hang(pins, row.get("segments"), "D" + lamp + ".2");
                hang(pins, "DIG" + place, "D" + lamp + ".1");
                lamp++;
            }
        }
        pins.forEach((line, all) -> Netlist.put(nets, "/Clock/" + face + "_" + line, all));
    }

    private static void hang(SortedMap<String, List<String>> pins, String line, String pin) {
        pins.computeIfAbsent(line, s -> new ArrayList<>()).add(pin);
    }

    private void fixed(List<String> lines) {
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] halves = line.split(":");
                join(
                        halves[0].equals("-") ? "" : halves[0],
                        Arrays.asList(halves[1].trim().split(" ")));
            }
        }
    }

    /** Every pin of the controller by clock-pins.csv: the fixed nets name the other ends only. */
    private void clockPins() {
        for (Row row : tables.clockPins()) {
            String signal = row.get("signal");
            boolean shared = signal.equals("+5V") || signal.equals("GNDC");
            join(shared ? signal : "/Clock/" + signal, List.of("U32." + row.get("pin")));
        }
    }

    private void join(String name, List<String> pins) {
        List<String> all = new ArrayList<>(pins);
        SortedSet<String> already = nets.get(name);
        if (already != null) {
            all.addAll(already);
        }
        Netlist.put(nets, name, all);
    }
}
