package tengen.sensing;

import tengen.bridge.Seen;
import tengen.bridge.Sites;

/** How the board lies in front of the opener: where the corner that is wired as A1 has gone, counted against the clock. */
public enum Orientation {
    /** A1 of the wiring is A1 of the game: the opener sits on the near side. */
    UPRIGHT,
    /** A1 of the wiring lies where O1 is. */
    QUARTER,
    /** A1 of the wiring lies where O15 is: the opener sits on the far side. */
    HALF,
    /** A1 of the wiring lies where A15 is. */
    THREE_QUARTERS;

    private static final int LAST = 14;

    /** Returns how far the board is turned against the clock: 0, 90, 180 or 270 degrees. */
    public int degrees() {
        return 90 * ordinal();
    }

    /**
     * Returns the orientation of a board that is turned so far against the clock.
     *
     * @param degrees 0, 90, 180 or 270
     */
    public static Orientation ofDegrees(int degrees) {
        for (Orientation orientation : values()) {
            if (orientation.degrees() == degrees) {
                return orientation;
            }
        }
        throw new IllegalArgumentException("no quarter turns: " + degrees + " degrees");
    }

    /** Returns the point's index (15 * row + column) that the wired site has in the game. */
    public int turn(int site) {
        int column = site % 15;
        int row = site / 15;
        return switch (this) {
            case UPRIGHT -> site;
            case QUARTER -> index(LAST - row, column);
            case HALF -> index(LAST - column, LAST - row);
            case THREE_QUARTERS -> index(row, LAST - column);
        };
    }

    /** Returns the wired sites as points of the game. */
    public Sites turn(Sites wired) {
        if (this == UPRIGHT) {
            return wired;
        }
        Sites turned = Sites.NONE;
        for (int site = wired.next(0); site >= 0; site = wired.next(site + 1)) {
            turned = turned.with(turn(site));
        }
        return turned;
    }

    /** Returns the run with its sites as points of the game. */
    public Seen turn(Seen run) {
        return this == UPRIGHT ? run : new Seen(turn(run.closed()), run.sinceNanos(), run.seenNanos());
    }

    /** Returns the orientation in which a stone on the wired {@code site} stands on the game's A1, or nothing when the site is no corner. */
    public static java.util.Optional<Orientation> ofFirstCorner(int site) {
        for (Orientation orientation : values()) {
            if (orientation.turn(site) == 0) {
                return java.util.Optional.of(orientation);
            }
        }
        return java.util.Optional.empty();
    }

    private static int index(int column, int row) {
        return 15 * row + column;
    }
}
