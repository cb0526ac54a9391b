package tengen.bridge.clock;

/**
 * What went wrong on the line since the start, for the technician. A snapshot.
 *
 * @param repeats keys the clock sent again although we had them
 * @param gaps keys that came before one that was lost on the line
 * @param late heartbeats older than the one before
 * @param implausible heartbeats or keys whose figures cannot be true
 * @param resends STATE, ALARM and SILENCE frames sent again
 * @param stale pictures that the clock did not take since a newer press was on its way
 * @param unsupported frames the clock cannot do
 * @param downs times the link went down
 */
public record LinkCounters(
        long repeats, long gaps, long late, long implausible, long resends, long stale, long unsupported, long downs) {}
