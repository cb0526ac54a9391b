package tengen.sim.world;

import tengen.engine.Point;

/**
 * A place on the board in micrometres: x to the right from A1, y away from the opener; points lie 24.0 mm apart along a row and 25.0 mm along a column.
 *
 * <p>Whole numbers, so that the same hands give the same contacts everywhere.
 */
public record Spot(int xMicrons, int yMicrons) {
    /** Distance of two points along a row. */
    public static final int COLUMN_MICRONS = 24_000;

    /** Distance of two points along a column. */
    public static final int ROW_MICRONS = 25_000;

    /** Returns the middle of a point. */
    public static Spot of(Point point) {
        return new Spot(point.column() * COLUMN_MICRONS, point.row() * ROW_MICRONS);
    }

    /** Returns the place this many millimetres to the right and away from the opener. */
    public Spot plusMillimetres(int right, int away) {
        return new Spot(xMicrons + 1000 * right, yMicrons + 1000 * away);
    }

    /** Returns the place {@code part}/{@code whole} of the way to {@code other}. */
    public Spot towards(Spot other, int part, int whole) {
        return new Spot(
                xMicrons + (int) ((long) (other.xMicrons - xMicrons) * part / whole),
                yMicrons + (int) ((long) (other.yMicrons - yMicrons) * part / whole));
    }

    /** Returns the distance to {@code other} in micrometres, rounded down. */
    public int micronsTo(Spot other) {
        long dx = (long) xMicrons - other.xMicrons;
        long dy = (long) yMicrons - other.yMicrons;
        return (int) Math.sqrt((double) (dx * dx + dy * dy));
    }
}
