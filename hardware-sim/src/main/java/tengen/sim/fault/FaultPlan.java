package tengen.sim.fault;

import java.util.List;
import java.util.function.Predicate;

/**
 * Which faults one game of a season may meet, and how often each: drawn from the game's seed.
 *
 * <p>A swarm: in half of the games a fault is off, in the others it comes at a quarter of its default rate, at that rate, at twice or nearly five times that
 * rate, each equally often. So some games meet a fault alone and some meet crowds, and over a season every fault keeps its default rate.
 *
 * @param kinds families that are on
 * @param dice the source of this game's faults; never drawn from itself, only forked by name
 * @param wanted says of a fault's name whether it may come at all; all others keep their draws
 */
public record FaultPlan(List<FaultKind> kinds, Dice dice, Predicate<String> wanted) {
    /** Quarters of the default rate, each as likely as the other: their mean is 4, the default. */
    private static final int[] QUARTERS = {0, 0, 0, 0, 1, 4, 8, 19};

    public FaultPlan {
        kinds = List.copyOf(kinds);
    }

    /** A plan in which every fault may come. */
    public FaultPlan(List<FaultKind> kinds, Dice dice) {
        this(kinds, dice, fault -> true);
    }

    /** Says whether a fault of this name may come. */
    public boolean brings(String fault) {
        return wanted.test(fault);
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
        return !brings(fault) ? 0 : (int) Math.min(Dice.CERTAIN_PPM, (long) defaultPpm * quarters / 4);
    }

    /** Returns the dice that one fault draws its moments and sizes from. */
    public Dice diceOf(String fault) {
        return dice.fork("course of " + fault);
    }
}
