package tengen.sim.world;

/**
 * How often hands do what, in cases of a million stones set; argued in hardware-sim/docs/faults.md.
 *
 * @param slidePpm the stone is set on a neighbouring point and dragged to its own
 * @param tapPpm the point, or another, is tapped first
 * @param hoverPpm the stone is held over another point first
 * @param carryPpm the stone comes low over the board
 * @param straightenPpm the stone is dragged to the middle after it was set
 * @param nudgePpm the stone is lifted and put back
 * @param oldNudgePpm a stone of an earlier turn is lifted and put back
 * @param doublePpm a second stone falls from the hand and is picked up
 * @param sleevePpm another hand or a sleeve is low over the board while the stone comes to rest and its press is made
 */
public record HandRates(
        int slidePpm,
        int tapPpm,
        int hoverPpm,
        int carryPpm,
        int straightenPpm,
        int nudgePpm,
        int oldNudgePpm,
        int doublePpm,
        int sleevePpm) {
    /** Hands that set stones and do nothing else. */
    public static final HandRates PERFECT = new HandRates(0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Hands of tournament players. */
    public static final HandRates DEFAULT =
            new HandRates(30_000, 20_000, 30_000, 30_000, 60_000, 20_000, 10_000, 500, 1_000);
}
