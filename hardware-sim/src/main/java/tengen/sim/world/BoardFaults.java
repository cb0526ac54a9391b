package tengen.sim.world;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.sim.chip.ChainFaults;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** Draws the faults that a board has during one game and enters them into the agenda. */
public final class BoardFaults {
    /** A kind of fault, in the order of {@link BoardRates}. */
    public enum Kind {
        NOISY,
        STUCK_OPEN,
        DEAD_CENTRE,
        DIODE_MISSING,
        STUCK_CLOSED,
        SPI_ERRORS,
        BROWN_OUT,
        FROZEN,
        BIT_SLIPS,
        SETTLE
    }

    private static final long MILLI = 1_000_000;

    private final Agenda agenda;
    private final BoardWorld world;
    private final ChainFaults chain;
    private final Dice dice;
    private final Consumer<String> told;
    private final long[] counts = new long[Kind.values().length];

    /** Creates the faults of this board; none is drawn yet. */
    public BoardFaults(Agenda agenda, BoardWorld world, ChainFaults chain, Dice dice) {
        this(agenda, world, chain, dice, deed -> {});
    }

    /**
     * Creates the faults of this board; none is drawn yet.
     *
     * @param told hears of each trouble of the chain as it comes, in the words of a tape; those of the sites are the board's to tell
     */
    public BoardFaults(Agenda agenda, BoardWorld world, ChainFaults chain, Dice dice, Consumer<String> told) {
        this.told = told;
        this.agenda = agenda;
        this.world = world;
        this.chain = chain;
        this.dice = dice.fork("board faults");
    }

    /**
     * Draws and enters the faults of a game that begins now.
     *
     * @param moves the points that will be played: a broken site that nobody uses troubles nobody
     * @param gameNanos how long the game will take
     */
    public void enter(BoardRates rates, List<Point> moves, long gameNanos) {
        drawn(Kind.NOISY, rates.noisyPpm(), gameNanos, () -> noisy(moves));
        drawn(Kind.STUCK_OPEN, rates.stuckOpenPpm(), 1, () -> world.stuckOpen(any(moves), true));
        drawn(Kind.DEAD_CENTRE, rates.deadCentrePpm(), 1, () -> world.deadCentre(any(moves), true));
        drawn(Kind.DIODE_MISSING, rates.diodePpm(), 1, () -> world.diodeMissing(any(moves), true));
        drawn(Kind.STUCK_CLOSED, rates.stuckClosedPpm(), gameNanos, this::weld);
        drawn(Kind.SPI_ERRORS, rates.errorsPpm(), gameNanos, this::errors);
        drawn(Kind.BROWN_OUT, rates.brownOutPpm(), gameNanos, () -> brownOut(dice.between(20, 500)));
        drawn(Kind.FROZEN, rates.frozenPpm(), gameNanos, () -> frozen(dice.between(50, 5000)));
        drawn(Kind.BIT_SLIPS, rates.slipsPpm(), gameNanos, () -> {
            told.accept("# the chain slips bits for a while");
            chain.bitSlips(dice.between(500, 20_000), dice.between(1, 30) * 1000L * MILLI);
        });
        drawn(Kind.SETTLE, rates.settlePpm(), gameNanos, this::settle);
    }

    /** Returns how often this fault was entered. */
    public long count(Kind kind) {
        return counts[kind.ordinal()];
    }

    private void drawn(Kind kind, int ppm, long gameNanos, Runnable fault) {
        if (dice.chance(ppm)) {
            counts[kind.ordinal()]++;
            agenda.change(agenda.nanos() + dice.between(0, gameNanos - 1), fault);
        }
    }

    private void noisy(List<Point> moves) {
        Point point = dice.chance(500_000) ? any(moves) : Point.at(dice.below(Sites.COUNT));
        world.noisy(point, dice.between(1000, 5000) * MILLI, dice.between(15, 40) * MILLI);
    }

    /** Contacts weld while they are closed. */
    private void weld() {
        Sites stones = world.stones();
        if (!stones.isEmpty()) {
            int site = stones.next(dice.below(Sites.COUNT));
            world.stuckClosed(Point.at(site < 0 ? stones.next(0) : site), true);
        }
    }

    private void brownOut(int forMillis) {
        told.accept("fault brown-out for=" + forMillis + "ms");
        chain.brownOut(forMillis * MILLI);
    }

    private void frozen(int forMillis) {
        told.accept("fault frozen for=" + forMillis + "ms");
        chain.frozen(forMillis * MILLI);
    }

    private void errors() {
        int ppm = dice.between(1_000, 20_000);
        long forNanos = dice.between(1, 60) * 1000L * MILLI;
        told.accept(String.format(Locale.ROOT, "fault spi-errors rate=%.6f for=%dms", 2 * ppm / 1e6, forNanos / MILLI));
        chain.spiErrors(ppm, forNanos);
        chain.spiThrows(ppm, forNanos);
    }

    private void settle() {
        int nanos = dice.between(0, 15_000);
        told.accept("fault settle " + nanos / 1_000 + "us");
        chain.settle(nanos);
        agenda.change(agenda.nanos() + dice.between(100, 2000) * MILLI, () -> chain.settle(-1));
    }

    private Point any(List<Point> moves) {
        return moves.get(dice.below(moves.size()));
    }
}
