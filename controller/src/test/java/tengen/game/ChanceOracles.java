package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tengen.engine.Point;
import tengen.engine.opening.Step;
import tengen.table.FaceContract;

/** What holds after every command, whatever it was. */
final class ChanceOracles {
    private ChanceOracles() {}

    static void check(GameState before, Command command, List<Event> events, GameState after) {
        answered(command, events);
        after.game().ifPresent(ChanceOracles::record);
        clocks(after);
        resultStands(before, command, after);
        ended(events);
        FaceContract.check(after);
    }

    /** An order is answered once, at the end, with its own word and id. */
    private static void answered(Command command, List<Event> events) {
        long answers = events.stream()
                .filter(e -> e instanceof Event.CommandApplied
                        || (e instanceof Event.CommandRefused refused
                                && refused.seat().isEmpty()))
                .count();
        if (!(command instanceof Command.Order order)) {
            assertThat(answers).isLessThanOrEqualTo(1);
            return;
        }
        assertThat(answers).isEqualTo(1);
        switch (events.getLast()) {
            case Event.CommandApplied e -> {
                assertThat(e.cmd()).isEqualTo(order.wish().word());
                assertThat(e.id()).isEqualTo(order.id());
            }
            case Event.CommandRefused e -> {
                assertThat(e.cmd()).isEqualTo(order.wish().word());
                assertThat(e.id()).isEqualTo(order.id());
            }
            default -> throw new AssertionError("not answered: " + order + " with " + events);
        }
    }

    /** Numbers without gaps, one stone on a point, nothing unpressed but the last move, which is the mover's. */
    private static void record(Play play) {
        Set<Point> points = new HashSet<>();
        for (int i = 0; i < play.moves().size(); i++) {
            Move move = play.moves().get(i);
            assertThat(move.number()).isEqualTo(i + 1);
            move.point()
                    .ifPresent(point -> assertThat(points.add(point))
                            .as("twice on %s", point)
                            .isTrue());
            if (i + 1 < play.moves().size()) {
                assertThat(move.pressed()).as("move %d", i + 1).isTrue();
                boolean normal =
                        move.step() == Step.END && play.moves().get(i + 1).step() == Step.END;
                if (normal) {
                    assertThat(move.seat()).isNotEqualTo(play.moves().get(i + 1).seat());
                }
            } else if (!move.pressed()) {
                assertThat(move.seat()).isEqualTo(play.mover());
            } else if (move.step() == Step.END) {
                assertThat(move.seat()).isEqualTo(play.mover().other());
            }
        }
        if (play.standing()) {
            assertThat(play.unpressed()).isPresent();
        }
    }

    private static void clocks(GameState state) {
        switch (state) {
            case GameState.Running now ->
                assertThat(now.play().clock().running()).contains(now.play().mover());
            case GameState.Stopped now ->
                assertThat(now.play().clock().running()).isEmpty();
            case GameState.Ended now -> assertThat(now.play().clock().running()).isEmpty();
            case GameState.Empty now -> {}
            case GameState.Assigned now -> {}
        }
        if (state instanceof GameState.Stopped now && now.why() == GameState.Stop.CLAIM) {
            assertThat(now.play().claim()).isPresent();
        }
    }

    /** A result changes by an arbiter's order or a new pairing only. */
    private static void resultStands(GameState before, Command command, GameState after) {
        if (before instanceof GameState.Ended then
                && !(command instanceof Command.Order)
                && !(command instanceof Command.Assign)) {
            assertThat(after).isInstanceOf(GameState.Ended.class);
            GameState.Ending now = ((GameState.Ended) after).ending();
            assertThat(now.winner()).isEqualTo(then.ending().winner());
            assertThat(now.reason()).isEqualTo(then.ending().reason());
            assertThat(((GameState.Ended) after).play()).isEqualTo(then.play());
        }
    }

    private static void ended(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.GameEnded e) {
                assertThat(e.winner() == Event.Outcome.NONE)
                        .isEqualTo(e.winnerSeat().isEmpty());
            }
        }
    }
}
