package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.opening.Zone;
import tengen.testing.Dice;

/** Commands from every source by chance, most of them such as a game would bring, some of them nonsense. */
final class ChanceCommands {
    private static final long MILLI = 1_000_000L;

    /** What sensing tells as an oddity; the others the game finds out itself. */
    private static final List<Event.Oddity> SEEN = List.of(
            Event.Oddity.AMBIGUOUS,
            Event.Oddity.NOISY_SITE,
            Event.Oddity.STUCK_SITE,
            Event.Oddity.BOARD_NOT_SEEN,
            Event.Oddity.POSITION_DIFFERS,
            Event.Oddity.GHOST,
            Event.Oddity.DRIFT);

    private final Dice dice;
    private final ChanceOpening opening;
    private Optional<Carried> carried = Optional.empty();
    private int games;
    long nowNanos = 1_000_000_000_000L;

    ChanceCommands(Dice dice) {
        this.dice = dice;
        this.opening = new ChanceOpening(dice);
    }

    /** Hears what was decided: a game that was moved away can come back. */
    void hear(Event event) {
        if (event instanceof Event.GameMovedAway moved) {
            carried = Optional.of(moved.game());
        }
    }

    Command next(GameState state) {
        nowNanos += dice.percent(2) ? dice.below(100_000) * MILLI : dice.below(1_500 * MILLI);
        return switch (state) {
            case GameState.Empty empty -> dice.percent(80) ? again() : anything(state);
            case GameState.Assigned assigned -> dice.percent(70) ? order(new Wish.Start(), early()) : before(state);
            case GameState.Running running -> dice.percent(75) ? play(running.play()) : anything(state);
            case GameState.Stopped stopped -> dice.percent(60) ? goOn(stopped) : anything(state);
            case GameState.Ended ended
            when ended.ending().appeal().isPresent() && dice.percent(40) ->
                order(dice.percent(50) ? new Wish.DismissAppeal() : new Wish.Confirm(), Sight.AGREES);
            case GameState.Ended ended
            when !ended.play().moves().isEmpty() && dice.percent(15) ->
                order(new Wish.Correct(ended.play().moves().size(), point()), Sight.AGREES);
            case GameState.Ended ended -> dice.percent(30) ? assign() : anything(state);
        };
    }

    private Command before(GameState state) {
        return dice.percent(20)
                ? order(new Wish.Lots(seat(), dice.oneOf(Event.Parity.values()), 1 + dice.below(20)), Sight.AGREES)
                : anything(state);
    }

    private Command assign() {
        games++;
        return new Command.Assign("g" + games, "Ann", "Bo", dice.percent(50), Rules.parse(RulesTest.random(dice)));
    }

    private Command again() {
        return carried.isPresent() && dice.percent(60)
                ? order(new Wish.TakeOver("T" + dice.below(9), carried.get()), Sight.AGREES)
                : assign();
    }

    /** What a quiet game is made of. */
    private Command play(Play play) {
        if (play.atThePress()) {
            return opening.next(play, sight(play), nowNanos);
        }
        if (play.standing() || play.mark() == Event.Mark.PASS) {
            return new Command.PressLever(play.mover(), nowNanos, sight(play));
        }
        return dice.percent(95)
                ? new Command.SeeStone(dice.percent(98) ? free(play) : point(), nowNanos - 150 * MILLI)
                : new Command.TapOption(play.mover(), nowNanos, sight(play));
    }

    private Command goOn(GameState.Stopped stopped) {
        Sight sight = sight(stopped.play());
        List<Docket.Proposal> proposed = stopped.play().docket().proposed();
        if (!proposed.isEmpty() && dice.percent(25)) {
            return order(new Wish.Disqualify(proposed.getLast().seat()), sight);
        }
        return switch (stopped.why()) {
            case PAUSED -> order(new Wish.Resume(), sight);
            case CLAIM -> order(dice.percent(5) ? new Wish.MoveAway("T2") : new Wish.Ruling(dice.percent(20)), sight);
            case FULL_BOARD -> new Command.TapDraw(seat(), nowNanos);
            case FLAG -> order(new Wish.Ruling(dice.percent(50)), sight);
            case RECOVERED, ADJOURNED -> order(new Wish.ResumeGame(), sight);
        };
    }

    /** The centre first, as the rules want it; then anywhere nobody is. */
    private Point free(Play play) {
        if (play.moves().isEmpty()) {
            return Point.CENTRE;
        }
        Point point = point();
        Optional<Zone> zone = play.step()
                .filter(step -> !step.zones().isEmpty())
                .map(step -> step.zones().getFirst());
        for (int tries = 0; zone.isPresent() && tries < 500 && !zone.get().holds(point); tries++) {
            point = point();
        }
        for (int tries = 0; tries < Point.COUNT && play.occupied(point); tries++) {
            point = Point.at((point.index() + 1) % Point.COUNT);
        }
        return point;
    }

    /** Now and then a stone stands on the board before the start. */
    private Sight early() {
        return dice.percent(5)
                ? new Sight(List.of(new PlacedStone(point(), nowNanos)), false, List.of())
                : Sight.AGREES;
    }

    private Point point() {
        return Point.at(dice.below(Point.COUNT));
    }

    private Seat seat() {
        return dice.percent(50) ? Seat.A : Seat.B;
    }

    /** What stands, now and then one stone more or less. */
    private Sight sight(Play play) {
        List<PlacedStone> extra = new ArrayList<>();
        if (play.atThePress()) {
            extra.addAll(opening.standing(play));
        }
        play.unpressed()
                .filter(move -> play.standing() && !dice.percent(3))
                .ifPresent(move -> extra.add(new PlacedStone(move.point().orElseThrow(), move.placedNanos())));
        for (Point point : play.held()) {
            extra.add(new PlacedStone(point, nowNanos - 100 * MILLI));
        }
        for (int more = dice.percent(3) ? 1 + dice.below(2) : 0; more > 0; more--) {
            extra.add(new PlacedStone(free(play), nowNanos - 50 * MILLI));
        }
        boolean lost = dice.percent(2) && !play.moves().isEmpty();
        List<Point> missing =
                lost ? play.moves().getFirst().point().map(List::of).orElse(List.of()) : List.of();
        return new Sight(extra, dice.percent(15), missing);
    }

    private Sight sight(GameState state) {
        return state.game().map(this::sight).orElse(Sight.AGREES);
    }

    private Command order(Wish wish, Sight sight) {
        return new Command.Order(
                dice.percent(90) ? "id" + dice.below(1_000_000) : "",
                dice.percent(3) ? dice.oneOf("", " ") : dice.oneOf("Ann", "Bo", " ann", "BO"),
                dice.oneOf(Event.Ruler.DESK, Event.Ruler.LOCAL),
                wish,
                nowNanos,
                sight);
    }

    private Command anything(GameState state) {
        return switch (dice.below(20)) {
            case 0 -> new Command.SeeStone(point(), nowNanos - 150 * MILLI);
            case 1 -> new Command.SeeSlide(standing(state), point(), nowNanos);
            case 2 -> new Command.SeeLift(standing(state), nowNanos);
            case 3 -> new Command.SeeOddity(dice.oneOf(SEEN), List.of(point()));
            case 4 -> new Command.PressLever(seat(), nowNanos, sight(state));
            case 5 -> new Command.TapOption(seat(), nowNanos, sight(state));
            case 6 -> {
                long downNanos = nowNanos;
                nowNanos += dice.below(2000) * MILLI;
                yield new Command.Claim(seat(), downNanos, nowNanos, sight(state));
            }
            case 7 -> new Command.CallArbiter(seat(), nowNanos);
            case 8 -> new Command.TapDraw(seat(), nowNanos);
            case 9 ->
                dice.percent(10)
                        ? new Command.Resign(seat(), nowNanos)
                        : new Command.HoldArbiterKey(nowNanos, sight(state));
            case 10 -> new Command.RuleByLever(seat(), nowNanos);
            case 11 -> new Command.SeeLink(dice.oneOf(Event.Part.values()), dice.percent(50), dice.below(9));
            case 12 ->
                new Command.Recover(
                        dice.percent(50), dice.below(9000) - 1, nowNanos, dice.below(3000) * MILLI, sight(state));
            case 13 -> dice.percent(20) ? assign() : new Command.Boot("machine");
            case 14, 15, 16 -> new Command.PassTime(nowNanos - dice.below(3) * MILLI, nowNanos);
            default -> order(wish(state), sight(state));
        };
    }

    private Point standing(GameState state) {
        Optional<Point> own = state.game().flatMap(Play::last).flatMap(Move::point);
        return dice.percent(70) ? own.orElseGet(this::point) : point();
    }

    private Wish wish(GameState state) {
        int moves = state.game().map(play -> play.moves().size()).orElse(0);
        long nanos = (1L + dice.below(90)) * 1000 * MILLI;
        return switch (dice.below(38)) {
            case 0 -> new Wish.Start();
            case 1 -> new Wish.Pause();
            case 2 -> new Wish.Resume();
            case 3 -> new Wish.Ruling(dice.percent(20));
            case 4, 5 -> new Wish.Adjust(seat(), dice.percent(50) ? nanos : -nanos);
            case 6, 7 -> new Wish.Correct(1 + dice.below(moves + 2), point());
            case 8 -> new Wish.TakeBack(1 + dice.below(3));
            case 9 -> new Wish.Enter(point(), dice.percent(60) ? 0 : 1 + dice.below(moves + 3));
            case 10 -> dice.percent(50) ? new Wish.Enter(point()) : new Wish.ByHand(point());
            case 11 -> dice.percent(20) ? new Wish.Violation(seat()) : new Wish.Pause();
            case 12 -> new Wish.Penalty(seat(), nanos);
            case 13 ->
                dice.percent(10) || state instanceof GameState.Ended ? new Wish.Disqualify(seat()) : new Wish.Pause();
            case 14 ->
                dice.percent(10)
                        ? new Wish.SetResult(
                                dice.oneOf(Wish.SetResult.Verdict.values()), dice.oneOf(Event.Reason.values()))
                        : new Wish.Resume();
            case 15 -> new Wish.Confirm();
            case 16, 17 -> new Wish.UndoResult();
            case 18 -> new Wish.SwapNames();
            case 19 -> new Wish.SwapSeats();
            case 20 -> new Wish.Adjourn();
            case 21 -> dice.percent(10) ? new Wish.Abandon() : new Wish.Start();
            case 22 -> new Wish.AcceptDraw();
            case 23 ->
                new Wish.Clear(state.game()
                        .flatMap(play ->
                                play.free().stream().map(FreeStone::point).findFirst())
                        .orElseGet(this::point));
            case 24 ->
                dice.percent(10) || state instanceof GameState.Ended
                        ? new Wish.Lose(seat(), Event.Reason.PENALTY)
                        : new Wish.Clear(standing(state));
            case 25, 26 -> new Wish.Absent(seat());
            case 27 -> new Wish.Arrived(seat());
            case 28 -> new Wish.Lots(seat(), dice.oneOf(Event.Parity.values()), 1 + dice.below(20));
            case 29 -> new Wish.SecondGame("second-" + games);
            case 30 -> dice.percent(30) ? new Wish.MoveAway("T" + dice.below(9)) : new Wish.Resume();
            case 31 -> carried.<Wish>map(game -> new Wish.TakeOver("T1", game)).orElseGet(Wish.Resume::new);
            case 32 -> new Wish.Ask(seat(), Event.Request.EXTENSION, nanos);
            case 33 -> new Wish.Ask(seat(), Event.Request.PAUSE, 0);
            case 34 -> new Wish.Answer(dice.percent(50));
            case 35 -> new Wish.Appeal(seat());
            case 36 -> dice.percent(50) ? new Wish.DismissAppeal() : new Wish.RefusesToSign(seat());
            default -> new Wish.ResumeGame();
        };
    }
}
