package tengen.game;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;

/** Claims: made by a player, judged by the engine, ruled on by the arbiter or, where the organiser wants it, by the judgement itself. */
final class ClaimDecisions {
    private static final int VIOLATIONS_THAT_LOSE = 2;

    private ClaimDecisions() {}

    static void claim(Story story, Command.Claim c) {
        TimeDecisions.until(story, c.stampNanos());
        switch (story.state()) {
            case Running now -> make(story, c);
            case Stopped now when now.why() == Stop.FULL_BOARD -> make(story, c);
            // After a flag only the flagged seat's own five counts; the opponent's CALL must not cut short its time.
            case Stopped now when now.why() == Stop.FLAG && now.play().flagged(c.seat()) -> make(story, c);
            case Stopped now -> story.refuseStopped(KeyDecisions.CALL, c.seat(), c.stampNanos());
            case GameState.Ended over -> story.refuseKey(KeyDecisions.CALL, c.seat(), KeyDecisions.whyNot(over));
            case GameState.Assigned assigned ->
                story.refuseKey(KeyDecisions.CALL, c.seat(), KeyDecisions.whyNot(assigned));
            case GameState.Empty empty -> story.refuseKey(KeyDecisions.CALL, c.seat(), KeyDecisions.whyNot(empty));
        }
    }

    private static void make(Story story, Command.Claim c) {
        List<PlacedStone> held = List.of();
        boolean seen = true;
        if (story.state() instanceof Running) {
            held = takeStanding(story, c.sight());
            List<Point> unseen = unseen(story.running(), c);
            seen = unseen.isEmpty();
            if (!seen) {
                story.tell(new Event.Irregularity(Event.Oddity.AMBIGUOUS, unseen));
            }
        }
        story.tell(new Event.ClaimMade(c.seat(), c.stampNanos()));
        if (story.state() instanceof Running) {
            story.pauseAt(c.stampNanos());
        }
        Play.PendingClaim judged = judge(story, c.seat(), held);
        tellJudged(story, judged);
        if (story.play().rules().claims() == Rules.ClaimMode.AUTOMATIC && !judged.disputed() && seen) {
            rule(story, judged.valid(), Event.Ruler.AUTO, c.nowNanos());
        }
    }

    private static Play.PendingClaim judge(Story story, Seat seat, List<PlacedStone> held) {
        ClaimJudge.Finding finding = ClaimJudge.judge(story.play(), seat, held);
        boolean valid = finding.reason().isPresent()
                && counts(story, seat, finding.reason().get());
        return new Play.PendingClaim(
                seat, valid, valid ? finding.reason() : Optional.empty(), finding.disputed(), finding.proof());
    }

    private static void tellJudged(Story story, Play.PendingClaim judged) {
        story.tell(new Event.ClaimJudged(
                judged.seat(), judged.valid(), judged.verdict(), judged.disputed(), judged.proof()));
    }

    /** A claim that waits is judged anew once the record has been corrected: a ruling must not rest on the old one. */
    static void judgeAgain(Story story, Sight sight) {
        if (!(story.state() instanceof Stopped now) || now.why() != Stop.CLAIM) {
            return;
        }
        Play play = now.play();
        Play.PendingClaim waiting = play.claim().orElseThrow();
        Optional<Point> own = play.unpressed().flatMap(Move::point);
        List<PlacedStone> held = play.atThePress()
                ? List.of()
                : play.extra(sight).stream()
                        .filter(stone -> own.filter(stone.point()::equals).isEmpty())
                        .toList();
        Play.PendingClaim judged = judge(story, waiting.seat(), held);
        if (!judged.equals(waiting)) {
            tellJudged(story, judged);
        }
    }

    /** After a flag only the flagged seat's own five still counts (DESIGN 4, flag). */
    private static boolean counts(Story story, Seat seat, Event.Reason reason) {
        Play play = story.play();
        boolean five = reason == Event.Reason.FIVE || reason == Event.Reason.WHITE_OVERLINE;
        return !play.stoppedByFlag() || (five && play.flagged(seat));
    }

    /** A claim closes the window of the turn's stone, pressed or not; returns the stones that stand besides it. */
    private static List<PlacedStone> takeStanding(Story story, Sight sight) {
        Play play = story.running();
        if (play.atThePress()) {
            // Stones of a block, offers and a removal count only at the press.
            return List.of();
        }
        List<PlacedStone> extra = play.extra(sight);
        Optional<Point> own = play.unpressed().flatMap(Move::point);
        boolean stands = own.isPresent() && extra.stream().anyMatch(stone -> stone.point() == own.get());
        if (!stands && extra.size() == 1 && !sight.doubtful()) {
            StoneDecisions.place(
                    story, extra.getFirst().point(), extra.getFirst().sinceNanos(), false);
        } else if (stands && !play.standing()) {
            StoneDecisions.place(
                    story, own.get(), play.unpressed().orElseThrow().placedNanos(), false);
        } else if (!stands && play.standing()) {
            story.tell(new Event.Irregularity(Event.Oddity.STONE_LIFTED, List.of(own.orElseThrow())));
        }
        Optional<Point> now = story.running().unpressed().flatMap(Move::point);
        return extra.stream()
                .filter(stone -> now.isEmpty() || stone.point() != now.get())
                .toList();
    }

    /**
     * Returns the points on which the claimant's stone may stand although the record has none, or another: those that the reeds cannot tell apart, and when he is to
     * move and shows no stone, those that are entered by hand. Then no judgement can rule by itself.
     */
    private static List<Point> unseen(Play play, Command.Claim c) {
        if (play.atThePress()) {
            return List.of();
        }
        if (c.sight().doubtful()) {
            return c.sight().doubted();
        }
        return c.seat() == play.mover() && !play.standing()
                ? play.entered().stream().filter(point -> !play.pressed(point)).toList()
                : List.of();
    }

    /** Decides the claim that waits. */
    static void rule(Story story, boolean accepted, Event.Ruler by, long nowNanos) {
        Play play = story.play();
        Play.PendingClaim claim = play.claim().orElseThrow();
        story.tell(new Event.ClaimRuled(claim.seat(), accepted, by));
        if (accepted) {
            Event.Reason reason = claim.verdict().orElse(Event.Reason.ARBITER);
            boolean draw = reason == Event.Reason.DRAW_BOTH_TIME;
            story.endAt(nowNanos, draw ? Optional.empty() : Optional.of(claim.seat()), reason);
            return;
        }
        if (!claim.valid() && !claim.disputed()) {
            wrongClaim(story, claim.seat(), nowNanos);
        }
        goOn(story, claim.seat(), nowNanos);
    }

    /** After a rejected claim: the clock that was running runs again; a flag that had stopped the game keeps it stopped, and ends it if its own seat has claimed in vain. */
    private static void goOn(Story story, Seat claimant, long nowNanos) {
        if (!(story.state() instanceof Stopped now)) {
            return;
        }
        if (now.why() == Stop.PAUSED) {
            story.tell(new Event.ClocksResumed(now.play().mover(), nowNanos));
        } else if (now.why() == Stop.FLAG && now.play().flagged(claimant)) {
            TimeDecisions.endByTime(story, now.play(), nowNanos);
        }
    }

    private static void wrongClaim(Story story, Seat seat, long nowNanos) {
        Rules.WrongClaim cost = story.play().rules().wrongClaim();
        if (cost.nanos() > 0) {
            PenaltyDecisions.take(story, seat, cost.nanos());
        }
        if (cost.violation()) {
            violation(story, seat, nowNanos);
        }
    }

    /** Notes a violation; the second of one seat in one game loses (RULES 4.4). */
    static void violation(Story story, Seat seat, long nowNanos) {
        int count = story.play().violations(seat) + 1;
        story.tell(new Event.ViolationGiven(seat, count));
        if (count >= VIOLATIONS_THAT_LOSE) {
            story.endAt(nowNanos, Optional.of(seat.other()), Event.Reason.VIOLATIONS);
        }
    }

    static void ruleByLever(Story story, Command.RuleByLever c) {
        if (story.state() instanceof Stopped now && now.why() == Stop.CLAIM) {
            boolean accepted = c.lever() == now.play().claim().orElseThrow().seat();
            rule(story, accepted, Event.Ruler.LOCAL, c.stampNanos());
        } else if (story.state() instanceof Stopped now
                && now.why() == Stop.FLAG
                && !now.play().flagged(c.lever())) {
            TimeDecisions.endByTime(story, now.play(), c.stampNanos());
        } else {
            story.refuseKey(LeverDecisions.LEVER, c.lever(), Event.RefusalReason.NO_CLAIM);
        }
    }
}
