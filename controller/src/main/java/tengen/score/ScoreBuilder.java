package tengen.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event.Reason;
import tengen.game.Event.Ruler;
import tengen.game.Seat;

/**
 * Makes a score from what happened, told in order. The names follow the events of DESIGN 4.
 *
 * <p>Not for several threads. {@link #build} says what does not fit; the steps take everything, since an event log is replayed with its mistakes and their
 * corrections.
 */
public final class ScoreBuilder {
    /** What the next end of a turn belongs to. */
    private enum Turn {
        MOVE,
        SWAP,
        OFFERS
    }

    private final List<ScoreMove> moves = new ArrayList<>();
    private final List<SwapChance> swaps = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private final List<Confirmation> confirmations = new ArrayList<>();
    private Occasion occasion = Occasion.UNKNOWN;
    private String nameA = "";
    private String nameB = "";
    private Seat black = Seat.A;
    private boolean openerKnown = true;
    private String openingCode = "";
    private String openingName = "";
    private OptionalInt declared = OptionalInt.empty();
    private Optional<Offers> offers = Optional.empty();
    private TotalTime total = TotalTime.UNKNOWN;
    private Optional<ScoreResult> result = Optional.empty();
    private Turn turn = Turn.MOVE;
    private int turnStart;
    private boolean lifted;

    /** Sets where and under what rules. */
    public ScoreBuilder occasion(Occasion value) {
        occasion = value;
        return this;
    }

    /** Sets the persons at the seats. */
    public ScoreBuilder names(String personA, String personB) {
        nameA = personA;
        nameB = personB;
        return this;
    }

    /** Says whether the record tells who opened. */
    public ScoreBuilder openerKnown(boolean known) {
        openerKnown = known;
        return this;
    }

    /** Returns the seat that holds Black now. */
    public Seat black() {
        return black;
    }

    /** Sets who holds Black now, where it is not a swap that tells. */
    public ScoreBuilder black(Seat seat) {
        black = seat;
        return this;
    }

    /** Returns how many moves there are now. */
    public int count() {
        return moves.size();
    }

    /** A stone stands; the number of the last move again means that it stands elsewhere. */
    public ScoreBuilder stone(int number, Seat seat, Point point, OptionalLong placedMillis) {
        return move(new ScoreMove(number, Optional.of(point), seat, MoveTime.UNKNOWN.withPlaced(placedMillis)));
    }

    /** A turn was given up. */
    public ScoreBuilder pass(int number, Seat seat) {
        return move(new ScoreMove(number, Optional.empty(), seat, MoveTime.UNKNOWN));
    }

    private ScoreBuilder move(ScoreMove move) {
        if (move.number() < 1 || move.number() > moves.size() + 1) {
            throw new IllegalArgumentException("move " + move.number() + " follows move " + moves.size());
        }
        if (move.number() <= moves.size()) {
            moves.set(move.number() - 1, move);
        } else {
            moves.add(move);
        }
        turn = Turn.MOVE;
        lifted = false;
        return this;
    }

    /** A stone is off its point: if it is that of the turn and does not come back, it is no move. */
    public ScoreBuilder lifted(Point point) {
        boolean own = moves.size() > turnStart
                && moves.getLast().point().filter(point::equals).isPresent();
        lifted |= own;
        return this;
    }

    /** The lever ended the turn: of the last stone, of the offers or of the swap. */
    public ScoreBuilder turnEnded(OptionalLong pressedMillis, OptionalLong usedMillis, OptionalLong leftMillis) {
        MoveTime time = new MoveTime(OptionalLong.empty(), pressedMillis, usedMillis, leftMillis);
        turnStart = moves.size();
        switch (turn) {
            case SWAP -> swaps.add(swaps.removeLast().withTime(time));
            case OFFERS -> offers = offers.map(those -> those.withTime(time));
            case MOVE -> {
                if (!moves.isEmpty()) {
                    ScoreMove last = moves.removeLast();
                    moves.add(last.withTime(time.withPlaced(last.time().placedMillis())));
                }
            }
        }
        return this;
    }

    /** The opening is named. */
    public ScoreBuilder opening(String code, String name) {
        openingCode = code;
        openingName = name;
        return this;
    }

    /** The number of fifth-move offers was declared. */
    public ScoreBuilder declared(int count) {
        declared = OptionalInt.of(count);
        return this;
    }

    /** A right to swap was used, or not; it counts from the beginning of its turn, whether or not a stone of that turn is told already. */
    public ScoreBuilder swap(boolean swapped) {
        return swap(swapped, turnStart);
    }

    /** A right to swap, which arose after this move, was used, or not. */
    public ScoreBuilder swap(boolean swapped, int afterMove) {
        swaps.add(new SwapChance(afterMove, swapped, MoveTime.UNKNOWN));
        black = swapped ? black.other() : black;
        turn = swapped ? Turn.SWAP : turn;
        return this;
    }

    /** The fifth-move offers stand. */
    public ScoreBuilder offers(List<Point> points) {
        offers = Optional.of(new Offers(points, Optional.empty(), MoveTime.UNKNOWN));
        turn = Turn.OFFERS;
        return this;
    }

    /** White keeps one of the offers. */
    public ScoreBuilder chosen(Point kept) {
        offers = offers.map(those -> new Offers(those.points(), Optional.of(kept), those.time()));
        return this;
    }

    /** The persons change places in the record. */
    public ScoreBuilder namesSwapped() {
        String first = nameA;
        nameA = nameB;
        nameB = first;
        return remark(new Remark.NamesSwapped(moves.size()));
    }

    /** The seats exchange their sides of the board; who opens and who holds which colour stays. */
    public ScoreBuilder seatsSwapped() {
        return remark(new Remark.SeatsSwapped(moves.size()));
    }

    /** The stone of a move stands here, whatever was told before. */
    public ScoreBuilder stands(int number, Point point) {
        if (number >= 1 && number <= moves.size()) {
            moves.set(number - 1, moves.get(number - 1).withPoint(point));
        }
        return this;
    }

    /** A move was put on another point. */
    public ScoreBuilder corrected(int number, Point from, Point to) {
        stands(number, to);
        return remark(new Remark.Corrected(moves.size(), number, from, to));
    }

    /** The moves from {@code number} on were taken back. */
    public ScoreBuilder takenBack(int number) {
        List<ScoreMove> tail = moves.subList(Math.clamp(number - 1, 0, moves.size()), moves.size());
        List<String> points = tail.stream().map(ScoreMove::text).toList();
        tail.clear();
        return takenBack(points);
    }

    /** These moves were taken back before, and are no part of the list of moves any more. */
    public ScoreBuilder takenBack(List<String> points) {
        int kept = moves.size();
        turnStart = kept;
        lifted = false;
        remarks.replaceAll(remark -> remark.afterMove() > kept ? remark.after(kept) : remark);
        while (!swaps.isEmpty() && swaps.getLast().afterMove() > kept) {
            black = swaps.removeLast().swapped() ? black.other() : black;
        }
        if (kept < 3) {
            openingCode = "";
            openingName = "";
        }
        if (kept < 4) {
            offers = Optional.empty();
        } else if (kept == 4) {
            offers = offers.map(those -> new Offers(those.points(), Optional.empty(), those.time()));
        }
        return remark(new Remark.TakenBack(kept, points));
    }

    /** A claim is made; its judgement and ruling follow. */
    public ScoreBuilder claimMade(Seat seat) {
        return remark(Remark.Claim.made(moves.size(), seat));
    }

    /** The last claim was judged. */
    public ScoreBuilder claimJudged(boolean valid, Optional<Reason> verdict, boolean disputed) {
        return lastClaim(claim -> claim.judged(valid, verdict, disputed));
    }

    /** The last claim was ruled on. */
    public ScoreBuilder claimRuled(boolean accepted, Ruler by) {
        return lastClaim(claim -> claim.ruled(accepted, by));
    }

    private ScoreBuilder lastClaim(UnaryOperator<Remark.Claim> change) {
        for (int at = remarks.size() - 1; at >= 0; at--) {
            if (remarks.get(at) instanceof Remark.Claim claim) {
                remarks.set(at, change.apply(claim));
                return this;
            }
        }
        return this;
    }

    /** Anything else that belongs on the sheet. */
    public ScoreBuilder remark(Remark remark) {
        remarks.add(remark);
        return this;
    }

    /** The whole thinking time of the seats. */
    public ScoreBuilder total(TotalTime value) {
        total = value;
        return this;
    }

    /** The game is over. */
    public ScoreBuilder ended(ScoreResult value) {
        if (lifted) {
            moves.removeLast();
            int kept = moves.size();
            remarks.replaceAll(remark -> remark.afterMove() > kept ? remark.after(kept) : remark);
            lifted = false;
        }
        result = Optional.of(value);
        return this;
    }

    /** After the end a seat loses what it had; the opponent keeps what it has. Before the end nothing changes. */
    public ScoreBuilder lost(Seat seat) {
        result = result.map(value -> value.lost(seat == black ? Stone.BLACK : Stone.WHITE));
        return this;
    }

    /** The result is withdrawn; the game goes on. */
    public ScoreBuilder resultWithdrawn(String by) {
        result = Optional.empty();
        confirmations.clear();
        total = TotalTime.UNKNOWN;
        return remark(new Remark.ResultWithdrawn(moves.size(), by));
    }

    /** Somebody confirms the result. */
    public ScoreBuilder confirmed(String by) {
        confirmations.add(new Confirmation(by));
        return this;
    }

    /**
     * Returns the score.
     *
     * @throws IllegalArgumentException when the moves do not fit together; the message says which
     */
    public GameScore build() {
        Seating seating = new Seating(nameA, nameB, black, openerKnown);
        return new GameScore(
                occasion,
                openerKnown ? seating : seating.withoutOpener(),
                new OpeningScore(openingCode, openingName, declared, swaps, offers.map(this::settled)),
                moves,
                total,
                remarks,
                result,
                confirmations);
    }

    /** Returns the offers with move 5 as the kept one, wherever a correction has put it; as long as there is none, none is kept. */
    private Offers settled(Offers made) {
        Optional<Point> fifth = moves.size() >= 5 ? moves.get(4).point() : Optional.empty();
        if (fifth.isEmpty()) {
            return new Offers(made.points(), Optional.empty(), made.time());
        }
        List<Point> points = new ArrayList<>(made.points());
        if (!points.contains(fifth.get())) {
            made.kept()
                    .ifPresentOrElse(
                            old -> points.set(points.indexOf(old), fifth.get()), () -> points.add(fifth.get()));
        }
        return new Offers(points, fifth, made.time());
    }
}
