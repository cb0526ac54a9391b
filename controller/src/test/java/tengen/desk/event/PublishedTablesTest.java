package tengen.desk.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.desk.event.Settings.DrawRule;
import tengen.desk.event.Settings.Format;

/** Tournaments that were played: their published cross-tables in, their published points and places out. */
class PublishedTablesTest {
    /**
     * The A final of the 3rd Renju World Championship, Arjeplog 1993, as renju.net has it (media/tourninfo.php, tournament_id=76): twelve players in the order of
     * their places, each row what he had against places 1 to 12; h is a half.
     */
    private static final List<String> ARJEPLOG_1993 = List.of(
            "x0110h111111",
            "1x0111h101h1",
            "01x0111hh1h1",
            "001x10111101",
            "1000x10h1111",
            "h0010x011111",
            "0h0011x01011",
            "00h0h01x1h11",
            "01h00000xh11",
            "0000001hhxh1",
            "0hh100000hx0",
            "00000000001x");

    private static final List<String> POINTS =
            List.of("8.5", "8", "7.5", "7", "6.5", "6.5", "5.5", "5.5", "4", "3.5", "2.5", "1");

    private final List<Fact> facts = new ArrayList<>();
    private Competition now = Competition.NONE;

    private void ask(Ask asked) {
        assertThat(Judge.of(now, facts, asked)).isInstanceOfSatisfying(Verdict.Yes.class, yes -> {
            facts.addAll(yes.facts());
            now = Remember.all(facts);
        });
    }

    private static Outcome outcome(List<String> table, int who, int whom) {
        return switch (table.get(who - 1).charAt(whom - 1)) {
            case '1' -> Outcome.WIN;
            case 'h' -> Outcome.DRAW;
            default -> Outcome.LOSS;
        };
    }

    private void play(List<String> table, int entered) {
        ask(new Ask.Open(new Settings(
                "Arjeplog",
                Format.ROUND_ROBIN,
                1,
                1,
                1,
                1,
                Scoring.ONE_HALF,
                Settings.usual(Format.ROUND_ROBIN, 1),
                DrawRule.REPLAY,
                false,
                false,
                "")));
        ask(new Ask.Enter(IntStream.rangeClosed(1, entered)
                .mapToObj(place -> new Ask.Newcomer("place " + place, "", 0, List.of()))
                .toList()));
        // By lot, so that the order of entry can tell nothing.
        ask(new Ask.DrawLots(1993));
        for (int round = 1; round < entered + entered % 2; round++) {
            ask(new Ask.PairRound());
            for (Game game : now.current().orElseThrow().games()) {
                Outcome opener = outcome(table, game.opener(), game.other());
                assertThat(opener)
                        .as("%s in both rows", game)
                        .isEqualTo(outcome(table, game.other(), game.opener()).other());
                ask(new Ask.TakeResult(game.name(), new Score(opener, opener.other(), "FIVE", "table")));
            }
        }
    }

    @Test
    void theWorldChampionshipOf1993EndsAsItDid() {
        play(ARJEPLOG_1993, 12);

        List<Standings.Line> lines = new Standings(now).lines();
        assertThat(lines)
                .extracting(line -> line.entrant().id())
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        assertThat(lines)
                .extracting(
                        line -> Standings.text(Criterion.POINTS, line.values().getFirst()))
                .isEqualTo(POINTS);
    }

    @Test
    void withoutTheLastElevenRestOnceEachAndTheByeBringsNothing() {
        play(ARJEPLOG_1993, 11);

        List<Standings.Line> lines = new Standings(now).lines();
        assertThat(now.rounds()).hasSize(11);
        assertThat(lines)
                .extracting(
                        line -> Standings.text(Criterion.POINTS, line.values().getFirst()))
                .as("everybody but place 11 loses the point that place 12 gave him, and the bye brings none")
                .containsExactly("7.5", "7", "6.5", "6", "5.5", "5.5", "4.5", "4.5", "3", "2.5", "2.5");
    }
}
