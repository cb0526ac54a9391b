package tengen.desk.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tengen.desk.event.Settings.DrawRule;
import tengen.desk.event.Settings.Format;

/** A competition that is played again, asked for or told by its facts. */
final class Played {
    private static final Pattern GAME = Pattern.compile("(\\d+)([-+=])(\\d+)f?");

    private final List<Fact> facts = new ArrayList<>();
    private Competition now = Competition.NONE;

    /** Opens a competition of this many, whose ids are their seeds. */
    Played(String name, Format format, int rounds, int entered, Criterion... criteria) {
        ask(new Ask.Open(new Settings(
                name, format, rounds, 1, 1, 1, Scoring.ONE_HALF, List.of(criteria), DrawRule.REPLAY, false, true, "")));
        ask(new Ask.Enter(IntStream.rangeClosed(1, entered)
                .mapToObj(id -> new Ask.Newcomer("P" + id, "", 0, List.of()))
                .toList()));
    }

    Competition now() {
        return now;
    }

    void ask(Ask asked) {
        assertThat(Judge.of(now, facts, asked)).isInstanceOfSatisfying(Verdict.Yes.class, yes -> tell(yes.facts()));
    }

    private void tell(List<? extends Fact> told) {
        facts.addAll(told);
        now = Remember.all(facts);
    }

    /** A round as it was paired and ended elsewhere: 3+12 = the first won, 3-12 = the second, 3=12 = drawn, 3+12f = without a game. */
    void round(String games) {
        List<Fact.Paired> pairs = new ArrayList<>();
        List<Outcome> outcomes = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        for (String game : games.split(" ")) {
            Matcher parts = GAME.matcher(game);
            assertThat(parts.matches()).as(game).isTrue();
            int first = Integer.parseInt(parts.group(1));
            int second = Integer.parseInt(parts.group(3));
            pairs.add(new Fact.Paired(pairs.size() + 1, first, second, 0));
            outcomes.add(
                    switch (parts.group(2)) {
                        case "+" -> Outcome.WIN;
                        case "-" -> Outcome.LOSS;
                        default -> Outcome.DRAW;
                    });
            reasons.add(game.endsWith("f") ? "FORFEIT" : "FIVE");
        }
        tell(List.of(new Fact.RoundPaired(now.rounds().size() + 1, pairs)));
        List<Game> played = now.current().orElseThrow().games();
        for (int i = 0; i < played.size(); i++) {
            Score score = new Score(outcomes.get(i), outcomes.get(i).other(), reasons.get(i), "published");
            tell(List.of(new Fact.ResultTaken(played.get(i).name(), score)));
        }
    }

    /** Pairs the next round of a knock-out and returns who meets whom, by seeds. */
    List<String> paired() {
        ask(new Ask.PairRound());
        return now.current().orElseThrow().matches().stream()
                .map(match -> match.first() + "-" + match.second())
                .toList();
    }

    /** These have won their matches of the round. */
    void won(int... winners) {
        List<Integer> all = IntStream.of(winners).boxed().toList();
        for (Game game : now.current().orElseThrow().games()) {
            boolean opener = all.contains(game.opener());
            assertThat(opener).as("one of the two of %s", game).isNotEqualTo(all.contains(game.other()));
            Outcome outcome = opener ? Outcome.WIN : Outcome.LOSS;
            ask(new Ask.TakeResult(game.name(), new Score(outcome, outcome.other(), "FIVE", "published")));
        }
    }

    /** Returns the table, best first: place and player, then each value. */
    List<String> lines() {
        return new Standings(now)
                .lines().stream()
                        .map(line -> line.place() + " " + line.entrant().name() + values(line))
                        .toList();
    }

    private String values(Standings.Line line) {
        StringBuilder out = new StringBuilder();
        List<Criterion> criteria = now.rules().criteria();
        for (int i = 0; i < criteria.size(); i++) {
            out.append(' ').append(Standings.text(criteria.get(i), line.values().get(i)));
        }
        return out.toString();
    }
}
