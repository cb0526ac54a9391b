package tengen.schematics.spice;

import java.util.ArrayList;
import java.util.List;

/**
 * One set of circumstances.
 *
 * @param supplyMillivolts at the chips
 * @param celsius temperature of everything
 * @param columnPicofarads cable and wire of one column
 * @param others other columns of the same row that are closed: 0 or 15
 * @param pullUpOhms nominal value of the column's pull-up
 * @param schottky BAT85, otherwise 1N4148
 */
public record Corner(
        int supplyMillivolts, int celsius, int columnPicofarads, int others, int pullUpOhms, boolean schottky) {
    /** The chosen pull-up. */
    public static final int PULL_UP_OHMS = 22_000;

    /** Returns the corners the design promises: 3.3 V +-5 %, 0 to 50 C, 100 and 300 pF, one stone in the row and a full row with its canary. */
    public static List<Corner> promised() {
        List<Corner> corners = new ArrayList<>();
        for (int supply : new int[] {3135, 3300, 3465}) {
            for (int celsius : new int[] {0, 25, 50}) {
                for (int picofarads : new int[] {100, 300}) {
                    for (int others : new int[] {0, 15}) {
                        corners.add(new Corner(supply, celsius, picofarads, others, PULL_UP_OHMS, true));
                    }
                }
            }
        }
        return corners;
    }

    /** Returns corners outside the promise, for comparison: long cables, 10k pull-ups, silicon diodes. */
    public static List<Corner> compared() {
        return List.of(
                new Corner(3135, 50, 1000, 15, PULL_UP_OHMS, true),
                new Corner(3135, 0, 1000, 15, PULL_UP_OHMS, true),
                new Corner(3135, 50, 300, 15, 10_000, true),
                new Corner(3135, 0, 300, 15, 10_000, true),
                new Corner(3135, 0, 300, 0, 10_000, true),
                new Corner(3135, 0, 300, 15, PULL_UP_OHMS, false),
                new Corner(3135, 0, 300, 15, 10_000, false));
    }

    /** Returns {@code deck} with its parameters set to this corner. */
    public String applyTo(String deck) {
        return deck.replaceFirst(
                        "(?m)^\\.param vdd=.*$", ".param vdd=%dm cap=%dp".formatted(supplyMillivolts, columnPicofarads))
                .replaceFirst("(?m)^\\.param others=.*$", ".param others=" + others)
                .replaceFirst("(?m)^\\.param pull=.*$", ".param pull=" + pullUpOhms)
                .replaceFirst("(?m)^\\.param schottky=.*$", ".param schottky=" + (schottky ? 1 : 0))
                .replaceFirst("(?m)^\\.param celsius=.*$", ".param celsius=" + celsius)
                .replaceFirst("(?m)^\\.temp .*$", ".temp " + celsius);
    }
}
