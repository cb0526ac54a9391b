package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.FaceMark;
import tengen.game.GameState;
import tengen.game.Play;
import tengen.game.Seat;
import tengen.sim.clock.FacePicture;
import tengen.sim.clock.SimFaces;

/** Judges what the players see: never more than DESIGN 4 lets a face show, and, once all is said, the truth. Pure. */
final class FaceOracle {
    private static final long SECOND_NANOS = 1_000_000_000L;

    /** What a game may ever show while it is played, beyond a swap or a number that is marked in its opening. */
    private static final List<FaceMark> IN_PLAY =
            List.of(FaceMark.PERIOD, FaceMark.ERROR, FaceMark.PAUSE, FaceMark.DRAW, FaceMark.CLAIM, FaceMark.PASS);

    private FaceOracle() {}

    /** Returns what a face shows beyond its contract; a picture may be a moment old. */
    static List<String> excess(SimFaces faces, GameState state) {
        List<String> wrong = new ArrayList<>();
        boolean over = state instanceof GameState.Ended;
        boolean opening = state.game().flatMap(Play::step).isPresent();
        boolean declared =
                state.game().filter(play -> play.progress().declared() > 0).isPresent();
        for (ClockSide side : ClockSide.values()) {
            FacePicture face = faces.side(side);
            for (FaceMark mark : FaceMark.values()) {
                boolean fits = IN_PLAY.contains(mark)
                        || (over && mark == FaceMark.RESULT)
                        || (opening && mark == FaceMark.SWAP);
                if (face.marks().has(mark) && !fits) {
                    wrong.add("face " + side + " shows " + mark);
                }
            }
            if (face.number() >= 0 && !opening && !declared) {
                wrong.add("face " + side + " shows the number " + face.number());
            }
        }
        return wrong;
    }

    /** Returns how the faces differ from a running game. */
    static Optional<String> differs(SimFaces faces, Play play, long nowNanos) {
        for (Seat seat : Seat.values()) {
            FacePicture face = faces.side(seat == Seat.A ? ClockSide.A : ClockSide.B);
            boolean mover = play.mover() == seat;
            long seconds = (play.clock().sideAt(seat, nowNanos).leftNanos() + SECOND_NANOS - 1) / SECOND_NANOS;
            long shown = seconds(face.time());
            if (face.running() != mover) {
                return Optional.of("face " + seat + (mover ? " does not run" : " runs"));
            }
            if (Math.abs(shown - seconds) > 1) {
                return Optional.of("face " + seat + " shows " + face.time() + ", but " + seconds + " s are left");
            }
        }
        return Optional.empty();
    }

    private static long seconds(String time) {
        long seconds = 0;
        for (String part : time.split(":", -1)) {
            seconds = 60 * seconds + (part.isEmpty() ? 0 : Long.parseLong(part));
        }
        return seconds;
    }
}
