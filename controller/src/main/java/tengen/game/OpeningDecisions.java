package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.opening.Step;
import tengen.engine.opening.Step.Otherwise;
import tengen.game.Event.RefusalReason;

/** The press that ends a turn of the opening whose stones count only then: blocks, offers, removals, choices. What stands at the press is what counts. */
final class OpeningDecisions {
    private final Story story;
    private final Command.PressLever press;
    private final Step step;
    private final List<PlacedStone> extra;

    private OpeningDecisions(Story story, Command.PressLever press, Step step) {
        this.story = story;
        this.press = press;
        this.step = step;
        this.extra = story.running().extra(press.sight());
    }

    static void press(Story story, Command.PressLever press, Step step) {
        new OpeningDecisions(story, press, step).decide();
    }

    private void decide() {
        List<Point> doubted = maybeNone();
        if (!doubted.isEmpty()) {
            story.tell(new Event.Irregularity(Event.Oddity.AMBIGUOUS, doubted));
            refuse(RefusalReason.BOARD_UNCLEAR);
        } else if (step.form() == Step.Form.REMOVAL) {
            removal();
        } else if (step.form() == Step.Form.CHOICE) {
            choice();
        } else if (extra.isEmpty()) {
            withoutStones();
        } else if (step.form() == Step.Form.OFFERS) {
            offers(step.offers() == Step.DECLARED ? story.running().progress().declared() : step.offers(), step.next());
        } else {
            stones();
        }
    }

    /** Returns the stones of which nobody can say that they were set, where the turn is another one without them, and just as good. */
    private List<Point> maybeNone() {
        List<Point> doubted = doubted();
        boolean otherTurn = IntStream.rangeClosed(1, doubted.size())
                .anyMatch(fewer -> story.running().mayEndWith(extra.size() - fewer));
        boolean swap = step.maySwap() && doubted.size() == extra.size();
        return otherTurn || swap ? doubted : List.of();
    }

    private void withoutStones() {
        if (step.maySwap() && story.running().mark() == Event.Mark.SWAP) {
            swap(story, press.stampNanos(), step);
        } else {
            refuse(RefusalReason.NO_STONE_YET);
            if (story.running().unseen().isEmpty()) {
                story.tell(new Event.Irregularity(Event.Oddity.PRESS_WITHOUT_STONE, List.of()));
            }
        }
    }

    /** The swap right is used: one turn, no stone. */
    static void swap(Story story, long atNanos, Step step) {
        story.tell(new Event.ColoursSwapped(story.running().mover()));
        LeverDecisions.endTurn(story, atNanos, step.afterSwap());
    }

    private void stones() {
        Otherwise otherwise = step.otherwise();
        int most = otherwise.count() == Step.MAX_N ? story.running().rules().maxN() : otherwise.count();
        if (otherwise.kind() == Otherwise.Kind.OFFERS
                && extra.size() > step.zones().size()) {
            offers(otherwise.count() == Step.MAX_N ? Math.min(extra.size(), most) : most, otherwise.next());
        } else if (otherwise.kind() == Otherwise.Kind.TWO_STONES && extra.size() == otherwise.count()) {
            block(List.of(), otherwise.count(), otherwise.next());
        } else {
            block(step.zones(), step.zones().size(), step.next());
        }
    }

    private void block(List<tengen.engine.opening.Zone> zones, int count, int next) {
        Play play = story.running();
        List<Point> points = points(extra);
        List<Point> all = new ArrayList<>();
        play.moves().forEach(move -> move.point().ifPresent(all::add));
        all.addAll(points);
        boolean third = play.moves().size() < 3 && all.size() >= 3;
        Optional<RefusalReason> wrong = count(count, RefusalReason.STONES_MISSING, RefusalReason.STONES_SURPLUS)
                .or(() -> count > 1 ? orderUnclear() : Optional.empty())
                .or(() -> OpeningChecks.zones(zones, points))
                .or(() -> third ? OpeningChecks.shape(play, all) : Optional.empty())
                .or(() -> OpeningChecks.numberMissing(play, step)
                        ? Optional.of(RefusalReason.NUMBER_MISSING)
                        : Optional.empty());
        if (wrong.isPresent()) {
            refuse(wrong.get());
            return;
        }
        declined();
        for (PlacedStone stone : extra) {
            place(stone, play.mover());
        }
        drawDeclined();
        LeverDecisions.nameAndDeclare(story, step);
        LeverDecisions.endTurn(story, press.stampNanos(), next);
    }

    private void offers(int count, int next) {
        Play play = story.running();
        // All are black: one that was picked up and put back is the same offer.
        List<Point> points = points(play.extra(press.sight().asFirstSet()));
        Optional<RefusalReason> wrong = count(count, RefusalReason.OFFERS_MISSING, RefusalReason.OFFERS_SURPLUS)
                .or(() -> press.sight().hidden() ? Optional.of(ambiguous()) : unclear())
                .or(() -> OpeningChecks.equivalent(play, points));
        if (wrong.isPresent()) {
            refuse(wrong.get());
            return;
        }
        declined();
        story.tell(new Event.OffersPlaced(points));
        drawDeclined();
        LeverDecisions.endTurn(story, press.stampNanos(), next);
    }

    private void removal() {
        Play play = story.running();
        List<Point> offers = play.progress().offers();
        Optional<PlacedStone> onOffer = sixthOnOffer(offers);
        List<PlacedStone> kept = extra.stream()
                .filter(stone -> offers.contains(stone.point())
                        && onOffer.filter(stone::equals).isEmpty())
                .toList();
        List<PlacedStone> placed =
                extra.stream().filter(stone -> !kept.contains(stone)).toList();
        Optional<RefusalReason> wrong = count(kept, RefusalReason.OFFERS_MISSING, RefusalReason.OFFERS_SURPLUS)
                .or(() -> count(placed, RefusalReason.NO_STONE_YET, RefusalReason.STONES_SURPLUS))
                .or(this::unclear);
        if (wrong.isPresent()) {
            refuse(wrong.get());
            return;
        }
        Point fifth = kept.getFirst().point();
        story.tell(new Event.OfferChosen(
                fifth, offers.stream().filter(point -> point != fifth).toList()));
        place(kept.getFirst(), play.seat(Stone.BLACK));
        place(placed.getFirst(), play.mover());
        drawDeclined();
        LeverDecisions.endTurn(story, press.stampNanos(), step.next());
    }

    /** Returns White's sixth stone where it took the place of a lifted offer: two offers seem to stand, one of them since this turn only, and nothing else is new. */
    private Optional<PlacedStone> sixthOnOffer(List<Point> offers) {
        if (extra.size() != 2 || !extra.stream().allMatch(stone -> offers.contains(stone.point()))) {
            return Optional.empty();
        }
        Play play = story.running();
        long beganNanos = play.clock().sinceNanos() - play.clock().turnNanos();
        // A stone that stood before a restart seems to rest since then: when it came, this does not tell.
        List<PlacedStone> fresh = extra.stream()
                .filter(stone -> stone.sinceNanos() - beganNanos > 0)
                .filter(stone -> play.free(stone.point())
                        .filter(told -> told.placedNanos() != stone.sinceNanos())
                        .isEmpty())
                .toList();
        return fresh.size() == 1 ? Optional.of(fresh.getFirst()) : Optional.empty();
    }

    /** Stones answer an open draw offer of the opponent. */
    private void drawDeclined() {
        Seat mover = story.running().mover();
        if (story.running().draw().filter(mover.other()::equals).isPresent()) {
            story.tell(new Event.DrawDeclined(mover));
        }
    }

    private void choice() {
        Play play = story.running();
        boolean adds = step.otherwise().kind() == Otherwise.Kind.TWO_STONES;
        if (adds && extra.size() == step.otherwise().count()) {
            block(List.of(), extra.size(), step.otherwise().next());
            return;
        }
        if (extra.size() > 1) {
            refuse(RefusalReason.STONES_SURPLUS);
            return;
        }
        if (extra.isEmpty() && play.mark() == Event.Mark.WHITE) {
            // The choice of White is made with the stone that White places next.
            refuse(RefusalReason.NO_STONE_YET);
            return;
        }
        Stone chosen = extra.isEmpty() ? Stone.BLACK : Stone.WHITE;
        if (play.colour(play.mover()) != chosen) {
            story.tell(new Event.ColoursSwapped(play.mover()));
        }
        extra.forEach(stone -> place(stone, play.mover()));
        if (!extra.isEmpty()) {
            drawDeclined();
        }
        LeverDecisions.endTurn(story, press.stampNanos(), step.next());
    }

    private Optional<RefusalReason> count(int count, RefusalReason missing, RefusalReason surplus) {
        return extra.size() == count ? Optional.empty() : Optional.of(extra.size() < count ? missing : surplus);
    }

    private static Optional<RefusalReason> count(List<PlacedStone> one, RefusalReason missing, RefusalReason surplus) {
        return one.size() == 1 ? Optional.empty() : Optional.of(one.isEmpty() ? missing : surplus);
    }

    /** The order of placement gives the colours of a block; where it cannot be seen, nothing is guessed. */
    private Optional<RefusalReason> orderUnclear() {
        return press.sight().hidden() || reordered() ? Optional.of(ambiguous()) : unclear();
    }

    /** One of two stones that came in one moment may be the ghost of the other. */
    private Optional<RefusalReason> unclear() {
        return doubted().isEmpty() ? Optional.empty() : Optional.of(ambiguous());
    }

    /** Returns the doubted stones of the turn: what the arbiter has entered, or called broken, is as he says. */
    private List<Point> doubted() {
        return press.sight().doubted().stream()
                .filter(point -> extra.stream().anyMatch(stone -> stone.point() == point))
                .filter(point -> !story.running().freeByHand(point))
                .toList();
    }

    private RefusalReason ambiguous() {
        story.tell(new Event.Irregularity(Event.Oddity.AMBIGUOUS, points(extra)));
        return RefusalReason.BOARD_UNCLEAR;
    }

    /** Says whether a stone was picked up and put back while one stood that came after it: is its colour that of its first place, or of its last? */
    private boolean reordered() {
        List<PlacedStone> seen = extra.stream()
                .filter(stone -> !story.running().freeByHand(stone.point()))
                .toList();
        for (int i = 0; i < seen.size(); i++) {
            PlacedStone later = seen.get(i);
            boolean wasBefore =
                    seen.subList(0, i).stream().anyMatch(earlier -> later.firstNanos() - earlier.firstNanos() <= 0);
            if (later.putBack() && wasBefore) {
                return true;
            }
        }
        return false;
    }

    private void declined() {
        if (step.maySwap()) {
            story.tell(new Event.SwapDeclined(story.running().mover()));
        }
    }

    private void place(PlacedStone stone, Seat seat) {
        int number = story.running().moves().size() + 1;
        boolean byHand = story.running().freeByHand(stone.point());
        // After a restart the reeds know since when they look; when the stone came, the journal knows.
        long placedNanos =
                story.running().free(stone.point()).map(FreeStone::placedNanos).orElse(stone.sinceNanos());
        story.tell(new Event.StonePlaced(number, Stone.ofMove(number), seat, stone.point(), placedNanos, byHand));
        StoneDecisions.notice(story.running())
                .ifPresent(kind -> story.tell(new Event.Noticed(kind, stone.point(), number)));
    }

    private void refuse(RefusalReason reason) {
        story.refuseKey(LeverDecisions.LEVER, press.seat(), reason);
        boolean missing = reason == RefusalReason.NO_STONE_YET
                || reason == RefusalReason.STONES_MISSING
                || reason == RefusalReason.OFFERS_MISSING;
        List<Point> unseen = story.running().unseen();
        if (missing && !unseen.isEmpty()) {
            // Does the missing stone stand where no reed tells?
            story.tell(new Event.Irregularity(Event.Oddity.PRESS_WITHOUT_STONE, unseen));
        }
    }

    private static List<Point> points(List<PlacedStone> stones) {
        return stones.stream().map(PlacedStone::point).toList();
    }
}
