package tengen.sim.world;

/** A stone as a thing: where its magnet is. The board cannot see its colour, so it has none. */
final class Piece {
    Spot spot;
    int heightMicrons;
    final int percent;

    /**
     * Creates a stone.
     *
     * @param heightMicrons above its place at rest
     * @param percent strength of its magnet; 100 is a sound one
     */
    Piece(Spot spot, int heightMicrons, int percent) {
        this.spot = spot;
        this.heightMicrons = heightMicrons;
        this.percent = percent;
    }
}
