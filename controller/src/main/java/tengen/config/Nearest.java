package tengen.config;

import java.util.Collection;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
final class Nearest {
    private Nearest() {}

    /** Returns the known name nearest to {@code written}, if any is near: a slip of the fingers, or a key in another section. */
    static Optional<String> of(String written, Collection<String> known) {
        Optional<String> best = Optional.empty();
        int bestSteps = 1 + Math.max(2, written.length() / 3);
        for (String name : known) {
            int steps = steps(written, name);
            if (last(name).equals(last(written))) {
                steps = Math.min(steps, 2);
            }
            if (steps < bestSteps) {
                bestSteps = steps;
                best = Optional.of(name);
            }
        }
        return best;
    }

    private static String last(String dotted) {
        return dotted.substring(dotted.lastIndexOf('.') + 1);
    }

    /** Returns how many letters must be added, left out, changed or swapped with their neighbour. */
    static int steps(String from, String to) {
        int[][] steps = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                steps[i][j] = i == 0 || j == 0 ? i + j : step(from, to, i, j, steps);
            }
        }
        return steps[from.length()][to.length()];
    }

    private static int step(String from, String to, int i, int j, int[][] steps) {
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int fewest = Math.min(steps[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(fewest, steps[i - 2][j - 2] + 1) : fewest;
    }
}
