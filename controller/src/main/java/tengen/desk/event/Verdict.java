package tengen.desk.event;

import java.util.List;

/** What follows from an asking. */
public sealed interface Verdict {
    /** These facts. */
    record Yes(List<Fact> facts) implements Verdict {
        public Yes {
            facts = List.copyOf(facts);
        }
    }

    /** Nothing; {@code why} is one line for the arbiter. */
    record No(String why) implements Verdict {}

    /** Returns one fact. */
    static Verdict yes(Fact fact) {
        return new Yes(List.of(fact));
    }
}
