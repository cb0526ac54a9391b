package tengen.table;

import java.util.List;
import java.util.Optional;
import tengen.bridge.clock.AlarmLevel;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.ColourLabel;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.FaceMarks;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideState;
import tengen.engine.Stone;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Setup;
import tengen.game.clock.SideTime;
import tengen.game.clock.TimeControl;

/**
 * What the players' faces show: times, side to move, turn counts, colour labels, their own pending marks, and nothing about the position (DESIGN 4, faces). Pure.
 */
final class FacePicture {
    private static final int BRIGHTNESS_PERCENT = 100;
    private static final int MOST_TURNS = 255;

    private FacePicture() {}

    /** Returns the picture of a state that is written down. */
    static FaceState of(GameState state, List<Seat> errors) {
        return of(state, errors, true);
    }

    /**
     * Returns the picture of a state.
     *
     * @param errors seats whose last press or key was refused
     * @param written everything decided is written down; no result counts as recorded before
     */
    static FaceState of(GameState state, List<Seat> errors, boolean written) {
        FaceMarks over = FaceMarks.NONE.with(FaceMark.RESULT, written);
        return switch (state) {
            case GameState.Empty empty -> FaceState.BLANK;
            case GameState.Assigned assigned -> waiting(assigned.setup());
            case GameState.Running now -> picture(now.play(), errors, FaceMarks.NONE);
            // Whether a five still may be claimed is not for the faces: they look as after the end by time, and the
            // flagged seat's own CALL, which is refused after the end, changes nothing either.
            case GameState.Stopped now when afterFlag(now) -> picture(now.play().withoutClaim(), List.of(), over);
            case GameState.Stopped now -> picture(now.play(), errors, FaceMarks.NONE.with(FaceMark.PAUSE));
            case GameState.Ended now -> picture(now.play(), List.of(), over);
        };
    }

    private static boolean afterFlag(GameState.Stopped now) {
        return switch (now.why()) {
            case FLAG -> true;
            case CLAIM, RECOVERED -> now.play().stoppedByFlag();
            case PAUSED, FULL_BOARD, ADJOURNED -> false;
        };
    }

    /** Returns the moment at which the picture's figures hold. */
    static long asOfNanos(GameState state, long nowNanos) {
        return state instanceof GameState.Running now ? now.play().clock().sinceNanos() : nowNanos;
    }

    private static FaceState waiting(Setup setup) {
        TimeControl control = setup.rules().time();
        tengen.bridge.clock.SideTime time = FaceTime.of(control, SideTime.start(control), 0);
        SideState black = new SideState(time, ColourLabel.BLACK, 0, SideState.NO_NUMBER, FaceMarks.NONE);
        SideState white = new SideState(time, ColourLabel.WHITE, 0, SideState.NO_NUMBER, FaceMarks.NONE);
        boolean far = setup.openerFar();
        return new FaceState(
                far ? white : black,
                far ? black : white,
                Running.NONE,
                stopsAtZero(setup.rules()),
                alarm(setup.rules()),
                BRIGHTNESS_PERCENT);
    }

    private static FaceState picture(Play play, List<Seat> errors, FaceMarks common) {
        Seating seating = new Seating(play.setup().openerFar());
        Running running = play.clock()
                .running()
                .map(seat -> Running.of(seating.face(seat)))
                .orElse(Running.NONE);
        return new FaceState(
                side(play, seating.seat(ClockSide.A), errors, common),
                side(play, seating.seat(ClockSide.B), errors, common),
                running,
                stopsAtZero(play.rules()),
                alarm(play.rules()),
                BRIGHTNESS_PERCENT);
    }

    private static SideState side(Play play, Seat seat, List<Seat> errors, FaceMarks common) {
        SideTime time = play.clock().side(seat);
        TimeControl control = play.clock().control();
        boolean mover = seat == play.mover();
        FaceMarks marks = common.with(FaceMark.PASS, mover && play.mark() == Event.Mark.PASS)
                .with(FaceMark.SWAP, mover && (play.mark() == Event.Mark.SWAP || play.mark() == Event.Mark.WHITE))
                .with(
                        FaceMark.DRAW,
                        has(play.draw(), seat) || play.acknowledged().contains(seat))
                .with(FaceMark.CLAIM, has(play.claim().map(Play.PendingClaim::seat), seat))
                .with(FaceMark.ERROR, errors.contains(seat))
                .with(FaceMark.FLAG, play.flagged(seat))
                .with(FaceMark.PERIOD, time.phase() > 0);
        return new SideState(
                FaceTime.of(control, time, mover ? play.clock().turnNanos() : 0),
                play.colour(seat) == Stone.BLACK ? ColourLabel.BLACK : ColourLabel.WHITE,
                turns(play, seat),
                number(play, seat),
                marks);
    }

    /** Returns N while it is being tapped (0 is shown as a dash) and, once declared, until the opening is over. */
    private static int number(Play play, Seat seat) {
        if (play.step().isEmpty()) {
            return SideState.NO_NUMBER;
        }
        boolean declaring = play.step().get().declares() != 0 && seat == play.mover();
        if (declaring) {
            return play.progress().tapped();
        }
        return play.progress().declared() > 0 ? play.progress().declared() : SideState.NO_NUMBER;
    }

    private static boolean has(Optional<Seat> marked, Seat seat) {
        return marked.filter(seat::equals).isPresent();
    }

    private static int turns(Play play, Seat seat) {
        int turns = play.progress().more(seat);
        for (Move move : play.moves()) {
            turns += move.pressed() && move.seat() == seat ? 1 : 0;
        }
        return Math.clamp(turns, 0, MOST_TURNS);
    }

    private static boolean stopsAtZero(Rules rules) {
        return rules.flag() == Rules.FlagMode.AUTO;
    }

    private static AlarmLevel alarm(Rules rules) {
        return switch (rules.alarm()) {
            case ON -> AlarmLevel.ON;
            case LOW -> AlarmLevel.LOW;
            case OFF -> AlarmLevel.OFF;
        };
    }
}
