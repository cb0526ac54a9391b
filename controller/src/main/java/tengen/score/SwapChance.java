package tengen.score;

/**
 * One opportunity to swap and what became of it.
 *
 * @param afterMove number of the last move before the decision
 * @param swapped whether the colours were exchanged
 * @param time of the turn, when the swap was one
 */
public record SwapChance(int afterMove, boolean swapped, MoveTime time) {
    SwapChance withTime(MoveTime other) {
        return new SwapChance(afterMove, swapped, other);
    }
}
