package tengen.sensing;

import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;

/**
 * How a board lies on its table, and for which of its points the reeds do not speak.
 *
 * @param turned where the corner that is wired as A1 lies, seen from the near side
 * @param byHand points as counted from the near side whose reeds are broken: the arbiter enters what stands there, and what they show all the same is for sensing
 *     alone, since a stone on one of them may have a ghost elsewhere
 */
public record BoardLay(Orientation turned, Sites byHand) {
    /** A sound board that lies as it was built. */
    public static final BoardLay USUAL = new BoardLay(Orientation.UPRIGHT, Sites.NONE);

    /** Returns a lookout for the scanning that hands on to {@code near} what is seen from the near side. */
    public Lookout before(Lookout near) {
        return new Lookout() {
            @Override
            public void seen(Seen run) {
                near.seen(turned.turn(run));
            }

            @Override
            public void lost(long sinceNanos) {
                near.lost(sinceNanos);
            }
        };
    }
}
