package tengen.bridge;

import java.util.Optional;

/** What the table may ask of whoever scans its board. */
public interface Sight {
    /**
     * Asks for the first frame at or after this time to be handed over even if nothing changes in it. Only the newest wish counts; it is spent once served, or
     * once a frame at or after it was handed over for another reason.
     *
     * @param nanos Long.MAX_VALUE to want nothing
     */
    void want(long nanos);

    /** Returns the current run up to its newest frame, or nothing before the first good frame. */
    Optional<Seen> latest();
}
