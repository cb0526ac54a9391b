package tengen.sim.world;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** Hands that bring a stone to a point as people do: usually straight, now and then in one of the ways that trouble boards. */
public final class Hands {
    /** What hands did, in the order of {@link HandRates}. */
    public enum Manner {
        PLAIN,
        SLIDE,
        TAP,
        HOVER,
        CARRY,
        STRAIGHTEN,
        NUDGE,
        OLD_NUDGE,
        DOUBLE,
        SLEEVE
    }

    private static final long MILLI = 1_000_000;

    /** Offset of a stone that is set with care: within 3 mm either way. */
    private static final int CAREFUL_MILLIMETRES = 3;

    /** A swap in fifty, at the default rate. */
    private static final int BARE_TIMES = 20;

    private final Agenda agenda;
    private final BoardWorld world;
    private final Dice dice;
    private final Dice sleeves;
    private HandRates rates;
    private long clearNanos;
    private @Nullable Point lying;
    private boolean overlooked;
    private final long[] counts = new long[Manner.values().length];

    /** Creates hands over this board. */
    public Hands(Agenda agenda, BoardWorld world, Dice dice, HandRates rates) {
        this.agenda = agenda;
        this.world = world;
        this.dice = dice.fork("hands");
        this.sleeves = dice.fork("sleeves");
        this.rates = rates;
    }

    /** From now on hands work at these rates. */
    public void rates(HandRates newRates) {
        rates = newRates;
    }

    /** Begins to bring a stone to an empty point and returns how long it takes from now until the hand has gone and the stone rests. */
    public long set(Point point) {
        long atNanos = 0;
        if (dice.chance(rates.carryPpm())) {
            atNanos = carry(point, atNanos);
        }
        if (dice.chance(rates.hoverPpm())) {
            atNanos = hover(point, atNanos);
        }
        if (dice.chance(rates.tapPpm())) {
            atNanos = tap(point, atNanos);
        }
        atNanos = dice.chance(rates.slidePpm()) ? slide(point, atNanos) : plain(point, atNanos);
        if (dice.chance(rates.straightenPpm())) {
            atNanos = straighten(point, atNanos);
        }
        if (dice.chance(rates.nudgePpm())) {
            atNanos = nudge(Manner.NUDGE, point, atNanos);
        }
        if (dice.chance(rates.oldNudgePpm())) {
            atNanos = oldNudge(point, atNanos);
        }
        if (dice.chance(rates.doublePpm())) {
            atNanos = fallen(point, atNanos);
        }
        if (sleeves.chance(rates.sleevePpm())) {
            sleeve(atNanos);
        }
        return atNanos;
    }

    /** About now a press is made for which no stone was set: a swap, a choice. People talk and point, so that a hand is over the board more often than else. */
    public void bare() {
        if (sleeves.chance(BARE_TIMES * rates.sleevePpm())) {
            sleeve(0);
        }
    }

    /** Returns how long it takes from now until a stone that fell from a hand has been picked up; 0 when none lies. */
    public long untilClearNanos() {
        return Math.max(0, clearNanos - agenda.nanos());
    }

    /** Returns how long a player waits before he sets a stone on this point: until one that fell from a hand has been picked up, unless he does not see it. */
    public long untilClearNanos(Point point) {
        return overlooked && point != lying ? 0 : untilClearNanos();
    }

    /** Returns how often this was done. */
    public long count(Manner manner) {
        return counts[manner.ordinal()];
    }

    private long plain(Point point, long atNanos) {
        counts[Manner.PLAIN.ordinal()]++;
        int right = dice.between(-CAREFUL_MILLIMETRES, CAREFUL_MILLIMETRES);
        int away = dice.between(-CAREFUL_MILLIMETRES, CAREFUL_MILLIMETRES);
        long overNanos = dice.between(20, 200) * MILLI;
        at(atNanos, () -> world.place(point, right, away, overNanos));
        return atNanos + overNanos + MILLI;
    }

    private long slide(Point point, long atNanos) {
        List<Point> from = near(point, false);
        if (from.isEmpty()) {
            return plain(point, atNanos);
        }
        Point first = from.get(dice.below(from.size()));
        count1(Manner.SLIDE);
        long restNanos = dice.between(0, 400) * MILLI;
        long dragNanos = dice.between(100, 700) * MILLI;
        at(atNanos, () -> world.place(first));
        at(atNanos + restNanos, () -> world.slide(first, point, dragNanos));
        return atNanos + restNanos + dragNanos + MILLI;
    }

    private long tap(Point point, long atNanos) {
        List<Point> near = near(point, false);
        Point tapped = dice.chance(500_000) || near.isEmpty() ? point : near.get(dice.below(near.size()));
        int times = dice.between(1, 3);
        count1(Manner.TAP);
        at(atNanos, () -> world.tap(tapped, times));
        return atNanos + times * (BoardWorld.TAP_NANOS + BoardWorld.TAP_PAUSE_NANOS) + dice.between(200, 800) * MILLI;
    }

    private long hover(Point point, long atNanos) {
        List<Point> near = near(point, false);
        if (near.isEmpty()) {
            return atNanos;
        }
        Point over = near.get(dice.below(near.size()));
        long forNanos = dice.between(40, 130) * MILLI;
        count1(Manner.HOVER);
        at(atNanos, () -> world.hover(over, forNanos));
        return atNanos + forNanos + dice.between(50, 500) * MILLI;
    }

    private long carry(Point point, long atNanos) {
        Point from = Point.at(point.column(), dice.chance(500_000) ? 0 : 14);
        long overNanos = dice.between(200, 600) * MILLI;
        int height = dice.between(4, 15);
        count1(Manner.CARRY);
        at(atNanos, () -> world.carry(from, point, height, overNanos));
        return atNanos + overNanos + dice.between(20, 100) * MILLI;
    }

    private long straighten(Point point, long atNanos) {
        long waitNanos = dice.between(50, 1500) * MILLI;
        long overNanos = dice.between(50, 300) * MILLI;
        count1(Manner.STRAIGHTEN);
        at(atNanos + waitNanos, () -> world.drag(point, point, 0, 0, overNanos));
        return atNanos + waitNanos + overNanos + MILLI;
    }

    private long nudge(Manner manner, Point point, long atNanos) {
        long waitNanos = dice.between(50, 1500) * MILLI;
        long awayNanos = dice.between(80, 1500) * MILLI;
        count1(manner);
        at(atNanos + waitNanos, () -> world.nudge(point, awayNanos));
        return atNanos + waitNanos + awayNanos + MILLI;
    }

    private long oldNudge(Point point, long atNanos) {
        List<Point> old = near(point, true);
        return old.isEmpty() ? atNanos : nudge(Manner.OLD_NUDGE, old.get(dice.below(old.size())), atNanos);
    }

    /** Another hand comes low over an empty point anywhere, for less than a stone takes to settle, about when this one has gone and the press is made. */
    private void sleeve(long atNanos) {
        Point over = Point.at(sleeves.below(Point.COUNT));
        if (world.stones().has(over.index())) {
            return;
        }
        long forNanos = sleeves.between(40, 140) * MILLI;
        count1(Manner.SLEEVE);
        at(Math.max(0, atNanos + sleeves.between(-100, 120) * MILLI), () -> world.hover(over, forNanos));
    }

    /**
     * A second stone falls on a point nearby, within 30 ms of now, and is picked up again. Half of the time it falls up to 140 ms sooner or later, so that it may
     * lie first or after the press, and its player does not see it before he presses; in half of these the next player does not see it either.
     */
    private long fallen(Point point, long atNanos) {
        List<Point> near = near(point, false);
        if (near.isEmpty()) {
            return atNanos;
        }
        Point under = near.get(dice.below(near.size()));
        long lyingNanos = dice.between(500, 2500) * MILLI;
        count1(Manner.DOUBLE);
        boolean unseen = sleeves.chance(500_000);
        int apart = unseen ? sleeves.between(-140, 140) : dice.between(-30, 30);
        long fallsNanos = Math.max(0, atNanos + apart * MILLI);
        at(fallsNanos, () -> world.place(under));
        long liftedNanos = Math.max(atNanos + 30 * MILLI, fallsNanos) + lyingNanos;
        at(liftedNanos, () -> world.lift(under));
        clearNanos = agenda.nanos() + liftedNanos + MILLI;
        overlooked = unseen && sleeves.chance(500_000);
        lying = under;
        return (unseen ? atNanos : liftedNanos) + MILLI;
    }

    /** Returns the points around this one that have a stone, or have none. */
    private List<Point> near(Point point, boolean stone) {
        Sites stones = world.stones();
        List<Point> near = new ArrayList<>();
        for (int row = Math.max(0, point.row() - 1); row <= Math.min(14, point.row() + 1); row++) {
            for (int column = Math.max(0, point.column() - 1); column <= Math.min(14, point.column() + 1); column++) {
                Point other = Point.at(column, row);
                if (other != point && stones.has(other.index()) == stone) {
                    near.add(other);
                }
            }
        }
        return near;
    }

    private void count1(Manner manner) {
        counts[manner.ordinal()]++;
    }

    private void at(long afterNanos, Runnable act) {
        agenda.change(agenda.nanos() + afterNanos, act);
    }
}
