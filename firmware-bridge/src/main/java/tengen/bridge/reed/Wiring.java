package tengen.bridge.reed;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which bit of the chain is which line of the board: read from schematics/wiring.csv, which the schematic's netlist is tested against.
 *
 * <p>Rows and columns are numbered 1 to 16; number 16 of both is the canary cross.
 */
public final class Wiring {
    /** Lines of each kind, the canary included. */
    public static final int LINES = 16;

    private static final String RESOURCE = "/tengen/bridge/reed/wiring.csv";
    private static final String HEADER = "kind,signal,bit,chip,pin";
    private static final Pattern SIGNAL = Pattern.compile("(ROW|COL)([1-9]|1[0-6])");

    private final int[] rowBits = new int[LINES];
    private final int[] columnBits = new int[LINES];
    private final int[] columnsOfLowByte = new int[256];
    private final int[] columnsOfHighByte = new int[256];

    private Wiring() {}

    /** Returns the wiring this program was built with. */
    public static Wiring read() {
        try (InputStream in = Wiring.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("missing from the class path: " + RESOURCE);
            }
            return parse(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCE, e);
        }
    }

    /** Returns the wiring of this text. A line that cannot be understood, a line missing or a bit used twice is refused with the line's number. */
    static Wiring parse(BufferedReader text) throws IOException {
        Wiring wiring = new Wiring();
        Arrays.fill(wiring.rowBits, -1);
        Arrays.fill(wiring.columnBits, -1);
        int number = 0;
        boolean headed = false;
        for (String line = text.readLine(); line != null; line = text.readLine()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (headed) {
                wiring.add(line, number);
            } else if (line.equals(HEADER)) {
                headed = true;
            } else {
                throw refused(number, "expected the header " + HEADER);
            }
        }
        wiring.complete();
        return wiring;
    }

    private void add(String line, int number) {
        String[] fields = line.split(",", -1);
        if (fields.length != 5) {
            throw refused(number, "expected 5 fields, found " + fields.length);
        }
        Matcher signal = SIGNAL.matcher(fields[1]);
        boolean known = signal.matches() && fields[0].equals(signal.group(1).equals("ROW") ? "row" : "column");
        if (!known) {
            throw refused(number, "no such line: " + fields[0] + " " + fields[1]);
        }
        if (!fields[2].matches("[0-9]|1[0-5]")) {
            throw refused(number, "no bit of a 16-bit word: " + fields[2]);
        }
        int bit = Integer.parseInt(fields[2]);
        int[] bits = fields[0].equals("row") ? rowBits : columnBits;
        int line0 = Integer.parseInt(signal.group(2)) - 1;
        if (bits[line0] >= 0) {
            throw refused(number, fields[1] + " stands twice");
        }
        for (int used : bits) {
            if (used == bit) {
                throw refused(number, "bit " + bit + " is used twice");
            }
        }
        bits[line0] = bit;
    }

    private void complete() {
        for (int line = 0; line < LINES; line++) {
            if (rowBits[line] < 0 || columnBits[line] < 0) {
                throw new IllegalStateException("wiring.csv: no " + (rowBits[line] < 0 ? "ROW" : "COL") + (line + 1));
            }
        }
        for (int value = 0; value < 256; value++) {
            for (int column = 0; column < LINES; column++) {
                int bit = columnBits[column];
                int place = bit & 7;
                if ((value >> place & 1) == 0) {
                    int[] table = bit < 8 ? columnsOfLowByte : columnsOfHighByte;
                    table[value] |= 1 << column;
                }
            }
        }
    }

    private static IllegalStateException refused(int number, String reason) {
        return new IllegalStateException("wiring.csv line " + number + ": " + reason);
    }

    /** Returns the place of the row's driver in the 16-bit row word, 0 to 15; bit 15 is the first on the wire. */
    public int rowBit(int row) {
        return rowBits[row - 1];
    }

    /** Returns the place of the column in the 16-bit column word, 0 to 15; bit 15 is the first on the wire. */
    public int columnBit(int column) {
        return columnBits[column - 1];
    }

    /** Returns the 16-bit row word that selects this row alone: rows are active low. */
    public int select(int row) {
        return 0xFFFF & ~(1 << rowBit(row));
    }

    /** Returns the columns that a column word, active low, says are closed: bit 0 is column 1, bit 15 the canary. */
    public int closed(int columnWord) {
        return columnsOfLowByte[columnWord & 0xFF] | columnsOfHighByte[columnWord >>> 8 & 0xFF];
    }
}
