package tengen.game;

import java.util.List;

/** Stones that came sooner than anybody sets one on purpose: they have fallen from a hand. Pure. */
final class Haste {
    /** Nobody sees a stone or a press and sets his own sooner, nor sets two: a simple reaction takes a fifth of a second, before the hand has moved. */
    private static final long REPLY_NANOS = 200_000_000L;

    private Haste() {}

    /** Says whether one of these came too soon after the other. Stones that stood before a restart, which all seem to rest since the first frame, did not. */
    static boolean together(PlacedStone one, PlacedStone other) {
        long apartNanos = Math.abs(one.firstNanos() - other.firstNanos());
        return apartNanos != 0 && apartNanos < REPLY_NANOS;
    }

    /** Says whether a stone came about when the last press was made. Stones that lay there longer before it are those of players who forgot to press (BUGLOG C19). */
    static boolean aboutPress(Play play, PlacedStone stone) {
        long beganNanos = play.clock().sinceNanos() - play.clock().turnNanos();
        return !play.pressedMoves().isEmpty() && Math.abs(stone.firstNanos() - beganNanos) < REPLY_NANOS;
    }

    /** Returns those of a turn's stones that came about when the last press was made, or too soon beside another; what the arbiter entered left out. */
    static List<PlacedStone> among(Play play, List<PlacedStone> stones) {
        List<PlacedStone> seen =
                stones.stream().filter(stone -> !play.freeByHand(stone.point())).toList();
        return seen.stream()
                .filter(stone -> aboutPress(play, stone) || seen.stream().anyMatch(other -> together(stone, other)))
                .toList();
    }
}
