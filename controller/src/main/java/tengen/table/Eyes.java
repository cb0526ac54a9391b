package tengen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.FreeStone;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.PlacedStone;
import tengen.game.Play;
import tengen.game.Sight;
import tengen.sensing.Expectation;
import tengen.sensing.Observation;
import tengen.sensing.Occupancy;
import tengen.sensing.Orientation;
import tengen.sensing.Reading;
import tengen.sensing.Rest;
import tengen.sensing.Settler;

/** What the table sees of its board: runs of frames in, differences from the game's record out. Loop thread only. */
final class Eyes {
    /** A longer stretch without a good frame may hide a stone: the same limit as the scanning's. */
    private static final long GAP_NANOS = 50_000_000L;

    private final Settler settler;
    private final Reading reading;
    private final long settleNanos;
    private final Diagnosis diagnosis = new Diagnosis();
    private final BlockOrder order = new BlockOrder();
    private final Haste haste = new Haste();

    /** Points as counted from the near side, and as the opener counts them, whose reeds are known to be broken. */
    private final Sites broken;

    private Sites mute;
    private Orientation orientation = Orientation.UPRIGHT;
    private @Nullable Play lookedAt;
    private @Nullable Occupancy lookedOn;
    private Expectation expectation = Expectation.of(Sites.NONE, Sites.NONE);
    private Pending pending = Pending.NONE;
    private boolean open;
    private boolean lost;
    private long firstNanos;
    private long seenNanos;
    private long gapStartNanos;
    private long gapEndNanos;

    /**
     * Opens the eyes.
     *
     * @param broken points as counted from the near side whose reeds are known to be broken: what they show is no stone, and may still explain another's ghost
     */
    Eyes(long settleNanos, Sites broken) {
        this.settleNanos = settleNanos;
        this.broken = broken;
        this.mute = broken;
        this.settler = new Settler(settleNanos);
        this.reading = new Reading(settleNanos);
    }

    /** Looks at the board from the opener's side. */
    void turnFor(GameState state) {
        orientation = Seating.of(state).openerFar() ? Orientation.HALF : Orientation.UPRIGHT;
        mute = orientation.turn(broken);
    }

    /** Takes a run; returns whether the board had been lost before. */
    boolean take(Seen wired) {
        Seen run = orientation.turn(wired);
        if (!open) {
            open = true;
            firstNanos = run.sinceNanos();
            gapStartNanos = run.sinceNanos();
            gapEndNanos = run.sinceNanos();
        } else if (run.sinceNanos() - seenNanos > GAP_NANOS) {
            // Two gaps with too little between them to see what stands are one.
            gapStartNanos = seenNanos - gapEndNanos < settleNanos ? gapStartNanos : seenNanos;
            gapEndNanos = run.sinceNanos();
        }
        seenNanos = run.seenNanos();
        // That a broken reed flickers is no news.
        Sites sound = run.closed().minus(mute);
        diagnosis.accept(sound.equals(run.closed()) ? run : new Seen(sound, run.sinceNanos(), run.seenNanos()));
        settler.accept(run);
        boolean back = lost;
        lost = false;
        return back;
    }

    /** Returns the sites that have begun to flicker since the last call. */
    List<Point> noisy() {
        return diagnosis.noisy();
    }

    /** Returns what an observation says about the board's health beside what it says about stones. */
    Optional<Command> ailment(Observation seen) {
        return Diagnosis.ailment(seen, settler.occupancy());
    }

    /** Hears why something was refused. */
    void refused(Event.RefusalReason reason, Play play) {
        order.refused(reason, play, seenNanos);
    }

    void lose() {
        lost = true;
    }

    /** Says whether stones that stand have had the time to settle since the first frame. */
    boolean isReady() {
        return open && seenNanos - firstNanos >= settleNanos;
    }

    /** Says whether the board has been seen well enough to tell how it was at this stamp: in a newer frame, or settled again when it was hidden then. */
    boolean seenPast(long stampNanos) {
        return open && !lost && seenNanos - frameFor(stampNanos) >= 0;
    }

    /**
     * Returns the first moment whose frame tells how the board was at this stamp. What changed while nobody saw it changed in no order that one frame could
     * tell: a stone that was slid then, and one that only flickers now, look the same until they have settled.
     */
    long frameFor(long stampNanos) {
        return hidden(stampNanos) ? hiddenUntilNanos(stampNanos) + settleNanos : stampNanos + 1;
    }

    private boolean hidden(long stampNanos) {
        return firstNanos - stampNanos >= 0 || (stampNanos - gapStartNanos > 0 && gapEndNanos - stampNanos >= 0);
    }

    /** Returns the first frame after the gap in which a stamp lies; before the first frame of all, after a crash, that one. */
    private long hiddenUntilNanos(long stampNanos) {
        return firstNanos - stampNanos >= 0 ? firstNanos : gapEndNanos;
    }

    /** Says whether every stone that began to stand before this moment has settled or gone, as far as the board can be seen. */
    boolean settledUpTo(long nanos) {
        return !open || lost || (seenNanos - nanos > 0 && !settler.waitsFor(nanos));
    }

    /** Says whether a stone that rests since this moment stood there before anybody looked. */
    boolean stoodBefore(long sinceNanos) {
        return sinceNanos - firstNanos <= 0;
    }

    boolean stands(Point point) {
        return settler.occupancy().has(point);
    }

    /** Returns what is new against the record; to be asked again after every change of it. */
    @SuppressWarnings(
            "ReferenceEquality") // both are immutable: the very same objects cannot differ, and comparing 225 points a
    // thousand times a second costs
    List<Observation> look(Play play) {
        boolean same = play == lookedAt && settler.occupancy() == lookedOn && seenNanos - reading.nextDueNanos() < 0;
        if (same) {
            return List.of();
        }
        if (play != lookedAt) {
            haste.note(play);
            expectation = expectation(play);
        }
        lookedAt = play;
        lookedOn = settler.occupancy();
        return reading.compare(settler.occupancy(), expectation, seenNanos);
    }

    /** Says everything that holds once more at the next look. */
    void forget() {
        reading.forget();
        order.forget();
        lookedAt = null;
    }

    /**
     * Says whether the board tells what a key means. It does not while a site waits that may be another stone than it seems, or none: of several any may be the move,
     * and so may none where the turn can be made without a stone or with one less; and the mover's own may have fallen from a hand while one waits that came too soon
     * beside it. OPTION and CALL are in no hurry, and wait for every site. What waited at the stamp is remembered until the settle time has passed: then what stands
     * of it was a stone, whatever touched it meanwhile, and what is gone was none.
     */
    boolean tells(Play play, KeyReported key) {
        haste.note(play);
        long stampNanos = key.stampNanos();
        if (pending.stampNanos() != stampNanos) {
            Sites waiting = hidden(stampNanos) ? Sites.NONE : settler.waiting(stampNanos);
            boolean waits = switch (key.key()) {
                case LEVER_A, LEVER_B -> contested(play, stampNanos, waiting);
                case OPTION_A, OPTION_B, CALL_A, CALL_B -> true;
                case DRAW_A, DRAW_B, RESIGN_A, RESIGN_B, ARBITER -> false;
            };
            if (waiting.isEmpty() || !waits) {
                return true;
            }
            pending = new Pending(stampNanos, waiting);
        }
        long dueNanos = pendingDueNanos();
        // One that bounced when a hand went away needs once more as long.
        return seenNanos - dueNanos >= 0
                && (seenNanos - (dueNanos + settleNanos) >= 0
                        || settler.unsettled(pending.sites()).isEmpty());
    }

    /** A key that waits for these sites. */
    private record Pending(long stampNanos, Sites sites) {
        static final Pending NONE = new Pending(Long.MIN_VALUE, Sites.NONE);
    }

    private boolean pendingHidden() {
        return gapStartNanos - pending.stampNanos() >= 0
                && gapStartNanos - (pending.stampNanos() + settleNanos) < 0
                && gapEndNanos - gapStartNanos > 0;
    }

    private long pendingDueNanos() {
        return (pendingHidden() ? gapEndNanos : pending.stampNanos()) + settleNanos;
    }

    private boolean contested(Play play, long untilNanos, Sites waiting) {
        if (waiting.isEmpty()) {
            return false;
        }
        Sites own = own(play);
        Sight settled = sight(settler.occupancy(), pressed(play), own, byHand(play), untilNanos, Sites.NONE);
        if (play.atThePress() || play.bare()) {
            return play.mayEndWith(play.extra(settled).size());
        }
        boolean fallen = settled.extra().stream()
                .filter(stone -> own.and(settler.raw()).has(stone.point().index()))
                .anyMatch(mine ->
                        haste.afterPress(mine) || waits(waiting).anyMatch(other -> Haste.together(mine, other)));
        return fallen || settler.contested(untilNanos, own).size() > 1;
    }

    private Stream<PlacedStone> waits(Sites waiting) {
        List<PlacedStone> waits = new ArrayList<>();
        for (int site = waiting.next(0); site >= 0; site = waiting.next(site + 1)) {
            waits.add(new PlacedStone(Point.at(site), settler.rawSinceNanos(Point.at(site))));
        }
        return waits.stream();
    }

    /** Returns the board beside the pressed record as of a press or CALL: what had begun to stand by then and still stands counts at once. */
    Sight sightAt(Play play, long stampNanos) {
        haste.note(play);
        // A stone set down while the board was not seen is first seen after the gap; the press in the gap was made with
        // it. So was a press before the first frame, after a crash.
        long untilNanos = hidden(stampNanos) ? hiddenUntilNanos(stampNanos) : stampNanos;
        Sites own = own(play);
        Sites held = Sites.of(play.held().stream().mapToInt(Point::index).toArray());
        Sites waited = pending.stampNanos() == stampNanos ? pending.sites() : Sites.NONE;
        Occupancy then = settler.occupancy();
        if (waited.isEmpty()) {
            then = play.atThePress() ? settler.closeWindow(untilNanos) : settler.closeWindow(untilNanos, own, held);
        } else if (pendingHidden()) {
            untilNanos = gapEndNanos;
        }
        Sight seen = sight(then, pressed(play), own, byHand(play), untilNanos, waited);
        Sight now = order.sight(seen, play, gapEndNanos);
        if (settler.wavers(own, held)) {
            // Is the stone in the mover's hand, and the other one his move, or does a reed flicker? Nothing is guessed.
            now = new Sight(
                    now.extra().stream()
                            .filter(stone -> !own.has(stone.point().index()))
                            .toList(),
                    true,
                    now.missing());
        }
        return Haste.doubt(Remembered.sight(now, play, firstNanos), haste.fallen(seen, play));
    }

    private static Sites own(Play play) {
        return play.standing() ? sites(play.unpressed().stream().toList()) : Sites.NONE;
    }

    /** Returns the board beside the pressed record as it has settled by now. */
    Sight sight(Sites pressed) {
        Sight now = sight(settler.occupancy(), pressed, Sites.NONE, expectation.byHand(), seenNanos, Sites.NONE);
        return lookedAt == null ? now : Haste.doubt(now, haste.fallen(now, lookedAt));
    }

    private Sight sight(Occupancy occupancy, Sites pressed, Sites own, Sites byHand, long untilNanos, Sites waited) {
        List<PlacedStone> extra = new ArrayList<>();
        for (Rest rest : occupancy.beyond(pressed)) {
            boolean later = rest.sinceNanos() - untilNanos > 0;
            if (!later || waited.has(rest.point().index())) {
                // What was touched again after the press stood there at the press.
                long sinceNanos = later ? untilNanos : rest.sinceNanos();
                extra.add(new PlacedStone(rest.point(), sinceNanos, occupancy.firstSetNanos(rest.point())));
            }
        }
        List<Point> missing = new ArrayList<>();
        Sites gone = pressed.minus(occupancy.settled());
        for (int site = gone.next(0); site >= 0; site = gone.next(site + 1)) {
            missing.add(Point.at(site));
        }
        List<Point> doubted = doubted(occupancy, extra, own, byHand.or(mute));
        // A ghost is told by them; the game never hears of them.
        extra.removeIf(stone -> mute.has(stone.point().index()));
        doubted.removeIf(point -> mute.has(point.index()));
        return new Sight(extra, doubted, missing);
    }

    /** Returns the stones that came in one moment with another; the mover's own, which is known, only if it came back in such a moment. */
    private List<Point> doubted(Occupancy occupancy, List<PlacedStone> extra, Sites own, Sites byHand) {
        // A site that was closed when it was called broken tells nothing of what came with it.
        Sites silent = byHand.minus(reading.openByHand());
        List<Point> doubted = new ArrayList<>();
        List<PlacedStone> speaking = extra.stream()
                .filter(stone -> !silent.has(stone.point().index()))
                .toList();
        for (PlacedStone stone : speaking) {
            for (PlacedStone other : speaking) {
                boolean mine =
                        own.has(stone.point().index()) || own.has(other.point().index());
                boolean together = occupancy.together(stone.point(), other.point())
                        || (!mine && Math.abs(stone.sinceNanos() - other.sinceNanos()) < Reading.DOUBT_NANOS);
                if (together && !stone.equals(other)) {
                    doubted.add(stone.point());
                    break;
                }
            }
        }
        return doubted;
    }

    /** Returns when a frame is needed even if nothing changes, or Long.MAX_VALUE. */
    long nextDueNanos() {
        long dueNanos = Math.min(settler.nextDueNanos(), reading.nextDueNanos());
        boolean waits = !pending.sites().isEmpty() && seenNanos - pendingDueNanos() < 0;
        return waits ? Math.min(dueNanos, pendingDueNanos()) : dueNanos;
    }

    long seenNanos() {
        return seenNanos;
    }

    static Sites pressed(Play play) {
        return sites(play.pressedMoves());
    }

    private Expectation expectation(Play play) {
        Sites loose = Sites.NONE;
        if (play.standing()) {
            loose = sites(play.unpressed().stream().toList());
        }
        for (Point point : play.held()) {
            loose = loose.with(point.index());
        }
        if (play.choosing()) {
            for (Point point : play.progress().offers()) {
                loose = loose.with(point.index());
            }
        }
        return new Expectation(pressed(play).or(loose), loose, byHand(play).or(mute));
    }

    private static Sites byHand(Play play) {
        Sites byHand = Sites.NONE;
        for (Point point : play.entered()) {
            byHand = byHand.with(point.index());
        }
        for (FreeStone stone : play.free()) {
            byHand = stone.byHand() ? byHand.with(stone.point().index()) : byHand;
        }
        return byHand;
    }

    private static Sites sites(List<Move> moves) {
        Sites sites = Sites.NONE;
        for (Move move : moves) {
            if (move.point().isPresent()) {
                sites = sites.with(move.point().get().index());
            }
        }
        return sites;
    }
}
