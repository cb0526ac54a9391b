package tengen.sim.season;

import tengen.game.Seat;
import tengen.game.Wish;

/** The arbiter's orders come twice, late, and once more after the game: time that is given must be given once. */
final class ArbiterFaults extends TimedFaults {
    ArbiterFaults() {
        super("arbiter");
    }

    @Override
    public void enter(Setting setting) {
        SeasonHall hall = setting.hall().orElseThrow();
        draw(setting, "time given", 400_000, dice -> {
            // Each order has an amount of its own, so that each can be told from the others in the journal.
            long nanos = dice.between(1_000, 30_000) * MILLI + dice.below(1_000_000);
            Seat seat = dice.below(2) == 0 ? Seat.A : Seat.B;
            hall.order(new Wish.Adjust(seat, nanos));
            return "arbiter adjust " + seat + " +" + Diary.span(nanos);
        });
        draw(setting, "repeated", 400_000, dice -> {
            hall.repeatOrders();
            return "# every order so far comes once more";
        });
    }
}
