package tengen.sensing;

import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;

/**
 * How a board lies on its table, and for which of its points the reeds do not speak.
 *
 * @param turned where the corner that is wired as A1 lies, seen from the near side
 * @param byHand points as counted from the near side whose reeds are broken: they read open, and the arbiter enters what stands there
 */
public record BoardLay(Orientation turned, Sites byHand) {
    /** A sound board that lies as it was built. */
    public static final BoardLay USUAL = new BoardLay(Orientation.UPRIGHT, Sites.NONE);

    /** Returns the run as seen from the near side, broken reeds open. */
    public Seen seen(Seen wired) {
        Seen run = turned.turn(wired);
        Sites spoken = run.closed().minus(byHand);
        return spoken.equals(run.closed()) ? run : new Seen(spoken, run.sinceNanos(), run.seenNanos());
    }

    /** Returns a lookout for the scanning that hands on to {@code near} what is seen from the near side. */
    public Lookout before(Lookout near) {
        return new Lookout() {
            @Override
            public void seen(Seen run) {
                near.seen(BoardLay.this.seen(run));
            }

            @Override
            public void lost(long sinceNanos) {
                near.lost(sinceNanos);
            }
        };
    }
}
