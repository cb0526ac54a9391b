package tengen.sim.bench;

import java.util.Locale;
import java.util.Optional;
import tengen.game.Event;
import tengen.game.GameClock;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Seat;
import tengen.game.clock.SideTime;

/** What a person who watches the bench is told of an event: one line, or nothing. The arbiter's lines say so. */
final class Telling {
    private static final long TENTH_NANOS = 100_000_000L;

    private Telling() {}

    /** Returns the line for an event; {@code after} is the game after it. */
    static Optional<String> of(Event event, GameState after) {
        return switch (event) {
            case Event.GameAssigned e ->
                Optional.of(e.game() + ": " + e.nameA() + " - " + e.nameB() + ", " + e.rules());
            case Event.GameStarted e -> Optional.of("the game begins   " + times(after));
            case Event.TurnEnded e -> Optional.of(turn(e, after));
            case Event.Passed e -> Optional.of(String.format("%3d. pass", e.number()));
            case Event.PeriodEntered e -> Optional.of(e.seat() + " enters a period   " + times(after));
            case Event.FlagFell e -> Optional.of(e.seat() + ": the flag falls");
            case Event.DrawOffered e -> Optional.of(e.seat() + " offers a draw");
            case Event.ClocksResumed e -> Optional.of("clocks run again for " + e.seat());
            case Event.GameEnded e ->
                Optional.of("RESULT " + e.winner()
                        + e.winnerSeat().map(seat -> " (" + seat + ")").orElse(e.bothLose() ? " (both lose)" : "") + " "
                        + e.reason() + "   "
                        + times(after));
            default -> arbiter(event).map(line -> "arbiter: " + line);
        };
    }

    private static Optional<String> arbiter(Event event) {
        return switch (event) {
            case Event.Noticed e -> Optional.of(e.kind() + " at " + e.point() + " by move " + e.number());
            case Event.ClaimMade e -> Optional.of(e.seat() + " claims");
            case Event.ClaimJudged e ->
                Optional.of("the claim of " + e.seat() + " is "
                        + (e.valid() ? "right: " + e.verdict().map(Enum::name).orElse("") : "wrong")
                        + (e.proof().isEmpty() ? "" : " " + e.proof()));
            case Event.ClaimRuled e -> Optional.of("claim " + (e.accepted() ? "accepted" : "rejected") + ", " + e.by());
            case Event.ArbiterCalled e -> Optional.of(e.seat() + " asks for the arbiter");
            case Event.Irregularity e -> Optional.of(e.kind() + " " + e.points());
            case Event.CommandRefused e ->
                Optional.of("refused: " + e.cmd()
                        + e.seat().map(seat -> " of " + seat).orElse("") + ", " + e.reason());
            case Event.Recovered e ->
                Optional.of(
                        "the table is back, " + (e.seamless() ? "play goes on" : "what now: resume-game, abandon?"));
            case Event.GameRestored e -> Optional.of("the game goes on, by " + e.by());
            case Event.ResultConfirmed e -> Optional.of("result confirmed by " + e.by());
            case Event.LinkChanged e
            when e.part() == Event.Part.CLOCK_SUPPLY ->
                Optional.of("arbiter: the clock's supply is " + (e.up() ? "good again" : "too low"));
            case Event.LinkChanged e when !e.up() -> Optional.of("lost: " + e.part());
            case Event.LinkChanged e
            when !e.cause().isEmpty() -> Optional.of("arbiter: the clock has started anew, " + e.cause());
            case Event.LinkChanged e
            when e.part() != Event.Part.CLOCK && e.part() != Event.Part.BOARD -> Optional.of("back: " + e.part());
            default -> Optional.empty();
        };
    }

    private static String turn(Event.TurnEnded event, GameState after) {
        String move = after.game()
                .flatMap(Play::last)
                .map(last -> String.format("%3d. %s", last.number(), text(last)))
                .orElse("   ?");
        return String.format("%-12s %s used %6s   %s", move, event.seat(), clock(event.usedNanos()), times(after));
    }

    private static String text(Move move) {
        return move.point().map(point -> move.colour() + " " + point).orElse("pass");
    }

    private static String times(GameState state) {
        return state.game().map(play -> times(play.clock())).orElse("");
    }

    /** Returns both times as of the last stop or mark, a period in brackets. */
    static String times(GameClock clock) {
        return "A " + time(clock.side(Seat.A)) + "  B " + time(clock.side(Seat.B));
    }

    /** Returns one time; one that is within a period has its mark. */
    static String time(SideTime side) {
        return clock(side.leftNanos()) + (side.phase() > 0 ? "*" : " ");
    }

    private static String clock(long nanos) {
        long tenths = nanos / TENTH_NANOS;
        return String.format(Locale.ROOT, "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
    }
}
