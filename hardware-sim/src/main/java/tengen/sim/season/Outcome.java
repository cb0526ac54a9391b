package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What came of a game.
 *
 * @param wrong what the oracles found, one line each
 * @param virtualNanos how long the game lasted
 * @param events rows of its journal
 * @param stones stones of its record
 * @param lastHash hash of the last row
 * @param questions what the arbiter had to answer, one line each
 * @param faults faults injected, by their names
 * @param irregularities what the journal said is not as it should be, by kind
 */
record Outcome(
        String id,
        List<String> wrong,
        long virtualNanos,
        long events,
        int stones,
        String lastHash,
        List<String> questions,
        Map<String, Long> faults,
        Map<String, Long> irregularities) {
    Outcome {
        wrong = List.copyOf(wrong);
        questions = List.copyOf(questions);
    }

    /** Returns this outcome with one thing more that is wrong. */
    Outcome with(String found) {
        List<String> more = new ArrayList<>(wrong);
        more.add(found);
        return new Outcome(id, more, virtualNanos, events, stones, lastHash, questions, faults, irregularities);
    }
}
