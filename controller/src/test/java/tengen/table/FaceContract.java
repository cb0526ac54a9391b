package tengen.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import tengen.bridge.clock.FaceMark;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideState;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Progress;
import tengen.game.Rules;
import tengen.game.Seat;

/** What the faces owe the players in any state: the side that runs, whole marks, and nothing that another position would change. */
public final class FaceContract {
    private FaceContract() {}

    /** Checks the picture of a state against its contract (DESIGN 4, faces). */
    public static void check(GameState state) {
        FaceState face = FacePicture.of(state, List.of());
        switch (state) {
            case GameState.Empty now -> assertThat(face).isEqualTo(FaceState.BLANK);
            case GameState.Assigned now -> standing(face);
            case GameState.Running now -> {
                assertThat(face.running())
                        .isEqualTo(Running.of(Seating.of(state).face(now.play().mover())));
                marks(face, now.play(), false, false);
                assertThat(FacePicture.of(new GameState.Running(elsewhere(now.play())), List.of()))
                        .isEqualTo(face);
            }
            case GameState.Stopped now -> {
                standing(face);
                // By themselves, PAUSED and ADJOURNED are the arbiter's; the rest after a flag looks as the end by
                // time.
                boolean flag = now.why() == GameState.Stop.FLAG
                        || now.play().rules().flag() == Rules.FlagMode.AUTO
                                && !now.play().flags().isEmpty()
                                && (now.why() == GameState.Stop.CLAIM || now.why() == GameState.Stop.RECOVERED);
                marks(face, now.play(), !flag, flag);
                if (flag) {
                    assertThat(face).as("as after the end by time").isEqualTo(byTime(now));
                }
                assertThat(FacePicture.of(
                                new GameState.Stopped(elsewhere(now.play()), now.why(), now.sinceNanos()), List.of()))
                        .isEqualTo(face);
            }
            case GameState.Ended now -> {
                standing(face);
                marks(face, now.play(), false, true);
                assertThat(FacePicture.of(new GameState.Ended(elsewhere(now.play()), now.ending()), List.of()))
                        .isEqualTo(face);
            }
        }
    }

    private static FaceState byTime(GameState.Stopped now) {
        Play play = now.play();
        Event.GameEnded end = new Event.GameEnded(
                Event.Outcome.NONE,
                Optional.empty(),
                Event.Reason.TIME,
                true,
                now.sinceNanos(),
                play.clock().a(),
                play.clock().b());
        return FacePicture.of(Game.evolve(now, end), List.of());
    }

    private static void standing(FaceState face) {
        assertThat(face.running()).isEqualTo(Running.NONE);
    }

    private static void marks(FaceState face, Play play, boolean pause, boolean result) {
        for (Seat seat : Seat.values()) {
            SideState side = face.side(new Seating(play.setup().openerFar()).face(seat));
            assertThat(side.marks().has(FaceMark.PAUSE)).isEqualTo(pause);
            assertThat(side.marks().has(FaceMark.RESULT)).isEqualTo(result);
            assertThat(side.marks().has(FaceMark.ERROR)).isFalse();
            assertThat(side.marks().has(FaceMark.FLAG)).isEqualTo(play.flagged(seat));
            boolean shows = side.marks().has(FaceMark.SWAP) || side.marks().has(FaceMark.PASS);
            assertThat(shows).isEqualTo(seat == play.mover() && play.mark() != Event.Mark.NONE);
        }
    }

    /** Returns the same game with every stone on another point, and without whatever stands loose: the faces must not tell the two apart. */
    private static Play elsewhere(Play play) {
        List<Move> moves = play.moves().stream()
                .map(move -> new Move(
                        move.number(),
                        move.seat(),
                        move.point().map(FaceContract::across),
                        move.placedNanos(),
                        move.pressed(),
                        move.step()))
                .toList();
        Progress progress = play.progress();
        return new Play(
                play.setup(),
                play.black(),
                moves,
                play.mover(),
                play.standing(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                play.mark(),
                play.draw(),
                play.acknowledged(),
                play.claim()
                        .map(claim -> new Play.PendingClaim(
                                claim.seat(), !claim.valid(), Optional.empty(), !claim.disputed(), List.of())),
                play.flags(),
                play.violationsA(),
                play.violationsB(),
                play.clock(),
                play.markedNanos(),
                new Progress(
                        progress.step(),
                        progress.declared(),
                        progress.tapped(),
                        progress.offers().stream().map(FaceContract::across).toList(),
                        progress.moreA(),
                        progress.moreB()),
                play.docket());
    }

    private static Point across(Point point) {
        return Point.at(Point.COUNT - 1 - point.index());
    }
}
