package tengen.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.bridge.Sites;
import tengen.check.Finding;
import tengen.engine.Point;
import tengen.sensing.BoardLay;
import tengen.sensing.BoardSelfTest;
import tengen.sensing.Orientation;

/**
 * What the walk over a board showed, judged.
 *
 * @param found in points as counted from the near side
 * @param shown how the board lies; nothing when no stone came to A1
 * @param lay how the table is configured
 */
public record BoardReport(BoardSelfTest.Report found, Optional<Orientation> shown, BoardLay lay) {
    /** More than a few dead reeds are no degraded start: the walk was broken off, or the board is. */
    private static final int MOST_BY_HAND = 12;

    /** Returns a line for how the board lies and one for its points. */
    public List<Finding> findings() {
        return List.of(lies(), points());
    }

    private Finding lies() {
        int wanted = lay.turned().degrees();
        if (shown.isEmpty()) {
            return Finding.amber(
                    "lie",
                    "no stone was seen on A1, so " + wanted + " degrees are taken as true",
                    "look whether the board's A1 is the left corner of the near side, or as far turned as configured");
        }
        int lies = shown.get().degrees();
        return lies == wanted
                ? Finding.green("lie", "turned by " + lies + " degrees, as configured")
                : Finding.red(
                        "lie",
                        "turned by " + lies + " degrees, configured are " + wanted,
                        "write turned = " + lies + " under [board], or turn the board");
    }

    private Finding points() {
        Sites bad = found.byHand();
        if (bad.isEmpty()) {
            return Finding.green("points", Point.COUNT + " seen, each alone");
        }
        if (bad.size() > MOST_BY_HAND) {
            return Finding.red(
                    "points",
                    "only " + (Point.COUNT - bad.size()) + " of " + Point.COUNT + " are sound",
                    "walk again over those that are missing; too many for a start by hand");
        }
        String told = String.join("; ", found.lines());
        if (bad.minus(lay.byHand()).isEmpty()) {
            return Finding.amber(
                    "points", told + ", as configured", "mend them after the event, then empty by-hand under [board]");
        }
        return Finding.red(
                "points",
                told,
                "mend them; or start all the same: write by-hand = \"" + BoardSelfTest.Report.names(bad)
                        + "\" under [board], and the arbiter enters stones there");
    }

    /** Returns the board as a drawing in letters, a row a line, row 15 first. */
    public List<String> map() {
        List<String> lines = new ArrayList<>();
        for (int row = Point.SIZE - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(String.format("%2d", row + 1));
            for (int column = 0; column < Point.SIZE; column++) {
                line.append(' ').append(mark(Point.at(column, row).index()));
            }
            lines.add(line.toString());
        }
        lines.add("   A B C D E F G H I J K L M N O");
        lines.add(". seen   - never seen   # closed on the empty board   ~ flickers   + with another point");
        return lines;
    }

    private char mark(int site) {
        if (found.stuckClosed().has(site)) {
            return '#';
        }
        if (found.never().has(site)) {
            return '-';
        }
        if (found.noisy().has(site)) {
            return '~';
        }
        return found.withNeighbour().has(site) ? '+' : '.';
    }
}
