package tengen.sim.world;

import tengen.bridge.Sites;

/**
 * The vertical field at the 225 reeds, each upright under its point, as the sum of the stones' dipoles: B = k (2 z^2 - r^2) / (z^2 + r^2)^(5/2).
 *
 * <p>k = 5260 mT mm^3 is a 6 x 2 mm N35 disc (HARDWARE 1); at 8 mm depth that gives 20.5 mT under the stone's middle, 7.3 mT at 5 mm off, nothing at 11.3 mm,
 * and -0.23 mT at a neighbour. The sums are kept in whole microtesla, so that adding and taking away a stone leaves no trace.
 */
final class MagnetField {
    /** Depth of a reed's middle under a stone's magnet at rest. */
    static final int DEPTH_MICRONS = 8_000;

    private static final double K = 5_260_000;
    private static final int SPAN = 14;

    /** Two points away a stone at rest gives 0.04 mT, a hundredth of what closes a reed. */
    private static final int NEAR = 2;

    private static final long[][] AT_REST = atRest();

    private final long[] microtesla = new long[Sites.COUNT];

    /** Returns the field at a site, in microtesla; below 0 where the stones around outweigh the stone above. */
    long at(int site) {
        return microtesla[site];
    }

    /**
     * Adds a stone's field ({@code sign} 1) or takes it away (-1).
     *
     * @param depthMicrons from the magnet to the reed's middle, {@link #DEPTH_MICRONS} for a stone at rest
     * @param percent the magnet's strength; 100 is a sound one
     */
    void add(Spot spot, int depthMicrons, int percent, int sign) {
        int column = Math.floorDiv(spot.xMicrons(), Spot.COLUMN_MICRONS);
        int row = Math.floorDiv(spot.yMicrons(), Spot.ROW_MICRONS);
        boolean middle = spot.xMicrons() == column * Spot.COLUMN_MICRONS && spot.yMicrons() == row * Spot.ROW_MICRONS;
        boolean onBoard = column >= 0 && column < 15 && row >= 0 && row < 15;
        if (middle && onBoard && depthMicrons == DEPTH_MICRONS && percent == 100) {
            addAtRest(column, row, sign);
            return;
        }
        // Far off it hardly matters where exactly a stone is: there it counts as at rest on its nearest point.
        int nearColumn =
                Math.clamp(Math.floorDiv(spot.xMicrons() + Spot.COLUMN_MICRONS / 2, Spot.COLUMN_MICRONS), 0, 14);
        int nearRow = Math.clamp(Math.floorDiv(spot.yMicrons() + Spot.ROW_MICRONS / 2, Spot.ROW_MICRONS), 0, 14);
        addAtRest(nearColumn, nearRow, sign);
        for (int r = Math.max(0, nearRow - NEAR); r <= Math.min(14, nearRow + NEAR); r++) {
            for (int c = Math.max(0, nearColumn - NEAR); c <= Math.min(14, nearColumn + NEAR); c++) {
                int dx = spot.xMicrons() - c * Spot.COLUMN_MICRONS;
                int dy = spot.yMicrons() - r * Spot.ROW_MICRONS;
                long exact = vertical(dx, dy, depthMicrons) * percent / 100;
                microtesla[15 * r + c] += sign * (exact - AT_REST[Math.abs(r - nearRow)][Math.abs(c - nearColumn)]);
            }
        }
    }

    private void addAtRest(int column, int row, int sign) {
        for (int r = 0; r < 15; r++) {
            long[] line = AT_REST[Math.abs(r - row)];
            for (int c = 0; c < 15; c++) {
                microtesla[15 * r + c] += (long) sign * line[Math.abs(c - column)];
            }
        }
    }

    /** Returns the vertical field of one sound stone, in microtesla. */
    static long vertical(int dxMicrons, int dyMicrons, int depthMicrons) {
        double x = dxMicrons / 1000.0;
        double y = dyMicrons / 1000.0;
        double z = depthMicrons / 1000.0;
        double across = x * x + y * y;
        double square = across + z * z;
        return Math.round(K * (2 * z * z - across) / (square * square * Math.sqrt(square)));
    }

    /** Returns the field of one sound stone along a row's direction, in microtesla: what a reed lying flat under its point would feel. */
    static long flat(int dxMicrons, int dyMicrons, int depthMicrons) {
        double x = dxMicrons / 1000.0;
        double y = dyMicrons / 1000.0;
        double z = depthMicrons / 1000.0;
        double square = x * x + y * y + z * z;
        return Math.round(K * 3 * x * z / (square * square * Math.sqrt(square)));
    }

    private static long[][] atRest() {
        long[][] table = new long[SPAN + 1][SPAN + 1];
        for (int row = 0; row <= SPAN; row++) {
            for (int column = 0; column <= SPAN; column++) {
                table[row][column] = vertical(column * Spot.COLUMN_MICRONS, row * Spot.ROW_MICRONS, DEPTH_MICRONS);
            }
        }
        return table;
    }
}
