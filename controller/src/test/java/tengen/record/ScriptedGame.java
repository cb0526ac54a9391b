package tengen.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.PlacedStone;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;

/** A game by script, as the drafts of its transactions: moves, a refused press, a slide, marks, a pause, a wrong claim, a correction, an end. */
public final class ScriptedGame {
    private static final long SECOND = 1_000_000_000L;

    private final Drafts table = new Drafts(7);
    private final List<List<Draft>> transactions = new ArrayList<>();
    private long nowNanos = 1_000 * SECOND;
    private long key;

    /** Returns the transactions of the script; with this many moves in its quiet part. */
    public static List<List<Draft>> transactions(int moves) {
        ScriptedGame game = new ScriptedGame();
        game.play(moves);
        return game.transactions;
    }

    private void play(int moves) {
        tell(new Command.Assign("g1", "Ōta", "Meijin 名人", false, Rules.DEFAULT));
        order(new Wish.Start());
        press(Seat.A, List.of());
        for (int i = 0; i < moves; i++) {
            move(i % 2 == 0 ? Seat.A : Seat.B, spread(i));
            tell(new Command.PassTime(nowNanos, nowNanos));
        }
        order(new Wish.Adjust(Seat.B, 60 * SECOND));
        order(new Wish.Violation(Seat.A));
        Seat claimant = moves % 2 == 0 ? Seat.A : Seat.B;
        tell(key(), new Command.Claim(claimant, nowNanos, nowNanos + SECOND / 2, Sight.AGREES));
        order(new Wish.Ruling(false));
        tell(key(), new Command.Resign(claimant, nowNanos));
        order(new Wish.Confirm());
    }

    /** The centre first, then points far enough apart to be nothing. */
    private static Point spread(int i) {
        return i == 0 ? Point.CENTRE : Point.at((i * 7) % 15, (i * 7 / 15 * 2 + i % 2) % 15);
    }

    private void move(Seat seat, Point point) {
        nowNanos += 3 * SECOND;
        tell(new Command.SeeStone(point, nowNanos));
        nowNanos += SECOND + 1;
        press(seat, List.of(new PlacedStone(point, nowNanos - SECOND)));
    }

    private void press(Seat seat, List<PlacedStone> extra) {
        tell(key(), new Command.PressLever(seat, nowNanos, new Sight(extra, false, List.of())));
    }

    private void order(Wish wish) {
        nowNanos += SECOND;
        tell(new Command.Order("01JD" + transactions.size(), "Ann", Event.Ruler.DESK, wish, nowNanos, Sight.AGREES));
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
