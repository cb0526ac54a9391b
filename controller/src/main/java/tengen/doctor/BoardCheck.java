package tengen.doctor;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.ReedScanner;
import tengen.check.BadFrames;
import tengen.check.Check;
import tengen.check.Finding;

/**
 * Reads the board a hundred times: each frame proves bus, chain, echo and canary cross. Then with the settle time halved, to see that there is something in hand.
 * Only while no table reads the board.
 */
public record BoardCheck(String device, long settleNanos, Opener opener) implements Check {
    private static final int FRAMES = 100;

    /** Opens the board; called twice, one after the other. */
    public interface Opener {
        /** Returns the driver of the board. */
        ReedScanner open(long settleNanos) throws BusFault;
    }

    @Override
    public List<Finding> look() {
        List<Finding> found = new ArrayList<>();
        ReedScanner scanner;
        try {
            scanner = opener.open(settleNanos);
        } catch (BusFault fault) {
            return List.of(Finding.red("SPI", fault.detail(), "do what the line says; then look again"));
        }
        found.add(Finding.green("SPI", device + " is open"));
        Tries whole = tries(scanner);
        found.add(
                whole.good == FRAMES
                        ? Finding.green(
                                "chain",
                                FRAMES + " frames with every echo and the canary cross right, " + whole.closed
                                        + " reeds closed")
                        : Finding.red(
                                "chain",
                                whole.good + " of " + FRAMES + " frames good; " + whole.last,
                                BadFrames.advice(whole.cause)));
        if (whole.good == FRAMES) {
            found.add(settle());
        }
        return found;
    }

    private Finding settle() {
        try {
            Tries half = tries(opener.open(settleNanos / 2));
            return half.good == FRAMES
                    ? Finding.green("settle", "every column rises within half of " + settleNanos / 1_000 + " us")
                    : Finding.amber(
                            "settle",
                            "a column needs more than half of " + settleNanos / 1_000 + " us: " + half.last,
                            "run: tengen doctor --board, and look at the wire and pull-up of the slowest column");
        } catch (BusFault fault) {
            return Finding.red(
                    "settle", String.valueOf(fault.getMessage()), "look again; then look at the cable of the board");
        }
    }

    private static final class Tries {
        int good;
        int closed;
        String last = "";
        BusFault.Cause cause = BusFault.Cause.CLOSED;
    }

    private static Tries tries(ReedScanner scanner) {
        Tries tries = new Tries();
        for (int i = 0; i < FRAMES; i++) {
            try {
                tries.closed = scanner.scan().closed().size();
                tries.good++;
            } catch (BusFault fault) {
                tries.last = String.valueOf(fault.getMessage());
                tries.cause = fault.fault();
            }
        }
        return tries;
    }
}
