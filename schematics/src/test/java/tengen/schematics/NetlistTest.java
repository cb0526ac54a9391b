package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetlistTest {
    private static final Path FIXED = Folder.HERE.resolve("src/test/resources/fixed-nets.txt");
    private static final Pattern WIRE =
            Pattern.compile("\\(wire\\s+\\(pts \\(xy (\\S+) (\\S+)\\) \\(xy (\\S+) (\\S+)\\)\\)");
    private static final int MOVES_PER_SHEET = 3;

    @TempDir
    Path folder;

    private static SortedMap<String, SortedSet<String>> expected() throws IOException {
        return ExpectedNets.of(Folder.tables(), FIXED);
    }

    @Test
    void everyNetIsWhatTheTablesSay() throws Exception {
        Folder.copyProject(folder);

        Netlist netlist = Netlist.of(folder);

        assertThat(netlist.named()).containsExactlyInAnyOrderEntriesOf(expected());
    }

    @Test
    void everySiteHasItsReedAndItsDiode() throws Exception {
        Folder.copyProject(folder);

        Netlist netlist = Netlist.of(folder);

        assertThat(netlist.parts().entrySet().stream()
                        .filter(part ->
                                part.getValue().equals("REED") && part.getKey().matches("S[A-O]\\d+")))
                .hasSize(225);
        assertThat(netlist.parts().entrySet().stream()
                        .filter(part -> part.getValue().equals("BAT85")))
                .hasSize(225 + 31);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chain", "matrix", "clock"})
    void oneMovedWireIsFound(String sheet) throws Exception {
        Path file = folder.resolve(sheet + ".kicad_sch");
        Folder.copyProject(folder);
        String whole = Files.readString(file);
        List<int[]> places = new ArrayList<>();
        Matcher wires = WIRE.matcher(whole);
        while (wires.find()) {
            places.add(new int[] {wires.start(), wires.end()});
        }

        for (int move = 0; move < MOVES_PER_SHEET; move++) {
            int[] place = places.get((2 * move + 1) * places.size() / (2 * MOVES_PER_SHEET));
            Files.writeString(file, moved(whole, place));

            assertThat(Netlist.of(folder).named())
                    .as("wire at character %d of %s moved by one grid step", place[0], sheet)
                    .isNotEqualTo(expected());
        }
    }

    /** Moves a wire by 1.27 mm, across its own direction. */
    private static String moved(String whole, int[] place) {
        Matcher wire = WIRE.matcher(whole.substring(place[0], place[1]));
        if (!wire.matches()) {
            throw new IllegalStateException("no wire");
        }
        boolean level = wire.group(2).equals(wire.group(4));
        String text = "(wire (pts (xy %s %s) (xy %s %s))"
                .formatted(
                        shifted(wire.group(1), !level),
                        shifted(wire.group(2), level),
                        shifted(wire.group(3), !level),
                        shifted(wire.group(4), level));
        return whole.substring(0, place[0]) + text + whole.substring(place[1]);
    }

    private static String shifted(String millimetres, boolean really) {
        long hundredths = Math.round(Double.parseDouble(millimetres) * 100) + (really ? 127 : 0);
        return "%d.%02d".formatted(hundredths / 100, hundredths % 100);
    }

    @Test
    void twoLinesExchangedInTheTableAreFound() throws Exception {
        Folder.copyProject(folder);
        Path tables = Files.createDirectory(folder.resolve("tables"));
        for (String name : List.of("lines.csv", "header.csv", "clock-pins.csv", "clock-face.csv", "parts.csv")) {
            Files.copy(Folder.HERE.resolve(name), tables.resolve(name));
        }
        String wiring = Files.readString(Folder.HERE.resolve("wiring.csv"));
        Files.writeString(
                tables.resolve("wiring.csv"),
                wiring.replace("row,ROW3,2,U1,QC", "row,ROW3,2,U1,QD").replace("row,ROW4,3,U1,QD", "row,ROW4,3,U1,QC"));

        SortedMap<String, SortedSet<String>> other =
                ExpectedNets.of(tengen.schematics.table.Tables.read(tables), FIXED);

        assertThat(Netlist.of(folder).named()).isNotEqualTo(other);
    }
}
