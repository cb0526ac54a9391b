package tengen.table;

import tengen.engine.opening.Step;
import tengen.game.Event.RefusalReason;
import tengen.game.PlacedStone;
import tengen.game.Play;
import tengen.game.Sight;

/** What is known of the order in which stones of an opening turn were set, once a press was refused for it: its player sets them again. Loop thread only. */
final class BlockOrder {
    /** No turn of an opening, and not normal play either. */
    private static final int NONE = Integer.MIN_VALUE;

    private int refusedStep = NONE;
    private long refusedNanos;

    /** Hears why something was refused at this moment. */
    void refused(RefusalReason reason, Play play, long nowNanos) {
        boolean order = reason == RefusalReason.OUTSIDE_ZONE
                || reason == RefusalReason.NOT_ONE_OF_26
                || reason == RefusalReason.OPENING_EXCLUDED
                || reason == RefusalReason.BOARD_UNCLEAR;
        if (order && play.progress().step() != Step.END) {
            refusedStep = play.progress().step();
            refusedNanos = nowNanos;
        }
    }

    /** Forgets it: another game, or other stones. */
    void forget() {
        refusedStep = NONE;
    }

    /**
     * Returns the sight with what was put back since the refusal counting from there.
     *
     * @param gapEndNanos the first frame after the board was last hidden: a stone that stood before may have been set again meanwhile
     */
    Sight sight(Sight now, Play play, long gapEndNanos) {
        if (play.progress().step() != refusedStep) {
            return now;
        }
        boolean hidden = gapEndNanos - refusedNanos > 0
                && now.extra().stream().anyMatch(stone -> stone.sinceNanos() - gapEndNanos <= 0);
        return new Sight(now.extra().stream().map(this::setAgain).toList(), now.doubted(), now.missing(), hidden);
    }

    private PlacedStone setAgain(PlacedStone stone) {
        return stone.sinceNanos() - refusedNanos > 0 ? new PlacedStone(stone.point(), stone.sinceNanos()) : stone;
    }
}
