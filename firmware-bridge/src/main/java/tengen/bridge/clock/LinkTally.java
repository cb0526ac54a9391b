package tengen.bridge.clock;

/** The counters of a link while they count. */
final class LinkTally {
    long repeats;
    long gaps;
    long late;
    long implausible;
    long resends;
    long stale;
    long unsupported;
    long downs;

    LinkCounters snapshot() {
        return new LinkCounters(repeats, gaps, late, implausible, resends, stale, unsupported, downs);
    }
}
