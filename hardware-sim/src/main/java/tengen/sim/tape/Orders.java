package tengen.sim.tape;

import java.util.Locale;
import tengen.game.Event;
import tengen.game.Wish;

/** The arbiter's words as orders. */
final class Orders {
    /** Who orders; the tape itself, where the line does not say. */
    private static final String BY = "by";

    private Orders() {}

    static String by(TapeLine line) {
        return line.options().getOrDefault(BY, "tape");
    }

    static Wish read(TapeLine line) throws TapeFault {
        line.optionsOnly(BY);
        String verb = line.word(0);
        Wish wish = switch (verb) {
            case "start" -> new Wish.Start();
            case "pause" -> new Wish.Pause();
            case "resume" -> new Wish.Resume();
            case "ruling" -> new Wish.Ruling(ruling(line));
            case "adjust" -> new Wish.Adjust(Words.seat(line, 1), Words.signedSpan(line, 2));
            case "correct" -> new Wish.Correct(Words.whole(line, 1), Words.point(line, 2));
            case "take-back" -> new Wish.TakeBack(Words.whole(line, 1));
            case "enter" -> new Wish.Enter(Words.point(line, 1), line.words().size() > 2 ? Words.whole(line, 2) : 0);
            case "clear" -> new Wish.Clear(Words.point(line, 1));
            case "lose" -> new Wish.Lose(Words.seat(line, 1), reason(line));
            case "absent" -> new Wish.Absent(Words.seat(line, 1));
            case "arrived" -> new Wish.Arrived(Words.seat(line, 1));
            case "lots" -> new Wish.Lots(Words.seat(line, 1), guess(line), Words.whole(line, 3));
            case "second-game" -> new Wish.SecondGame(line.word(1));
            case "move-away" -> new Wish.MoveAway(line.word(1));
            case "request" -> request(line);
            case "answer" -> new Wish.Answer(answer(line));
            case "appeal" -> new Wish.Appeal(Words.seat(line, 1));
            case "dismiss-appeal" -> new Wish.DismissAppeal();
            case "refuses-to-sign" -> new Wish.RefusesToSign(Words.seat(line, 1));
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
            case Wish.Enter w -> 3;
            case Wish.Lose w -> 3;
            case Wish.Ask w -> w.kind() == Event.Request.EXTENSION ? 4 : 3;
            case Wish.Lots w -> 4;
            case Wish.Clear w -> 2;
            case Wish.Absent w -> 2;
            case Wish.Arrived w -> 2;
            case Wish.SecondGame w -> 2;
            case Wish.MoveAway w -> 2;
            case Wish.Answer w -> 2;
            case Wish.Appeal w -> 2;
            case Wish.RefusesToSign w -> 2;
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

    private static Event.Parity guess(TapeLine line) throws TapeFault {
        return switch (line.word(2)) {
            case "odd" -> Event.Parity.ODD;
            case "even" -> Event.Parity.EVEN;
            default -> throw line.fault("a guess is odd or even: " + line.word(2));
        };
    }

    private static Wish request(TapeLine line) throws TapeFault {
        return switch (line.word(2)) {
            case "pause" -> new Wish.Ask(Words.seat(line, 1), Event.Request.PAUSE, 0);
            case "extension" -> {
                long nanos = Words.signedSpan(line, 3);
                if (nanos <= 0) {
                    throw line.fault("an extension is above zero: " + line.word(3));
                }
                yield new Wish.Ask(Words.seat(line, 1), Event.Request.EXTENSION, nanos);
            }
            default -> throw line.fault("a request is pause or extension: " + line.word(2));
        };
    }

    private static boolean answer(TapeLine line) throws TapeFault {
        return switch (line.word(1)) {
            case "grant" -> true;
            case "deny" -> false;
            default -> throw line.fault("an answer is grant or deny: " + line.word(1));
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
