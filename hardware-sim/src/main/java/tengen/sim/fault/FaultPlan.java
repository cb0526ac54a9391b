package tengen.sim.fault;

import java.util.List;

/**
 * Which faults one game of a season may meet, and how often each: drawn from the game's seed.
 *
 * <p>A swarm: in half of the games a fault is off, in the others it comes at a quarter of its default rate, at that rate, at twice or nearly five times that
 * rate, each equally often. So some games meet a fault alone and some meet crowds, and over a season every fault keeps its default rate.
 *
 * @param kinds families that are on
 * @param dice the source of this game's faults; never drawn from itself, only forked by name
 */
public record FaultPlan(List<FaultKind> kinds, Dice dice) {
    /** Quarters of the default rate, each as likely as the other: their mean is 4, the default. */
    private static final int[] QUARTERS = {0, 0, 0, 0, 1, 4, 8, 19};

    public FaultPlan {
        kinds = List.copyOf(kinds);
    }

    /** Says whether a family is on. */
    public boolean has(FaultKind kind) {
        return kinds.contains(kind);
    }

    /**
     * Returns how often a fault happens in this game, in cases of a million.
     *
     * @param fault its name, which fixes the draw: asking twice gives the same answer
     * @param defaultPpm its default rate, of a million stones, games or whatever it is counted by
     */
    public int ppm(String fault, int defaultPpm) {
        int quarters = QUARTERS[dice.fork("rate of " + fault).below(QUARTERS.length)];
        return (int) Math.min(Dice.CERTAIN_PPM, (long) defaultPpm * quarters / 4);
    }

    /** Returns the dice that one fault draws its moments and sizes from. */
    public Dice diceOf(String fault) {
        return dice.fork("course of " + fault);
    }
}
