package tengen.desk.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.desk.event.Settings.Format;

/** Tie-breaks as somebody else has published them: the pairings and results in, points, sums and places out. */
class PublishedSwissTest {
    /**
     * The 69th KGS Computer Go Tournament, 6 March 2011, a Swiss of ten rounds and fourteen programs (weddslist.com/kgs/past/69): players by their places, the
     * winner's sign between them. Wins, SOS and SoDOS of that page are points, Buchholz and Berger here; the last player has no numbers there.
     */
    private static final List<String> KGS_69 = List.of(
            "6-1 9-2 3+12 8-4 11-5 10-7 13+14",
            "1+2 5-3 11-4 6-9 13-7 14-8 12-10",
            "7-1 2+8 4-3 9-5 6+11 10+13 12+14",
            "1+3 7-2 9-4 10-5 6+12 8+13 11+14",
            "5-1 2+3 4+7 6+10 11-8 9+14 13-12",
            "1+8 2-4 6-3 7-5 9+12 14-10 11+13",
            "1+4 5-2 9-3 13-6 7+14 10-8 12-11",
            "9-1 11-2 8-3 4+10 5+13 14-6 7+12",
            "11-1 2+10 3-7 4+6 5+12 9-8 14-13",
            "2+1 3+4 8-5 7-6 13-9 10+11 14-12");

    /**
     * The UzChess Cup Masters, Tashkent, June 2025: ten players, everybody against everybody. Results and tie-breaks as lichess.org's library tests them
     * (scalachess, test-kit, uzchesscup); ids are the places 1 to 10.
     */
    private static final List<String> UZCHESS_2025 = List.of(
            "10=1 7-4 5=6 9-3 2+8",
            "1+8 3=2 6=9 4=5 10-7",
            "7=1 5=10 9=4 2+6 8=3",
            "1+3 6=8 4=2 10=9 7-5",
            "5+1 9=7 2+10 8-4 3+6",
            "1-6 4=3 10=8 7+2 5=9",
            "9=1 2+5 8=7 3+10 6=4",
            "1+4 10-6 7=3 5-8 9=2",
            "2-1 8+9 3=5 6=7 4=10");

    /**
     * The round robin of FIDE's exercises in tie-breaking (M. Held, rev. 2403220900, exercises 14 and 26), with one game that was not played.
     */
    private static final List<String> FIDE_EXERCISE =
            List.of("1=5 2+6 3+4", "3+6 1+2 5+4", "1+3 2+5 6=4", "4+1 2=3 5-6f", "4-2 3+5 6-1");

    private static Played played(String name, Format format, int entered, List<String> rounds, Criterion... criteria) {
        Played played = new Played(name, format, rounds.size(), entered, criteria);
        rounds.forEach(played::round);
        return played;
    }

    @Test
    void aSwissOfTenRoundsHasItsPublishedPointsBuchholzAndBerger() {
        Played kgs = played(
                "KGS 69", Format.SWISS, 14, KGS_69, Criterion.POINTS, Criterion.BUCHHOLZ, Criterion.SONNEBORN_BERGER);

        assertThat(kgs.lines().subList(0, 13))
                .containsExactly(
                        "1 P1 9 60 52",
                        "2 P2 8 60 44",
                        "3 P3 7 61 39",
                        "4 P4 7 58 35",
                        "5 P5 7 50 26",
                        "6 P6 6 44 17",
                        "7 P7 5 53 16",
                        "8 P8 5 51 13",
                        "9 P9 4 54 11",
                        "10 P10 4 46 8",
                        "11 P11 3 51 5",
                        "12 P12 3 38 2",
                        "13 P13 2 37 0");
    }

    @Test
    void aRoundRobinWithManyDrawsHasItsPublishedDirectResultsBergerAndWins() {
        Played uzchess = played(
                "UzChess Cup",
                Format.ROUND_ROBIN,
                10,
                UZCHESS_2025,
                Criterion.POINTS,
                Criterion.DIRECT,
                Criterion.SONNEBORN_BERGER,
                Criterion.WINS);

        assertThat(uzchess.lines())
                .containsExactly(
                        "1 P1 5.5 2 25.25 4",
                        "2 P2 5.5 0.5 22.5 4",
                        "3 P3 5.5 0.5 22.25 3",
                        "4 P4 5 0 21.5 2",
                        "5 P5 4.5 1.5 20.5 2",
                        "6 P6 4.5 1 18.75 2",
                        "7 P7 4.5 0.5 19.5 2",
                        "8 P8 4 0 16.5 2",
                        "9 P9 3.5 0 16 0",
                        "10 P10 2.5 0 11.25 0");
    }

    @Test
    void fidesExerciseWithAGameWonByDefaultHasItsPublishedBergerAndPlaces() {
        Played exercise =
                played("Exercise", Format.ROUND_ROBIN, 6, FIDE_EXERCISE, Criterion.POINTS, Criterion.SONNEBORN_BERGER);
        assertThat(exercise.lines())
                .containsExactly(
                        "1 P1 3.5 9.25",
                        "2 P2 3.5 6.25",
                        "2 P3 3.5 6.25",
                        "4 P4 1.5 4.25",
                        "5 P5 1.5 3.25",
                        "6 P6 1.5 2.25");

        Played direct = played("Exercise", Format.ROUND_ROBIN, 6, FIDE_EXERCISE, Criterion.POINTS, Criterion.DIRECT);
        assertThat(direct.lines())
                .containsExactly(
                        "1 P1 3.5 2", "2 P2 3.5 0.5", "2 P3 3.5 0.5", "4 P6 1.5 1.5", "5 P5 1.5 1", "6 P4 1.5 0.5");
    }
}
