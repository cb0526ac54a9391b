package tengen.desk.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.desk.event.Settings.DrawRule;
import tengen.desk.event.Settings.Format;

class CompetitionTest {
    private final List<Fact> facts = new ArrayList<>();
    private Competition now = Competition.NONE;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 12);
    }

    private String ask(Ask ask) {
        return switch (Judge.of(now, facts, ask)) {
            case Verdict.No no -> no.why();
            case Verdict.Yes yes -> {
                facts.addAll(yes.facts());
                now = Remember.all(facts);
                yield "";
            }
        };
    }

    private void open(Format format, int rounds, int games, int boards, Criterion... criteria) {
        List<Criterion> wanted = criteria.length == 0 ? Settings.usual(format, boards) : List.of(criteria);
        ask(new Ask.Open(new Settings(
                "Test", format, rounds, 1, games, boards, Scoring.ONE_HALF, wanted, DrawRule.REPLAY, true, true, "")));
    }

    private void enter(int count) {
        ask(new Ask.Enter(IntStream.rangeClosed(1, count)
                .mapToObj(i -> new Ask.Newcomer("P" + i, "", 2500 - i, List.of()))
                .toList()));
    }

    private String result(String game, Outcome opener) {
        return ask(new Ask.TakeResult(game, new Score(opener, opener.other(), "FIVE", "Ann")));
    }

    /** Plays the round by points of the first-named, or the opponent, by id: the text of a cross-table. */
    private void playBy(Map<String, Outcome> table) {
        assertThat(ask(new Ask.PairRound())).isEmpty();
        for (Game game : now.current().orElseThrow().games()) {
            String key = game.openerName() + game.otherName();
            Outcome opener = table.containsKey(key)
                    ? table.get(key)
                    : table.getOrDefault(game.otherName() + game.openerName(), Outcome.DRAW)
                            .other();
            assertThat(result(game.name(), opener)).isEmpty();
        }
    }

    private List<String> values(Criterion criterion) {
        int at = now.rules().criteria().indexOf(criterion);
        return new Standings(now)
                .lines().stream()
                        .map(line -> line.entrant().name() + " "
                                + Standings.text(criterion, line.values().get(at)))
                        .sorted()
                        .toList();
    }

    /** The cross-table of scalachess' own tie-break tests (five players A to E), its sums worked out by hand by the definitions. */
    @Test
    void aPublishedCrossTableHasItsPublishedPointsAndTieBreaks() {
        open(
                Format.ROUND_ROBIN,
                1,
                1,
                1,
                Criterion.POINTS,
                Criterion.DIRECT,
                Criterion.SONNEBORN_BERGER,
                Criterion.BUCHHOLZ,
                Criterion.BUCHHOLZ_CUT,
                Criterion.MEDIAN_BUCHHOLZ,
                Criterion.WINS);
        ask(new Ask.Enter(List.of("A", "B", "C", "D", "E").stream()
                .map(name -> new Ask.Newcomer(name, "", 0, List.of()))
                .toList()));
        Map<String, Outcome> table = new TreeMap<>(Map.of(
                "AB", Outcome.WIN,
                "AC", Outcome.DRAW,
                "AD", Outcome.LOSS,
                "AE", Outcome.WIN,
                "BC", Outcome.WIN,
                "BD", Outcome.DRAW,
                "BE", Outcome.LOSS,
                "CD", Outcome.WIN,
                "CE", Outcome.DRAW,
                "DE", Outcome.WIN));

        for (int round = 1; round <= 5; round++) {
            playBy(table);
        }

        assertThat(values(Criterion.POINTS)).containsExactly("A 2.5", "B 1.5", "C 2", "D 2.5", "E 1.5");
        assertThat(values(Criterion.SONNEBORN_BERGER)).containsExactly("A 4", "B 3.25", "C 4.5", "D 4.75", "E 2.5");
        assertThat(values(Criterion.BUCHHOLZ)).containsExactly("A 7.5", "B 8.5", "C 8", "D 7.5", "E 8.5");
        assertThat(values(Criterion.BUCHHOLZ_CUT)).containsExactly("A 6", "B 7", "C 6.5", "D 6", "E 7");
        assertThat(values(Criterion.MEDIAN_BUCHHOLZ)).containsExactly("A 3.5", "B 4.5", "C 4", "D 3.5", "E 4.5");
        assertThat(values(Criterion.DIRECT)).containsExactly("A 0", "B 0", "C 0", "D 1", "E 1");
        assertThat(new Standings(now)
                        .lines().stream()
                                .map(line -> line.place() + line.entrant().name()))
                .containsExactly("1D", "2A", "3C", "4E", "5B");
        assertThat(CrossTable.lines(now).getFirst().cells()).containsExactly("×", "1", "0", "1", "½");
        assertThat(ask(new Ask.PairRound())).isEqualTo("all 5 rounds are played");
    }

    @Test
    void theThreeScoringsCountAsTheRulesSay() {
        assertThat(List.of(Scoring.values()).stream()
                        .map(scoring -> scoring.halves(Outcome.WIN) + " " + scoring.halves(Outcome.DRAW) + " "
                                + scoring.halves(Outcome.LOSS)))
                .containsExactly("4 0 -4", "2 1 0", "4 2 0");
    }

    @Test
    void aRoundIsPairedOnlyWhenTheOneBeforeIsOver() {
        open(Format.SWISS, 3, 1, 1);
        enter(4);
        ask(new Ask.PairRound());

        assertThat(ask(new Ask.PairRound())).isEqualTo("round 1 is not over: r1-b1 has no result");
        result("r1-b1", Outcome.WIN);
        result("r1-b2", Outcome.DRAW);
        assertThat(ask(new Ask.PairRound())).isEmpty();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aSwissWithByesWithdrawalsAndLateEntriesKeepsItsLaws(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        open(Format.SWISS, 6, 1, 1);
        enter(13);
        List<String> met = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        for (int round = 1; round <= 6; round++) {
            if (round == 2) {
                assertThat(ask(new Ask.Enter(List.of(new Ask.Newcomer("Late", "", 0, List.of())))))
                        .isEmpty();
            }
            if (round == 3) {
                assertThat(ask(new Ask.Withdraw(1 + random.nextInt(13), "ill"))).isEmpty();
            }
            assertThat(ask(new Ask.PairRound())).as("seed %d", seed).isEmpty();
            for (Match match : now.current().orElseThrow().matches()) {
                if (match.bye()) {
                    byes.add(match.first());
                    continue;
                }
                met.add(Math.min(match.first(), match.second()) + "-" + Math.max(match.first(), match.second()));
                Outcome opener = Outcome.values()[random.nextInt(3)];
                assertThat(result(match.games().getFirst().name(), opener)).isEmpty();
            }
        }
        assertThat(met).as("seed %d", seed).doesNotHaveDuplicates();
        assertThat(byes).as("seed %d", seed).doesNotHaveDuplicates();
        long given = new Standings(now)
                .lines().stream().mapToLong(line -> line.values().getFirst()).sum();
        assertThat(given)
                .as("seed %d: every game two halves, every bye too", seed)
                .isEqualTo(2L * met.size() + 2L * byes.size());
    }

    @Test
    void aDrawnMatchOfAKnockOutIsPlayedOnOrDecided() {
        open(Format.SINGLE_ELIMINATION, 1, 1, 1);
        enter(4);
        ask(new Ask.PairRound());
        result("r1-b1", Outcome.DRAW);
        result("r1-b2", Outcome.LOSS);
        assertThat(ask(new Ask.PairRound())).isEqualTo("match 1 (P1 - P4) is drawn: play on, or say who goes on");

        assertThat(ask(new Ask.PlayOn(1))).isEmpty();
        Game second = now.game("r1-b1-g2").orElseThrow();
        assertThat(second.openerName()).isEqualTo("P4");
        result("r1-b1-g2", Outcome.DRAW);
        assertThat(ask(new Ask.Decide(1, 4, "lot"))).isEmpty();
        assertThat(ask(new Ask.PairRound())).isEmpty();

        assertThat(now.current().orElseThrow().matches())
                .extracting(match -> now.name(match.first()) + "-" + now.name(match.second()))
                .containsExactly("P4-P3", "P1-P2");
    }

    @Test
    void inADoubleEliminationWhoWithdrawsHandsHisMatchOver() {
        open(Format.DOUBLE_ELIMINATION, 1, 1, 1);
        enter(4);
        ask(new Ask.PairRound());
        result("r1-b1", Outcome.WIN);
        result("r1-b2", Outcome.WIN);
        ask(new Ask.Withdraw(2, "left"));
        ask(new Ask.PairRound());

        assertThat(now.current().orElseThrow().matches())
                .extracting(match -> now.name(match.first()) + "-" + now.name(match.second()))
                .containsExactly("P1--", "P4-P3");
    }

    @Test
    void aSecondGameOfAMatchTurnsTheOpening() {
        open(Format.ROUND_ROBIN, 1, 2, 1);
        enter(2);
        ask(new Ask.PairRound());

        assertThat(now.current().orElseThrow().games())
                .extracting(game -> game.name() + " " + game.openerName() + "-" + game.otherName())
                .containsExactly("r1-b1 P1-P2", "r1-b1-g2 P2-P1");
    }

    @Test
    void teamsPlayInBoardOrderAndReservesMoveUp() {
        open(Format.ROUND_ROBIN, 1, 1, 3);
        ask(new Ask.Enter(List.of(
                new Ask.Newcomer("Red", "", 0, List.of("R1", "R2", "R3", "R4")),
                new Ask.Newcomer("Blue", "", 0, List.of("B1", "B2", "B3")))));
        ask(new Ask.PairRound());
        assertThat(ask(new Ask.LineUp(1, List.of(3, 0, 1), "ill"))).contains("in the order of the list");
        assertThat(ask(new Ask.LineUp(1, List.of(0, 2, 3), "ill"))).isEmpty();

        assertThat(now.current().orElseThrow().games())
                .extracting(game -> game.name() + " " + game.openerName() + "-" + game.otherName())
                .containsExactly("r1-b1 R1-B1", "r1-b2 B2-R3", "r1-b3 R4-B3");
        result("r1-b1", Outcome.WIN);
        result("r1-b2", Outcome.DRAW);
        result("r1-b3", Outcome.LOSS);
        assertThat(values(Criterion.POINTS)).containsExactly("Blue 1.5", "Red 1.5");
        assertThat(values(Criterion.MATCH_POINTS)).containsExactly("Blue 1", "Red 1");
        assertThat(new Standings(now).lines().getFirst().entrant().name()).isEqualTo("Red");
        assertThat(ask(new Ask.LineUp(1, List.of(0, 1, 2), "ill"))).contains("has a result");
    }

    @Test
    void whoLeavesARoundRobinBeforeHalfIsLeftOutAndAfterHalfLosesTheRest() {
        open(Format.ROUND_ROBIN, 1, 1, 1);
        enter(6);
        for (int round = 1; round <= 3; round++) {
            ask(new Ask.PairRound());
            now.current().orElseThrow().games().forEach(game -> result(game.name(), Outcome.WIN));
        }
        ask(new Ask.Withdraw(1, "ill"));
        ask(new Ask.PairRound());
        assertThat(now.current().orElseThrow().games().stream().filter(game -> game.opener() == 1 || game.other() == 1))
                .singleElement()
                .satisfies(
                        game -> assertThat(game.score().orElseThrow().reason()).isEqualTo("FORFEIT"));

        ask(new Ask.Undo());
        ask(new Ask.Undo());
        ask(new Ask.Undo());
        ask(new Ask.Undo());
        ask(new Ask.Withdraw(2, "ill"));
        long before = new Standings(now).points(2);
        assertThat(before).as("his own games stand").isPositive();
    }

    @Test
    void f14_twoGamesChangeTablesDuringARoundAndKeepTheirNames() {
        open(Format.SWISS, 3, 1, 1);
        enter(4);
        ask(new Ask.PairRound());
        ask(new Ask.MoveGame("r1-b1", "T001"));
        ask(new Ask.MoveGame("r1-b2", "T002"));
        result("r1-b2", Outcome.WIN);
        ask(new Ask.ClearResult("r1-b2", "typed at the wrong board"));

        assertThat(ask(new Ask.MoveGame("r1-b1", "T002"))).isEmpty();

        assertThat(now.current().orElseThrow().games())
                .extracting(game -> game.name() + "@" + game.table())
                .containsExactly("r1-b1@T002", "r1-b2@T001");
    }

    @Test
    void undoTakesBackTheLastThingAndStaysWritten() {
        open(Format.SWISS, 3, 1, 1);
        enter(4);
        ask(new Ask.PairRound());
        result("r1-b1", Outcome.WIN);

        ask(new Ask.Undo());
        assertThat(now.game("r1-b1").orElseThrow().score()).isEmpty();
        ask(new Ask.Undo());
        assertThat(now.rounds()).isEmpty();
        assertThat(facts).hasSize(9);
        assertThat(ask(new Ask.PairRound())).isEmpty();
    }

    private static List<Long> taken(List<Fact> facts, long... deeds) {
        return Undoing.last(facts, LongStream.of(deeds).boxed().toList());
    }

    @Test
    void undoTakesBackAWholeDeedAndNeverAHalf() {
        Fact opened = new Fact.Opened(new Settings(
                "Test",
                Format.SWISS,
                3,
                1,
                1,
                1,
                Scoring.ONE_HALF,
                List.of(Criterion.POINTS),
                DrawRule.LOT,
                false,
                false,
                ""));
        List<Fact> exchange = List.of(
                opened,
                new Fact.Tabled("r1-b2", "T001"),
                new Fact.Tabled("r1-b1", "T002"),
                new Fact.Tabled("r1-b3", "T003"));

        assertThat(taken(exchange, 1, 2, 2, 4)).containsExactly(4L);
        List<Fact> once = new ArrayList<>(exchange);
        once.add(new Fact.Undone(4));
        assertThat(taken(once, 1, 2, 2, 4, 5)).containsExactly(3L, 2L);
        once.add(new Fact.Undone(3));
        once.add(new Fact.Undone(2));
        assertThat(taken(once, 1, 2, 2, 4, 5, 6, 6)).as("the opening stays").isEmpty();
    }

    @Test
    void aResultIsTakenOnceAndCorrectedWithAReasonInAnEarlierRoundToo() {
        open(Format.SWISS, 3, 1, 1);
        enter(4);
        ask(new Ask.PairRound());
        result("r1-b1", Outcome.WIN);
        result("r1-b2", Outcome.WIN);

        assertThat(result("r1-b1", Outcome.LOSS)).isEqualTo("r1-b1 has a result already, 1-0: correct it, and say why");
        ask(new Ask.PairRound());
        Score other = new Score(Outcome.LOSS, Outcome.WIN, "FIVE", "Ann");
        List<Round> paired = now.rounds();
        assertThat(ask(new Ask.CorrectResult("r1-b1", other, ""))).contains("with a reason");
        assertThat(ask(new Ask.CorrectResult("r2-b1", other, "typo"))).contains("only a result that stands");
        assertThat(ask(new Ask.CorrectResult("r1-b1", other, "typed at the wrong board")))
                .isEmpty();
        assertThat(now.game("r1-b1").orElseThrow().score()).contains(other);
        assertThat(now.rounds().get(1)).as("who is paired stays paired").isEqualTo(paired.get(1));
        assertThat(ask(new Ask.CorrectResult("r1-b1", other, "again"))).contains("has this result already");
    }

    @Test
    void whoIsLeftInABracketWinsItThoughTheOtherFinalistHasGone() {
        open(Format.SINGLE_ELIMINATION, 1, 1, 1);
        enter(2);
        ask(new Ask.Withdraw(1, "ill"));

        assertThat(ask(new Ask.PairRound())).isEmpty();

        assertThat(now.current().orElseThrow().matches()).singleElement().satisfies(match -> {
            assertThat(match.first()).isEqualTo(2);
            assertThat(match.bye()).isTrue();
        });
        assertThat(ask(new Ask.PairRound())).isEqualTo("the bracket is played to its end");
        ask(new Ask.Withdraw(2, "ill"));
        assertThat(ask(new Ask.PairRound())).isEqualTo("fewer than two who play");
    }

    @Test
    void lotsCanBeDrawnAgainByAnybodyWhoKnowsTheNumber() {
        open(Format.SWISS, 3, 1, 1);
        enter(8);
        ask(new Ask.DrawLots(20261130));

        assertThat(now.seeds()).isEqualTo(new Lots(20261130).order(List.of(1, 2, 3, 4, 5, 6, 7, 8)));
        assertThat(now.seeds()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(now.seeds()).isNotEqualTo(List.of(1, 2, 3, 4, 5, 6, 7, 8));
    }

    @Test
    void bothSidesOfAResultAreTold() {
        Score both = new Score(Outcome.LOSS, Outcome.LOSS, "FORFEIT_BOTH", "Ann");
        Score kept = new Score(Outcome.WIN, Outcome.WIN, "DISQUALIFIED", "Ann");

        assertThat(both.text()).isEqualTo("0-0");
        assertThat(kept.text()).isEqualTo("WIN/WIN");
        assertThat(both.played()).isFalse();
    }
}
