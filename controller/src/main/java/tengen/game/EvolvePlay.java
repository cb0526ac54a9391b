package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.opening.Step;

/** Remembers what happens within one game. */
final class EvolvePlay {
    private EvolvePlay() {}

    static Play evolve(Play play, Event event) {
        PlayEdit edit = play.edit();
        switch (event) {
            case Event.StonePlaced e -> {
                boolean replaces = play.standing() && play.number() == e.number();
                if (e.byHand() && replaces) {
                    // What the reeds told was never the mover's: he touched this one first.
                    edit.touched = Optional.empty();
                }
                edit.stone(new Move(
                        e.number(),
                        e.seat(),
                        Optional.of(e.point()),
                        e.placedNanos(),
                        false,
                        play.progress().step()));
                edit.held(e.point(), false);
                if (e.byHand()) {
                    edit.entered = plus(play.entered(), e.point());
                }
            }
            case Event.Passed e -> {
                List<Move> moves = new ArrayList<>(play.moves());
                moves.add(new Move(
                        e.number(),
                        e.seat(),
                        Optional.empty(),
                        e.atNanos(),
                        false,
                        play.progress().step()));
                edit.moves = moves;
            }
            case Event.TurnEnded e -> turnEnded(edit, play, e);
            case Event.PeriodEntered e -> {
                edit.clock = play.clock().with(e.seat(), e.side()).started(e.seat(), e.atNanos(), e.turnNanos());
                edit.markedNanos = 0;
            }
            case Event.ClocksMarked e -> edit.markedNanos = e.usedNanos();
            case Event.Marked e -> marked(edit, play, e);
            case Event.ColoursSwapped e -> edit.black = play.black().other();
            case Event.OffersDeclared e -> edit.progress = play.progress().declaring(e.n());
            case Event.OffersPlaced e -> edit.progress = play.progress().offering(e.points());
            case Event.DrawOffered e -> edit.draw = Optional.of(e.seat());
            case Event.DrawDeclined e -> edit.draw = Optional.empty();
            case Event.DrawAcknowledged e -> edit.acknowledged = plus(play.acknowledged(), e.seat());
            case Event.ClaimRuled e -> edit.claim = Optional.empty();
            case Event.ViolationGiven e -> {
                edit.violationsA = e.seat() == Seat.A ? e.count() : play.violationsA();
                edit.violationsB = e.seat() == Seat.B ? e.count() : play.violationsB();
            }
            case Event.FreeStoneSet e ->
                edit.free(e.point(), Optional.of(new FreeStone(e.point(), e.placedNanos(), e.number(), e.byHand())));
            case Event.FreeStoneLifted e -> edit.free(e.point(), Optional.empty());
            case Event.AbsenceNoted e -> edit.docket = play.docket().absent(e.seat(), true);
            case Event.SeatArrived e -> edit.docket = play.docket().absent(e.seat(), false);
            case Event.RequestMade e ->
                edit.docket = play.docket().asking(Optional.of(new Docket.Plea(e.seat(), e.kind(), e.nanos())));
            case Event.RequestAnswered e -> edit.docket = play.docket().asking(Optional.empty());
            case Event.MoveCorrected e -> corrected(edit, play, e);
            case Event.Irregularity e -> irregular(edit, play, e);
            default -> {
                // The rest tells the arbiter something and changes nothing here.
            }
        }
        return edit.done();
    }

    private static void marked(PlayEdit edit, Play play, Event.Marked e) {
        if (e.mark() == Event.Mark.NUMBER) {
            edit.progress = play.progress().tapping(e.n());
        } else {
            edit.mark = e.mark();
            boolean stoneless = e.mark() == Event.Mark.SWAP || e.mark() == Event.Mark.PASS;
            if (stoneless && !play.standing() && play.unpressed().isPresent()) {
                // A stone that was put on and taken off again is no move of a turn that is a swap or a pass.
                List<Move> moves = new ArrayList<>(play.moves());
                moves.removeLast();
                edit.moves = moves;
            }
        }
    }

    private static void turnEnded(PlayEdit edit, Play play, Event.TurnEnded e) {
        List<Move> moves = new ArrayList<>(play.moves());
        // A block of the opening is several moves and one press.
        moves.replaceAll(move -> move.pressed() ? move : move.asPressed());
        edit.moves = moves;
        edit.turnOf(e.seat().other());
        edit.progress = play.progress().at(e.step()).after(e.seat(), play.moves());
        edit.free = List.of();
        if (e.step() != Step.END) {
            begun(edit, play, play.rules().opening().step(e.step()));
        }
        edit.clock = play.clock().with(e.seat(), e.side()).started(e.seat().other(), e.atNanos(), 0);
        edit.markedNanos = 0;
    }

    /** Begins a turn of the opening; stones of a turn that counts at the press are not held for it. */
    private static void begun(PlayEdit edit, Play play, Step step) {
        edit.black = BlackSeat.asBegun(step, edit.moves.size() + 1, edit.mover).orElse(edit.black);
        if (!step.single()) {
            edit.held = List.of();
        }
        if (step.form() == Step.Form.REMOVAL) {
            // The offers stand on; one that the reeds do not see stands because the arbiter said so.
            edit.free = play.free().stream()
                    .filter(stone -> edit.progress.offers().contains(stone.point()))
                    .toList();
        }
    }

    private static void corrected(PlayEdit edit, Play play, Event.MoveCorrected e) {
        List<Move> moves = new ArrayList<>(play.moves());
        if (e.number() > moves.size()) {
            return;
        }
        Move old = moves.get(e.number() - 1);
        moves.set(
                e.number() - 1,
                new Move(old.number(), old.seat(), Optional.of(e.to()), old.placedNanos(), old.pressed(), old.step()));
        edit.moves = moves;
        if (e.from() == e.to()) {
            // The stone stands where it was, and its reed does not see it.
            edit.entered = plus(play.entered(), e.to());
        }
    }

    private static void irregular(PlayEdit edit, Play play, Event.Irregularity e) {
        Optional<Point> own = play.unpressed().flatMap(Move::point);
        for (Point point : e.points()) {
            switch (e.kind()) {
                // One that is in the record already, as the early reply it is taken for, is held no more.
                case SECOND_STONE -> edit.held(point, own.filter(point::equals).isEmpty());
                case STONE_LIFTED -> {
                    edit.held(point, false);
                    edit.standing = edit.standing && own.filter(point::equals).isEmpty();
                }
                case STUCK_SITE -> edit.entered = plus(edit.entered, point);
                default -> {
                    // Nothing about the turn's stones.
                }
            }
        }
    }

    private static <T> List<T> plus(List<T> list, T item) {
        List<T> more = new ArrayList<>(list);
        if (!more.contains(item)) {
            more.add(item);
        }
        return more;
    }
}
