package tengen.sim.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
    /** How high a hand carries a stone that no reed shall feel: 0.2 mT. */
    private static final int CARRIED_MICRONS = 30_000;

    /** How high a stone hovers: near enough for every reed, 7.9 mT. */
    private static final int HOVER_MICRONS = 3_000;

    /** How long each of several taps touches the board. */
    public static final long TAP_NANOS = 60_000_000;

    /** Time between two taps. */
    public static final long TAP_PAUSE_NANOS = 100_000_000;

    private static final int SOUND_PERCENT = 100;

    private final Agenda agenda;
    private final ReedChain chain;
    private final List<Runnable> stirred = new ArrayList<>();
    private final Reeds reeds;
    private final Surface surface;
    private Consumer<String> told = deed -> {};

    /** Creates an empty board whose reeds are the chain's contacts. */
    public BoardWorld(Agenda agenda, ReedChain chain, Dice dice) {
        this.agenda = agenda;
        this.chain = chain;
        this.reeds = new Reeds(agenda, chain, dice.fork("board"), this::stir);
        this.surface = new Surface(agenda, reeds, this::stir);
    }

    /** Names somebody who hears of every verb as it begins, in the words of a tape; what a tape has no word for begins with {@code #}. */
    public void onDeed(Consumer<String> listener) {
        told = listener;
    }

    private static String span(long nanos) {
        return nanos / 1_000 + "us";
    }

    /**
     * Sets a new stone down.
     *
     * @param rightMillimetres off the point, to the right of the opener
     * @param awayMillimetres off the point, away from the opener
     * @param overNanos how long setting down takes; 0 is at once
     */
    public void place(Point point, int rightMillimetres, int awayMillimetres, long overNanos) {
        place(point, rightMillimetres, awayMillimetres, overNanos, SOUND_PERCENT);
    }

    /**
     * Sets a new stone down whose magnet may be weak.
     *
     * @param percent strength of the magnet; 100 is a sound one, under about 20 no reed feels it
     */
    public void place(Point point, int rightMillimetres, int awayMillimetres, long overNanos, int percent) {
        told.accept("A place " + point + " offset=" + rightMillimetres + "," + awayMillimetres + " over="
                + span(overNanos));
        Spot spot = Spot.of(point).plusMillimetres(rightMillimetres, awayMillimetres);
        Piece piece = surface.put(new Piece(spot, overNanos == 0 ? 0 : CARRIED_MICRONS, percent));
        if (overNanos > 0) {
            surface.travel(piece, spot, 0, overNanos, () -> {});
        }
    }

    /** Sets a new stone down in the middle of a point, at once. */
    public void place(Point point) {
        place(point, 0, 0, 0);
    }

    /** Takes the stone at {@code point} away, at once; returns false if there is none. */
    public boolean lift(Point point) {
        told.accept("A lift " + point);
        Optional<Piece> piece = surface.at(point);
        piece.ifPresent(surface::take);
        return piece.isPresent();
    }

    /** Drags the stone at {@code from} over the surface to the middle of {@code to}; returns false if there is none. */
    public boolean slide(Point from, Point to, long overNanos) {
        return drag(from, to, 0, 0, overNanos);
    }

    /**
     * Drags the stone at {@code from} to a place off the middle of {@code to}: a slide, a straightening, or with much time a stone that creeps. Returns false
     * if there is none.
     */
    public boolean drag(Point from, Point to, int rightMillimetres, int awayMillimetres, long overNanos) {
        told.accept("A slide " + from + " " + to + " over=" + span(overNanos));
        Optional<Piece> piece = surface.at(from);
        Spot spot = Spot.of(to).plusMillimetres(rightMillimetres, awayMillimetres);
        piece.ifPresent(found -> surface.travel(found, spot, 0, overNanos, () -> {}));
        return piece.isPresent();
    }

    /** Holds a stone close over a point for a while, then takes it away. */
    public void hover(Point point, long forNanos) {
        told.accept("A hover " + point + " for=" + span(forNanos));
        Piece piece = surface.put(new Piece(Spot.of(point), HOVER_MICRONS, SOUND_PERCENT));
        surface.later(forNanos, () -> surface.take(piece));
    }

    /** Carries a stone over the board from one point to another at this height, then away. */
    public void carry(Point from, Point to, int heightMillimetres, long overNanos) {
        told.accept("# a stone is carried from " + from + " to " + to + ", " + heightMillimetres + " mm high");
        Piece piece = surface.put(new Piece(Spot.of(from), 1000 * heightMillimetres, SOUND_PERCENT));
        surface.travel(piece, Spot.of(to), piece.heightMicrons, overNanos, () -> surface.take(piece));
    }

    /** Touches a point with a stone {@code times} times, {@value #TAP_NANOS} ns each, {@value #TAP_PAUSE_NANOS} ns between, and takes it away. */
    public void tap(Point point, int times) {
        told.accept("A tap " + point + " times=" + times);
        touch(point, times);
    }

    private void touch(Point point, int times) {
        if (times < 1) {
            return;
        }
        Piece piece = surface.put(new Piece(Spot.of(point), 0, SOUND_PERCENT));
        surface.later(TAP_NANOS, () -> {
            surface.take(piece);
            if (times > 1) {
                surface.later(TAP_PAUSE_NANOS, () -> touch(point, times - 1));
            }
        });
    }

    /** Lifts the stone at {@code point} and puts it back, well in the middle, after a while; returns false if there is none. */
    public boolean nudge(Point point, long forNanos) {
        told.accept("A nudge " + point + " for=" + span(forNanos));
        Optional<Piece> piece = surface.at(point);
        piece.ifPresent(found -> {
            surface.take(found);
            surface.later(forNanos, () -> surface.put(new Piece(Spot.of(point), 0, found.percent)));
        });
        return piece.isPresent();
    }

    /** Takes every stone away, at once. */
    public void clear() {
        surface.pieces().forEach(surface::take);
    }

    /** Returns the points that have a stone of the world on them, whatever their reeds say. */
    public Sites stones() {
        Sites stones = Sites.NONE;
        for (int site = 0; site < Sites.COUNT; site++) {
            stones = surface.at(Point.at(site)).isPresent() ? stones.with(site) : stones;
        }
        return stones;
    }

    /** Lets a contact change by itself every {@code everyNanos} for {@code forNanos}. */
    public void noisy(Point point, long forNanos, long everyNanos) {
        told.accept("fault noisy " + point + " for=" + span(forNanos) + " every=" + span(everyNanos));
        stir();
        reeds.noisy(point.index(), everyNanos, agenda.nanos() + forNanos);
    }

    /** Breaks a reed so that it never closes, or mends it. */
    public void stuckOpen(Point point, boolean on) {
        told.accept(on ? "fault stuck-open " + point : "# stuck-open mended");
        reeds.defect(point.index(), on ? Reeds.Defect.STUCK_OPEN : Reeds.Defect.NONE);
    }

    /** Welds a reed so that it never opens, or mends it. */
    public void stuckClosed(Point point, boolean on) {
        told.accept(on ? "fault stuck-closed " + point : "# stuck-closed mended");
        reeds.defect(point.index(), on ? Reeds.Defect.STUCK_CLOSED : Reeds.Defect.NONE);
    }

    /** Bridges the diode of a point, or mends it. */
    public void diodeMissing(Point point, boolean on) {
        told.accept(on ? "fault diode-missing " + point : "# diode-missing mended");
        stir();
        chain.bridge(point.index(), on);
    }

    /** Lays the reed of a point flat under its middle, where a stone set down exactly does not close it, or mends it. */
    public void deadCentre(Point point, boolean on) {
        told.accept(on ? "fault dead-centre " + point : "# dead-centre mended");
        surface.flat(point.index(), on);
    }

    /** Makes the reed of a point so sensitive that a stone on the next point closes it, or mends it. */
    public void oversensitive(Point point, boolean on) {
        reeds.oversensitive(point.index(), on);
        surface.feel(point.index());
    }

    /** Says whether nothing of the board is moving by itself: no hand, no bounce, no noise. It then stays as it is until the next verb. */
    public boolean quiet() {
        return surface.quiet();
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
}
