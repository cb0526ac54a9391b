package tengen.desk.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.desk.event.pairing.Berger;
import tengen.desk.event.pairing.Bracket;
import tengen.desk.event.pairing.Pair;
import tengen.desk.event.pairing.Swiss;

/** Pairs the next round. */
final class PairingDecisions {
    private PairingDecisions() {}

    static Verdict next(Competition now) {
        Optional<Round> open = now.current().filter(round -> !round.over());
        if (open.isPresent()) {
            Game first = open.get().games().stream()
                    .filter(game -> game.score().isEmpty())
                    .findFirst()
                    .orElseThrow();
            return new Verdict.No("round " + open.get().number() + " is not over: " + first.name() + " has no result");
        }
        long playing = now.entrants().stream()
                .filter(entrant -> !now.withdrawn().containsKey(entrant.id()))
                .count();
        // In a bracket the last one goes on without a game: there the winner is told.
        if (playing < (now.rules().format().knockOut() ? 1 : 2)) {
            return new Verdict.No("fewer than two who play");
        }
        return switch (now.rules().format()) {
            case ROUND_ROBIN -> roundRobin(now);
            case SWISS -> swiss(now);
            case SINGLE_ELIMINATION ->
                bracket(now, Bracket.single(now.entrants().size(), now.rules().third()));
            case DOUBLE_ELIMINATION ->
                bracket(now, Bracket.twofold(now.entrants().size(), now.rules().reset()));
        };
    }

    private static Verdict paired(Competition now, List<Fact.Paired> pairs) {
        return Verdict.yes(new Fact.RoundPaired(now.rounds().size() + 1, pairs));
    }

    private static Verdict roundRobin(Competition now) {
        List<List<Pair>> rounds = Berger.rounds(now.seeds().size(), now.rules().cycles());
        int next = now.rounds().size();
        if (next == rounds.size()) {
            return new Verdict.No("all " + next + " rounds are played");
        }
        List<Fact.Paired> pairs = new ArrayList<>();
        List<Fact> defaults = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        for (Pair pair : rounds.get(next)) {
            int first = now.seeds().get(pair.opener() - 1);
            int second = pair.bye() ? Pair.NOBODY : now.seeds().get(pair.other() - 1);
            boolean firstGone = now.withdrawn().containsKey(first);
            boolean secondGone = second != Pair.NOBODY && now.withdrawn().containsKey(second);
            boolean one = firstGone != secondGone && second != Pair.NOBODY;
            if (one && !new Standings(now).leftEarly(firstGone ? first : second)) {
                pairs.add(new Fact.Paired(pairs.size() + 1, first, second, 0));
                defaults.addAll(byDefault(now, pairs.getLast(), firstGone ? second : first));
            } else if (!firstGone && !secondGone && second != Pair.NOBODY) {
                pairs.add(new Fact.Paired(pairs.size() + 1, first, second, 0));
            } else if (!firstGone) {
                byes.add(first);
            } else if (second != Pair.NOBODY && !secondGone) {
                byes.add(second);
            }
        }
        byes.forEach(bye -> pairs.add(new Fact.Paired(pairs.size() + 1, bye, Pair.NOBODY, 0)));
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact.RoundPaired(next + 1, pairs));
        facts.addAll(defaults);
        return new Verdict.Yes(facts);
    }

    /** Who withdrew after half of a round robin loses what is left without a game. */
    private static List<Fact> byDefault(Competition now, Fact.Paired pair, int winner) {
        Match match = new Match(pair.number(), pair.first(), pair.second(), 0, List.of(), Optional.empty());
        List<Fact> facts = new ArrayList<>();
        for (Game game : Remember.withGames(now, now.rounds().size() + 1, match).games()) {
            boolean openerWins = game.opener() == winner;
            Outcome opener = openerWins ? Outcome.WIN : Outcome.LOSS;
            facts.add(new Fact.ResultTaken(game.name(), new Score(opener, opener.other(), "FORFEIT", "withdrawn")));
        }
        return facts;
    }

    private static Verdict swiss(Competition now) {
        if (now.rounds().size() == now.rules().rounds()) {
            return new Verdict.No("all " + now.rules().rounds() + " rounds are played");
        }
        List<Swiss.Seeker> seekers = new ArrayList<>();
        for (int id : now.seeds()) {
            if (!now.withdrawn().containsKey(id)) {
                seekers.add(seeker(now, id));
            }
        }
        Optional<List<Pair>> pairs = Swiss.round(seekers);
        if (pairs.isEmpty()) {
            return new Verdict.No("no pairing is left in which nobody meets anybody twice and nobody has a second bye");
        }
        List<Fact.Paired> matches = new ArrayList<>();
        pairs.get().forEach(pair -> matches.add(new Fact.Paired(matches.size() + 1, pair.opener(), pair.other(), 0)));
        return paired(now, matches);
    }

    private static Swiss.Seeker seeker(Competition now, int id) {
        List<Integer> met = new ArrayList<>();
        int openings = 0;
        boolean openedLast = false;
        boolean bye = false;
        for (Round round : now.rounds()) {
            for (Match match : round.matches()) {
                if (!match.has(id)) {
                    continue;
                }
                if (match.bye()) {
                    bye = true;
                    continue;
                }
                met.add(match.opponent(id));
                // The first game of the first board tells who opens a match.
                Game first = match.games().getFirst();
                boolean stones = first.score().filter(Score::played).isPresent();
                openings += stones ? (first.opener() == id ? 1 : -1) : 0;
                openedLast = stones ? first.opener() == id : openedLast;
                bye |= !stones && first.outcome(id).filter(Outcome.WIN::equals).isPresent();
            }
        }
        return new Swiss.Seeker(id, new Standings(now).points(id), met, openings, openedLast, bye);
    }

    private static Verdict bracket(Competition now, Bracket bracket) {
        Map<Integer, Integer> won = new TreeMap<>();
        Map<Integer, Integer> seedOf = new TreeMap<>();
        for (int i = 0; i < now.seeds().size(); i++) {
            seedOf.put(now.seeds().get(i), i + 1);
        }
        for (Round round : now.rounds()) {
            for (Match match : round.matches()) {
                Optional<Integer> winner = winner(now, match, seedOf);
                if (winner.isEmpty()) {
                    return new Verdict.No("match " + match.number() + " (" + now.name(match.first()) + " - "
                            + now.name(match.second()) + ") is drawn: play on, or say who goes on");
                }
                won.put(match.node(), seedOf.getOrDefault(winner.get(), 0));
            }
        }
        List<Bracket.Ready> ready = bracket.ready(now.seeds().size(), won);
        if (ready.isEmpty()) {
            return new Verdict.No("the bracket is played to its end");
        }
        List<Fact.Paired> matches = new ArrayList<>();
        for (Bracket.Ready one : ready) {
            int first = now.seeds().get(one.first() - 1);
            int second = now.seeds().get(one.second() - 1);
            // Who has withdrawn hands the match over; both gone: the better seed is carried on as the one who loses
            // next.
            boolean firstGone = now.withdrawn().containsKey(first);
            boolean secondGone = now.withdrawn().containsKey(second);
            int goesOn = firstGone && !secondGone ? second : first;
            int other = firstGone || secondGone ? Pair.NOBODY : second;
            matches.add(new Fact.Paired(matches.size() + 1, goesOn, other, one.number()));
        }
        return paired(now, matches);
    }

    private static Optional<Integer> winner(Competition now, Match match, Map<Integer, Integer> seedOf) {
        Optional<Integer> winner = match.winner(now.rules().scoring());
        if (winner.isPresent() || now.rules().drawRule() != Settings.DrawRule.SEED) {
            return winner;
        }
        boolean firstBetter = seedOf.getOrDefault(match.first(), 0) < seedOf.getOrDefault(match.second(), 0);
        return Optional.of(firstBetter ? match.first() : match.second());
    }
}
