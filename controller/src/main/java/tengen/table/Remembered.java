package tengen.table;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Point;
import tengen.game.FreeStone;
import tengen.game.PlacedStone;
import tengen.game.Play;
import tengen.game.Sight;
import tengen.sensing.Reading;

/**
 * The order of stones that count at the press, after a restart: those that stood before anybody looked all seem to rest since the first frame, and the journal knows
 * better in which order they came (DESIGN 4, crash and time). Pure.
 */
final class Remembered {
    private Remembered() {}

    /**
     * Returns the sight with remembered stones first, in their order, and the rest behind them.
     *
     * @param firstNanos the first frame since the start
     */
    static Sight sight(Sight now, Play play, long firstNanos) {
        List<FreeStone> known = play.free().stream()
                .filter(stone -> now.extra().stream()
                        .anyMatch(seen -> seen.point() == stone.point() && seen.sinceNanos() - firstNanos <= 0))
                .toList();
        if (known.isEmpty()) {
            return now;
        }
        List<PlacedStone> ordered = new ArrayList<>();
        List<PlacedStone> rest = new ArrayList<>(now.extra());
        boolean doubtful = false;
        for (FreeStone stone : known) {
            PlacedStone seen = rest.stream()
                    .filter(one -> one.point() == stone.point())
                    .findFirst()
                    .orElseThrow();
            rest.remove(seen);
            ordered.add(seen);
        }
        for (int i = 1; i < known.size(); i++) {
            long betweenNanos = known.get(i).placedNanos() - known.get(i - 1).placedNanos();
            doubtful |= Math.abs(betweenNanos) < Reading.DOUBT_NANOS;
        }
        for (int i = 1; i < rest.size(); i++) {
            doubtful |= rest.get(i).sinceNanos() - rest.get(i - 1).sinceNanos() < Reading.DOUBT_NANOS;
        }
        ordered.addAll(rest);
        List<Point> doubted =
                doubtful ? ordered.stream().map(PlacedStone::point).toList() : List.of();
        return new Sight(ordered, doubted, now.missing(), now.hidden());
    }
}
