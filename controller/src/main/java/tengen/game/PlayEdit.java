package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;

/** A copy of a game's state with some fields changed: for {@link Evolve} only. */
final class PlayEdit {
    private final Setup setup;
    Seat black;
    List<Move> moves;
    Seat mover;
    boolean standing;
    Optional<Point> touched;
    List<Point> entered;
    List<FreeStone> free;
    List<Point> held;
    Event.Mark mark;
    Optional<Seat> draw;
    List<Seat> acknowledged;
    Optional<Play.PendingClaim> claim;
    List<Seat> flags;
    int violationsA;
    int violationsB;
    GameClock clock;
    long markedNanos;
    Progress progress;
    Docket docket;
    private Setup newSetup;

    PlayEdit(Play from) {
        setup = from.setup();
        newSetup = setup;
        black = from.black();
        moves = from.moves();
        mover = from.mover();
        standing = from.standing();
        touched = from.touched();
        entered = from.entered();
        free = from.free();
        held = from.held();
        mark = from.mark();
        draw = from.draw();
        acknowledged = from.acknowledged();
        claim = from.claim();
        flags = from.flags();
        violationsA = from.violationsA();
        violationsB = from.violationsB();
        clock = from.clock();
        markedNanos = from.markedNanos();
        progress = from.progress();
        docket = from.docket();
    }

    PlayEdit setup(Setup changed) {
        newSetup = changed;
        return this;
    }

    /** Puts the turn's stone into the record, in place of the one that may stand there under the same number. */
    PlayEdit stone(Move move) {
        List<Move> list = new ArrayList<>(moves);
        if (!list.isEmpty() && list.getLast().number() == move.number()) {
            list.removeLast();
        }
        list.add(move);
        moves = list;
        standing = true;
        if (touched.isEmpty()) {
            touched = move.point();
        }
        return this;
    }

    PlayEdit held(Point point, boolean stands) {
        List<Point> list = new ArrayList<>(held);
        list.remove(point);
        if (stands) {
            list.add(point);
        }
        held = list;
        return this;
    }

    /** From here on the reed of this point is not asked. */
    PlayEdit byHand(Point point) {
        List<Point> list = new ArrayList<>(entered);
        if (!list.contains(point)) {
            list.add(point);
        }
        entered = list;
        return this;
    }

    /** Puts a stone of a turn that counts at the press behind the others, or takes it out. */
    PlayEdit free(Point point, Optional<FreeStone> stands) {
        List<FreeStone> list = new ArrayList<>(free);
        list.removeIf(stone -> stone.point() == point);
        stands.ifPresent(list::add);
        free = list;
        return this;
    }

    /** Begins a new turn of this seat: nothing placed, nothing marked. */
    PlayEdit turnOf(Seat seat) {
        mover = seat;
        standing = false;
        touched = Optional.empty();
        mark = Event.Mark.NONE;
        return this;
    }

    Play done() {
        return new Play(
                newSetup,
                black,
                moves,
                mover,
                standing,
                touched,
                entered,
                free,
                held,
                mark,
                draw,
                acknowledged,
                claim,
                flags,
                violationsA,
                violationsB,
                clock,
                markedNanos,
                progress,
                docket);
    }
}
