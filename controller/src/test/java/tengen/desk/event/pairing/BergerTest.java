package tengen.desk.event.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BergerTest {
    /** FIDE Handbook, "Details of Berger Table": 3 or 4, 5 or 6, 7 or 8 players. */
    private static final List<String> FOUR = List.of("1-4 2-3", "4-3 1-2", "2-4 3-1");

    private static final List<String> SIX =
            List.of("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1");

    private static final List<String> EIGHT = List.of(
            "1-8 2-7 3-6 4-5",
            "8-5 6-4 7-3 1-2",
            "2-8 3-1 4-7 5-6",
            "8-6 7-5 1-4 2-3",
            "3-8 4-2 5-1 6-7",
            "8-7 1-6 2-5 3-4",
            "4-8 5-3 6-2 7-1");

    private static List<String> texts(List<List<Pair>> rounds) {
        return rounds.stream()
                .map(round -> round.stream()
                        .map(pair -> pair.opener() + "-" + pair.other())
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    @Test
    void theTablesAreThePublishedOnes() {
        assertThat(texts(Berger.rounds(4, 1))).isEqualTo(FOUR);
        assertThat(texts(Berger.rounds(6, 1))).isEqualTo(SIX);
        assertThat(texts(Berger.rounds(8, 1))).isEqualTo(EIGHT);
    }

    @Test
    void withAnOddNumberWhoMeetsTheLastOneHasABye() {
        assertThat(texts(Berger.rounds(5, 1)))
                .containsExactly("1-0 2-5 3-4", "4-0 5-3 1-2", "2-0 3-1 4-5", "5-0 1-4 2-3", "3-0 4-2 5-1");
    }

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4, 5, 7, 8, 11, 12, 15, 16, 31, 32, 99, 100})
    void everybodyMeetsEverybodyOnceAndOpensHalfTheGames(int players) {
        List<List<Pair>> rounds = Berger.rounds(players, 1);
        Set<String> met = new TreeSet<>();
        int[] opened = new int[players + 1];
        int[] games = new int[players + 1];
        for (List<Pair> round : rounds) {
            List<Integer> seated = new ArrayList<>();
            for (Pair pair : round) {
                seated.add(pair.opener());
                if (!pair.bye()) {
                    seated.add(pair.other());
                    opened[pair.opener()]++;
                    games[pair.opener()]++;
                    games[pair.other()]++;
                    met.add(Math.min(pair.opener(), pair.other()) + "-" + Math.max(pair.opener(), pair.other()));
                }
            }
            assertThat(seated).doesNotHaveDuplicates().hasSize(players);
        }

        assertThat(met).hasSize(players * (players - 1) / 2);
        for (int player = 1; player <= players; player++) {
            assertThat(Math.abs(2 * opened[player] - games[player]))
                    .as("player %d", player)
                    .isLessThanOrEqualTo(1);
        }
    }

    @Test
    void theSecondCycleTurnsEveryGame() {
        List<List<Pair>> rounds = Berger.rounds(6, 2);

        assertThat(rounds).hasSize(10);
        assertThat(rounds.get(5))
                .isEqualTo(rounds.getFirst().stream().map(Pair::reversed).toList());
    }
}
