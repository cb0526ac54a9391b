package tengen.bridge;

/** Takes what the scanning of the board reports. Called from the scan thread; must not block. */
public interface Lookout {
    /**
     * A run of equal frames began, was asked for, or is over.
     *
     * <p>The first frame of a new run comes at once; just before it comes the run that ended, with its last stamp. A run that goes on is handed over again
     * only when somebody asked for a frame at that time. After {@link #lost} the first good frame always comes.
     */
    void seen(Seen run);

    /**
     * The board can no longer be seen.
     *
     * @param sinceNanos stamp of the newest good frame, or of the first failure when there was none
     */
    void lost(long sinceNanos);
}
