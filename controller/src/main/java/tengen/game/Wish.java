package tengen.game;

import tengen.engine.Point;

/** What an arbiter can order (the verbs of DESIGN 7). {@link #word} is the verb. */
public sealed interface Wish {
    /** Returns the verb as the command line and the wire spell it. */
    default String word() {
        return switch (this) {
            case Start start -> "start";
            case Pause pause -> "pause";
            case Resume resume -> "resume";
            case Ruling ruling -> "ruling";
            case Adjust adjust -> "adjust";
            case Correct correct -> "correct";
            case TakeBack takeBack -> "take-back";
            case Enter enter -> "enter";
            case ByHand byHand -> "by-hand";
            case Violation violation -> "violation";
            case Penalty penalty -> "penalty";
            case Disqualify disqualify -> "disqualify";
            case SetResult result -> "result";
            case Confirm confirm -> "confirm";
            case UndoResult undo -> "undo-result";
            case SwapNames swap -> "swap-names";
            case SwapSeats swap -> "swap-seats";
            case Adjourn adjourn -> "adjourn";
            case Abandon abandon -> "abandon";
            case AcceptDraw accept -> "accept-draw";
            case ResumeGame resume -> "resume-game";
            case Clear clear -> "clear";
            case Lose lose -> "lose";
            case Absent absent -> "absent";
            case Arrived arrived -> "arrived";
            case Lots lots -> "lots";
            case SecondGame second -> "second-game";
            case MoveAway move -> "move-away";
            case TakeOver take -> "take-over";
            case Ask ask -> "request";
            case Answer answer -> "answer";
            case Appeal appeal -> "appeal";
            case DismissAppeal dismiss -> "dismiss-appeal";
            case RefusesToSign refuses -> "refuses-to-sign";
        };
    }

    /** Starts the opener's clock. */
    record Start() implements Wish {}

    /** Stops both clocks. */
    record Pause() implements Wish {}

    /** Starts the clock that was running. */
    record Resume() implements Wish {}

    /** Decides the claim that waits. */
    record Ruling(boolean accept) implements Wish {}

    /** Gives (positive) or takes (negative) time. */
    record Adjust(Seat seat, long nanos) implements Wish {}

    /** Puts a move on another point. */
    record Correct(int number, Point point) implements Wish {}

    /** Takes the last {@code moves} back; each 1 or more. */
    record TakeBack(int moves) implements Wish {}

    /**
     * Enters a stone that the reeds do not see: of the turn to move, or of the record.
     *
     * @param number the move that it is, where a turn has several; 0 = the last of those that stand
     */
    record Enter(Point point, int number) implements Wish {
        /** Enters a stone behind those that stand. */
        public Enter(Point point) {
            this(point, 0);
        }
    }

    /** A stone of the turn to move that was entered by hand stands no more. */
    record Clear(Point point) implements Wish {}

    /** Takes a point out of the reeds' hands for the rest of the game: what its reed says means nothing, a stone on it is entered. */
    record ByHand(Point point) implements Wish {}

    /** Notes a violation. */
    record Violation(Seat seat) implements Wish {}

    /** Takes time for an offence; {@code nanos} above 0. */
    record Penalty(Seat seat, long nanos) implements Wish {}

    /** Disqualifies: the first person's word proposes, another's decides. */
    record Disqualify(Seat seat) implements Wish {}

    /** Sets the result by hand. */
    record SetResult(Verdict verdict, Event.Reason reason) implements Wish {
        /** Who wins. */
        public enum Verdict {
            BLACK,
            WHITE,
            DRAW,
            BOTH_LOSE
        }

        /** Says whether this reason can have this result (RULES 1, 4 and 6.2). What rests on the arbiter's judgement alone can have any. */
        boolean holds() {
            return switch (reason) {
                case FIVE, RESIGN, TIME, FORFEIT, BYE -> verdict == Verdict.BLACK || verdict == Verdict.WHITE;
                case WHITE_OVERLINE, FORBIDDEN_33, FORBIDDEN_44, BLACK_OVERLINE -> verdict == Verdict.WHITE;
                case DRAW_AGREED, DRAW_PASSES, DRAW_FULL, DRAW_BOTH_TIME -> verdict == Verdict.DRAW;
                case FORFEIT_BOTH -> verdict == Verdict.BOTH_LOSE;
                case PENALTY, VIOLATIONS, DISQUALIFIED, ABANDONED, ARBITER -> true;
            };
        }
    }

    /** Confirms the result. */
    record Confirm() implements Wish {}

    /** Withdraws the result, within 60 s of the end. */
    record UndoResult() implements Wish {}

    /** Exchanges the names of the persons. */
    record SwapNames() implements Wish {}

    /** Exchanges the seats. */
    record SwapSeats() implements Wish {}

    /** Adjourns the game. */
    record Adjourn() implements Wish {}

    /** Ends the game without a result. */
    record Abandon() implements Wish {}

    /** Declares the draw of a full board, or accepts an open offer on behalf of the players. */
    record AcceptDraw() implements Wish {}

    /** Answers the question after a restart: the game goes on, its clocks still standing. */
    record ResumeGame() implements Wish {}

    /** A seat loses by the arbiter's word. After the end the opponent's result stands. */
    record Lose(Seat seat, Event.Reason reason) implements Wish {}

    /** Nobody sits at the seat. */
    record Absent(Seat seat) implements Wish {}

    /** The absent player is there. */
    record Arrived(Seat seat) implements Wish {}

    /** Lots are drawn before the start: the seat guesses, so many stones were in the hand; who is right opens. */
    record Lots(Seat seat, Event.Parity guess, int stones) implements Wish {}

    /** The same two play again, and the other opens. */
    record SecondGame(String game) implements Wish {}

    /** The game leaves for another table. */
    record MoveAway(String to) implements Wish {}

    /** A game of another table goes on here. */
    record TakeOver(String from, Carried game) implements Wish {}

    /** A player asks for something; {@code nanos} is what an extension asks for, otherwise 0. */
    record Ask(Seat seat, Event.Request kind, long nanos) implements Wish {}

    /** Answers what a player asked for. */
    record Answer(boolean granted) implements Wish {}

    /** A seat appeals against the result. */
    record Appeal(Seat seat) implements Wish {}

    /** The appeal is dismissed. */
    record DismissAppeal() implements Wish {}

    /** The player refuses to sign the record. */
    record RefusesToSign(Seat seat) implements Wish {}
}
