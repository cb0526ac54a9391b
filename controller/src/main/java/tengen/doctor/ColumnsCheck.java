package tengen.doctor;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ColumnSettle;
import tengen.check.Check;
import tengen.check.Finding;

/** Measures how fast each column of the board rises (BUGLOG A22). Only while no table reads the board. */
public record ColumnsCheck(long settleNanos, BoardCheck.Opener opener) implements Check {
    private static final String PART = "columns";
    private static final String LETTERS = "ABCDEFGHIJKLMNO";
    private static final int MICRO_NANOS = 1_000;

    @Override
    public List<Finding> look() {
        try {
            return List.of(judge(opener.open(settleNanos).columns().measure()));
        } catch (BusFault fault) {
            return List.of(Finding.red(
                    PART, String.valueOf(fault.getMessage()), "look again; then look at the cable of the board"));
        }
    }

    private Finding judge(List<Long> settled) {
        List<String> dead = new ArrayList<>();
        int slowest = 0;
        for (int column = 0; column < settled.size(); column++) {
            if (settled.get(column) > ColumnSettle.SLOWEST_NANOS) {
                dead.add(name(column));
            } else if (settled.get(column) > settled.get(slowest) || !dead.isEmpty() && dead.contains(name(slowest))) {
                slowest = column;
            }
        }
        if (!dead.isEmpty()) {
            return Finding.red(
                    PART,
                    "do not rise within 1 ms: " + String.join(" ", dead),
                    "look at the pull-up and the wire of the column");
        }
        String told = "slowest " + name(slowest) + ", " + settled.get(slowest) / MICRO_NANOS + " us of "
                + settleNanos / MICRO_NANOS;
        return settled.get(slowest) <= settleNanos
                ? Finding.green(PART, told)
                : Finding.red(
                        PART,
                        told,
                        "write column-settle-us = " + 3 * settled.get(slowest) / MICRO_NANOS
                                + " under [board], and look at that column's pull-up");
    }

    /** The sixteenth is the canary's. */
    private static String name(int column) {
        return column < LETTERS.length() ? LETTERS.substring(column, column + 1) : "canary";
    }
}
