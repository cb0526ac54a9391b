package tengen.engine;

import java.util.ArrayList;
import java.util.List;

/** Fives and overlines that a standing stone takes part in. */
public final class Runs {
    private Runs() {}

    /** Returns the longest run through the stone that stands on {@code point}, over the four directions. */
    public static int longest(Board board, Point point, Stone stone) {
        int longest = 0;
        for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
            longest = Math.max(longest, board.run(point, stone, direction));
        }
        return longest;
    }

    /** Says whether a run of exactly five goes through the stone that stands on {@code point}, in any direction. */
    public static boolean exactFive(Board board, Point point, Stone stone) {
        for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
            if (board.run(point, stone, direction) == 5) {
                return true;
            }
        }
        return false;
    }

    /** Returns the stones of the first run through {@code point} that is exactly five long, in the order of their line; empty when there is none. */
    public static List<Point> exactFiveStones(Board board, Point point, Stone stone) {
        for (int direction = 0; direction < Lines.DIRECTIONS; direction++) {
            if (board.run(point, stone, direction) == 5) {
                return stones(board, point, stone, direction);
            }
        }
        return List.of();
    }

    /** Returns the stones of the longest run through the stone that stands on {@code point}, in the order of their line. */
    public static List<Point> longestStones(Board board, Point point, Stone stone) {
        int longest = 0;
        for (int direction = 1; direction < Lines.DIRECTIONS; direction++) {
            longest = board.run(point, stone, direction) > board.run(point, stone, longest) ? direction : longest;
        }
        return stones(board, point, stone, longest);
    }

    private static List<Point> stones(Board board, Point point, Stone stone, int direction) {
        int line = Lines.line(point.index(), direction);
        int first = Lines.cell(point.index(), direction);
        while (first > 0 && board.has(Point.at(Lines.point(line, first - 1)), stone)) {
            first--;
        }
        List<Point> stones = new ArrayList<>();
        for (int i = 0; i < board.run(point, stone, direction); i++) {
            stones.add(Point.at(Lines.point(line, first + i)));
        }
        return stones;
    }
}
