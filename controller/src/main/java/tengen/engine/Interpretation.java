package tengen.engine;

/** How a three is read whose only straight-four point makes a five at the same time (RULES 1.4, options R and J). */
public enum Interpretation {
    /** Such a three is no three [RIF 3]. The default. */
    RIF,
    /** Such a three counts (two problems of Renju Sekai, November 2000 and September 2001). */
    JS;

    /** Returns the other reading. */
    public Interpretation other() {
        return this == RIF ? JS : RIF;
    }
}
