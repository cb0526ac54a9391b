package tengen.engine;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Proof.Four;

/** One line through a black stone, as it stands when this is made: what the stone belongs to, cell by cell. A group is named by its first cell. */
final class LineThrough {
    private final Direction direction;
    private final int number;
    private final int cell;
    private final long black;
    private final long empty;

    LineThrough(Board board, Point stone, Direction direction) {
        this.direction = direction;
        this.number = Lines.line(stone.index(), direction.ordinal());
        this.cell = Lines.cell(stone.index(), direction.ordinal());
        this.black = board.black(number);
        this.empty = board.empty(number);
    }

    Direction direction() {
        return direction;
    }

    /** Returns the run that the stone is in. */
    List<Point> run() {
        int first = cell;
        int behind = cell + 1;
        while (isBlack(first - 1)) {
            first--;
        }
        while (isBlack(behind)) {
            behind++;
        }
        return points(group(first, behind - first));
    }

    /** Returns the fours that hold the stone. Two groups that share their four stones are one four with two completions; they follow one another. */
    List<Four> fours() {
        List<Four> found = new ArrayList<>();
        for (int first = cell - 4; first <= cell; first++) {
            if (!lacksOne(first, 5) || isBlack(first - 1) || isBlack(first + 5)) {
                continue;
            }
            List<Point> stones = stones(first, 5);
            List<Point> completions = new ArrayList<>();
            if (!found.isEmpty() && found.getLast().stones().equals(stones)) {
                completions.addAll(found.removeLast().completions());
            }
            completions.add(gap(first, 5));
            found.add(new Four(direction, stones, completions));
        }
        return found;
    }

    /** Returns the groups of four that hold the stone and lack one stone of a straight four: none, one or two. */
    List<Integer> threeGroups() {
        List<Integer> found = new ArrayList<>();
        for (int first = cell - 3; first <= cell; first++) {
            if (lacksOne(first, 4) && ends(first).size() == 2 && !isBlack(first - 2) && !isBlack(first + 5)) {
                found.add(first);
            }
        }
        return found;
    }

    /** Returns the empty points right before and behind a group of four. */
    List<Point> ends(int first) {
        return points(empty & (group(first - 1, 1) | group(first + 4, 1)));
    }

    /** Returns the stones of a group. */
    List<Point> stones(int first, int count) {
        return points(black & group(first, count));
    }

    /** Returns the one empty point of a group that lacks one stone. */
    Point gap(int first, int count) {
        return points(empty & group(first, count)).getFirst();
    }

    private boolean lacksOne(int first, int count) {
        long group = group(first, count);
        return Long.bitCount(black & group) == count - 1 && (empty & group) != 0;
    }

    private boolean isBlack(int at) {
        return at >= 0 && (black >>> at & 1) != 0;
    }

    private List<Point> points(long cells) {
        List<Point> points = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) {
            points.add(Point.at(Lines.point(number, Long.numberOfTrailingZeros(left))));
        }
        return points;
    }

    /** The cells first, first + 1, ... of which those before the line are left out. */
    private static long group(int first, int count) {
        long cells = (1L << count) - 1;
        return first < 0 ? cells >>> -first : cells << first;
    }
}
