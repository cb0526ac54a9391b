package tengen.schematics.kicad;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The wires of one sheet. KiCad joins a pin or a wire's end to the middle of another wire only where that wire is split and, for three
 * ends or more, a dot is drawn; both are done here, so that a sheet may draw a wire through all it touches.
 */
final class Wires {
    /** A straight piece, lower end first. */
    record Piece(Spot from, Spot to) {}

    private final List<Piece> drawn = new ArrayList<>();

    /** Draws a wire through these points; each leg must be upright or level. */
    void draw(Spot... path) {
        for (int i = 1; i < path.length; i++) {
            Spot a = path[i - 1];
            Spot b = path[i];
            if ((a.x() != b.x()) == (a.y() != b.y())) {
                throw new IllegalArgumentException("crooked or empty wire: " + a + " to " + b);
            }
            drawn.add(a.compareTo(b) < 0 ? new Piece(a, b) : new Piece(b, a));
        }
    }

    /** Returns the pieces, split wherever one of {@code pins} or the end of another wire lies on them, in order. */
    List<Piece> pieces(Collection<Spot> pins) {
        SortedSet<Spot> joints = new TreeSet<>(pins);
        for (Piece piece : drawn) {
            joints.add(piece.from());
            joints.add(piece.to());
        }
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : drawn) {
            Spot from = piece.from();
            for (Spot joint : joints.subSet(piece.from(), piece.to())) {
                if (joint.insideOf(piece.from(), piece.to())) {
                    pieces.add(new Piece(from, joint));
                    from = joint;
                }
            }
            pieces.add(new Piece(from, piece.to()));
        }
        return pieces.stream().distinct().toList();
    }

    /** Returns the places where at least three ends of {@code pieces} and pins meet. */
    static List<Spot> dots(List<Piece> pieces, Collection<Spot> pins) {
        SortedMap<Spot, Integer> ends = new TreeMap<>();
        for (Piece piece : pieces) {
            ends.merge(piece.from(), 1, Integer::sum);
            ends.merge(piece.to(), 1, Integer::sum);
        }
        for (Spot pin : pins) {
            ends.computeIfPresent(pin, (spot, count) -> count + 1);
        }
        return ends.entrySet().stream()
                .filter(entry -> entry.getValue() >= 3)
                .map(entry -> entry.getKey())
                .toList();
    }
}
