package tengen.engine.opening;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Point;

/**
 * Which fifth-move offers are alike (RULES 2.0): those that a rotation, reflection, shift or mix of them exchanges while it moves the two black stones onto
 * themselves and the two white stones onto themselves. The edge of the board is ignored.
 */
public final class OfferEquivalence {
    private static final int SYMMETRIES = 8;

    private final List<Motion> motions;

    private OfferEquivalence(List<Motion> motions) {
        this.motions = List.copyOf(motions);
    }

    /** Returns the equivalence for these first four stones, in the order of play. */
    public static OfferEquivalence of(Point black1, Point white2, Point black3, Point white4) {
        List<Motion> kept = new ArrayList<>();
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            for (Point target : List.of(white2, white4)) {
                Motion motion = Motion.onto(symmetry, white2, target);
                if (motion.keeps(black1, black3) && motion.keeps(white2, white4)) {
                    kept.add(motion);
                }
            }
        }
        return new OfferEquivalence(kept);
    }

    /** Says whether the two offers are alike; an offer is like itself. */
    public boolean equivalent(Point one, Point other) {
        return motions.stream().anyMatch(motion -> motion.maps(one, other));
    }

    /** Returns the first offer, in the order given, that is like an earlier one, and that earlier one; empty when no two are alike. */
    public List<Point> firstPair(List<Point> offers) {
        for (int later = 1; later < offers.size(); later++) {
            for (Point earlier : offers.subList(0, later)) {
                if (equivalent(earlier, offers.get(later))) {
                    return List.of(earlier, offers.get(later));
                }
            }
        }
        return List.of();
    }
}
