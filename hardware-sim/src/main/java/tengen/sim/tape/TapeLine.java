package tengen.sim.tape;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One action of a tape.
 *
 * @param number of the line in the file, from 1
 * @param atNanos moment of the action, from the start of the scene
 * @param actor who does it: arbiter, A, B, fault, power, crash, expect
 * @param words what follows the actor, options left out
 * @param options {@code name=value} pairs, names in lower case, in the order of the file
 */
public record TapeLine(int number, long atNanos, String actor, List<String> words, Map<String, String> options) {
    public TapeLine {
        words = List.copyOf(words);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Returns the word at this place. */
    String word(int index) throws TapeFault {
        if (index >= words.size()) {
            throw fault("something is missing after \"" + String.join(" ", words) + "\"");
        }
        return words.get(index);
    }

    /** Returns the span that an option gives, which must be there. */
    public long spanNanos(String option) throws TapeFault {
        return Words.needed(this, option);
    }

    /** Checks that nothing follows but what was asked for. */
    void wordsAtMost(int count) throws TapeFault {
        if (words.size() > count) {
            throw fault("not understood: " + words.get(count));
        }
    }

    /** Checks that no other options stand here. */
    void optionsOnly(String... names) throws TapeFault {
        for (String name : options.keySet()) {
            if (!List.of(names).contains(name)) {
                throw fault("unknown option: " + name);
            }
        }
    }

    TapeFault fault(String reason) {
        return new TapeFault(number, reason);
    }
}
