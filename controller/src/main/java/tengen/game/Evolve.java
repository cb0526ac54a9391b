package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tengen.engine.opening.Step;
import tengen.game.GameState.Assigned;
import tengen.game.GameState.Empty;
import tengen.game.GameState.Ended;
import tengen.game.GameState.Ending;
import tengen.game.GameState.Running;
import tengen.game.GameState.Stop;
import tengen.game.GameState.Stopped;

/** Remembers events. Judges nothing, and accepts every event ever journalled: one that does not fit a state leaves it as it is. */
final class Evolve {
    private Evolve() {}

    static GameState evolve(GameState state, Event event) {
        return switch (event) {
            case Event.GameAssigned e ->
                new Assigned(new Setup(e.game(), e.nameA(), e.nameB(), e.openerFar(), Rules.ofText(e.rules())));
            case Event.GameStarted e -> started(state, e);
            case Event.GameEnded e -> ended(state, e);
            case Event.ClocksPaused e -> waiting(stopped(state, Stop.PAUSED, e.atNanos(), play -> paused(play, e)));
            case Event.ClaimRuled e -> waiting(within(state, play -> EvolvePlay.evolve(play, e)));
            case Event.ClocksResumed e -> resumed(state, e);
            case Event.FlagFell e -> flagFell(state, e);
            case Event.ClaimJudged e -> judged(state, e);
            case Event.Recovered e -> recovered(state, e);
            case Event.GameRestored e -> waiting(state);
            case Event.GameAdjourned e -> stopped(state, Stop.ADJOURNED, 0, play -> play);
            case Event.ResultConfirmed e -> ending(state, Ending::withConfirmed);
            case Event.PostGame e -> ending(state, Ending::withPostGame);
            case Event.AppealLodged e -> ending(state, x -> x.withAppeal(Optional.of(e.seat())));
            case Event.AppealDismissed e -> ending(state, x -> x.withAppeal(Optional.empty()));
            case Event.SeatLost e -> ending(state, x -> x.withLoss(e.seat(), e.reason()));
            case Event.Disqualified e -> disqualified(state, e);
            case Event.DisqualificationProposed e ->
                within(state, play -> docket(play, play.docket().proposing(new Docket.Proposal(e.seat(), e.by()))));
            case Event.GameMovedAway e -> new Empty();
            case Event.GameTakenOver e -> new Stopped(e.game().play(), Stop.ADJOURNED, 0);
            case Event.ResultWithdrawn e -> withdrawn(state);
            case Event.TimeAdjusted e -> adjusted(state, e);
            case Event.NamesSwapped e -> namesSwapped(state);
            case Event.SeatsSwapped e -> seatsSwapped(state);
            case Event.MoveTakenBack e -> takenBack(state, e);
            case Event.MoveCorrected e -> corrected(state, e);
            default -> within(state, play -> EvolvePlay.evolve(play, event));
        };
    }

    private static GameState started(GameState state, Event.GameStarted e) {
        return state instanceof Assigned assigned
                ? new Running(Play.start(
                        assigned.setup(),
                        new GameClock(assigned.setup().rules().time(), e.a(), e.b(), Optional.empty(), 0, 0)
                                .started(Seat.A, e.atNanos(), 0)))
                : state;
    }

    private static GameState ended(GameState state, Event.GameEnded e) {
        Ending ending = Ending.of(e);
        if (state instanceof Assigned assigned) {
            // A forfeit or a bye: nobody played.
            return new Ended(
                    Play.start(
                            assigned.setup(),
                            new GameClock(assigned.setup().rules().time(), e.a(), e.b(), Optional.empty(), 0, 0)),
                    ending);
        }
        return state.game()
                .<GameState>map(play -> {
                    // A stone that was lifted again and not pressed is no move of a game that is over.
                    PlayEdit edit = play.seen().edit();
                    edit.clock = play.clock()
                            .with(Seat.A, e.a())
                            .with(Seat.B, e.b())
                            .stopped(play.clock().turnNanos());
                    edit.claim = Optional.empty();
                    return new Ended(edit.done(), ending);
                })
                .orElse(state);
    }

    /** The two words have been spoken; after the end the seat's own result changes and the opponent's stands. */
    private static GameState disqualified(GameState state, Event.Disqualified e) {
        GameState decided = within(state, play -> docket(play, play.docket().settled(e.seat())));
        return ending(decided, x -> x.withLoss(e.seat(), Event.Reason.DISQUALIFIED));
    }

    static Play docket(Play play, Docket docket) {
        PlayEdit edit = play.edit();
        edit.docket = docket;
        return edit.done();
    }

    private static Play paused(Play play, Event.ClocksPaused e) {
        PlayEdit edit = play.edit();
        edit.clock = play.clock().with(Seat.A, e.a()).with(Seat.B, e.b()).stopped(e.turnNanos());
        edit.markedNanos = 0;
        return edit.done();
    }

    private static GameState resumed(GameState state, Event.ClocksResumed e) {
        if (!(state instanceof Stopped now)) {
            return state;
        }
        PlayEdit edit = now.play().edit();
        edit.clock = now.play()
                .clock()
                .started(e.seat(), e.atNanos(), now.play().clock().turnNanos());
        edit.claim = Optional.empty();
        // Play goes on, so nobody waits for a second word any more.
        edit.docket = now.play().docket().settled();
        edit.markedNanos = 0;
        return new Running(edit.done());
    }

    private static GameState flagFell(GameState state, Event.FlagFell e) {
        if (!(state instanceof Running now)) {
            return state;
        }
        PlayEdit edit = now.play().edit();
        List<Seat> flags = new ArrayList<>(now.play().flags());
        flags.add(e.seat());
        edit.flags = flags;
        boolean stops = now.play().rules().flag() == Rules.FlagMode.AUTO;
        GameClock clock = now.play().clock().with(e.seat(), e.side());
        edit.clock = stops ? clock.stopped(e.turnNanos()) : clock.started(e.seat(), e.atNanos(), e.turnNanos());
        edit.markedNanos = 0;
        return stops ? new Stopped(edit.done(), Stop.FLAG, e.atNanos()) : new Running(edit.done());
    }

    private static GameState judged(GameState state, Event.ClaimJudged e) {
        return stopped(state, Stop.CLAIM, 0, play -> {
            PlayEdit edit = play.edit();
            edit.claim = Optional.of(new Play.PendingClaim(e.seat(), e.valid(), e.verdict(), e.disputed(), e.proof()));
            return edit.done();
        });
    }

    private static GameState recovered(GameState state, Event.Recovered e) {
        if (!(state instanceof Running) && !(state instanceof Stopped)) {
            return state;
        }
        Play play = state.game().orElseThrow();
        PlayEdit edit = play.edit();
        edit.markedNanos = 0;
        GameClock clock = play.clock().with(Seat.A, e.a()).with(Seat.B, e.b());
        boolean runs = e.seamless() && state instanceof Running;
        edit.clock = runs ? clock.started(play.mover(), e.atNanos(), e.turnNanos()) : clock.stopped(e.turnNanos());
        if (runs) {
            return new Running(edit.done());
        }
        return e.seamless() && state instanceof Stopped now
                ? new Stopped(edit.done(), now.why(), now.sinceNanos())
                : new Stopped(edit.done(), Stop.RECOVERED, e.atNanos());
    }

    /** Returns a stopped state that waits for what its game calls for: a ruling, the acknowledgements of a full board, or a resume. */
    private static GameState waiting(GameState state) {
        if (!(state instanceof Stopped now)) {
            return state;
        }
        return new Stopped(now.play(), awaited(now.play()), now.sinceNanos());
    }

    /** The arbiter has taken the game into his hand: a flag that fell ends nothing by itself any more. */
    private static GameState withdrawn(GameState state) {
        if (!(state instanceof Ended over)) {
            return state;
        }
        PlayEdit edit = over.play().edit();
        edit.acknowledged = List.of();
        if (over.play().stoppedByFlag()) {
            edit.flags = List.of();
        }
        boolean unplayed = over.play().moves().isEmpty()
                && over.play().clock().a().usedNanos() == 0
                && over.play().clock().b().usedNanos() == 0;
        if (unplayed) {
            return new Assigned(over.play().setup());
        }
        return new Stopped(edit.done(), over.play().full() ? Stop.FULL_BOARD : Stop.PAUSED, 0);
    }

    private static Stop awaited(Play play) {
        if (play.claim().isPresent()) {
            return Stop.CLAIM;
        }
        if (play.stoppedByFlag()) {
            return Stop.FLAG;
        }
        return play.full() ? Stop.FULL_BOARD : Stop.PAUSED;
    }

    private static GameState namesSwapped(GameState state) {
        if (state instanceof Assigned assigned) {
            return new Assigned(swapped(assigned.setup()));
        }
        return within(state, play -> play.edit().setup(swapped(play.setup())).done());
    }

    private static Setup swapped(Setup setup) {
        return new Setup(setup.game(), setup.nameB(), setup.nameA(), setup.openerFar(), setup.rules());
    }

    private static GameState seatsSwapped(GameState state) {
        if (state instanceof Assigned(Setup setup)) {
            return new Assigned(
                    new Setup(setup.game(), setup.nameA(), setup.nameB(), !setup.openerFar(), setup.rules()));
        }
        // The frame of the board is that of the seats at the start (RULES 0): it does not turn under stones of the
        // record.
        return within(
                state,
                play -> !play.moves().isEmpty()
                        ? play
                        : play.edit()
                                .setup(new Setup(
                                        play.setup().game(),
                                        play.setup().nameA(),
                                        play.setup().nameB(),
                                        !play.setup().openerFar(),
                                        play.rules()))
                                .done());
    }

    /** A seat that has time again has no fallen flag. */
    private static GameState adjusted(GameState state, Event.TimeAdjusted e) {
        GameState given = within(state, play -> {
            PlayEdit edit = play.edit();
            edit.clock = play.clock().with(e.seat(), e.side());
            edit.flags = play.flags().stream()
                    .filter(seat -> seat != e.seat() || e.side().leftNanos() == 0)
                    .toList();
            return edit.done();
        });
        return given instanceof Stopped now && now.why() == Stop.FLAG ? waiting(given) : given;
    }

    private static GameState corrected(GameState state, Event.MoveCorrected e) {
        return within(state, play -> {
            Play changed = EvolvePlay.evolve(play, e);
            // After the end nobody sets the board right any more, so the reeds are not asked about the point.
            return state instanceof Ended ? changed.edit().byHand(e.to()).done() : changed;
        });
    }

    private static GameState takenBack(GameState state, Event.MoveTakenBack e) {
        GameState shorter = within(state, play -> {
            PlayEdit edit = play.edit().turnOf(e.seat());
            edit.moves = play.moves().subList(0, e.number() - 1);
            if (e.step() != Step.END) {
                Step step = play.rules().opening().step(e.step());
                edit.black = BlackSeat.again(step, e.number(), e.seat());
                edit.progress = play.progress().backAt(step, e.step(), edit.moves, edit.black);
            }
            edit.entered = play.entered().stream()
                    .filter(point -> edit.moves.stream()
                            .anyMatch(move -> move.point().filter(point::equals).isPresent()))
                    .toList();
            edit.draw = Optional.empty();
            edit.held = List.of();
            edit.free = List.of();
            edit.claim = Optional.empty();
            edit.acknowledged = List.of();
            edit.clock = play.clock().stopped(0);
            return edit.done();
        });
        // The claim, or the full board, that was waited for is gone.
        boolean gone = shorter instanceof Stopped now && (now.why() == Stop.CLAIM || now.why() == Stop.FULL_BOARD);
        return gone ? waiting(shorter) : shorter;
    }

    private static GameState stopped(GameState state, Stop why, long sinceNanos, UnaryOperator<Play> change) {
        return switch (state) {
            case Running now -> new Stopped(change.apply(now.play()), why, sinceNanos);
            case Stopped now -> new Stopped(change.apply(now.play()), why, now.sinceNanos());
            case Empty empty -> state;
            case Assigned assigned -> state;
            case Ended over -> state;
        };
    }

    private static GameState ending(GameState state, UnaryOperator<Ending> change) {
        return state instanceof Ended now ? new Ended(now.play(), change.apply(now.ending())) : state;
    }

    private static GameState within(GameState state, UnaryOperator<Play> change) {
        return switch (state) {
            case Running now -> new Running(change.apply(now.play()));
            case Stopped now -> new Stopped(change.apply(now.play()), now.why(), now.sinceNanos());
            case Ended now -> new Ended(change.apply(now.play()), now.ending());
            case Empty empty -> state;
            case Assigned assigned -> state;
        };
    }
}
