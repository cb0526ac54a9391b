package tengen.sim.tape;

import java.util.Locale;
import tengen.game.Event;
import tengen.game.Wish;

/** The arbiter's words as orders. */
final class Orders {
    private Orders() {}

    static Wish read(TapeLine line) throws TapeFault {
        line.optionsOnly();
        String verb = line.word(0);
        Wish wish = switch (verb) {
            case "start" -> new Wish.Start();
            case "pause" -> new Wish.Pause();
            case "resume" -> new Wish.Resume();
            case "ruling" -> new Wish.Ruling(ruling(line));
            case "adjust" -> new Wish.Adjust(Words.seat(line, 1), Words.signedSpan(line, 2));
            case "correct" -> new Wish.Correct(Words.whole(line, 1), Words.point(line, 2));
            case "take-back" -> new Wish.TakeBack(Words.whole(line, 1));
            case "enter" -> new Wish.Enter(Words.point(line, 1));
            case "by-hand" -> new Wish.ByHand(Words.point(line, 1));
            case "violation" -> new Wish.Violation(Words.seat(line, 1));
            case "penalty" -> penalty(line);
            case "disqualify" -> new Wish.Disqualify(Words.seat(line, 1));
            case "result" -> new Wish.SetResult(verdict(line), reason(line));
            case "confirm" -> new Wish.Confirm();
            case "undo-result" -> new Wish.UndoResult();
            case "swap-names" -> new Wish.SwapNames();
            case "swap-seats" -> new Wish.SwapSeats();
            case "adjourn" -> new Wish.Adjourn();
            case "abandon" -> new Wish.Abandon();
            case "accept-draw" -> new Wish.AcceptDraw();
            case "resume-game" -> new Wish.ResumeGame();
            default -> throw line.fault("the arbiter does not know: " + verb);
        };
        line.wordsAtMost(words(wish));
        return wish;
    }

    private static int words(Wish wish) {
        return switch (wish) {
            case Wish.Adjust w -> 3;
            case Wish.Correct w -> 3;
            case Wish.Penalty w -> 3;
            case Wish.SetResult w -> 3;
            case Wish.Ruling w -> 2;
            case Wish.TakeBack w -> 2;
            case Wish.Enter w -> 2;
            case Wish.ByHand w -> 2;
            case Wish.Violation w -> 2;
            case Wish.Disqualify w -> 2;
            default -> 1;
        };
    }

    private static boolean ruling(TapeLine line) throws TapeFault {
        return switch (line.word(1)) {
            case "accept" -> true;
            case "reject" -> false;
            default -> throw line.fault("a ruling is accept or reject: " + line.word(1));
        };
    }

    private static Wish penalty(TapeLine line) throws TapeFault {
        long nanos = Words.signedSpan(line, 2);
        if (nanos <= 0) {
            throw line.fault("a penalty is above zero: " + line.word(2));
        }
        return new Wish.Penalty(Words.seat(line, 1), nanos);
    }

    private static Wish.SetResult.Verdict verdict(TapeLine line) throws TapeFault {
        return switch (line.word(1)) {
            case "black" -> Wish.SetResult.Verdict.BLACK;
            case "white" -> Wish.SetResult.Verdict.WHITE;
            case "draw" -> Wish.SetResult.Verdict.DRAW;
            case "both-lose" -> Wish.SetResult.Verdict.BOTH_LOSE;
            default -> throw line.fault("a result is black, white, draw or both-lose: " + line.word(1));
        };
    }

    private static Event.Reason reason(TapeLine line) throws TapeFault {
        String text = line.word(2).toUpperCase(Locale.ROOT);
        for (Event.Reason reason : Event.Reason.values()) {
            if (reason.name().equals(text)) {
                return reason;
            }
        }
        throw line.fault("no such reason: " + line.word(2));
    }
}
