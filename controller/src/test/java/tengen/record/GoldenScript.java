package tengen.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.PlacedStone;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;

/** Two games in which every type of event happens; the golden journal was written from it once. */
final class GoldenScript {
    private static final long SECOND = 1_000_000_000L;

    private final Drafts table = new Drafts(7);
    private final List<List<Draft>> transactions = new ArrayList<>();
    private long nowNanos = 1_000 * SECOND;
    private long key;

    static List<List<Draft>> transactions() {
        GoldenScript script = new GoldenScript();
        script.boot();
        script.opening();
        script.passesAndDraws();
        script.claims();
        script.arbiter();
        script.restarts();
        script.end();
        script.flag();
        script.openings();
        script.hand();
        script.byHand();
        return script.transactions;
    }

    private void boot() {
        tell(new Command.Boot("machine 1"));
        tell(new Command.SeeLink(Event.Part.CLOCK, true, 41));
        tell(new Command.SeeLink(Event.Part.BROKER, false, 0));
    }

    private void opening() {
        tell(new Command.Assign("g1", "Ōta", "名人 \"M\"", true, Rules.DEFAULT));
        order(new Wish.SwapNames());
        order(new Wish.SwapSeats());
        order(new Wish.Start());
        press(Seat.A);
        press(Seat.B);
        see("G8");
        tell(new Command.SeeSlide(Point.of("G8"), Point.of("H8"), later(1)));
        press(Seat.A, "H8");
        see("I9");
        tell(new Command.SeeLift(Point.of("I9"), later(1)));
        press(Seat.B);
        see("I9");
        see("C3");
        press(Seat.B, "I9");
        move(Seat.A, "I7");
    }

    private void passesAndDraws() {
        tell(key(), new Command.TapOption(Seat.B, later(1), Sight.AGREES));
        press(Seat.B);
        see("A1");
        tell(key(), new Command.TapDraw(Seat.A, later(1)));
        press(Seat.A, "A1");
        move(Seat.B, "A3");
        move(Seat.A, "O15");
        tell(key(), new Command.TapDraw(Seat.A, later(1)));
    }

    private void claims() {
        tell(key(), new Command.Claim(Seat.A, later(1), nowNanos, Sight.AGREES));
        order(new Wish.Ruling(false));
        later(7);
        tell(new Command.PassTime(nowNanos, nowNanos));
        later(19 * 60 + 50);
        tell(new Command.PassTime(nowNanos, nowNanos));
        tell(new Command.CallArbiter(Seat.B, later(1)));
        order(new Wish.Resume());
    }

    private void arbiter() {
        order(new Wish.Adjust(Seat.B, 60 * SECOND));
        order(new Wish.Penalty(Seat.B, 30 * SECOND));
        order(new Wish.Correct(7, Point.of("O14")));
        order(new Wish.Enter(Point.of("K3")));
        order(new Wish.TakeBack(1));
        order(new Wish.Resume());
        order(new Wish.Violation(Seat.B));
        order(new Wish.Confirm());
    }

    private void restarts() {
        tell(new Command.Recover(true, 3_000, later(3), 0, Sight.AGREES));
        tell(new Command.Recover(false, -1, later(30), 2 * SECOND, Sight.AGREES));
        order(new Wish.ResumeGame());
        order(new Wish.Resume());
        order(new Wish.Adjourn());
        order(new Wish.ResumeGame());
        order(new Wish.Resume());
    }

    /** Black makes a five in row 12; White only looks on, and is disqualified for it. */
    private void end() {
        String[] white = {"A5", "A7", "A9", "A11", "A13"};
        String[] black = {"D12", "E12", "F12", "G12", "H12"};
        for (int i = 0; i < black.length; i++) {
            move(Seat.B, white[i]);
            move(Seat.A, black[i]);
        }
        order(new Wish.Disqualify(Seat.B));
        by("Cho", new Wish.Disqualify(Seat.B));
        order(new Wish.UndoResult());
        order(new Wish.Disqualify(Seat.B));
        by("Cho", new Wish.Disqualify(Seat.B));
        order(new Wish.Confirm());
        see("B2");
    }

    private void flag() {
        Map<String, String> rules = Map.of("time", "3m+10s/inc", "wrong-claim", "time:60s", "claims", "automatic");
        tell(new Command.Assign("g2", "a", "b", false, Rules.parse(rules)));
        order(new Wish.Start());
        move(Seat.A, "H8");
        tell(key(), new Command.Claim(Seat.A, later(1), nowNanos, Sight.AGREES));
        later(400);
        tell(new Command.PassTime(nowNanos, nowNanos));
    }

    /** Three stones, a number, a swap, two offers and a choice; then a game in which the swap is declined. */
    private void openings() {
        tell(new Command.Assign("", "", "g3", "a", "b", false, Rules.parse(Map.of("procedure", "chinese-n"))));
        order(new Wish.Start());
        tell(key(), new Command.TapOption(Seat.A, later(1), standing("H8", "H9", "I9")));
        tell(key(), new Command.TapOption(Seat.A, later(1), standing("H8", "H9", "I9")));
        press(Seat.A, "H8", "H9", "I9");
        tell(key(), new Command.TapOption(Seat.B, later(1), Sight.AGREES));
        press(Seat.B);
        move(Seat.A, "G8");
        press(Seat.B, "C3", "D10");
        press(Seat.A, "D10", "E5");
        order(new Wish.Abandon());
        tell(new Command.Assign("", "", "g4", "a", "b", false, Rules.parse(Map.of("procedure", "chinese-2"))));
        order(new Wish.Start());
        press(Seat.A, "H8", "H9", "I9");
        move(Seat.B, "G8");
    }

    /** Lots, late players, stones by hand, a game that moves, requests, appeals: what the second version of the journal tells. */
    private void hand() {
        order(new Wish.Abandon());
        tell(new Command.Assign("", "", "g5", "a", "b", false, Rules.parse(Map.of("procedure", "chinese-2"))));
        order(new Wish.Lots(Seat.B, Event.Parity.ODD, 7));
        order(new Wish.Start());
        order(new Wish.Absent(Seat.A));
        order(new Wish.Absent(Seat.B));
        later(60);
        order(new Wish.Arrived(Seat.B));
        see("H8");
        order(new Wish.Enter(Point.of("H9"), 2));
        order(new Wish.Clear(Point.of("H9")));
        see("H9");
        see("I9");
        press(Seat.A, "H8", "H9", "I9");
        order(new Wish.Ask(Seat.B, Event.Request.EXTENSION, 60 * SECOND));
        order(new Wish.Answer(true));
        order(new Wish.MoveAway("T9"));
        tell(new Command.Order("take", "Ann", Event.Ruler.DESK, takeOver(), later(1), Sight.AGREES));
        order(new Wish.ResumeGame());
        order(new Wish.Resume());
        order(new Wish.Disqualify(Seat.A));
        order(new Wish.Lose(Seat.A, Event.Reason.PENALTY));
        order(new Wish.Lose(Seat.B, Event.Reason.PENALTY));
        order(new Wish.RefusesToSign(Seat.B));
        order(new Wish.Appeal(Seat.A));
        order(new Wish.DismissAppeal());
        order(new Wish.SecondGame("g6"));
        order(new Wish.SetResult(Wish.SetResult.Verdict.BOTH_LOSE, Event.Reason.FORFEIT_BOTH));
    }

    private Wish takeOver() {
        for (List<Draft> drafts : transactions.reversed()) {
            for (Draft draft : drafts) {
                if (draft.event() instanceof Event.GameMovedAway moved) {
                    return new Wish.TakeOver("T1", moved.game());
                }
            }
        }
        throw new IllegalStateException("no game was moved");
    }

    private void by(String name, Wish wish) {
        tell(new Command.Order("01JD" + transactions.size(), name, Event.Ruler.DESK, wish, later(1), Sight.AGREES));
    }

    /** What takes 225 stones to happen by itself. */
    private void byHand() {
        transactions.add(table.remember(new Event.DrawAcknowledged(Seat.A), nowNanos));
    }

    private void move(Seat seat, String point) {
        see(point);
        press(seat, point);
    }

    private void see(String point) {
        tell(new Command.SeeStone(Point.of(point), later(3)));
    }

    private void press(Seat seat, String... standing) {
        tell(key(), new Command.PressLever(seat, later(1), standing(standing)));
    }

    private Sight standing(String... points) {
        List<PlacedStone> extra = new ArrayList<>();
        for (String point : points) {
            extra.add(new PlacedStone(Point.of(point), nowNanos));
        }
        return new Sight(extra, false, List.of());
    }

    private void order(Wish wish) {
        by("Ann", wish);
    }

    private long later(long seconds) {
        nowNanos += seconds * SECOND + 1;
        return nowNanos;
    }

    private Optional<KeyCause> key() {
        return Optional.of(new KeyCause(41, ++key));
    }

    private void tell(Command command) {
        tell(Optional.empty(), command);
    }

    private void tell(Optional<KeyCause> cause, Command command) {
        List<Draft> drafts = table.of(command, cause, nowNanos);
        if (!drafts.isEmpty()) {
            transactions.add(drafts);
        }
    }
}
