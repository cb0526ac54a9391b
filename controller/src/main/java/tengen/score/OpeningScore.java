package tengen.score;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How the game was opened.
 *
 * @param code D1 to D13 or I1 to I13; empty when not known or none of the 26
 * @param name the opening's name as it is printed; may be empty
 * @param declared the number of fifth-move offers that was declared
 * @param swaps every opportunity to swap, in order
 */
public record OpeningScore(
        String code, String name, OptionalInt declared, List<SwapChance> swaps, Optional<Offers> offers) {
    /** Nothing is known. */
    public static final OpeningScore UNKNOWN =
            new OpeningScore("", "", OptionalInt.empty(), List.of(), Optional.empty());

    public OpeningScore {
        code = code.matches("[DI]([1-9]|1[0-3])") ? code : "";
        name = Words.line(name);
        swaps = List.copyOf(swaps);
    }

    /** Says whether an odd number of swaps was made, so that the opener ends up as White. */
    public boolean exchanged() {
        return swaps.stream().filter(SwapChance::swapped).count() % 2 == 1;
    }

    /** Returns one character per opportunity: R swapped, - not (the habit of RenjuNet). */
    public String swapText() {
        StringBuilder text = new StringBuilder();
        swaps.forEach(chance -> text.append(chance.swapped() ? 'R' : '-'));
        return text.toString();
    }
}
