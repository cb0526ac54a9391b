package tengen.record;

import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.opening.Step;
import tengen.game.Docket;
import tengen.game.Event;
import tengen.game.FreeStone;
import tengen.game.GameClock;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Seat;
import tengen.game.SeatResult;
import tengen.game.Setup;
import tengen.game.clock.Phase;
import tengen.game.clock.SideTime;
import tengen.game.clock.TimeControl;

/**
 * SHA-256 over the canonical bytes of a game's state: every journal ever written must lead to the same values again, so what stands here never changes.
 *
 * <p>Each field is its tag and its value, and is left out while it has its usual value (none, 0, false, empty). So a field that a later version adds, under a
 * new tag, leaves the digests of games alone that do not use it. Tags are never used twice; sets of words are written by name, since their order may change.
 * One thread at a time.
 */
public final class StateDigest {
    private final HashInput out = new HashInput();
    private final RulesDigest rules = new RulesDigest();

    /** Returns the digest of a state. */
    public Hash of(GameState state) {
        switch (state) {
            case GameState.Empty empty -> out.int8('E');
            case GameState.Assigned assigned -> {
                out.int8('A');
                setup(assigned.setup());
            }
            case GameState.Running running -> {
                out.int8('R');
                play(running.play());
            }
            case GameState.Stopped stopped -> {
                out.int8('S');
                word(1, stopped.why());
                number(2, stopped.sinceNanos());
                play(stopped.play());
            }
            case GameState.Ended ended -> {
                out.int8('F');
                ending(ended.ending());
                play(ended.play());
            }
        }
        return out.take();
    }

    private void ending(GameState.Ending ending) {
        word(3, ending.winner());
        seat(4, ending.winnerSeat());
        word(5, ending.reason());
        number(6, ending.atNanos());
        flag(7, ending.confirmed());
        flag(8, ending.postGame());
        ending.appeal().ifPresent(seat -> word(60, seat));
        result(61, ending, Seat.A);
        result(64, ending, Seat.B);
    }

    /** What a seat's result is, where it is not what the winner's name says. */
    private void result(int tag, GameState.Ending ending, Seat seat) {
        SeatResult result = ending.of(seat);
        SeatResult.Score usual = ending.winnerSeat()
                .map(winner -> winner == seat ? SeatResult.Score.WIN : SeatResult.Score.LOSS)
                .orElse(
                        ending.reason() == Event.Reason.FORFEIT_BOTH
                                ? SeatResult.Score.LOSS
                                : ending.reason() == Event.Reason.ABANDONED
                                        ? SeatResult.Score.NONE
                                        : SeatResult.Score.DRAW);
        if (result.score() != usual) {
            word(tag, result.score());
        }
        if (result.reason() != ending.reason()) {
            word(tag + 1, result.reason());
        }
    }

    private void setup(Setup setup) {
        out.int8(10).text(setup.game());
        out.int8(11).text(setup.nameA());
        out.int8(12).text(setup.nameB());
        flag(13, setup.openerFar());
        rules.write(14, setup.rules(), out);
        control(15, setup.rules().time());
    }

    private void play(Play play) {
        setup(play.setup());
        seat(20, Optional.of(play.black()));
        moves(21, play.moves());
        seat(22, Optional.of(play.mover()));
        flag(23, play.standing());
        play.touched().ifPresent(point -> out.int8(24).int8(point.index()));
        points(25, play.entered());
        points(26, play.held());
        if (play.mark() != Event.Mark.NONE) {
            word(27, play.mark());
        }
        seat(28, play.draw());
        seats(29, play.acknowledged());
        play.claim().ifPresent(this::claim);
        seats(31, play.flags());
        number(32, play.violationsA());
        number(33, play.violationsB());
        clock(play);
        number(35, play.markedNanos());
        progress(play);
        docket(play.docket());
        for (FreeStone stone : play.free()) {
            out.int8(75).int8(stone.point().index()).int64(stone.placedNanos());
            out.int32(stone.number()).int8(stone.byHand() ? 1 : 0);
        }
    }

    private void docket(Docket docket) {
        seats(70, docket.absent());
        for (Docket.Proposal proposal : docket.proposed()) {
            word(71, proposal.seat());
            out.int8(72).text(proposal.by());
        }
        docket.request().ifPresent(plea -> {
            word(73, plea.seat());
            word(74, plea.kind());
            number(76, plea.nanos());
        });
    }

    private void progress(Play play) {
        if (play.progress().step() != Step.END) {
            out.int8(36).int32(play.progress().step());
        }
        number(37, play.progress().declared());
        number(38, play.progress().tapped());
        points(39, play.progress().offers());
        number(46, play.progress().moreA());
        number(47, play.progress().moreB());
        for (Move move : play.moves()) {
            if (move.step() != Step.END) {
                out.int8(45).int32(move.number()).int32(move.step());
            }
        }
    }

    private void moves(int tag, List<Move> moves) {
        if (moves.isEmpty()) {
            return;
        }
        out.int8(tag).int32(moves.size());
        for (Move move : moves) {
            int bits = (move.seat() == Seat.A ? 0 : 1) | (move.pressed() ? 2 : 0);
            out.int32(move.number()).int8(bits);
            out.int8(move.point().map(Point::index).orElse(Point.COUNT)).int64(move.placedNanos());
        }
    }

    private void claim(Play.PendingClaim claim) {
        out.int8(30);
        seat(40, Optional.of(claim.seat()));
        flag(41, claim.valid());
        claim.verdict().ifPresent(verdict -> word(42, verdict));
        flag(43, claim.disputed());
        points(44, claim.proof());
    }

    private void clock(Play play) {
        GameClock clock = play.clock();
        out.int8(34);
        if (!clock.control().equals(play.rules().time())) {
            control(50, clock.control());
        }
        side(51, clock.a());
        side(52, clock.b());
        seat(53, clock.running());
        number(54, clock.sinceNanos());
        number(55, clock.turnNanos());
    }

    /** By its figures, not by its text, which may one day be written differently. */
    private void control(int tag, TimeControl control) {
        out.int8(tag).int32(control.phases().size());
        for (Phase phase : control.phases()) {
            out.text(phase.kind().name()).int64(phase.nanos()).int32(phase.turns());
            out.int32(phase.periods()).int64(phase.incrementNanos()).int64(phase.delayNanos());
            out.int8(phase.repeats() ? 1 : 0);
        }
    }

    private void side(int tag, SideTime side) {
        out.int8(tag)
                .int32(side.phase())
                .int64(side.leftNanos())
                .int32(side.turnsLeft())
                .int32(side.periodsLeft())
                .int64(side.usedNanos())
                .int64(side.grantedNanos())
                .int64(side.addedNanos());
    }

    private void word(int tag, Enum<?> word) {
        out.int8(tag).text(word.name());
    }

    private void number(int tag, long value) {
        if (value != 0) {
            out.int8(tag).int64(value);
        }
    }

    private void flag(int tag, boolean value) {
        if (value) {
            out.int8(tag);
        }
    }

    private void seat(int tag, Optional<Seat> seat) {
        seat.ifPresent(present -> word(tag, present));
    }

    private void seats(int tag, List<Seat> seats) {
        if (!seats.isEmpty()) {
            out.int8(tag).int32(seats.size());
            for (Seat seat : seats) {
                out.text(seat.name());
            }
        }
    }

    private void points(int tag, List<Point> points) {
        if (!points.isEmpty()) {
            out.int8(tag).int32(points.size());
            for (Point point : points) {
                out.int8(point.index());
            }
        }
    }
}
