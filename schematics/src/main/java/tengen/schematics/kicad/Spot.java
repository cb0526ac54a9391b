package tengen.schematics.kicad;

/**
 * A point on KiCad's drawing grid.
 *
 * @param x steps of 1.27 mm to the right
 * @param y steps of 1.27 mm downwards
 */
public record Spot(int x, int y) implements Comparable<Spot> {

    /** Returns the point {@code dx} steps right and {@code dy} steps down of this one. */
    public Spot plus(int dx, int dy) {
        return new Spot(x + dx, y + dy);
    }

    /** Says whether this point lies between the two ends of an upright or level line, the ends excluded. */
    boolean insideOf(Spot from, Spot to) {
        if (from.x == to.x) {
            return x == from.x && y > Math.min(from.y, to.y) && y < Math.max(from.y, to.y);
        }
        return y == from.y && x > Math.min(from.x, to.x) && x < Math.max(from.x, to.x);
    }

    @Override
    public int compareTo(Spot other) {
        return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
    }
}
