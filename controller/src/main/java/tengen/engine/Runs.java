package tengen.engine;

/** Fives and overlines that a standing stone takes part in. */
public final class Runs {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private Runs() {}

    /** Returns the longest run through the stone that stands on {@code point}, over the four directions. */
    public static int longest(Board board, Point point, Stone stone) {
        int longest = 0;
        for (int[] d : DIRECTIONS) {
            longest = Math.max(longest, board.run(point, stone, d[0], d[1]));
        }
        return longest;
    }

    /** Says whether a run of exactly five goes through the stone that stands on {@code point}, in any direction. */
    public static boolean exactFive(Board board, Point point, Stone stone) {
        for (int[] d : DIRECTIONS) {
            if (board.run(point, stone, d[0], d[1]) == 5) {
                return true;
            }
        }
        return false;
    }
}
