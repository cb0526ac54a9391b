package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import tengen.engine.Point;

/** The game after its opening: stones near stones, passes, claims right and wrong, draws offered and taken, flags; ended by whatever comes first. */
final class RefereedPlay {
    /** A turn without long thought takes less than this. */
    private static final long TURN_NANOS = 15 * Played.SECOND;

    private final RefereedGame at;
    private final Referee referee;
    private final Played game;
    private boolean over;
    private boolean passed;
    private Optional<Seat> offer = Optional.empty();

    RefereedPlay(RefereedGame at) {
        this.at = at;
        this.referee = at.referee;
        this.game = at.game;
    }

    void play() {
        int length = at.dice.nextInt(60);
        for (int i = 0; i < length && !over; i++) {
            turn();
        }
        if (!over) {
            Seat loser = at.dice.nextBoolean() ? Seat.A : Seat.B;
            game.later(at.dice.nextInt(1_000) * Played.MILLI).resign(loser);
            ended("RESIGN", Optional.of(loser.other()));
        }
    }

    private void turn() {
        at.disturb();
        if (referee.clock.reach(referee.mover) < TURN_NANOS && !overtime()) {
            game.resign(referee.mover);
            ended("RESIGN", Optional.of(referee.mover.other()));
            return;
        }
        think();
        if (over) {
            return;
        }
        if (referee.passAllowed() && at.dice.nextInt(passed ? 3 : 30) == 0) {
            pass();
            return;
        }
        passed = false;
        Point point = near();
        game.heard();
        at.set(point);
        assertThat(game.heard().stream().anyMatch(Event.DrawDeclined.class::isInstance))
                .as(at.name)
                .isEqualTo(offer.filter(referee.mover.other()::equals).isPresent());
        if (offer.filter(referee.mover.other()::equals).isPresent()) {
            offer = Optional.empty();
        }
        referee.stone(referee.mover, point);
        claims();
        if (!over) {
            at.press("-");
            claims();
        }
        if (!over) {
            draws();
        }
    }

    private boolean overtime() {
        return at.name.endsWith("/move");
    }

    private void pass() {
        at.option();
        referee.pass();
        if (offer.filter(referee.mover.other()::equals).isPresent()) {
            offer = Optional.empty();
        }
        if (!passed) {
            passed = true;
            at.press("-");
            return;
        }
        Seat seat = referee.mover;
        game.later(Played.SECOND).press(seat);
        referee.clock.think(seat, game.nowNanos - at.turnNanos);
        referee.clock.press(seat);
        referee.mover = seat.other();
        at.turnNanos = game.nowNanos;
        ended("DRAW_PASSES", Optional.empty());
    }

    /** Now and then somebody thinks for so long that the flag may fall. */
    private void think() {
        if (at.dice.nextInt(40) != 0) {
            return;
        }
        Seat seat = referee.mover;
        long reachNanos = referee.clock.reach(seat);
        game.later((long) (at.dice.nextDouble() * 1.3 * Math.min(reachNanos, 600 * Played.SECOND)));
        long spentNanos = game.nowNanos - at.turnNanos;
        boolean tight = spentNanos <= reachNanos && spentNanos > reachNanos - TURN_NANOS;
        if (tight) {
            game.resign(seat);
            ended("RESIGN", Optional.of(seat.other()));
        } else if (spentNanos > reachNanos) {
            flag(seat, reachNanos);
        }
    }

    private void flag(Seat seat, long reachNanos) {
        game.time();
        referee.clock.think(seat, reachNanos);
        at.turnNanos = game.nowNanos;
        String five = referee.own(seat);
        if (five.isEmpty()) {
            ended("TIME", Optional.of(seat.other()));
            return;
        }
        assertThat(game.state).as(at.name).isInstanceOf(GameState.Stopped.class);
        if (at.dice.nextBoolean()) {
            game.call(seat);
            ended(five, Optional.of(seat));
        } else {
            game.later(11 * Played.SECOND).time();
            ended("TIME", Optional.of(seat.other()));
        }
    }

    private void claims() {
        for (Seat seat : Seat.values()) {
            String worth = referee.worth(seat);
            boolean calls = at.dice.nextInt(worth.isEmpty() ? 60 : 2) == 0;
            if (!over && calls) {
                claim(seat, worth);
            }
        }
    }

    private void claim(Seat seat, String worth) {
        Seat running = referee.mover;
        game.later(at.dice.nextInt(500) * Played.MILLI);
        long downNanos = game.nowNanos;
        game.call(seat);
        if (worth.equals(RefereeJudge.DISPUTED)) {
            assertThat(game.state).as(at.name).isInstanceOf(GameState.Stopped.class);
            game.order(new Wish.Ruling(false));
        } else if (!worth.isEmpty()) {
            referee.clock.think(running, downNanos - at.turnNanos);
            at.turnNanos = game.nowNanos;
            over(worth, Optional.of(seat));
            return;
        }
        assertThat(game.state).as(at.name + " " + worth).isInstanceOf(GameState.Running.class);
        at.turnNanos += game.nowNanos - downNanos;
        at.check();
    }

    private void draws() {
        Seat seat = referee.mover.other();
        if (offer.isEmpty() && at.dice.nextInt(30) == 0) {
            game.draw(seat);
            offer = Optional.of(seat);
        }
        if (offer.filter(seat::equals).isPresent() && at.dice.nextInt(3) == 0) {
            game.later(Played.SECOND).draw(seat.other());
            ended("DRAW_AGREED", Optional.empty());
        }
    }

    /** The game is over as of now. */
    private void ended(String reason, Optional<Seat> winner) {
        if (game.play().clock().running().isEmpty() && !at.referee.opening()) {
            referee.clock.think(referee.mover, game.nowNanos - at.turnNanos);
            at.turnNanos = game.nowNanos;
        }
        over(reason, winner);
    }

    private void over(String reason, Optional<Seat> winner) {
        over = true;
        GameState.Ended end = (GameState.Ended) game.state;
        assertThat(end.ending().reason().name()).as(at.name).isEqualTo(reason);
        assertThat(end.ending().winnerSeat()).as(at.name).isEqualTo(winner);
        assertThat(end.ending().winner())
                .as(at.name)
                .isEqualTo(winner.map(seat -> seat == referee.black ? Event.Outcome.BLACK : Event.Outcome.WHITE)
                        .orElse(Event.Outcome.NONE));
        for (Seat seat : Seat.values()) {
            SeatResult.Score score = winner.map(who -> who == seat ? SeatResult.Score.WIN : SeatResult.Score.LOSS)
                    .orElse(SeatResult.Score.DRAW);
            assertThat(end.ending().of(seat).score()).as(at.name).isEqualTo(score);
        }
        at.check();
    }

    private Point near() {
        while (true) {
            Point from = referee.points.get(at.dice.nextInt(referee.points.size()));
            int column = from.column() + at.dice.nextInt(3) - 1;
            int row = from.row() + at.dice.nextInt(3) - 1;
            boolean wide = at.dice.nextInt(6) == 0;
            Point point = wide || column < 0 || row < 0 || column > 14 || row > 14
                    ? Point.at(at.dice.nextInt(Point.COUNT))
                    : Point.at(column, row);
            if (!referee.points.contains(point)) {
                return point;
            }
        }
    }
}
