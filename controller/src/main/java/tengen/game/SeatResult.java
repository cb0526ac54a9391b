package tengen.game;

/** What a game was worth to one seat; after a late penalty the two seats' results need not fit each other (RULES 6.1). */
public record SeatResult(Score score, Event.Reason reason) {
    /** How it ended for the seat. */
    public enum Score {
        WIN,
        LOSS,
        DRAW,
        /** Nothing was decided: the game was abandoned. */
        NONE
    }

    static SeatResult of(Event.GameEnded end, Seat seat) {
        boolean nobody = end.winnerSeat().isEmpty();
        Score score = !nobody
                ? end.winnerSeat().filter(seat::equals).isPresent() ? Score.WIN : Score.LOSS
                : switch (end.reason()) {
                    case FORFEIT_BOTH -> Score.LOSS;
                    case ABANDONED -> Score.NONE;
                    default -> end.bothLose() ? Score.LOSS : Score.DRAW;
                };
        return new SeatResult(score, end.reason());
    }
}
