package tengen.sim.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.sim.chip.ReedChain;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/**
 * The board with its stones and the hands over it. Every verb begins at the agenda's present moment; what takes time goes on as changes of the world.
 *
 * <p>Power has nothing to do with it: stones stay where they are.
 */
public final class BoardWorld {
    /** How high a hand carries a stone that no reed shall feel: 1 mT at the most. */
    private static final int CARRIED_MICRONS = 30_000;

    /** How high a stone hovers: near enough for every reed, 7.9 mT. */
    private static final int HOVER_MICRONS = 3_000;

    /** A stone lies on a point when it is nearer to it than to any other. */
    private static final int REACH_MICRONS = 12_000;

    private static final int STEP_MICRONS = 1_000;
    private static final long STEP_NANOS = 1_000_000;

    /** How long each of several taps touches the board, and the time between two. */
    public static final long TAP_NANOS = 60_000_000;

    /** Time between two taps. */
    public static final long TAP_PAUSE_NANOS = 100_000_000;

    private final Agenda agenda;
    private final ReedChain chain;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Runnable> stirred = new ArrayList<>();
    private final MagnetField field = new MagnetField();
    private final Reeds reeds;
    private Sites deadCentre = Sites.NONE;
    private int moving;

    /** Creates an empty board whose reeds are the chain's contacts. */
    public BoardWorld(Agenda agenda, ReedChain chain, Dice dice) {
        this.agenda = agenda;
        this.chain = chain;
        this.reeds = new Reeds(agenda, chain, dice.fork("board"), this::stir);
    }

    /**
     * Sets a new stone down.
     *
     * @param rightMillimetres off the point, to the right of the opener
     * @param awayMillimetres off the point, away from the opener
     * @param overNanos how long setting down takes; 0 is at once
     */
    public void place(Point point, int rightMillimetres, int awayMillimetres, long overNanos) {
        Spot spot = Spot.of(point).plusMillimetres(rightMillimetres, awayMillimetres);
        if (overNanos == 0) {
            put(new Piece(spot, 0, 100));
            return;
        }
        Piece piece = put(new Piece(spot, CARRIED_MICRONS, 100));
        travel(piece, spot, CARRIED_MICRONS, 0, overNanos, () -> {});
    }

    /** Sets a new stone down in the middle of a point, at once. */
    public void place(Point point) {
        place(point, 0, 0, 0);
    }

    /** Takes the stone at {@code point} away, at once; returns false if there is none. */
    public boolean lift(Point point) {
        Optional<Piece> piece = at(point);
        piece.ifPresent(this::take);
        return piece.isPresent();
    }

    /** Drags the stone at {@code from} over the surface to the middle of {@code to}; returns false if there is none. */
    public boolean slide(Point from, Point to, long overNanos) {
        Optional<Piece> piece = at(from);
        piece.ifPresent(found -> travel(found, Spot.of(to), 0, 0, overNanos, () -> {}));
        return piece.isPresent();
    }

    /** Holds a stone close over a point for a while, then takes it away. */
    public void hover(Point point, long forNanos) {
        Piece piece = put(new Piece(Spot.of(point), HOVER_MICRONS, 100));
        later(forNanos, () -> take(piece));
    }

    /** Touches a point with a stone {@code times} times, {@value #TAP_NANOS} ns each, {@value #TAP_PAUSE_NANOS} ns between, and takes it away. */
    public void tap(Point point, int times) {
        if (times < 1) {
            return;
        }
        Piece piece = put(new Piece(Spot.of(point), 0, 100));
        later(TAP_NANOS, () -> {
            take(piece);
            if (times > 1) {
                later(TAP_PAUSE_NANOS, () -> tap(point, times - 1));
            }
        });
    }

    /** Lifts the stone at {@code point} and puts it back, well in the middle, after a while; returns false if there is none. */
    public boolean nudge(Point point, long forNanos) {
        Optional<Piece> piece = at(point);
        piece.ifPresent(found -> {
            take(found);
            later(forNanos, () -> put(new Piece(Spot.of(point), 0, found.percent)));
        });
        return piece.isPresent();
    }

    /** Takes every stone away, at once. */
    public void clear() {
        List.copyOf(pieces).forEach(this::take);
    }

    /** Returns the points that have a stone of the world on them, whatever their reeds say. */
    public Sites stones() {
        Sites stones = Sites.NONE;
        for (int site = 0; site < Sites.COUNT; site++) {
            stones = at(Point.at(site)).isPresent() ? stones.with(site) : stones;
        }
        return stones;
    }

    /** Lets a contact change by itself every {@code everyNanos} for {@code forNanos}. */
    public void noisy(Point point, long forNanos, long everyNanos) {
        stir();
        reeds.noisy(point.index(), everyNanos, agenda.nanos() + forNanos);
    }

    /** Breaks a reed so that it never closes, or mends it. */
    public void stuckOpen(Point point, boolean on) {
        reeds.defect(point.index(), on ? Reeds.Defect.STUCK_OPEN : Reeds.Defect.NONE);
    }

    /** Welds a reed so that it never opens, or mends it. */
    public void stuckClosed(Point point, boolean on) {
        reeds.defect(point.index(), on ? Reeds.Defect.STUCK_CLOSED : Reeds.Defect.NONE);
    }

    /** Bridges the diode of a point, or mends it. */
    public void diodeMissing(Point point, boolean on) {
        stir();
        chain.bridge(point.index(), on);
    }

    /** Lays the reed of a point flat under its middle, where a stone set down exactly does not close it, or mends it. */
    public void deadCentre(Point point, boolean on) {
        deadCentre = on ? deadCentre.with(point.index()) : deadCentre.without(point.index());
        feel(point.index());
    }

    /** Says whether nothing of the board is moving by itself: no hand, no bounce, no noise. It then stays as it is until the next verb. */
    public boolean quiet() {
        return moving == 0 && reeds.quiet();
    }

    /** Adds somebody to call just before a contact changes or a hand begins to move. */
    public void onStir(Runnable listener) {
        stirred.add(listener);
    }

    private void stir() {
        for (int i = 0; i < stirred.size(); i++) {
            stirred.get(i).run();
        }
    }

    private Optional<Piece> at(Point point) {
        Spot middle = Spot.of(point);
        Piece nearest = null;
        int nearestMicrons = REACH_MICRONS;
        for (Piece piece : pieces) {
            int microns = piece.spot.micronsTo(middle);
            if (piece.heightMicrons == 0 && microns < nearestMicrons) {
                nearest = piece;
                nearestMicrons = microns;
            }
        }
        return Optional.ofNullable(nearest);
    }

    private Piece put(Piece piece) {
        pieces.add(piece);
        add(piece, 1);
        feelAll();
        return piece;
    }

    private void take(Piece piece) {
        if (pieces.remove(piece)) {
            add(piece, -1);
            feelAll();
        }
    }

    private void travel(Piece piece, Spot to, int fromHeight, int toHeight, long overNanos, Runnable then) {
        Spot from = piece.spot;
        int microns = Math.max(from.micronsTo(to), Math.abs(fromHeight - toHeight));
        long steps = Math.clamp(Math.min(microns / STEP_MICRONS, overNanos / STEP_NANOS), 1, 1000);
        advance(piece, from, to, fromHeight, toHeight, 1, (int) steps, overNanos, then);
    }

    private void advance(
            Piece piece,
            Spot from,
            Spot to,
            int fromHeight,
            int toHeight,
            int step,
            int steps,
            long overNanos,
            Runnable then) {
        long stepNanos = overNanos * step / steps - overNanos * (step - 1) / steps;
        later(stepNanos, () -> {
            if (!pieces.contains(piece)) {
                return;
            }
            add(piece, -1);
            piece.spot = from.towards(to, step, steps);
            piece.heightMicrons = fromHeight + (toHeight - fromHeight) * step / steps;
            add(piece, 1);
            feelAll();
            if (step < steps) {
                advance(piece, from, to, fromHeight, toHeight, step + 1, steps, overNanos, then);
            } else {
                then.run();
            }
        });
    }

    private void add(Piece piece, int sign) {
        field.add(piece.spot, MagnetField.DEPTH_MICRONS + piece.heightMicrons, piece.percent, sign);
    }

    private void feelAll() {
        for (int site = 0; site < Sites.COUNT; site++) {
            feel(site);
        }
    }

    private void feel(int site) {
        reeds.feel(site, deadCentre.has(site) ? flatField(site) : field.at(site));
    }

    private long flatField(int site) {
        Spot middle = Spot.of(Point.at(site));
        long sum = 0;
        for (Piece piece : pieces) {
            int dx = piece.spot.xMicrons() - middle.xMicrons();
            int dy = piece.spot.yMicrons() - middle.yMicrons();
            sum += MagnetField.flat(dx, dy, MagnetField.DEPTH_MICRONS + piece.heightMicrons) * piece.percent / 100;
        }
        return sum;
    }

    private void later(long afterNanos, Runnable change) {
        stir();
        moving++;
        agenda.change(agenda.nanos() + afterNanos, () -> {
            moving--;
            change.run();
        });
    }
}
