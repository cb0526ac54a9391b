package tengen.desk.event.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.desk.event.pairing.Swiss.Seeker;

/** The matching against a second, slow judge who tries every pairing of a small field and weighs the wishes one after the other. */
class SwissOracleTest {
    private static final int MOST = 9;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 60);
    }

    /** What a pairing costs, in the order of importance: how high the bye goes, lopsided pairs, differences of score, squared, and openings. */
    private static int[] cost(List<Pair> round, List<Seeker> seekers) {
        List<Long> scores = seekers.stream()
                .map(Seeker::points)
                .distinct()
                .sorted(java.util.Comparator.reverseOrder())
                .toList();
        int[] cost = new int[4];
        for (Pair pair : round) {
            Seeker one = seekers.get(pair.opener() - 1);
            if (pair.bye()) {
                cost[0] += scores.size() - 1 - scores.indexOf(one.points());
                continue;
            }
            Seeker other = seekers.get(pair.other() - 1);
            int apart = scores.indexOf(one.points()) - scores.indexOf(other.points());
            boolean bothWhite = one.openings() < 0 && other.openings() < 0;
            boolean bothBlack = one.openings() > 0 && other.openings() > 0;
            int drift = bothWhite || bothBlack ? Math.min(Math.abs(one.openings()), Math.abs(other.openings())) : 0;
            cost[1] += drift >= 2 ? 1 : 0;
            cost[2] += apart * apart;
            cost[3] += 4 * Math.min(3, drift) * Math.min(3, drift)
                    + (one.openings() == other.openings() && one.openedLast() == other.openedLast() ? 1 : 0);
        }
        return cost;
    }

    private static void everyPairing(List<Seeker> free, List<Pair> so, List<List<Pair>> all) {
        if (free.isEmpty()) {
            all.add(List.copyOf(so));
            return;
        }
        Seeker first = free.getFirst();
        List<Seeker> others = free.subList(1, free.size());
        boolean byeGiven = so.stream().anyMatch(Pair::bye);
        if (free.size() % 2 == 1 && !byeGiven && !first.hadBye()) {
            so.add(new Pair(first.id(), Pair.NOBODY));
            everyPairing(others, so, all);
            so.removeLast();
        }
        for (Seeker other : others) {
            if (!first.met().contains(other.id())) {
                List<Seeker> rest = new ArrayList<>(others);
                rest.remove(other);
                so.add(new Pair(first.id(), other.id()));
                everyPairing(rest, so, all);
                so.removeLast();
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void noPairingThatKeepsTheLawsIsBetter(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int count = 4 + random.nextInt(MOST - 3);
        List<Seeker> seekers = new ArrayList<>();
        for (int id = 1; id <= count; id++) {
            seekers.add(new Seeker(id, 0, List.of(), 0, false, false));
        }
        for (int round = 1; round < count; round++) {
            List<List<Pair>> all = new ArrayList<>();
            everyPairing(seekers, new ArrayList<>(), all);

            Optional<List<Pair>> paired = Swiss.round(seekers);

            assertThat(paired.isPresent())
                    .as("seed %d, round %d: a pairing that keeps the laws", seed, round)
                    .isEqualTo(!all.isEmpty());
            if (paired.isEmpty()) {
                return;
            }
            int[] best = all.stream()
                    .map(pairing -> cost(pairing, seekers))
                    .min(Arrays::compare)
                    .orElseThrow();
            assertThat(cost(paired.get(), seekers))
                    .as("seed %d, round %d of %d players", seed, round, count)
                    .isEqualTo(best);
            assertThat(all.stream().anyMatch(pairing -> same(pairing, paired.get())))
                    .as("seed %d, round %d: it is one of them", seed, round)
                    .isTrue();
            play(paired.get(), seekers, random);
        }
    }

    private static boolean same(List<Pair> one, List<Pair> other) {
        return one.size() == other.size()
                && other.stream().allMatch(pair -> one.contains(pair) || one.contains(pair.reversed()));
    }

    private static void play(List<Pair> round, List<Seeker> seekers, SplittableRandom random) {
        for (Pair pair : round) {
            int points = random.nextInt(3);
            played(seekers, pair.opener(), pair.bye() ? 2 : points, pair.bye() ? null : pair.other(), true);
            if (!pair.bye()) {
                played(seekers, pair.other(), 2 - points, pair.opener(), false);
            }
        }
    }

    private static void played(List<Seeker> seekers, int id, int points, @Nullable Integer other, boolean opened) {
        Seeker before = seekers.get(id - 1);
        List<Integer> met = new ArrayList<>(before.met());
        boolean bye = other == null;
        if (other != null) {
            met.add(other);
        }
        seekers.set(
                id - 1,
                new Seeker(
                        id,
                        before.points() + points,
                        met,
                        before.openings() + (bye ? 0 : opened ? 1 : -1),
                        bye ? before.openedLast() : opened,
                        before.hadBye() || bye));
    }
}
