package tengen.record;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tengen.game.Rules;

/** The canonical bytes of a game's rules, its time control left out: the settings that differ from {@link #USUAL}. */
final class RulesDigest {
    /**
     * What is left out. Frozen: these are not the defaults of the program, which may change; a key that a later version of {@link Rules#text} adds is added
     * here with the value that games before it had.
     */
    private static final List<String> USUAL = List.of(
            "procedure=free",
            "forbidden=claim",
            "five=claim",
            "claims=arbiter",
            "flag=auto",
            "wrong-claim=none",
            "late-five=on",
            "touch=last",
            "interpretation=rif",
            "any-first-point=off",
            "require26=off",
            "exclude=",
            "max-n=12",
            "pass=on",
            "alarm=on");

    /** The rules asked for last and what they came to: they stay the same object through a game. */
    private @Nullable Rules last;

    private List<String> parts = List.of();

    void write(int tag, Rules rules, HashInput out) {
        if (!rules.equals(last)) {
            parts = Arrays.stream(rules.text().split(" "))
                    .filter(part -> !USUAL.contains(part) && !part.startsWith("time="))
                    .sorted()
                    .toList();
            last = rules;
        }
        if (!parts.isEmpty()) {
            out.int8(tag).int32(parts.size());
            for (String part : parts) {
                out.text(part);
            }
        }
    }
}
