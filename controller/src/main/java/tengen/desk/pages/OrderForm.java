package tengen.desk.pages;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tengen.desk.view.Picture;
import tengen.desk.view.TableDetail;
import tengen.desk.web.Refusal;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;
import tengen.game.Event;
import tengen.game.Seat;
import tengen.game.SeatResult;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.mqtt.OrderCodec;
import tengen.score.keep.GameName;

/** What an arbiter asks for on a table's page: understood, checked against what he saw, and put into words as old and new. */
final class OrderForm {
    /** Orders that need no reason: they follow from the game itself. */
    private static final Set<String> PLAIN =
            Set.of("start", "pause", "resume", "ruling", "confirm", "accept-draw", "resume-game", "absent", "arrived");

    private static final int LONGEST_NOTE = 200;
    private static final int LONGEST_NAME = 80;

    private final Visit visit;
    private final Words words;
    private final TableDetail detail;
    private final Picture picture;

    OrderForm(Visit visit, Words words, TableDetail detail) {
        this.visit = visit;
        this.words = words;
        this.detail = detail;
        picture = detail.view().picture();
    }

    /**
     * An order that may be sent.
     *
     * @param what the order with its old and new values
     * @param note why
     */
    record Understood(Order order, String what, String note) {}

    /**
     * Reads the order.
     *
     * @throws IllegalArgumentException when it makes no sense or its reason is missing
     */
    Understood read() {
        Order order = OrderCodec.read(visit.body());
        if (order instanceof Order.Wanted taken && taken.wish() instanceof Wish.TakeOver) {
            // What a game takes along comes from the table that it left, never from a page.
            throw new IllegalArgumentException(words.say("order.unknown", order.word(), ""));
        }
        if (order instanceof Order.Unknown unknown) {
            String why = unknown.why()
                    .map(line -> Refusal.in(visit.language(), line))
                    .orElse("");
            throw new IllegalArgumentException(words.say("order.unknown", unknown.word(), why));
        }
        String note = visit.textOr("note", LONGEST_NOTE, "");
        if (order instanceof Order.Paired paired) {
            visit.text("assigned", LONGEST_NAME);
            GameName.check(paired.game());
            visit.text("nameA", LONGEST_NAME);
            visit.text("nameB", LONGEST_NAME);
            return new Understood(
                    order,
                    "assign " + picture.game() + " → " + paired.game() + ": " + paired.nameA() + " – " + paired.nameB(),
                    note);
        }
        Order.Wanted wanted = (Order.Wanted) order;
        if (wanted.wish() instanceof Wish.SecondGame second) {
            GameName.check(second.game());
        }
        if (note.isEmpty() && !PLAIN.contains(order.word())) {
            throw new IllegalArgumentException(words.say("order.note"));
        }
        return new Understood(order, what(wanted.wish()), note);
    }

    /** Returns what has changed since the arbiter's page was drawn, if that matters to this order. */
    Optional<String> changed(Order order) {
        String game = visit.body().textIfAny("game").orElse("");
        if (!game.equals(picture.game())) {
            return Optional.of(words.say("order.game", picture.game()));
        }
        boolean same = !(order instanceof Order.Wanted wanted)
                || switch (wanted.wish()) {
                    case Wish.Ruling w -> visit.body().numberOrZero("claim") == TableJson.claimSeq(detail);
                    case Wish.Correct w ->
                        visit.body().textIfAny("from").orElse("").equals(point(w.number()));
                    case Wish.TakeBack w -> visit.body().numberOrZero("at") == picture.number();
                    case Wish.Enter w -> visit.body().numberOrZero("at") == picture.number();
                    case Wish.Confirm w ->
                        visit.body()
                                .textIfAny("seen")
                                .map(detail.view().ended()::equals)
                                .orElse(true);
                    default -> true;
                };
        return same ? Optional.empty() : Optional.of(words.say("order.changed"));
    }

    private String point(int number) {
        List<String> moves = List.of(picture.moves().split(" "));
        return number >= 1 && number <= moves.size() ? moves.get(number - 1) : "";
    }

    /** Returns the stone that the record has for the turn that goes on. */
    private String standing() {
        String told = point((int) picture.number());
        return told.isEmpty() ? "–" : told;
    }

    private String what(Wish wish) {
        return switch (wish) {
            case Wish.Adjust w -> time("adjust", w.seat(), w.nanos());
            case Wish.Penalty w -> time("penalty", w.seat(), -w.nanos());
            case Wish.Correct w -> "correct " + w.number() + ": " + point(w.number()) + " → " + w.point();
            case Wish.TakeBack w ->
                "take-back " + w.moves() + ": " + picture.number() + " → " + Math.max(1, picture.number() - w.moves());
            case Wish.Enter w -> "enter " + picture.number() + ": " + standing() + " → " + w.point();
            case Wish.ByHand w -> "by-hand " + w.point();
            case Wish.Ruling w -> "ruling " + (w.accept() ? "accept" : "reject");
            case Wish.Violation w -> "violation " + name(w.seat());
            case Wish.Disqualify w -> "disqualify " + name(w.seat());
            case Wish.SetResult w -> "result " + result() + " → " + w.verdict() + " " + w.reason();
            case Wish.Confirm w -> "confirm " + result();
            case Wish.UndoResult w -> "undo-result " + result() + " → –";
            case Wish.SwapNames w -> "swap-names " + seats(picture.nameA(), picture.nameB());
            case Wish.SwapSeats w -> "swap-seats A, B: " + seats(picture.nameA(), picture.nameB());
            case Wish.Absent w -> "absent " + name(w.seat());
            case Wish.Arrived w -> "arrived " + name(w.seat());
            case Wish.Lots w -> lots(w);
            case Wish.SecondGame w ->
                "second-game " + picture.game() + " → " + w.game() + ": " + seats(picture.nameA(), picture.nameB());
            case Wish.MoveAway w ->
                "move-away " + picture.game() + ": " + detail.view().name() + " → " + w.to();
            case Wish.Appeal w -> "appeal " + name(w.seat()) + ": " + result() + " → " + result() + " under appeal";
            case Wish.DismissAppeal w -> "dismiss-appeal: " + result() + " under appeal → " + result();
            case Wish.RefusesToSign w -> "refuses-to-sign " + name(w.seat());
            case Wish.Lose w -> "lose " + name(w.seat()) + ": " + result() + " → " + w.reason();
            default -> wish.word();
        };
    }

    private static String seats(String a, String b) {
        return a + " – " + b + " → " + b + " – " + a;
    }

    /** Who guesses right opens. */
    private String lots(Wish.Lots wish) {
        boolean right = (wish.stones() % 2 == 1) == (wish.guess() == Event.Parity.ODD);
        return "lots " + name(wish.seat()) + " says " + wish.guess() + ", " + wish.stones() + " stones: opens "
                + picture.nameA() + " → "
                + name(right ? wish.seat() : wish.seat().other());
    }

    private String result() {
        return picture.winner()
                .map(winner -> winner + " " + picture.reason() + (bothLose() ? ", both lose" : ""))
                .orElse("–");
    }

    private boolean bothLose() {
        return picture.worth()
                .filter(worth -> worth.a() == SeatResult.Score.LOSS && worth.b() == SeatResult.Score.LOSS)
                .isPresent();
    }

    /** Both sides, since who corrects one clock must see that he leaves the other alone, and the move at which he did it. */
    private String time(String word, Seat seat, long nanos) {
        long changeMillis = nanos / 1_000_000;
        return word + " " + side(Seat.A, seat == Seat.A ? changeMillis : 0) + ", "
                + side(Seat.B, seat == Seat.B ? changeMillis : 0) + ", move " + picture.number();
    }

    private String side(Seat seat, long changeMillis) {
        Picture.Side side = seat == Seat.A ? picture.a() : picture.b();
        // What is running meanwhile is not in it: these are the figures of the last stop.
        return name(seat) + ": " + clock(side.leftMillis()) + " → " + clock(side.leftMillis() + changeMillis);
    }

    private static String clock(long millis) {
        long seconds = Math.max(0, millis / 1000);
        return String.format("%d:%02d", seconds / 60, seconds % 60);
    }

    private String name(Seat seat) {
        String name = seat == Seat.A ? picture.nameA() : picture.nameB();
        return name.isEmpty() ? seat.name() : name;
    }
}
