package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tengen.record.JsonLine;
import tengen.sim.fault.FaultCounts;

/**
 * What a season came to.
 *
 * @param realNanos how long it took
 * @param cpuNanos processor time of the workers
 * @param jobs workers that shared it
 */
record Summary(long seed, List<Outcome> outcomes, long realNanos, long cpuNanos, int jobs) {
    /** Counted with the faults of a game, and none: turns that a process forgot which died while its store was silent. */
    static final String PLAYED_AGAIN = "turns played again";

    private static final double SECOND_NANOS = 1e9;

    List<Outcome> failures() {
        return outcomes.stream().filter(outcome -> !outcome.wrong().isEmpty()).toList();
    }

    JsonLine write(JsonLine json) {
        return json.number("seed", seed)
                .number("games", outcomes.size())
                .number("failed", failures().size())
                .number("stones", outcomes.stream().mapToLong(Outcome::stones).sum())
                .number("events", outcomes.stream().mapToLong(Outcome::events).sum())
                .number("virtualSeconds", Math.round(virtualSeconds()))
                .number("realMillis", realNanos / 1_000_000)
                .number("jobs", jobs)
                .number("gamesPerSecond", Math.round(gamesPerSecond()))
                .number("gamesPerCpuSecond", Math.round(outcomes.size() / (cpuNanos / SECOND_NANOS)))
                .number("ratioToLife", Math.round(ratioToLife()))
                .text("hash", hash())
                .number("gamesWithQuestion", gamesWithQuestion())
                .number("questions", questions())
                .number("turnsPlayedAgain", playedAgain())
                .object("faults", counts(faults()))
                .object("irregularities", counts(irregularities()));
    }

    /** Returns what was injected and what the tables said of it, a line each; nothing without faults. */
    List<String> trouble() {
        if (faults().isEmpty()) {
            return List.of();
        }
        return List.of(
                "injected: " + listed(faults()),
                "irregularities: " + listed(irregularities()),
                findings(),
                String.format(
                        Locale.ROOT,
                        "%d games with a question to the arbiter (%.2f %%), %d questions; %d turns played again",
                        gamesWithQuestion(),
                        100.0 * gamesWithQuestion() / outcomes.size(),
                        questions(),
                        playedAgain()));
    }

    /** Returns what the oracles found, by what matters most. */
    private String findings() {
        List<String> all =
                outcomes.stream().flatMap(outcome -> outcome.wrong().stream()).toList();
        long moves = all.stream().filter(line -> line.startsWith("move")).count();
        long time = all.stream()
                .filter(line -> line.contains(": charged ") || line.contains(": the turn ended at "))
                .count();
        return moves + " moves lost or wrong, " + time + " times wrong by more than 20 ms, "
                + (all.size() - moves - time) + " other findings";
    }

    private long gamesWithQuestion() {
        return outcomes.stream()
                .filter(outcome -> !outcome.questions().isEmpty())
                .count();
    }

    private long questions() {
        return outcomes.stream()
                .mapToLong(outcome -> outcome.questions().size())
                .sum();
    }

    private Map<String, Long> faults() {
        Map<String, Long> injected = new TreeMap<>(counted());
        injected.remove(PLAYED_AGAIN);
        return injected;
    }

    private long playedAgain() {
        return counted().getOrDefault(PLAYED_AGAIN, 0L);
    }

    private Map<String, Long> counted() {
        FaultCounts all = new FaultCounts();
        outcomes.forEach(outcome -> all.addAll(outcome.faults()));
        return all.byName();
    }

    private Map<String, Long> irregularities() {
        FaultCounts all = new FaultCounts();
        outcomes.forEach(outcome -> all.addAll(outcome.irregularities()));
        return all.byName();
    }

    private static String listed(Map<String, Long> counts) {
        List<String> all = new ArrayList<>();
        counts.forEach((name, count) -> all.add(name + " " + count));
        return all.isEmpty() ? "none" : String.join(", ", all);
    }

    private static String counts(Map<String, Long> counts) {
        JsonLine json = new JsonLine().begin();
        counts.forEach(json::number);
        return json.end().take();
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "%d games, %d failed; %d stones, %d events; %.1f s for %.0f s of play with %d worker(s):"
                        + " %.0f games/s (%.0f per second of processor time), %.0f times life; hash %s",
                outcomes.size(),
                failures().size(),
                outcomes.stream().mapToLong(Outcome::stones).sum(),
                outcomes.stream().mapToLong(Outcome::events).sum(),
                realNanos / SECOND_NANOS,
                virtualSeconds(),
                jobs,
                gamesPerSecond(),
                outcomes.size() / (cpuNanos / SECOND_NANOS),
                ratioToLife(),
                hash());
    }

    private double virtualSeconds() {
        return outcomes.stream().mapToLong(Outcome::virtualNanos).sum() / SECOND_NANOS;
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
        for (Outcome outcome : outcomes) {
            for (int i = 0; i < outcome.lastHash().length(); i++) {
                mixed = mixed * 31 + outcome.lastHash().charAt(i);
            }
        }
        return Long.toHexString(mixed);
    }
}
