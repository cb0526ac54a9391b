package tengen.game;

import java.util.List;
import java.util.Optional;

/**
 * The game: {@link #decide} judges, {@link #evolve} only remembers. Neither logs, throws for bad play, reads a clock or does I/O; a refusal is an event too.
 *
 * <p>Commands must come in the order of their stamps; who brings them into that order is the table's inbox.
 */
public final class Game {
    /** The running time is written down this often (DESIGN 4, crash and time). */
    public static final long MARK_NANOS = TimeDecisions.MARK_NANOS;

    private Game() {}

    /** Returns what the command causes in this state, in order; empty when it changes nothing and needs no answer. */
    public static List<Event> decide(GameState state, Command command) {
        Story story = new Story(state);
        hand(command).ifPresent(sign -> AbsenceDecisions.sign(story, sign.seat(), sign.stampNanos()));
        switch (command) {
            case Command.Assign c -> ArbiterDecisions.assign(story, c);
            case Command.SeeStone c -> StoneDecisions.see(story, c);
            case Command.SeeSlide c -> StoneDecisions.slide(story, c);
            case Command.SeeLift c -> StoneDecisions.lift(story, c);
            case Command.SeeOddity c -> StoneDecisions.oddity(story, c);
            case Command.SeeLink c -> story.tell(new Event.LinkChanged(c.part(), c.up(), c.boot(), c.cause()));
            case Command.Boot c -> story.tell(new Event.TableStarted(c.machine()));
            case Command.PressLever c -> LeverDecisions.press(story, c);
            case Command.TapOption c -> KeyDecisions.option(story, c);
            case Command.TapDraw c -> KeyDecisions.draw(story, c);
            case Command.Resign c -> KeyDecisions.resign(story, c);
            case Command.CallArbiter c -> KeyDecisions.callArbiter(story, c);
            case Command.Claim c -> ClaimDecisions.claim(story, c);
            case Command.RuleByLever c -> ClaimDecisions.ruleByLever(story, c);
            case Command.HoldArbiterKey c -> ArbiterDecisions.key(story, c);
            case Command.PassTime c -> TimeDecisions.pass(story, c);
            case Command.Recover c -> RecoveryDecisions.recover(story, c);
            case Command.HearClock c -> RecoveryDecisions.hear(story, c);
            case Command.RefuseOrder c ->
                story.tell(new Event.CommandRefused(c.cmd(), c.id(), Optional.empty(), c.reason()));
            case Command.Order c -> ArbiterDecisions.order(story, c);
        }
        return story.events();
    }

    private record Hand(Seat seat, long stampNanos) {}

    /** Returns whose hand brought this command about, if it was a player's on the clock. */
    private static Optional<Hand> hand(Command command) {
        return switch (command) {
            case Command.PressLever c -> Optional.of(new Hand(c.seat(), c.stampNanos()));
            case Command.TapOption c -> Optional.of(new Hand(c.seat(), c.stampNanos()));
            case Command.TapDraw c -> Optional.of(new Hand(c.seat(), c.stampNanos()));
            case Command.Resign c -> Optional.of(new Hand(c.seat(), c.stampNanos()));
            case Command.CallArbiter c -> Optional.of(new Hand(c.seat(), c.stampNanos()));
            case Command.Claim c -> Optional.of(new Hand(c.seat(), c.stampNanos()));
            default -> Optional.empty();
        };
    }

    /** Says whether {@link Command.PassTime} with these moments would cause anything; cheap, for every turn of a loop. */
    public static boolean timeIsDue(GameState state, long knownNanos, long nowNanos) {
        return TimeDecisions.due(state, knownNanos, nowNanos);
    }

    /** Returns when the game next wants to be told the time by itself: a mark or the end of a grace; Long.MAX_VALUE = never. */
    public static long nextDueNanos(GameState state) {
        return TimeDecisions.nextDueNanos(state);
    }

    /** Returns the state after the event. */
    public static GameState evolve(GameState state, Event event) {
        return Evolve.evolve(state, event);
    }
}
