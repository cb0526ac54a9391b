package tengen.engine;

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
}
