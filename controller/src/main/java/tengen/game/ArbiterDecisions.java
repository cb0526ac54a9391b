package tengen.game;

import java.util.Optional;
import tengen.game.Event.RefusalReason;
import tengen.game.GameState.Assigned;
import tengen.game.GameState.Ended;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;
import tengen.game.clock.SideTime;

/** What the arbiter's orders cause. Each is answered: applied, after the events it caused, or refused with a reason. */
final class ArbiterDecisions {
    /** A result can be withdrawn this long after the end (RULES 6; BUGLOG B20). */
    private static final long UNDO_NANOS = 60_000_000_000L;

    private ArbiterDecisions() {}

    static void assign(Story story, Command.Assign c) {
        if (story.state() instanceof Running || story.state() instanceof Stopped) {
            story.tell(new Event.CommandRefused("assign", c.id(), Optional.empty(), RefusalReason.GAME_RUNNING));
        } else {
            story.tell(new Event.GameAssigned(
                    c.game(), c.nameA(), c.nameB(), c.openerFar(), c.rules().text()));
            if (!c.id().isEmpty()) {
                story.tell(new Event.CommandApplied("assign", c.id(), c.by()));
            }
        }
    }

    static void order(Story story, Command.Order c) {
        Optional<RefusalReason> refusal = carryOut(story, c);
        String word = c.wish().word();
        if (refusal.isPresent()) {
            story.tell(new Event.CommandRefused(word, c.id(), Optional.empty(), refusal.get()));
        } else {
            story.tell(new Event.CommandApplied(word, c.id(), c.by()));
        }
    }

    private static Optional<RefusalReason> carryOut(Story story, Command.Order c) {
        return switch (c.wish()) {
            case Wish.Start wish -> start(story, c);
            case Wish.Pause wish -> pause(story, c.atNanos());
            case Wish.Resume wish -> resume(story, c.atNanos(), c.sight());
            case Wish.Ruling wish -> ruling(story, wish, c);
            case Wish.Adjust wish -> PenaltyDecisions.adjust(story, wish.seat(), wish.nanos(), c.atNanos());
            case Wish.Penalty wish -> PenaltyDecisions.penalty(story, wish, c.atNanos());
            case Wish.Violation wish -> inGame(story, () -> ClaimDecisions.violation(story, wish.seat(), c.atNanos()));
            case Wish.Disqualify wish -> PenaltyDecisions.disqualify(story, wish.seat(), c.by(), c.atNanos());
            case Wish.Lose wish -> PenaltyDecisions.lose(story, wish, c.atNanos());
            case Wish.Correct wish -> CorrectionDecisions.correct(story, wish, c);
            case Wish.TakeBack wish -> CorrectionDecisions.takeBack(story, wish, c.atNanos());
            case Wish.Enter wish -> EntryDecisions.enter(story, wish, c.atNanos(), c.sight());
            case Wish.Clear wish -> EntryDecisions.clear(story, wish);
            case Wish.ByHand wish -> inGame(story, () -> EntryDecisions.byHand(story, wish.point(), c.sight()));
            case Wish.SwapNames wish -> CorrectionDecisions.swapNames(story);
            case Wish.SwapSeats wish -> CorrectionDecisions.swapSeats(story, c.sight());
            case Wish.SetResult wish -> ResultDecisions.set(story, wish, c.atNanos());
            case Wish.Confirm wish -> ResultDecisions.confirm(story, c.by());
            case Wish.UndoResult wish -> ResultDecisions.undo(story, c, UNDO_NANOS);
            case Wish.AcceptDraw wish -> ResultDecisions.acceptDraw(story, c.atNanos());
            case Wish.Abandon wish ->
                inGame(story, () -> story.endAt(c.atNanos(), Optional.empty(), Event.Reason.ABANDONED));
            case Wish.Adjourn wish ->
                inGame(story, () -> {
                    if (story.state() instanceof Running) {
                        story.pauseAt(c.atNanos());
                    }
                    story.tell(new Event.GameAdjourned(c.by()));
                });
            case Wish.ResumeGame wish -> restore(story, c.by());
            case Wish.Absent wish -> AbsenceDecisions.absent(story, wish.seat());
            case Wish.Arrived wish -> AbsenceDecisions.arrived(story, wish.seat(), c.atNanos());
            case Wish.Lots wish -> PairingDecisions.lots(story, wish);
            case Wish.SecondGame wish -> PairingDecisions.secondGame(story, wish.game());
            case Wish.MoveAway wish -> PairingDecisions.moveAway(story, wish.to(), c);
            case Wish.TakeOver wish -> PairingDecisions.takeOver(story, wish, c.by());
            case Wish.Ask wish -> RequestDecisions.ask(story, wish);
            case Wish.Answer wish -> RequestDecisions.answer(story, wish.granted(), c.atNanos());
            case Wish.Appeal wish -> ResultDecisions.appeal(story, wish.seat());
            case Wish.DismissAppeal wish -> ResultDecisions.dismiss(story, c.by());
            case Wish.RefusesToSign wish -> ResultDecisions.refusesToSign(story, wish.seat());
        };
    }

    private static Optional<RefusalReason> start(Story story, Command.Order c) {
        return switch (story.state()) {
            case Assigned assigned
            when c.sight().extra().isEmpty() -> {
                SideTime side = SideTime.start(assigned.setup().rules().time());
                story.tell(new Event.GameStarted(c.atNanos(), side, side));
                yield Optional.empty();
            }
            case Assigned assigned -> Optional.of(RefusalReason.BOARD_NOT_EMPTY);
            case GameState.Empty empty -> Optional.of(RefusalReason.GAME_NOT_STARTED);
            case Ended over -> Optional.of(RefusalReason.GAME_OVER);
            case Running running -> Optional.of(RefusalReason.GAME_RUNNING);
            case Stopped stopped -> Optional.of(RefusalReason.GAME_RUNNING);
        };
    }

    private static Optional<RefusalReason> pause(Story story, long atNanos) {
        if (!(story.state() instanceof Running)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        story.pauseAt(atNanos);
        return Optional.empty();
    }

    private static Optional<RefusalReason> resume(Story story, long atNanos, Sight sight) {
        if (!(story.state() instanceof Stopped now)) {
            return Optional.of(
                    story.state() instanceof Running ? RefusalReason.NOT_PAUSED : KeyDecisions.whyNot(story.state()));
        }
        if (now.why() == Stop.RECOVERED || now.why() == Stop.ADJOURNED) {
            // Also when he had restored it and the clock was heard only then: its time and its keys are new to him.
            return Optional.of(RefusalReason.RESTORE_FIRST);
        }
        if (now.why() != Stop.PAUSED) {
            return Optional.of(RefusalReason.NOT_PAUSED);
        }
        Play play = now.play();
        if (!RecoveryDecisions.follows(play, sight)) {
            story.tell(
                    new Event.Irregularity(Event.Oddity.POSITION_DIFFERS, RecoveryDecisions.differences(play, sight)));
            return Optional.of(RefusalReason.POSITION_DIFFERS);
        }
        boolean spent = play.clock().side(play.mover()).flagged(play.clock().control());
        if (spent && play.rules().flag() == Rules.FlagMode.AUTO) {
            // A withdrawn result by time: the arbiter has to give time first.
            return Optional.of(RefusalReason.TIME_WOULD_END);
        }
        story.tell(new Event.ClocksResumed(play.mover(), atNanos));
        if (!play.atThePress() && !play.standing() && !play.extra(sight).isEmpty()) {
            PlacedStone stone = play.extra(sight).getFirst();
            StoneDecisions.place(story, stone.point(), stone.sinceNanos(), false);
        }
        return Optional.empty();
    }

    private static Optional<RefusalReason> ruling(Story story, Wish.Ruling wish, Command.Order c) {
        if (!(story.state() instanceof Stopped now)) {
            return Optional.of(RefusalReason.NO_CLAIM);
        }
        if (now.why() == Stop.FLAG && !wish.accept()) {
            TimeDecisions.endByTime(story, now.play(), c.atNanos());
            return Optional.empty();
        }
        if (now.why() != Stop.CLAIM) {
            return Optional.of(RefusalReason.NO_CLAIM);
        }
        ClaimDecisions.rule(story, wish.accept(), c.ruler(), c.atNanos());
        return Optional.empty();
    }

    private static Optional<RefusalReason> restore(Story story, String by) {
        boolean asked =
                story.state() instanceof Stopped now && (now.why() == Stop.RECOVERED || now.why() == Stop.ADJOURNED);
        if (!asked) {
            return Optional.of(RefusalReason.NOTHING_TO_RESTORE);
        }
        story.tell(new Event.GameRestored(by));
        return Optional.empty();
    }

    static void key(Story story, Command.HoldArbiterKey c) {
        TimeDecisions.until(story, c.stampNanos());
        boolean running = story.state() instanceof Running;
        Optional<RefusalReason> refusal =
                running ? pause(story, c.stampNanos()) : resume(story, c.stampNanos(), c.sight());
        String word = running ? "pause" : "resume";
        story.tell(
                refusal.isPresent()
                        ? new Event.CommandRefused(word, "", Optional.empty(), refusal.get())
                        : new Event.CommandApplied(word, "", "arbiter key"));
    }

    /** Does something that needs an unfinished game. */
    static Optional<RefusalReason> inGame(Story story, Runnable deed) {
        if (!(story.state() instanceof Running) && !(story.state() instanceof Stopped)) {
            return Optional.of(KeyDecisions.whyNot(story.state()));
        }
        deed.run();
        return Optional.empty();
    }
}
