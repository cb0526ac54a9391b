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

    /** Enters a stone of the turn to move that the reeds do not see. */
    record Enter(Point point) implements Wish {}

    /** Takes a point out of the reeds' hands for the rest of the game: what its reed says means nothing, a stone on it is entered. */
    record ByHand(Point point) implements Wish {}

    /** Notes a violation. */
    record Violation(Seat seat) implements Wish {}

    /** Takes time for an offence; {@code nanos} above 0. */
    record Penalty(Seat seat, long nanos) implements Wish {}

    /** Disqualifies. */
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
}
