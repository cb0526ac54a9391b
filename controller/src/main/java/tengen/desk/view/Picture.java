package tengen.desk.view;

import java.util.Optional;
import tengen.game.Event;
import tengen.game.GameClock;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Seat;
import tengen.game.SeatResult;
import tengen.game.Setup;
import tengen.game.clock.SideTime;
import tengen.record.JsonFields;
import tengen.record.StoreFault;

/**
 * A table as everybody in the hall can see it.
 *
 * @param seq the journal's number up to which it holds
 * @param phase EMPTY, ASSIGNED, RUNNING, STOPPED or ENDED
 * @param why what a stopped game waits for; empty for others
 * @param black the seat that holds Black
 * @param number of the turn to move
 * @param moves points with a blank between, "-" for a pass
 * @param running the seat whose clock runs
 * @param sinceMillis the stamp on the table's monotonic clock from which the running time counts
 * @param winner of a game that is over
 * @param worth what such a game is worth to the seats
 */
public record Picture(
        String epoch,
        long seq,
        long boot,
        String phase,
        String why,
        String game,
        String nameA,
        String nameB,
        String rules,
        Seat black,
        Seat mover,
        long number,
        String moves,
        Optional<Seat> running,
        long sinceMillis,
        Side a,
        Side b,
        Optional<Event.Outcome> winner,
        Optional<Seat> winnerSeat,
        String reason,
        Optional<Worth> worth,
        boolean confirmed) {
    private static final long MILLI_NANOS = 1_000_000L;

    /** What a game is worth to each seat: both can lose, and a late penalty changes one and not the other (RULES 6.1). */
    public record Worth(SeatResult.Score a, SeatResult.Score b) {
        /** Returns the seat that has won. */
        public Optional<Seat> winner() {
            return a == SeatResult.Score.WIN
                    ? Optional.of(Seat.A)
                    : b == SeatResult.Score.WIN ? Optional.of(Seat.B) : Optional.empty();
        }
    }

    /** Nothing is known. */
    static final Picture UNKNOWN = empty("", 0, 0, "EMPTY");

    /**
     * The time of one seat at the last stop, mark or press.
     *
     * @param periodsLeft byoyomi periods, the running one included; 0 outside byoyomi
     * @param turnsLeft turns of the quota; 0 = no quota
     */
    public record Side(long leftMillis, long usedMillis, long phase, long periodsLeft, long turnsLeft, boolean flag) {
        static final Side NONE = new Side(0, 0, 0, 0, 0, false);

        static Side of(SideTime time, boolean flag) {
            return new Side(
                    time.leftNanos() / MILLI_NANOS,
                    time.usedNanos() / MILLI_NANOS,
                    time.phase(),
                    time.periodsLeft(),
                    time.turnsLeft(),
                    flag);
        }

        static Side of(JsonFields f, boolean flag) {
            return new Side(
                    f.number("leftMillis"),
                    f.number("usedMillis"),
                    f.numberOrZero("phase"),
                    f.numberOrZero("periodsLeft"),
                    f.numberOrZero("turnsLeft"),
                    flag);
        }
    }

    private static Picture empty(String epoch, long seq, long boot, String phase) {
        return new Picture(
                epoch,
                seq,
                boot,
                phase,
                "",
                "",
                "",
                "",
                "",
                Seat.A,
                Seat.A,
                1,
                "",
                Optional.empty(),
                0,
                Side.NONE,
                Side.NONE,
                Optional.empty(),
                Optional.empty(),
                "",
                Optional.empty(),
                false);
    }

    /** Returns the picture of a game that the desk has evolved itself. */
    static Picture of(String epoch, long seq, long boot, GameState state) {
        return switch (state) {
            case GameState.Empty now -> empty(epoch, seq, boot, "EMPTY");
            case GameState.Assigned now -> assigned(epoch, seq, boot, now.setup());
            case GameState.Running now -> played(epoch, seq, boot, "RUNNING", "", now.play());
            case GameState.Stopped now ->
                played(epoch, seq, boot, "STOPPED", now.why().name(), now.play());
            case GameState.Ended now -> {
                GameState.Ending end = now.ending();
                yield played(epoch, seq, boot, "ENDED", "", now.play())
                        .ended(
                                end.winner(),
                                end.winnerSeat(),
                                end.reason().name(),
                                new Worth(end.a().score(), end.b().score()),
                                end.confirmed());
            }
        };
    }

    private static Picture assigned(String epoch, long seq, long boot, Setup setup) {
        GameClock clock = GameClock.standing(setup.rules().time());
        Side side = Side.of(clock.a(), false);
        return new Picture(
                epoch,
                seq,
                boot,
                "ASSIGNED",
                "",
                setup.game(),
                setup.nameA(),
                setup.nameB(),
                setup.rules().text(),
                Seat.A,
                Seat.A,
                1,
                "",
                Optional.empty(),
                0,
                side,
                side,
                Optional.empty(),
                Optional.empty(),
                "",
                Optional.empty(),
                false);
    }

    private static Picture played(String epoch, long seq, long boot, String phase, String why, Play play) {
        StringBuilder moves = new StringBuilder();
        for (Move move : play.moves()) {
            moves.append(moves.isEmpty() ? "" : " ")
                    .append(move.point().map(Object::toString).orElse("-"));
        }
        GameClock clock = play.clock();
        return new Picture(
                epoch,
                seq,
                boot,
                phase,
                why,
                play.setup().game(),
                play.setup().nameA(),
                play.setup().nameB(),
                play.setup().rules().text(),
                play.black(),
                play.mover(),
                play.number(),
                moves.toString(),
                clock.running(),
                clock.sinceNanos() / MILLI_NANOS,
                Side.of(clock.a(), play.flagged(Seat.A)),
                Side.of(clock.b(), play.flagged(Seat.B)),
                Optional.empty(),
                Optional.empty(),
                "",
                Optional.empty(),
                false);
    }

    private Picture ended(Event.Outcome who, Optional<Seat> seat, String by, Worth seats, boolean sure) {
        return new Picture(
                epoch,
                seq,
                boot,
                phase,
                why,
                game,
                nameA,
                nameB,
                rules,
                black,
                mover,
                number,
                moves,
                running,
                sinceMillis,
                a,
                b,
                Optional.of(who),
                seat,
                by,
                Optional.of(seats),
                sure);
    }

    /** Reads a table's own picture; nothing when it is none. */
    static Optional<Picture> parse(String payload) {
        try {
            JsonFields f = JsonFields.parse(payload);
            String phase = f.text("phase");
            Picture found = phase.equals("EMPTY")
                    ? empty(f.text("epoch"), f.number("seq"), f.number("boot"), phase)
                    : phase.equals("ASSIGNED") ? assigned(f) : played(f, phase);
            return Optional.of(found);
        } catch (StoreFault | IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    private static Picture assigned(JsonFields f) {
        return assigned(
                f.text("epoch"),
                f.number("seq"),
                f.number("boot"),
                new Setup(
                        f.text("game"),
                        f.text("nameA"),
                        f.text("nameB"),
                        false,
                        tengen.game.Rules.ofText(f.text("rules"))));
    }

    private static Picture played(JsonFields f, String phase) {
        JsonFields clock = f.object("clock");
        Picture picture = new Picture(
                f.text("epoch"),
                f.number("seq"),
                f.number("boot"),
                phase,
                f.textIfAny("why").orElse(""),
                f.text("game"),
                f.text("nameA"),
                f.text("nameB"),
                f.text("rules"),
                Seat.valueOf(f.text("black")),
                Seat.valueOf(f.text("mover")),
                f.number("number"),
                f.text("moves"),
                clock.textIfAny("running").map(Seat::valueOf),
                clock.numberOrZero("since"),
                Side.of(clock.object("a"), f.flagOrNot("flagA")),
                Side.of(clock.object("b"), f.flagOrNot("flagB")),
                Optional.empty(),
                Optional.empty(),
                "",
                Optional.empty(),
                false);
        return f.textIfAny("winner").isEmpty()
                ? picture
                : picture.ended(
                        Event.Outcome.valueOf(f.text("winner")),
                        f.textIfAny("winnerSeat")
                                .filter(seat -> !seat.equals("NONE"))
                                .map(Seat::valueOf),
                        f.text("reason"),
                        new Worth(
                                SeatResult.Score.valueOf(f.text("resultA")),
                                SeatResult.Score.valueOf(f.text("resultB"))),
                        f.flagOrNot("confirmed"));
    }

    /** Says whether a game is under way, running or not. */
    public boolean unfinished() {
        return phase.equals("RUNNING") || phase.equals("STOPPED");
    }
}
