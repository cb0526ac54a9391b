package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.clock.SideTime;

/**
 * What has happened at the table. An event exists once the journal has it; it is never renamed, and every one ever written can be remembered again.
 *
 * <p>{@code atNanos} is the moment itself on the table's monotonic clock (the lever's stamp, say), which lies a little before the moment of journalling. Times of
 * a seat are carried whole, so that remembering needs no arithmetic. Words and fields: DESIGN 4.
 */
public sealed interface Event {
    /** A pairing is set up at this table; the arbiter's start is awaited. {@code rules} is {@link Rules#text}. */
    record GameAssigned(String game, String nameA, String nameB, boolean openerFar, String rules) implements Event {}

    /** The opener's clock runs. */
    record GameStarted(long atNanos, SideTime a, SideTime b) implements Event {}

    /** A stone of the turn to move stands; told again with the same number when it stands elsewhere or again.
     * {@code byHand}: entered by the arbiter, since the reeds do not see that point. */
    record StonePlaced(int number, Stone colour, Seat seat, Point point, long placedNanos, boolean byHand)
            implements Event {}

    /**
     * The lever ended a turn: {@code side} is the seat's time after increments and fresh periods; the other seat runs from {@code atNanos}.
     *
     * @param step the turn of the opening procedure that follows; -1 = normal play
     */
    record TurnEnded(Seat seat, long atNanos, long usedNanos, SideTime side, int step) implements Event {}

    /** The first three stones are this opening; for the arbiter. */
    record OpeningNamed(String code, String name) implements Event {}

    /** So many fifth stones will be offered. */
    record OffersDeclared(int n) implements Event {}

    /** {@code seat} used its swap right, or chose the other colour: the seats exchange colours, clocks stay. */
    record ColoursSwapped(Seat seat) implements Event {}

    /** {@code seat} placed stones instead of using its swap right. */
    record SwapDeclined(Seat seat) implements Event {}

    /** Fifth stones are offered, in the order of placement. */
    record OffersPlaced(List<Point> points) implements Event {
        public OffersPlaced {
            points = List.copyOf(points);
        }
    }

    /** White kept one of the offered stones. */
    record OfferChosen(Point kept, List<Point> lifted) implements Event {
        public OfferChosen {
            lifted = List.copyOf(lifted);
        }
    }

    /** A main time or a byoyomi period has run out and the next one runs. */
    record PeriodEntered(Seat seat, long atNanos, long turnNanos, SideTime side) implements Event {}

    /** The turn was given up; a pass takes a number. */
    record Passed(int number, Seat seat, long atNanos) implements Event {}

    /** A draw is offered; open until the opponent's next stone or pass. */
    record DrawOffered(Seat seat) implements Event {}

    /** The offer is over: {@code seat} played or passed instead of accepting. */
    record DrawDeclined(Seat seat) implements Event {}

    /** The seat acknowledges the draw of a full board. */
    record DrawAcknowledged(Seat seat) implements Event {}

    /** A seat claims, as of its key's stamp. */
    record ClaimMade(Seat seat, long atNanos) implements Event {}

    /**
     * The engine's judgement of the claim, for the arbiter only.
     *
     * @param verdict what the claim would win by; nothing when it is wrong
     * @param disputed the two readings of RULES 1.4 differ
     * @param proof the stones or points that show it
     */
    record ClaimJudged(Seat seat, boolean valid, Optional<Reason> verdict, boolean disputed, List<Point> proof)
            implements Event {
        public ClaimJudged {
            proof = List.copyOf(proof);
        }
    }

    /** The claim is decided. */
    record ClaimRuled(Seat seat, boolean accepted, Ruler by) implements Event {}

    /** A seat asks for the arbiter; nothing is judged. */
    record ArbiterCalled(Seat seat, long atNanos) implements Event {}

    /** What the engine sees, for the arbiter only. */
    record Noticed(NoticeKind kind, Point point, int number) implements Event {}

    /** The seat's time is used up. */
    record FlagFell(Seat seat, long atNanos, long turnNanos, SideTime side) implements Event {}

    /** Both clocks stand, as of {@code atNanos}. */
    record ClocksPaused(long atNanos, long turnNanos, SideTime a, SideTime b) implements Event {}

    /** This seat's clock runs again. */
    record ClocksResumed(Seat seat, long atNanos) implements Event {}

    /** What the running seat has used so far, written down every few seconds for the case of a power cut. */
    record ClocksMarked(Seat seat, long atNanos, long usedNanos, SideTime side) implements Event {}

    /** The arbiter gave (positive) or took (negative) time; {@code nanos} is what was really given or taken. */
    record TimeAdjusted(Seat seat, long nanos, SideTime side) implements Event {}

    /** A seat's pending mark changed; the lever commits it. {@code n} is the number tapped so far, 0 for other marks. */
    record Marked(Seat seat, Mark mark, int n) implements Event {}

    /** The arbiter put move {@code number} on another point, or entered a stone that the reeds do not see. */
    record MoveCorrected(int number, Point from, Point to) implements Event {}

    /** The arbiter took the last moves back, down to {@code number} as the next one; {@code seat} is to move, in this turn of the opening. */
    record MoveTakenBack(int number, Seat seat, int step) implements Event {}

    /** The persons at the seats change places in the record; times stay with the seats. */
    record NamesSwapped() implements Event {}

    /** The seats exchange their sides of the board; who opens, colours and times stay with the seats. */
    record SeatsSwapped() implements Event {}

    /** An arbiter's command has been carried out, after the events that it caused. */
    record CommandApplied(String cmd, String id, String by) implements Event {}

    /** A violation is noted; {@code count} of this seat in this game. */
    record ViolationGiven(Seat seat, int count) implements Event {}

    /** Time taken for an offence. */
    record PenaltyGiven(Seat seat, long nanos) implements Event {}

    /** Somebody asks for the disqualification of a seat; it waits for another person's word (RULES 6.1). */
    record DisqualificationProposed(Seat seat, String by) implements Event {}

    /** The seat is disqualified, by two persons' word. After the end it loses its own result, and the opponent's stands. */
    record Disqualified(Seat seat) implements Event {}

    /** After the end a seat's own result becomes a loss; the opponent's stands (RULES 6.1). */
    record SeatLost(Seat seat, Reason reason) implements Event {}

    /** Nobody sits at the seat although the game is on. */
    record AbsenceNoted(Seat seat) implements Event {}

    /** The seat that was empty is taken. */
    record SeatArrived(Seat seat) implements Event {}

    /** Lots are drawn: {@code seat} guessed whether so many stones are odd or even; who is right opens. */
    record LotsDrawn(Seat seat, Parity guess, int stones, boolean right) implements Event {}

    /** The game leaves for another table, which takes over what it carries. */
    record GameMovedAway(String to, String by, Carried game) implements Event {}

    /** A game of another table goes on here, once its stones are set up; its clocks stand. */
    record GameTakenOver(String from, String by, Carried game) implements Event {}

    /** A player asks for a pause or an extension; the arbiter's answer is awaited. {@code nanos} is what an extension asks for. */
    record RequestMade(Seat seat, Request kind, long nanos) implements Event {}

    /** The arbiter's answer. */
    record RequestAnswered(Seat seat, Request kind, boolean granted) implements Event {}

    /** The seat appeals against the result, which is not final until the appeal is dismissed or the result withdrawn. */
    record AppealLodged(Seat seat) implements Event {}

    /** The appeal is dismissed; the result stands. */
    record AppealDismissed(String by) implements Event {}

    /** The player at this seat refuses to sign the record. */
    record SigningRefused(Seat seat) implements Event {}

    /**
     * A stone of a turn that counts at the press stands: free until then, and told so that its place in the order outlives a crash.
     *
     * @param number the move that the arbiter says it is; 0 = in the order of placement
     * @param byHand entered by the arbiter, since the reeds do not see that point
     */
    record FreeStoneSet(Point point, long placedNanos, int number, boolean byHand) implements Event {}

    /** A stone of such a turn stands no more. */
    record FreeStoneLifted(Point point) implements Event {}

    /** The arbiter confirmed the result. */
    record ResultConfirmed(String by) implements Event {}

    /** The arbiter withdrew the result; the game stands where it was, clocks stopped. */
    record ResultWithdrawn(String by) implements Event {}

    /** The game is adjourned. */
    record GameAdjourned(String by) implements Event {}

    /** Something on the table is not as it should be; for the arbiter only. */
    record Irregularity(Oddity kind, List<Point> points) implements Event {
        public Irregularity {
            points = List.copyOf(points);
        }
    }

    /** What was asked for was not done. {@code cmd} is the arbiter's word, or the player's key; {@code id} is empty for keys; {@code stampNanos} is when a
     * lever or key went down that counted for nothing because the clocks stood, 0 for everything else. */
    record CommandRefused(String cmd, String id, Optional<Seat> seat, RefusalReason reason, long stampNanos)
            implements Event {
        public CommandRefused(String cmd, String id, Optional<Seat> seat, RefusalReason reason) {
            this(cmd, id, seat, reason, 0);
        }
    }

    /** The controller has started; {@code machine} names the power-up of the machine, so that a crash of the process can be told from a power cut. */
    record TableStarted(String machine) implements Event {}

    /** A part of the table can be seen again, or no longer. {@code boot} is the clock's own boot number, 0 for other parts; {@code cause} is why a clock that
     * was known has started anew, a word such as WATCHDOG, empty otherwise. */
    record LinkChanged(Part part, boolean up, int boot, String cause) implements Event {
        /** A change without a cause. */
        public LinkChanged(Part part, boolean up, int boot) {
            this(part, up, boot, "");
        }
    }

    /**
     * The controller is back after a crash or a power cut.
     *
     * @param seamless play goes on as if nothing had been: {@code atNanos} is then the moment since which the running time counts
     * @param outageMillis how long the controller was away, as far as is known; -1 = unknown
     */
    record Recovered(boolean seamless, long outageMillis, long atNanos, long turnNanos, SideTime a, SideTime b)
            implements Event {}

    /** The arbiter lets the recovered game go on; the clocks still stand. */
    record GameRestored(String by) implements Event {}

    /** Stones or levers are moved after the end; told once. */
    record PostGame() implements Event {}

    /** The game is over. Without a winner it is a draw, unless {@code bothLose}. */
    record GameEnded(
            Outcome winner,
            Optional<Seat> winnerSeat,
            Reason reason,
            boolean bothLose,
            long atNanos,
            SideTime a,
            SideTime b)
            implements Event {}

    /** What a guess at lots is. */
    enum Parity {
        ODD,
        EVEN
    }

    /** What a player may ask the arbiter for. */
    enum Request {
        PAUSE,
        EXTENSION
    }

    /** What the engine notices, by one stone. */
    enum NoticeKind {
        FIVE,
        WHITE_OVERLINE,
        BLACK_OVERLINE,
        FORBIDDEN_44,
        FORBIDDEN_33
    }

    /** Who ruled on a claim. */
    enum Ruler {
        AUTO,
        DESK,
        LOCAL
    }

    /** What a seat has marked with its OPTION key. */
    enum Mark {
        NONE,
        PASS,
        SWAP,
        /** The choice of White where a seat chooses its colour. */
        WHITE,
        /** The number of offers, tapped so far. */
        NUMBER
    }

    /** Black, White or nobody. */
    enum Outcome {
        BLACK,
        WHITE,
        NONE
    }

    /** What can be out of order (DESIGN 4). */
    enum Oddity {
        PRESS_WITHOUT_STONE,
        SECOND_STONE,
        STONE_MOVED,
        STONE_LIFTED,
        AMBIGUOUS,
        NOISY_SITE,
        STUCK_SITE,
        BOARD_NOT_SEEN,
        CLOCK_NOT_FOLLOWING,
        POSITION_DIFFERS,
        GHOST,
        DRIFT
    }

    /** A part of the table whose link can be lost. */
    enum Part {
        BOARD,
        CLOCK,
        /** The clock's supply: down while it is too low. */
        CLOCK_SUPPLY,
        STORE,
        BROKER,
        DESK
    }

    /** Why something was refused (DESIGN 4). */
    enum RefusalReason {
        NOT_YOUR_TURN,
        NO_STONE_YET,
        OUTSIDE_ZONE,
        NOT_ONE_OF_26,
        OPENING_EXCLUDED,
        OFFERS_EQUIVALENT,
        OFFERS_MISSING,
        OFFERS_SURPLUS,
        STONES_MISSING,
        STONES_SURPLUS,
        NUMBER_MISSING,
        PASS_NOT_ALLOWED,
        NO_SWAP_RIGHT,
        NO_DRAW_NOW,
        CLOCKS_STOPPED,
        FORBIDDEN_POINT,
        GAME_OVER,
        GAME_NOT_STARTED,
        BOARD_NOT_EMPTY,
        POINT_TAKEN,
        NO_SUCH_MOVE,
        FIRST_TOUCH_BINDS,
        BOARD_UNCLEAR,
        POSITION_DIFFERS,
        GAME_RUNNING,
        NO_CLAIM,
        NO_RESULT,
        NOT_PAUSED,
        NOTHING_TO_RESTORE,
        RESTORE_FIRST,
        TIME_WOULD_END,
        TOO_LATE,
        SECOND_PERSON_NEEDED,
        NAME_MISSING,
        RESULT_STANDS,
        REASON_CONTRADICTS,
        SEAT_NOT_ABSENT,
        REQUEST_OPEN,
        RULING_AWAITED,
        NO_REQUEST,
        UNDER_APPEAL,
        NO_APPEAL,
        EXPIRED,
        NOT_THIS_GAME,
        NOT_UNDERSTOOD,
        STORE_NOT_SAFE,
        CLOCK_NOT_LINKED
    }

    /** Why a game ended (RULES 6.2 and DESIGN 4). */
    enum Reason {
        FIVE,
        WHITE_OVERLINE,
        FORBIDDEN_33,
        FORBIDDEN_44,
        BLACK_OVERLINE,
        RESIGN,
        TIME,
        DRAW_AGREED,
        DRAW_PASSES,
        DRAW_FULL,
        DRAW_BOTH_TIME,
        PENALTY,
        FORFEIT,
        BYE,
        VIOLATIONS,
        DISQUALIFIED,
        FORFEIT_BOTH,
        ABANDONED,
        ARBITER
    }
}
