package tengen.sensing;

import tengen.bridge.Sites;

/**
 * The board as the game knows it at this moment.
 *
 * @param standing every stone that should stand: the record's, the unpressed stone of this turn, and a second stone that is held
 * @param loose those of {@code standing} that no press has fixed yet: they may still be slid or lifted by their player
 * @param byHand sites the arbiter enters by hand because their reed is broken; sensing says nothing about them
 */
public record Expectation(Sites standing, Sites loose, Sites byHand) {
    public Expectation {
        if (!loose.minus(standing).isEmpty()) {
            throw new IllegalArgumentException("loose but not standing: " + loose.minus(standing));
        }
    }

    /** Returns the expectation of a board whose reeds all work. */
    public static Expectation of(Sites standing, Sites loose) {
        return new Expectation(standing, loose, Sites.NONE);
    }
}
