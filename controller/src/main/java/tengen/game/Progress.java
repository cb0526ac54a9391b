package tengen.game;

import java.util.List;
import tengen.engine.Point;
import tengen.engine.opening.Step;

/**
 * How far the opening has come.
 *
 * @param step index of the turn to move in the procedure's table; {@link Step#END} in normal play
 * @param declared N as declared; 0 before
 * @param tapped N as tapped so far in the turn to move; 0 before
 * @param offers the fifth stones offered, in the order of placement; kept for the record
 * @param moreA turns that seat A has made beyond its stones: a swap or an offer is a turn without a stone, a block a turn with several
 * @param moreB the same of seat B
 */
public record Progress(int step, int declared, int tapped, List<Point> offers, int moreA, int moreB) {
    /** The first turn of any procedure. */
    static final Progress START = new Progress(0, 0, 0, List.of(), 0, 0);

    public Progress {
        offers = List.copyOf(offers);
    }

    /** Returns the turns that this seat has made beyond its stones. */
    public int more(Seat seat) {
        return seat == Seat.A ? moreA : moreB;
    }

    Progress at(int newStep) {
        return new Progress(newStep, declared, 0, offers, moreA, moreB);
    }

    Progress declaring(int n) {
        return new Progress(step, n, tapped, offers, moreA, moreB);
    }

    Progress tapping(int n) {
        return new Progress(step, declared, n, offers, moreA, moreB);
    }

    Progress offering(List<Point> points) {
        return new Progress(step, declared, tapped, points, moreA, moreB);
    }

    /** Counts a turn of this seat that ended with these moves in the record, its own not pressed yet. */
    Progress after(Seat seat, List<Move> moves) {
        int a = seat == Seat.A ? 1 : 0;
        int b = 1 - a;
        for (Move move : moves) {
            if (!move.pressed()) {
                a -= move.seat() == Seat.A ? 1 : 0;
                b -= move.seat() == Seat.B ? 1 : 0;
            }
        }
        return new Progress(step, declared, tapped, offers, moreA + a, moreB + b);
    }

    /** Returns how far the opening has come when only these moves are left and this step is to be made again. */
    Progress backAt(Step again, int index, List<Move> left, Seat black) {
        boolean choosing = again.form() == Step.Form.REMOVAL;
        int a = choosing && black == Seat.A ? 1 : 0;
        int b = choosing && black == Seat.B ? 1 : 0;
        for (int i = 1; i < left.size(); i++) {
            boolean sameTurn = left.get(i).step() != Step.END
                    && left.get(i).step() == left.get(i - 1).step()
                    && left.get(i).seat() == left.get(i - 1).seat();
            a -= sameTurn && left.get(i).seat() == Seat.A ? 1 : 0;
            b -= sameTurn && left.get(i).seat() == Seat.B ? 1 : 0;
        }
        boolean undeclared = left.isEmpty() || again.declares() != 0;
        return new Progress(index, undeclared ? 0 : declared, 0, choosing ? offers : List.of(), a, b);
    }
}
