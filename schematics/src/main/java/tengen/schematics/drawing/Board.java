package tengen.schematics.drawing;

/**
 * Where everything on the board is. All measures are hundredths of a millimetre from the panel's upper left corner as the seat that opens
 * sees it: x to the right (east), y towards that seat (south).
 */
final class Board {
    static final int SIZE = 15;
    static final int PANEL_WIDTH = 40_000;
    static final int PANEL_HEIGHT = 42_000;
    /** Points lie 2.4 cm apart along a row, 2.5 cm along a column. */
    static final int PITCH_X = 2_400;

    static final int PITCH_Y = 2_500;
    static final int DOT_RADIUS = 250;
    /** The reed's middle lies this far west of its point: over the middle itself a pole-down magnet leaves it open. */
    static final int REED_OFFSET = 500;
    /** Half the distance between a reed's two holes. */
    static final int REED_REACH = 1_016;

    static final int STRIP_LEFT = 1_200;
    static final int STRIP_RIGHT = 38_800;
    static final int STRIP_HALF = 900;
    static final int DIODE_BELOW = 450;
    static final int DIODE_LENGTH = 762;
    static final int ROW_WIRE_BELOW = 720;
    static final int CANARY_ROW_Y = 1_700;
    static final int CANARY_COLUMN_X = 38_300;

    private Board() {}

    static int x(int column) {
        return (PANEL_WIDTH - PITCH_X * (SIZE - 1)) / 2 + PITCH_X * (column - 1);
    }

    static int y(int row) {
        return (PANEL_HEIGHT + PITCH_Y * (SIZE - 1)) / 2 - PITCH_Y * (row - 1);
    }

    static String letter(int column) {
        return Character.toString('A' + column - 1);
    }

    static boolean star(int column, int row) {
        return column == 8 && row == 8 || (column == 4 || column == 12) && (row == 4 || row == 12);
    }

    static int reedX(int column) {
        return x(column) - REED_OFFSET;
    }

    /** The hole where the reed meets the column wire. */
    static int reedWest(int column) {
        return reedX(column) - REED_REACH;
    }

    /** The hole where the reed meets its diode. */
    static int reedEast(int column) {
        return reedX(column) + REED_REACH;
    }

    /** Returns the table of all sites in millimetres. */
    static String coordinates() {
        StringBuilder table = new StringBuilder(
                "# Millimetres from the panel's upper left corner as the seat that opens sees it (from above). Holes of 1.0 mm in the strips.\n");
        table.append(
                "site,point_x,point_y,reed_middle_x,reed_west_x,reed_east_x,reed_y,diode_anode_x,diode_cathode_x,diode_y\n");
        for (int row = 1; row <= SIZE; row++) {
            for (int column = 1; column <= SIZE; column++) {
                table.append(letter(column)).append(row);
                int[] values = {
                    x(column),
                    y(row),
                    reedX(column),
                    reedWest(column),
                    reedEast(column),
                    y(row),
                    reedEast(column),
                    reedEast(column) - DIODE_LENGTH,
                    y(row) + DIODE_BELOW
                };
                for (int value : values) {
                    table.append(',').append(Svg.mm(value));
                }
                table.append('\n');
            }
        }
        return table.toString();
    }
}
