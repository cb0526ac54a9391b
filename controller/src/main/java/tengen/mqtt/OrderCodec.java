package tengen.mqtt;

import java.util.Optional;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.CarriedCodec;
import tengen.record.JsonFields;
import tengen.record.JsonLine;

/** Orders as JSON fields: {@code cmd} is the verb of DESIGN 7, its arguments stand beside it. */
public final class OrderCodec {
    private static final long MILLI_NANOS = 1_000_000L;

    /** Nobody gives or takes more than a day; more would be a slip of the hand. */
    private static final long MOST_MILLIS = 86_400_000L;

    private OrderCodec() {}

    static void write(Order order, JsonLine json) {
        json.text("cmd", order.word());
        switch (order) {
            case Order.Wanted wanted -> wish(wanted.wish(), json);
            case Order.Paired p ->
                json.text("assigned", p.game())
                        .text("nameA", p.nameA())
                        .text("nameB", p.nameB())
                        .text("openerSide", p.openerFar() ? "far" : "near")
                        .text("rules", p.rules().text());
            case Order.Unknown unknown -> {
                // Nothing but its verb is known.
            }
        }
    }

    private static void wish(Wish wish, JsonLine json) {
        switch (wish) {
            case Wish.Ruling w -> json.flag("accept", w.accept());
            case Wish.Adjust w -> json.word("seat", w.seat()).number("millis", w.nanos() / MILLI_NANOS);
            case Wish.Penalty w -> json.word("seat", w.seat()).number("millis", w.nanos() / MILLI_NANOS);
            case Wish.Correct w -> json.number("number", w.number()).point("point", w.point());
            case Wish.TakeBack w -> json.number("moves", w.moves());
            case Wish.Enter w -> {
                json.point("point", w.point());
                if (w.number() != 0) {
                    json.number("number", w.number());
                }
            }
            case Wish.Clear w -> json.point("point", w.point());
            case Wish.Lose w -> json.word("seat", w.seat()).word("reason", w.reason());
            case Wish.Absent w -> json.word("seat", w.seat());
            case Wish.Arrived w -> json.word("seat", w.seat());
            case Wish.Lots w ->
                json.word("seat", w.seat()).word("guess", w.guess()).number("stones", w.stones());
            case Wish.SecondGame w -> json.text("assigned", w.game());
            case Wish.MoveAway w -> json.text("to", w.to());
            case Wish.TakeOver w -> json.text("from", w.from()).object("carried", CarriedCodec.write(w.game()));
            case Wish.Ask w -> {
                json.word("seat", w.seat()).word("kind", w.kind());
                if (w.nanos() != 0) {
                    json.number("millis", w.nanos() / MILLI_NANOS);
                }
            }
            case Wish.Answer w -> json.flag("granted", w.granted());
            case Wish.Appeal w -> json.word("seat", w.seat());
            case Wish.DismissAppeal w -> {}
            case Wish.RefusesToSign w -> json.word("seat", w.seat());
            case Wish.ByHand w -> json.point("point", w.point());
            case Wish.Violation w -> json.word("seat", w.seat());
            case Wish.Disqualify w -> json.word("seat", w.seat());
            case Wish.SetResult w -> json.word("verdict", w.verdict()).word("reason", w.reason());
            case Wish.Start w -> {}
            case Wish.Pause w -> {}
            case Wish.Resume w -> {}
            case Wish.Confirm w -> {}
            case Wish.UndoResult w -> {}
            case Wish.SwapNames w -> {}
            case Wish.SwapSeats w -> {}
            case Wish.Adjourn w -> {}
            case Wish.Abandon w -> {}
            case Wish.AcceptDraw w -> {}
            case Wish.ResumeGame w -> {}
        }
    }

    /** Reads an order; one that makes no sense comes back as unknown, so that it can be refused by name. */
    public static Order read(JsonFields f) {
        String word = f.textIfAny("cmd").orElse("");
        try {
            return order(word, f);
        } catch (IllegalArgumentException e) {
            return new Order.Unknown(word, Optional.ofNullable(e.getMessage()));
        }
    }

    private static Order order(String word, JsonFields f) {
        return switch (word) {
            case "assign" ->
                new Order.Paired(
                        f.text("assigned"),
                        f.text("nameA"),
                        f.text("nameB"),
                        f.text("openerSide").equals("far"),
                        Rules.ofText(f.text("rules")));
            case "start" -> wanted(new Wish.Start());
            case "pause" -> wanted(new Wish.Pause());
            case "resume" -> wanted(new Wish.Resume());
            case "ruling" -> wanted(new Wish.Ruling(f.flag("accept")));
            case "adjust" -> wanted(new Wish.Adjust(f.seat(), nanos(f)));
            case "penalty" -> wanted(new Wish.Penalty(f.seat(), positive("millis", nanos(f))));
            case "correct" -> wanted(new Wish.Correct(f.count("number"), f.point("point")));
            case "take-back" -> wanted(new Wish.TakeBack((int) positive("moves", f.count("moves"))));
            case "enter" -> wanted(new Wish.Enter(f.point("point"), (int) f.numberOrZero("number")));
            case "clear" -> wanted(new Wish.Clear(f.point("point")));
            case "lose" -> wanted(new Wish.Lose(f.seat(), f.word("reason", Event.Reason.class)));
            case "absent" -> wanted(new Wish.Absent(f.seat()));
            case "arrived" -> wanted(new Wish.Arrived(f.seat()));
            case "lots" ->
                wanted(new Wish.Lots(
                        f.seat(), f.word("guess", Event.Parity.class), (int) positive("stones", f.count("stones"))));
            case "second-game" -> wanted(new Wish.SecondGame(name("assigned", f)));
            case "move-away" -> wanted(new Wish.MoveAway(name("to", f)));
            case "take-over" -> wanted(new Wish.TakeOver(name("from", f), CarriedCodec.read(f.object("carried"))));
            case "request" -> wanted(ask(f));
            case "answer" -> wanted(new Wish.Answer(f.flag("granted")));
            case "appeal" -> wanted(new Wish.Appeal(f.seat()));
            case "dismiss-appeal" -> wanted(new Wish.DismissAppeal());
            case "refuses-to-sign" -> wanted(new Wish.RefusesToSign(f.seat()));
            case "by-hand" -> wanted(new Wish.ByHand(f.point("point")));
            case "violation" -> wanted(new Wish.Violation(f.seat()));
            case "disqualify" -> wanted(new Wish.Disqualify(f.seat()));
            case "result" ->
                wanted(new Wish.SetResult(
                        f.word("verdict", Wish.SetResult.Verdict.class), f.word("reason", Event.Reason.class)));
            case "confirm" -> wanted(new Wish.Confirm());
            case "undo-result" -> wanted(new Wish.UndoResult());
            case "swap-names" -> wanted(new Wish.SwapNames());
            case "swap-seats" -> wanted(new Wish.SwapSeats());
            case "adjourn" -> wanted(new Wish.Adjourn());
            case "abandon" -> wanted(new Wish.Abandon());
            case "accept-draw" -> wanted(new Wish.AcceptDraw());
            case "resume-game" -> wanted(new Wish.ResumeGame());
            default -> new Order.Unknown(word, Optional.of("no such order"));
        };
    }

    private static Wish ask(JsonFields f) {
        Event.Request kind = f.word("kind", Event.Request.class);
        long nanos = kind == Event.Request.EXTENSION ? positive("millis", nanos(f)) : 0;
        return new Wish.Ask(f.seat(), kind, nanos);
    }

    private static String name(String field, JsonFields f) {
        String name = f.text(field);
        if (name.isBlank()) {
            throw new IllegalArgumentException(field + " is empty");
        }
        return name;
    }

    private static Order wanted(Wish wish) {
        return new Order.Wanted(wish);
    }

    private static long nanos(JsonFields f) {
        long millis = f.number("millis");
        if (Math.abs(millis) > MOST_MILLIS) {
            throw new IllegalArgumentException("millis is beyond a day: " + millis);
        }
        return millis * MILLI_NANOS;
    }

    private static long positive(String name, long value) {
        if (value <= 0) {
            throw new IllegalArgumentException(name + " must be above 0: " + value);
        }
        return value;
    }
}
