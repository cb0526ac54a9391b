package tengen.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.engine.Point;
import tengen.engine.opening.Step;
import tengen.game.FreeStone;
import tengen.game.Move;
import tengen.game.PlacedStone;
import tengen.game.Play;
import tengen.game.Sight;

/** Stones that came sooner than anybody sets one on purpose: one of them has fallen from a hand, and which one the reeds cannot tell. Loop thread only. */
final class Haste {
    /** Nobody sees a stone or a press and sets his own sooner, nor sets two: a simple reaction takes a fifth of a second, before the hand has moved. */
    private static final long REPLY_NANOS = 200_000_000L;

    /** The last press, if there was one in this game. */
    private OptionalLong beganNanos = OptionalLong.empty();

    /** Remembers when the turn began: as long as no time of it lies before, its clock counts from the press. */
    void note(Play play) {
        if (play.clock().running().isPresent() && play.clock().turnNanos() == 0) {
            beganNanos = play.pressedMoves().isEmpty()
                    ? OptionalLong.empty()
                    : OptionalLong.of(play.clock().sinceNanos());
        }
    }

    /**
     * Returns stones of which one may have fallen from a hand: those that came too soon after one another, and all of them if one came too soon after the last press.
     * A stone that stands alone is the move however soon it came (BUGLOG A4), unless the turn could be made without it: nobody decides on a swap so soon. What the
     * arbiter has entered is as he says.
     */
    List<Point> fallen(Sight now, Play play) {
        List<PlacedStone> extra = play.extra(now);
        if (extra.stream().anyMatch(stone -> play.entered().contains(stone.point()))) {
            return List.of();
        }
        List<PlacedStone> stones =
                extra.stream().map(stone -> known(stone, play)).toList();
        if (play.atThePress()) {
            boolean less = stones.size() == 1 || (stones.size() == 2 && (play.mayEndWith(1) || mayBeNone(play)));
            boolean all = mayBeNone(play) || stones.size() > 1;
            return less ? fallen(stones, all && stones.stream().anyMatch(this::afterPress)) : List.of();
        }
        Optional<PlacedStone> own = play.standing()
                ? stones.stream().filter(stone -> isOwn(stone, play)).findFirst()
                : Optional.empty();
        boolean afterPress =
                own.map(this::afterPress).orElseGet(() -> stones.stream().anyMatch(this::afterPress));
        return fallen(stones, afterPress && (stones.size() > 1 || mayBeNone(play)));
    }

    private static List<Point> fallen(List<PlacedStone> stones, boolean all) {
        return stones.stream()
                .filter(stone -> all || stones.stream().anyMatch(other -> together(stone, other)))
                .map(PlacedStone::point)
                .toList();
    }

    private static boolean isOwn(PlacedStone stone, Play play) {
        return play.unpressed()
                .flatMap(Move::point)
                .filter(stone.point()::equals)
                .isPresent();
    }

    private static boolean mayBeNone(Play play) {
        return play.mayEndWith(0) || play.step().filter(Step::maySwap).isPresent();
    }

    /** Returns the sight with these stones doubted too. */
    static Sight doubt(Sight now, List<Point> fallen) {
        List<Point> doubted = Stream.concat(now.doubted().stream(), fallen.stream())
                .distinct()
                .toList();
        return new Sight(now.extra(), doubted, now.missing(), now.hidden());
    }

    /** Says whether one of these came too soon after the other. Stones that stood before a restart all seem to rest since the first frame, and tell nothing. */
    static boolean together(PlacedStone one, PlacedStone other) {
        long apartNanos = Math.abs(one.firstNanos() - other.firstNanos());
        return apartNanos != 0 && apartNanos < REPLY_NANOS;
    }

    /** Says whether a stone came too soon after the last press. One that lay there before it is an early answer. */
    boolean afterPress(PlacedStone stone) {
        return beganNanos.isPresent()
                && stone.firstNanos() - beganNanos.getAsLong() >= 0
                && stone.firstNanos() - beganNanos.getAsLong() < REPLY_NANOS;
    }

    /**
     * Returns a stone with the moment at which it first stood: after a restart the reeds know since when they look, and the journal knows better. Of the mover's own
     * stone the journal knows best: since when it is his, by its reed or by the arbiter's word.
     */
    private static PlacedStone known(PlacedStone stone, Play play) {
        if (play.standing() && isOwn(stone, play)) {
            return new PlacedStone(
                    stone.point(),
                    stone.sinceNanos(),
                    play.unpressed().orElseThrow().placedNanos());
        }
        long firstNanos = play.free().stream()
                .filter(told -> told.point() == stone.point())
                .map(FreeStone::placedNanos)
                .reduce(stone.firstNanos(), (a, b) -> a - b <= 0 ? a : b);
        return new PlacedStone(stone.point(), stone.sinceNanos(), firstNanos);
    }
}
