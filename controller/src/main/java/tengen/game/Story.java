package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.GameState.Running;

/** The events that one command causes, in order, and the state after the last of them. */
final class Story {
    private final List<Event> events = new ArrayList<>();
    private GameState state;

    Story(GameState state) {
        this.state = state;
    }

    void tell(Event event) {
        events.add(event);
        state = Evolve.evolve(state, event);
    }

    GameState state() {
        return state;
    }

    List<Event> events() {
        return List.copyOf(events);
    }

    /** Returns the running game; only while one runs. */
    Play running() {
        return ((Running) state).play();
    }

    /** Returns the game that is running, stopped or over; only when there is one. */
    Play play() {
        return state.game().orElseThrow();
    }

    void refuseKey(String key, Seat seat, Event.RefusalReason reason) {
        tell(new Event.CommandRefused(key, "", Optional.of(seat), reason));
    }

    /** Refuses a lever or key that went down while the clocks stood: when it did is for the arbiter to weigh. */
    void refuseStopped(String key, Seat seat, long stampNanos) {
        tell(new Event.CommandRefused(key, "", Optional.of(seat), Event.RefusalReason.CLOCKS_STOPPED, stampNanos));
    }

    /** Stops both clocks as of a stamp. */
    void pauseAt(long atNanos) {
        GameClock clock = running().clock();
        tell(new Event.ClocksPaused(
                atNanos, clock.turnNanosAt(atNanos), clock.sideAt(Seat.A, atNanos), clock.sideAt(Seat.B, atNanos)));
    }

    /** Ends the game as of a stamp, clocks stopped. */
    void endAt(long atNanos, Optional<Seat> winner, Event.Reason reason) {
        endAt(atNanos, winner, reason, reason == Event.Reason.FORFEIT_BOTH);
    }

    /** Ends the game as of a stamp, clocks stopped; without a winner it is a draw, unless both lose. */
    void endAt(long atNanos, Optional<Seat> winner, Event.Reason reason, boolean bothLose) {
        Play play = play();
        Event.Outcome outcome = winner.map(seat -> switch (play.colour(seat)) {
                    case BLACK -> Event.Outcome.BLACK;
                    case WHITE -> Event.Outcome.WHITE;
                })
                .orElse(Event.Outcome.NONE);
        tell(new Event.GameEnded(
                outcome,
                winner,
                reason,
                bothLose,
                atNanos,
                play.clock().sideAt(Seat.A, atNanos),
                play.clock().sideAt(Seat.B, atNanos)));
    }
}
