package tengen.sensing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.bridge.Sites;
import tengen.engine.Point;

/** One comparison of a settled board with the expected one: the rules of {@link Reading}, without memory. */
final class Comparison {
    private final Occupancy now;
    private final Expectation expected;
    private final long nowNanos;
    private final long liftedNanos;
    private final boolean press;
    private final Sites told;
    private final Sites openByHand;
    private final List<Observation> observations = new ArrayList<>();
    private long nextDueNanos = Long.MAX_VALUE;

    /**
     * Compares at once.
     *
     * @param liftedNanos how long a loose stone must be away to count as lifted
     * @param press whether what still waits is decided now
     * @param told missing stones that somebody was told of: they do not wait again
     * @param openByHand sites entered by hand that have been open since they are: one of them that is closed now has closed after that
     */
    Comparison(
            Occupancy now,
            Expectation expected,
            long nowNanos,
            long liftedNanos,
            boolean press,
            Sites told,
            Sites openByHand) {
        this.now = now;
        this.expected = expected;
        this.nowNanos = nowNanos;
        this.liftedNanos = liftedNanos;
        this.press = press;
        this.told = told;
        this.openByHand = openByHand;
        compare();
    }

    List<Observation> observations() {
        return List.copyOf(observations);
    }

    /** Returns when something that waits now will be said, if nothing changes. */
    long nextDueNanos() {
        return nextDueNanos;
    }

    /** Returns the expected stones that stand. */
    Sites standing() {
        return expected.standing().and(now.settled());
    }

    long sinceNanos(Point point) {
        return now.sinceNanos(point);
    }

    private void compare() {
        List<Rest> extra = now.beyond(expected.standing().or(expected.byHand()));
        List<Point> missing = points(expected.standing().minus(now.settled()).minus(expected.byHand()));
        List<Rest> suspects = new ArrayList<>();
        List<Rest> strangers = new ArrayList<>();
        for (Rest rest : extra) {
            (missing.stream().anyMatch(gone -> mayBe(gone, rest)) ? suspects : strangers).add(rest);
        }
        List<Point> movers = new ArrayList<>();
        for (Point gone : missing) {
            if (suspects.stream().anyMatch(rest -> mayBe(gone, rest))) {
                movers.add(gone);
            } else {
                away(gone);
            }
        }
        if (!movers.isEmpty()) {
            moved(movers, suspects);
        }
        appeared(strangers);
    }

    /** Says whether the stone that left {@code gone} may be the one at rest: it left first, and not longer before than a slide takes. */
    private boolean mayBe(Point gone, Rest rest) {
        long tookNanos = rest.sinceNanos() - now.sinceNanos(gone);
        return tookNanos >= 0 && tookNanos <= Reading.SLIDE_NANOS;
    }

    private void away(Point gone) {
        long sinceNanos = now.sinceNanos(gone);
        boolean loose = expected.loose().has(gone.index());
        if (loose) {
            if (press || told.has(gone.index()) || over(sinceNanos + liftedNanos)) {
                observations.add(new Observation.Lifted(gone, sinceNanos));
            }
        } else if (over(sinceNanos + Reading.PATIENCE_NANOS)) {
            observations.add(new Observation.Vanished(gone, sinceNanos));
        }
    }

    private void moved(List<Point> movers, List<Rest> suspects) {
        Rest first = suspects.get(0);
        Rest last = suspects.get(suspects.size() - 1);
        Point mover = movers.get(0);
        boolean oneMover = movers.size() == 1;
        if (oneMover && expected.loose().has(mover.index())) {
            if (together(suspects, 0)) {
                observations.add(new Observation.Ambiguous(
                        suspects.stream().map(Rest::point).toList(), first.sinceNanos()));
            } else {
                // A further stone is compared again once the game expects this one at its new place.
                observations.add(new Observation.Slid(mover, first.point(), first.sinceNanos()));
            }
        } else if (press || told.has(mover.index()) || over(last.sinceNanos() + Reading.SLIDE_NANOS)) {
            observations.add(
                    oneMover && suspects.size() == 1
                            ? new Observation.Displaced(mover, first.point(), first.sinceNanos())
                            : new Observation.Disturbed(
                                    movers, suspects.stream().map(Rest::point).toList(), last.sinceNanos()));
        }
    }

    private void appeared(List<Rest> strangers) {
        for (int i = 0; i < strangers.size(); i++) {
            Rest rest = strangers.get(i);
            List<Point> loose = looseWith(rest);
            if (!loose.isEmpty()) {
                loose.addAll(pointsFrom(strangers, i));
                observations.add(new Observation.Ambiguous(loose, rest.sinceNanos()));
                return;
            }
            Optional<Rest> byHand = byHandWith(rest);
            if (byHand.isPresent()) {
                observations.add(new Observation.Ambiguous(
                        List.of(rest.point(), byHand.get().point()), rest.sinceNanos()));
                return;
            }
            if (together(strangers, i)) {
                // Which of the later ones is a move depends on what these turn out to be.
                observations.add(new Observation.Ambiguous(pointsFrom(strangers, i), rest.sinceNanos()));
                return;
            }
            observations.add(new Observation.Appeared(rest.point(), rest.sinceNanos()));
        }
    }

    private static List<Point> pointsFrom(List<Rest> strangers, int first) {
        return strangers.subList(first, strangers.size()).stream()
                .map(Rest::point)
                .toList();
    }

    /** Returns the loose stones that came back in the moment in which this one came: the stone was slid, and its ghost is where it was. */
    private List<Point> looseWith(Rest rest) {
        List<Point> loose = points(expected.loose().and(now.settled()).minus(expected.byHand()));
        loose.removeIf(point -> !now.together(point, rest.point()));
        return loose;
    }

    /**
     * Returns a site that was already entered by hand when it closed in the same moment. Its own closing says nothing about stones, but the other may be the
     * ghost of a stone on it: a reed can be called broken that is not.
     */
    private Optional<Rest> byHandWith(Rest rest) {
        return now.beyond(expected.standing()).stream()
                .filter(other -> other.point() != rest.point()
                        && openByHand.has(other.point().index())
                        && Math.abs(other.sinceNanos() - rest.sinceNanos()) < Reading.DOUBT_NANOS)
                .findFirst();
    }

    /** Says whether the stone at {@code i} and the next came to rest too close together in time to have an order. */
    private static boolean together(List<Rest> rests, int i) {
        return i + 1 < rests.size()
                && rests.get(i + 1).sinceNanos() - rests.get(i).sinceNanos() < Reading.DOUBT_NANOS;
    }

    /** Says whether this moment has come, and keeps it as the next to look at if not. */
    private boolean over(long dueNanos) {
        if (nowNanos - dueNanos >= 0) {
            return true;
        }
        if (nextDueNanos == Long.MAX_VALUE || dueNanos - nextDueNanos < 0) {
            nextDueNanos = dueNanos;
        }
        return false;
    }

    private static List<Point> points(Sites sites) {
        List<Point> points = new ArrayList<>(sites.size());
        for (int site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
            points.add(Point.at(site));
        }
        return points;
    }
}
