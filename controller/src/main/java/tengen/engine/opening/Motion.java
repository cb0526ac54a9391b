package tengen.engine.opening;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Point;

/**
 * A rotation or reflection followed by a shift, of the plane: a point may be moved off the board.
 *
 * @param symmetry bit 0 turns the columns round, bit 1 the rows, bit 2 exchanges columns and rows before that
 * @param right columns shifted
 * @param up rows shifted
 */
record Motion(int symmetry, int right, int up) {
    /** The eight that leave the centre of the board where it is. */
    static final List<Motion> SYMMETRIES = symmetries();

    private static List<Motion> symmetries() {
        List<Motion> list = new ArrayList<>();
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            list.add(onto(symmetry, Point.CENTRE, Point.CENTRE));
        }
        return List.copyOf(list);
    }

    /** Returns the motion of this symmetry that moves one point onto another. */
    static Motion onto(int symmetry, Point from, Point to) {
        Motion turn = new Motion(symmetry, 0, 0);
        return new Motion(symmetry, to.column() - turn.column(from), to.row() - turn.row(from));
    }

    /** Says whether the motion moves this point onto that. */
    boolean maps(Point from, Point to) {
        return column(from) == to.column() && row(from) == to.row();
    }

    /** Says whether the motion moves this pair onto itself, each point onto itself or both onto each other. */
    boolean keeps(Point one, Point other) {
        return maps(one, one) && maps(other, other) || maps(one, other) && maps(other, one);
    }

    private int column(Point point) {
        int column = (symmetry & 4) == 0 ? point.column() : point.row();
        return ((symmetry & 1) == 0 ? column : -column) + right;
    }

    private int row(Point point) {
        int row = (symmetry & 4) == 0 ? point.row() : point.column();
        return ((symmetry & 2) == 0 ? row : -row) + up;
    }
}
