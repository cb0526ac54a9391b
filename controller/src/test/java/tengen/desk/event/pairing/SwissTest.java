package tengen.desk.event.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.desk.event.pairing.Swiss.Seeker;

class SwissTest {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 40);
    }

    /** A player of a simulated event. */
    private static final class Person {
        final List<Integer> met = new ArrayList<>();
        long points;
        int openings;
        boolean openedLast;
        boolean hadBye;
    }

    private static Seeker seeker(int id, Person person) {
        return new Seeker(id, person.points, person.met, person.openings, person.openedLast, person.hadBye);
    }

    @Test
    void inTheFirstRoundTheUpperHalfMeetsTheLower() {
        List<Seeker> eight = IntStream.rangeClosed(1, 8)
                .mapToObj(id -> new Seeker(id, 0, List.of(), 0, false, false))
                .toList();

        List<Pair> round = Swiss.round(eight).orElseThrow();

        assertThat(round)
                .extracting(pair -> Math.min(pair.opener(), pair.other()) * 10 + Math.max(pair.opener(), pair.other()))
                .containsExactly(15, 26, 37, 48);
    }

    @Test
    void theByeGoesToTheLastOfTheLowestScoreWhoHasHadNone() {
        List<Seeker> five = List.of(
                new Seeker(1, 4, List.of(), 0, false, false),
                new Seeker(2, 2, List.of(), 0, false, false),
                new Seeker(3, 2, List.of(), 0, false, false),
                new Seeker(4, 0, List.of(), 0, false, false),
                new Seeker(5, 0, List.of(), 0, false, true));

        assertThat(Swiss.round(five).orElseThrow()).last().isEqualTo(new Pair(4, Pair.NOBODY));
    }

    @Test
    void whereNoPairingKeepsTheLawsThereIsNone() {
        List<Seeker> two =
                List.of(new Seeker(1, 2, List.of(2), 1, true, false), new Seeker(2, 0, List.of(1), -1, false, false));

        assertThat(Swiss.round(two)).isEmpty();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void nobodyMeetsAnybodyTwiceByesComeOnceAndOpeningsStayBalanced(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int count = 12 + random.nextInt(30);
        int rounds = 5 + random.nextInt(3);
        List<Person> people = new ArrayList<>();
        IntStream.range(0, count).forEach(i -> people.add(new Person()));
        for (int number = 1; number <= rounds; number++) {
            List<Seeker> seekers = new ArrayList<>();
            for (int id = 1; id <= count; id++) {
                seekers.add(seeker(id, people.get(id - 1)));
            }
            List<Pair> round = Swiss.round(seekers).orElseThrow();
            List<Integer> seated = new ArrayList<>();
            for (Pair pair : round) {
                seated.add(pair.opener());
                Person opener = people.get(pair.opener() - 1);
                if (pair.bye()) {
                    assertThat(opener.hadBye).as("seed %d, second bye", seed).isFalse();
                    opener.hadBye = true;
                    opener.points += 2;
                    continue;
                }
                seated.add(pair.other());
                assertThat(opener.met).as("seed %d, round %d", seed, number).doesNotContain(pair.other());
                play(pair, people, random);
            }
            assertThat(seated).as("seed %d", seed).doesNotHaveDuplicates().hasSize(count);
        }
        for (Person person : people) {
            assertThat(Math.abs(person.openings)).as("seed %d", seed).isLessThanOrEqualTo(2);
        }
        long odd =
                people.stream().filter(person -> Math.abs(person.openings) > 1).count();
        assertThat(odd).as("seed %d: openings off by two", seed).isLessThanOrEqualTo(count / 4);
    }

    private static void play(Pair pair, List<Person> people, SplittableRandom random) {
        Person opener = people.get(pair.opener() - 1);
        Person other = people.get(pair.other() - 1);
        int points = random.nextInt(3);
        opener.met.add(pair.other());
        other.met.add(pair.opener());
        opener.points += points;
        other.points += 2 - points;
        opener.openings++;
        other.openings--;
        opener.openedLast = true;
        other.openedLast = false;
    }

    @Test
    void fiveHundredPlayersArePairedInTheTimeOfAShortBreak() {
        SplittableRandom random = new SplittableRandom(1);
        List<Seeker> many = IntStream.rangeClosed(1, 499)
                .mapToObj(id -> new Seeker(id, random.nextInt(15), List.of(), random.nextInt(3) - 1, false, false))
                .toList();

        assertThat(Swiss.round(many).orElseThrow()).hasSize(250);
    }
}
