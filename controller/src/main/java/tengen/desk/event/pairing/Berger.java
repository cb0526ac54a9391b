package tengen.desk.event.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * Round robins by the Berger tables (FIDE Handbook C.05, annex 1: "Details of Berger Table"): who is named first opens. With an odd number the last one of the
 * table is nobody, and who meets him has a bye.
 */
public final class Berger {
    private static final int MOST = 200;

    private Berger() {}

    /**
     * Returns all rounds, each with its pairs in the order of the table.
     *
     * @param players 2 or more
     * @param cycles 1, or 2 for a second time with the opening reversed
     */
    public static List<List<Pair>> rounds(int players, int cycles) {
        if (players < 2 || players > MOST || cycles < 1 || cycles > 2) {
            throw new IllegalArgumentException("no round robin: " + players + " players, " + cycles + " cycles");
        }
        List<List<Pair>> rounds = new ArrayList<>();
        int count = players + players % 2;
        for (int round = 1; round < count; round++) {
            rounds.add(round(count, round, players));
        }
        if (cycles == 2) {
            for (List<Pair> first : List.copyOf(rounds)) {
                rounds.add(first.stream().map(Pair::reversed).toList());
            }
        }
        return rounds;
    }

    /** In round r the last one meets the one who stands r-1 half tables after number 1; the others meet around that one. */
    private static List<Pair> round(int count, int round, int players) {
        List<Pair> pairs = new ArrayList<>();
        int ring = count - 1;
        int middle = (round - 1) * (count / 2) % ring;
        pairs.add(pair(round % 2 == 1 ? middle + 1 : count, round % 2 == 1 ? count : middle + 1, players));
        for (int step = 1; step < count / 2; step++) {
            pairs.add(pair((middle + step) % ring + 1, (middle - step + ring) % ring + 1, players));
        }
        return pairs;
    }

    private static Pair pair(int first, int second, int players) {
        if (first > players) {
            return new Pair(second, Pair.NOBODY);
        }
        return new Pair(first, second > players ? Pair.NOBODY : second);
    }
}
