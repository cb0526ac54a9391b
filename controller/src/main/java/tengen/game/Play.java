package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.opening.Step;

/**
 * Everything about one game between its start and its end.
 *
 * @param black the seat that holds Black now
 * @param moves the record; only the last move can be unpressed
 * @param mover whose turn it is
 * @param standing the unpressed stone of the turn, if one is in the record and stands
 * @param touched the first point that the turn's stone stood on
 * @param entered points by hand: the arbiter entered a stone there or said that the reed means nothing
 * @param free stones of a turn that counts at the press, in the order of placement
 * @param held further stones that stand unpressed; no moves
 * @param mark what the mover has marked with his OPTION key
 * @param draw who has an open draw offer
 * @param acknowledged seats that acknowledged the draw of a full board
 * @param claim the claim that waits for a ruling
 * @param flags seats whose flag has fallen
 * @param violationsA noted violations of seat A
 * @param violationsB noted violations of seat B
 * @param progress how far the opening has come
 * @param docket what is open between the arbiter and the seats
 * @param markedNanos what the running seat had used since the clock's last stop when it was last written down
 */
public record Play(
        Setup setup,
        Seat black,
        List<Move> moves,
        Seat mover,
        boolean standing,
        Optional<Point> touched,
        List<Point> entered,
        List<FreeStone> free,
        List<Point> held,
        Event.Mark mark,
        Optional<Seat> draw,
        List<Seat> acknowledged,
        Optional<PendingClaim> claim,
        List<Seat> flags,
        int violationsA,
        int violationsB,
        GameClock clock,
        long markedNanos,
        Progress progress,
        Docket docket) {

    /** A claim that has been judged and not yet ruled on. */
    public record PendingClaim(
            Seat seat, boolean valid, Optional<Event.Reason> verdict, boolean disputed, List<Point> proof) {
        public PendingClaim {
            proof = List.copyOf(proof);
        }
    }

    public Play {
        moves = List.copyOf(moves);
        entered = List.copyOf(entered);
        free = List.copyOf(free);
        held = List.copyOf(held);
        acknowledged = List.copyOf(acknowledged);
        flags = List.copyOf(flags);
    }

    static Play start(Setup setup, GameClock clock) {
        return new Play(
                setup,
                Seat.A,
                List.of(),
                Seat.A,
                false,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Event.Mark.NONE,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                0,
                0,
                clock,
                0,
                Progress.START,
                Docket.EMPTY);
    }

    /** Returns the rules of this game. */
    public Rules rules() {
        return setup.rules();
    }

    /** Returns the turn of the opening that is to be made; nothing in normal play. */
    public Optional<Step> step() {
        return progress.step() == Step.END
                ? Optional.empty()
                : Optional.of(rules().opening().step(progress.step()));
    }

    /** Says whether the turn's stones count only at the press: a block, offers, a removal, a choice. */
    public boolean atThePress() {
        return step().filter(step -> !step.single()).isPresent();
    }

    /** Says whether the mover has marked a turn without a stone. */
    public boolean bare() {
        return mark == Event.Mark.SWAP || mark == Event.Mark.PASS;
    }

    /**
     * Says whether the turn may end with so many stones of its own although it could have more: a swap, a pass, the choice of Black, one stone of one or two. A
     * press must not make a stone of what may be none then, for nothing would be refused.
     */
    public boolean mayEndWith(int stones) {
        if (stones == 0 && (bare() || mark == Event.Mark.WHITE)) {
            return bare();
        }
        return step().filter(step -> step.hasLessThanMost(stones, rules().maxN()))
                .isPresent();
    }

    /** Says whether White is to keep one of the offered stones, so that they stand on the board. */
    public boolean choosing() {
        return step().filter(step -> step.form() == Step.Form.REMOVAL).isPresent();
    }

    /** Returns the colour that a seat holds now. */
    public Stone colour(Seat seat) {
        return seat == black ? Stone.BLACK : Stone.WHITE;
    }

    /** Returns the seat that holds a colour now. */
    public Seat seat(Stone colour) {
        return colour == Stone.BLACK ? black : black.other();
    }

    /** Returns the last move, pressed or not. */
    public Optional<Move> last() {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast());
    }

    /** Returns the stone of the turn to move, if one is in the record: unpressed, standing or lifted. */
    public Optional<Move> unpressed() {
        return last().filter(move -> !move.pressed());
    }

    /** Returns the number of the turn to move. */
    public int number() {
        return unpressed().map(Move::number).orElse(moves.size() + 1);
    }

    /** Returns the moves that levers have ended. */
    public List<Move> pressedMoves() {
        return unpressed().isPresent() ? moves.subList(0, moves.size() - 1) : moves;
    }

    /** Returns the board with the first {@code count} moves on it. */
    public Board board(int count) {
        return board(moves.subList(0, count));
    }

    /** Returns the board with the stones of these moves on it. */
    static Board board(List<Move> moves) {
        Board board = new Board();
        for (Move move : moves) {
            move.point().ifPresent(point -> board.place(point, move.colour()));
        }
        return board;
    }

    /** Returns the board with every stone of the record on it. */
    public Board board() {
        return board(moves.size());
    }

    /** Says whether a stone of the record stands on this point. */
    public boolean occupied(Point point) {
        for (Move move : moves) {
            if (move.point().isPresent() && move.point().get() == point) {
                return true;
            }
        }
        return false;
    }

    /** Returns this game as the board shows it: without a stone of the turn that was lifted again. */
    Play seen() {
        if (standing || unpressed().isEmpty()) {
            return this;
        }
        PlayEdit edit = edit();
        edit.moves = pressedMoves();
        return edit.done();
    }

    /** Returns how many stones the record holds. */
    public int stones() {
        int stones = 0;
        for (Move move : moves) {
            stones += move.point().isPresent() ? 1 : 0;
        }
        return stones;
    }

    /** Says whether every point has its stone and the last of them was pressed. */
    public boolean full() {
        return unpressed().isEmpty() && stones() == Point.COUNT;
    }

    /** Says whether the flag of a seat has fallen. */
    public boolean flagged(Seat seat) {
        return flags.contains(seat);
    }

    /** Says whether a flag has stopped the game, so that nothing but a five that stood before it still counts. */
    public boolean stoppedByFlag() {
        return rules().flag() == Rules.FlagMode.AUTO && !flags.isEmpty();
    }

    /** Returns this game as if nobody claimed anything. */
    public Play withoutClaim() {
        PlayEdit edit = edit();
        edit.claim = Optional.empty();
        return edit.done();
    }

    /** Returns the violations of a seat. */
    public int violations(Seat seat) {
        return seat == Seat.A ? violationsA : violationsB;
    }

    /** Says whether a stone whose turn has ended stands on this point, by the record. */
    boolean pressed(Point point) {
        return pressedMoves().stream()
                .anyMatch(move -> move.point().filter(point::equals).isPresent());
    }

    /**
     * Returns what the sight shows beyond the pressed record: of the points by hand the turn's own stone if it was entered, and no other. A sight that is a moment older than a correction
     * may show as beyond it what is in it now.
     */
    public List<PlacedStone> extra(Sight sight) {
        List<PlacedStone> extra = new ArrayList<>(sight.extra());
        Optional<Point> own = standing ? unpressed().flatMap(Move::point) : Optional.empty();
        extra.removeIf(stone -> pressed(stone.point())
                || (entered.contains(stone.point())
                        && own.filter(stone.point()::equals).isEmpty()));
        own.filter(entered::contains)
                .filter(point -> !sight.shows(point))
                .ifPresent(point -> extra.add(
                        new PlacedStone(point, unpressed().orElseThrow().placedNanos())));
        free.stream().filter(FreeStone::byHand).forEach(stone -> byHand(stone, extra));
        return extra;
    }

    /** Puts a stone that the arbiter entered into its place among those that the reeds see: where he says, or by its time. */
    private void byHand(FreeStone stone, List<PlacedStone> extra) {
        extra.removeIf(other -> other.point() == stone.point());
        PlacedStone placed = new PlacedStone(stone.point(), stone.placedNanos());
        int place = 0;
        if (stone.number() > 0) {
            place = Math.clamp(stone.number() - moves.size() - 1, 0, extra.size());
        } else {
            while (place < extra.size() && extra.get(place).sinceNanos() - stone.placedNanos() <= 0) {
                place++;
            }
        }
        extra.add(place, placed);
    }

    /** Returns the stone on this point of a turn that counts at the press, as it was told. */
    Optional<FreeStone> free(Point point) {
        return free.stream().filter(stone -> stone.point() == point).findFirst();
    }

    /** Says whether the arbiter has entered a stone of the turn on this point. */
    boolean freeByHand(Point point) {
        return free.stream().anyMatch(stone -> stone.byHand() && stone.point() == point);
    }

    /** Returns the points by hand on which no stone is told: one that was set there is not known before the arbiter enters it. */
    List<Point> unseen() {
        return entered.stream()
                .filter(point -> !freeByHand(point))
                .filter(point -> !pressed(point))
                .filter(point -> !standing
                        || unpressed()
                                .flatMap(Move::point)
                                .filter(point::equals)
                                .isEmpty())
                .toList();
    }

    /** Returns the points of the pressed record on which nothing stands, those entered by hand left out. */
    List<Point> missing(Sight sight) {
        return sight.missing().stream()
                .filter(point -> !entered.contains(point))
                .toList();
    }

    PlayEdit edit() {
        return new PlayEdit(this);
    }
}
