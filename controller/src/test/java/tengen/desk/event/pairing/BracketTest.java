package tengen.desk.event.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.desk.event.pairing.Bracket.Ready;

class BracketTest {
    static Stream<Integer> sizes() {
        return Stream.iterate(2, size -> size <= 33, size -> size + 1);
    }

    private static String texts(List<Ready> ready) {
        return String.join(
                " ",
                ready.stream()
                        .map(match -> match.name() + ":" + match.first() + "-" + match.second())
                        .toList());
    }

    @Test
    void theFirstEightMeetAsSeeded() {
        assertThat(texts(Bracket.single(8, false).ready(8, Map.of()))).isEqualTo("W1.1:1-8 W1.2:4-5 W1.3:2-7 W1.4:3-6");
    }

    @Test
    void withFiveOfEightTheFirstThreeSeedsGoOnWithoutAMatch() {
        Bracket bracket = Bracket.single(5, true);

        assertThat(texts(bracket.ready(5, Map.of()))).isEqualTo("W1.2:4-5 W2.2:2-3");
        assertThat(texts(bracket.ready(5, Map.of(2, 5, 6, 2)))).isEqualTo("W2.1:1-5");
        assertThat(texts(bracket.ready(5, Map.of(2, 5, 6, 2, 5, 1)))).isEqualTo("W3.1:1-2 P3:5-3");
        assertThat(bracket.champion(5, Map.of(2, 5, 6, 2, 5, 1, 7, 2))).contains(2);
    }

    @Test
    void aFinalLostByTheUndefeatedIsPlayedAgain() {
        Bracket bracket = Bracket.twofold(4, true);
        Map<Integer, Integer> won = new TreeMap<>(Map.of(1, 1, 2, 2, 3, 1));
        assertThat(texts(bracket.ready(4, won))).isEqualTo("L1.1:4-3");
        won.put(4, 3);
        assertThat(texts(bracket.ready(4, won))).isEqualTo("L2.1:2-3");
        won.put(5, 2);
        assertThat(texts(bracket.ready(4, won))).isEqualTo("F:1-2");

        won.put(6, 2);
        assertThat(texts(bracket.ready(4, won))).isEqualTo("R:2-1");
        assertThat(bracket.champion(4, won)).isEmpty();
        won.put(7, 1);
        assertThat(bracket.champion(4, won)).contains(1);

        won.remove(7);
        won.put(6, 1);
        assertThat(bracket.ready(4, won)).isEmpty();
        assertThat(bracket.champion(4, won)).contains(1);
    }

    @ParameterizedTest(name = "{0} players")
    @MethodSource("sizes")
    void inASingleEliminationAllButOneLoseOnce(int players) {
        play(Bracket.single(players, false), players, 1);
    }

    @ParameterizedTest(name = "{0} players")
    @MethodSource("sizes")
    void inADoubleEliminationAllButOneLoseTwice(int players) {
        play(Bracket.twofold(players, true), players, 2);
    }

    private static void play(Bracket bracket, int players, int lives) {
        SplittableRandom random = new SplittableRandom(players);
        Map<Integer, Integer> won = new TreeMap<>();
        int[] losses = new int[players + 1];
        for (List<Ready> ready = bracket.ready(players, won); !ready.isEmpty(); ready = bracket.ready(players, won)) {
            for (Ready match : ready) {
                assertThat(losses[match.first()]).as("seed %d", players).isLessThan(lives);
                assertThat(losses[match.second()]).as("seed %d", players).isLessThan(lives);
                boolean first = random.nextBoolean();
                won.put(match.number(), first ? match.first() : match.second());
                losses[first ? match.second() : match.first()]++;
            }
        }
        int champion = bracket.champion(players, won).orElseThrow();
        for (int player = 1; player <= players; player++) {
            if (player == champion) {
                assertThat(losses[player]).isLessThan(lives);
            } else {
                assertThat(losses[player]).as("player %d", player).isEqualTo(lives);
            }
        }
    }
}
