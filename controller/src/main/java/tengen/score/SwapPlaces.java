package tengen.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tengen.engine.Stone;
import tengen.game.Seat;

/** Where an opening procedure lets players swap, and who therefore placed which stone (RULES 2), for records that tell only the rule and the decisions. */
public final class SwapPlaces {
    private SwapPlaces() {}

    /**
     * Returns the numbers of the moves after which the decisions fell.
     *
     * @param rule name of the procedure; any other name is taken for one with a block of three stones
     * @param count how many decisions the record tells
     */
    public static List<Integer> of(String rule, int count) {
        if (stoneByStone(rule)) {
            return IntStream.rangeClosed(1, count).boxed().toList();
        }
        if (rule.toLowerCase(Locale.ROOT).startsWith("swap")
                || rule.toLowerCase(Locale.ROOT).contains("sakata")) {
            return IntStream.range(0, count).map(i -> 3 + 2 * i).boxed().toList();
        }
        return IntStream.range(0, count).map(i -> 3 + i).boxed().toList();
    }

    /** Returns the decisions of a record that has one character each: R swapped, anything else not. */
    public static List<SwapChance> chances(String rule, String text) {
        List<Integer> places = of(rule, text.length());
        List<SwapChance> chances = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            chances.add(new SwapChance(places.get(i), text.charAt(i) == 'R', MoveTime.UNKNOWN));
        }
        return chances;
    }

    /** Returns the seat that placed move {@code number}: the opener where he lays a block of three, else who held the colour at that time. */
    public static Seat placer(String rule, List<SwapChance> swaps, int number) {
        if (number <= 3 && !stoneByStone(rule) && !swaps.isEmpty()) {
            return Seat.A;
        }
        long exchanges = swaps.stream()
                .filter(chance -> chance.swapped() && chance.afterMove() < number)
                .count();
        boolean black = Stone.ofMove(number) == Stone.BLACK;
        return black == (exchanges % 2 == 0) ? Seat.A : Seat.B;
    }

    /** Says whether every stone of the opening is a turn of its own. */
    private static boolean stoneByStone(String rule) {
        String word = rule.toLowerCase(Locale.ROOT);
        return word.contains("taraguchi") || word.startsWith("tarannikov") || word.equals("free");
    }
}
