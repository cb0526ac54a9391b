package tengen.game;

import java.util.Optional;

/** Where the table stands. Each state's doc says what is awaited. */
public sealed interface GameState {
    /** No pairing: one is awaited. */
    record Empty() implements GameState {}

    /** A pairing is set: the arbiter's start is awaited, on an empty board. */
    record Assigned(Setup setup) implements GameState {}

    /** A clock runs: the mover's stone and press are awaited. */
    record Running(Play play) implements GameState {}

    /** The clocks stand in an unfinished game: what is awaited, {@link Stop} says. */
    record Stopped(Play play, Stop why, long sinceNanos) implements GameState {}

    /** The game is over: a confirmation or the next pairing is awaited. */
    record Ended(Play play, Ending ending) implements GameState {}

    /** Why the clocks stand, and so what is awaited. */
    enum Stop {
        /** The arbiter's resume. */
        PAUSED,
        /** A ruling on the claim. */
        CLAIM,
        /** Both acknowledgements of the draw, or the last claim. */
        FULL_BOARD,
        /** The claim of a five that stood before the flag. */
        FLAG,
        /** The arbiter's word whether the game goes on after a restart. */
        RECOVERED,
        /** The arbiter's word that the adjourned game goes on. */
        ADJOURNED
    }

    /**
     * How a game ended.
     *
     * @param confirmed the arbiter has confirmed it
     * @param postGame stones or levers were moved since
     * @param appeal who appeals against it
     * @param a what it is worth to seat A
     * @param b what it is worth to seat B
     */
    record Ending(
            Event.Outcome winner,
            Optional<Seat> winnerSeat,
            Event.Reason reason,
            long atNanos,
            boolean confirmed,
            boolean postGame,
            Optional<Seat> appeal,
            SeatResult a,
            SeatResult b) {
        static Ending of(Event.GameEnded e) {
            return new Ending(
                    e.winner(),
                    e.winnerSeat(),
                    e.reason(),
                    e.atNanos(),
                    false,
                    false,
                    Optional.empty(),
                    SeatResult.of(e, Seat.A),
                    SeatResult.of(e, Seat.B));
        }

        /** Returns what the game is worth to a seat. */
        public SeatResult of(Seat seat) {
            return seat == Seat.A ? a : b;
        }

        Ending withConfirmed() {
            return new Ending(winner, winnerSeat, reason, atNanos, true, postGame, appeal, a, b);
        }

        Ending withPostGame() {
            return new Ending(winner, winnerSeat, reason, atNanos, confirmed, true, appeal, a, b);
        }

        Ending withAppeal(Optional<Seat> seat) {
            return new Ending(winner, winnerSeat, reason, atNanos, confirmed, postGame, seat, a, b);
        }

        Ending withLoss(Seat seat, Event.Reason why) {
            SeatResult loss = new SeatResult(SeatResult.Score.LOSS, why);
            return new Ending(
                    winner,
                    winnerSeat,
                    reason,
                    atNanos,
                    confirmed,
                    postGame,
                    appeal,
                    seat == Seat.A ? loss : a,
                    seat == Seat.B ? loss : b);
        }
    }

    /** Returns the state before anything has happened. */
    static GameState empty() {
        return new Empty();
    }

    /** Returns the game that is running, stopped or over. */
    default Optional<Play> game() {
        return switch (this) {
            case Empty empty -> Optional.empty();
            case Assigned assigned -> Optional.empty();
            case Running running -> Optional.of(running.play());
            case Stopped stopped -> Optional.of(stopped.play());
            case Ended ended -> Optional.of(ended.play());
        };
    }
}
