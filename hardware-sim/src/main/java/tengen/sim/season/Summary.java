package tengen.sim.season;

import java.util.List;
import java.util.Locale;
import tengen.record.JsonLine;

/**
 * What a season came to.
 *
 * @param realNanos how long it took
 * @param cpuNanos processor time of the workers
 * @param jobs workers that shared it
 */
record Summary(long seed, List<SeasonGame.Outcome> outcomes, long realNanos, long cpuNanos, int jobs) {
    private static final double SECOND_NANOS = 1e9;

    List<SeasonGame.Outcome> failures() {
        return outcomes.stream().filter(outcome -> !outcome.wrong().isEmpty()).toList();
    }

    JsonLine write(JsonLine json) {
        return json.number("seed", seed)
                .number("games", outcomes.size())
                .number("failed", failures().size())
                .number(
                        "stones",
                        outcomes.stream().mapToLong(SeasonGame.Outcome::stones).sum())
                .number(
                        "events",
                        outcomes.stream().mapToLong(SeasonGame.Outcome::events).sum())
                .number("virtualSeconds", Math.round(virtualSeconds()))
                .number("realMillis", realNanos / 1_000_000)
                .number("jobs", jobs)
                .number("gamesPerSecond", Math.round(gamesPerSecond()))
                .number("gamesPerCpuSecond", Math.round(outcomes.size() / (cpuNanos / SECOND_NANOS)))
                .number("ratioToLife", Math.round(ratioToLife()))
                .text("hash", hash());
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "%d games, %d failed; %d stones, %d events; %.1f s for %.0f s of play with %d worker(s):"
                        + " %.0f games/s (%.0f per second of processor time), %.0f times life; hash %s",
                outcomes.size(),
                failures().size(),
                outcomes.stream().mapToLong(SeasonGame.Outcome::stones).sum(),
                outcomes.stream().mapToLong(SeasonGame.Outcome::events).sum(),
                realNanos / SECOND_NANOS,
                virtualSeconds(),
                jobs,
                gamesPerSecond(),
                outcomes.size() / (cpuNanos / SECOND_NANOS),
                ratioToLife(),
                hash());
    }

    private double virtualSeconds() {
        return outcomes.stream().mapToLong(SeasonGame.Outcome::virtualNanos).sum() / SECOND_NANOS;
    }

    private double gamesPerSecond() {
        return outcomes.size() / (realNanos / SECOND_NANOS);
    }

    private double ratioToLife() {
        return virtualSeconds() / (realNanos / SECOND_NANOS);
    }

    /** Returns one short word over the last hash of every journal: equal words, equal seasons. */
    private String hash() {
        long mixed = 0;
        for (SeasonGame.Outcome outcome : outcomes) {
            for (int i = 0; i < outcome.lastHash().length(); i++) {
                mixed = mixed * 31 + outcome.lastHash().charAt(i);
            }
        }
        return Long.toHexString(mixed);
    }
}
