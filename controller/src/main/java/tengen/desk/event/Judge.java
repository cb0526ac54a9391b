package tengen.desk.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.LongStream;

/** Judges what is asked. */
public final class Judge {
    private static final int MOST = 500;

    private Judge() {}

    /** Returns the facts that follow when each fact so far was a deed of its own, or why none do. */
    public static Verdict of(Competition now, List<Fact> facts, Ask ask) {
        return of(now, facts, LongStream.rangeClosed(1, facts.size()).boxed().toList(), ask);
    }

    /**
     * Returns the facts that follow, or why none do.
     *
     * @param deeds for each fact so far the number of the first that was written down with it
     */
    public static Verdict of(Competition now, List<Fact> facts, List<Long> deeds, Ask ask) {
        if (now.settings().isEmpty() && !(ask instanceof Ask.Open)) {
            return new Verdict.No("there is no competition yet: open one first");
        }
        return switch (ask) {
            case Ask.Open a ->
                now.settings().isPresent()
                        ? new Verdict.No(
                                "there is a competition already: " + now.rules().name())
                        : Verdict.yes(new Fact.Opened(a.settings()));
            case Ask.Enter a -> enter(now, a.newcomers());
            case Ask.SeedByRating a -> seed(now, byRating(now), Optional.empty());
            case Ask.DrawLots a -> seed(now, new Lots(a.lot()).order(ids(now)), Optional.of(a.lot()));
            case Ask.Withdraw a -> withdraw(now, a);
            case Ask.Return a ->
                now.withdrawn().containsKey(a.entrant())
                        ? Verdict.yes(new Fact.Returned(a.entrant()))
                        : new Verdict.No("nobody who has withdrawn: " + a.entrant());
            case Ask.PairRound a -> PairingDecisions.next(now);
            case Ask.ChangePlaces a -> places(now, a);
            case Ask.LineUp a -> lineUp(now, a);
            case Ask.MoveGame a -> move(now, a);
            case Ask.SeatGames a -> seat(now, a);
            case Ask.TakeResult a -> take(now, a);
            case Ask.CorrectResult a -> correct(now, a);
            case Ask.ClearResult a -> clear(now, a);
            case Ask.PlayOn a -> drawn(now, a.match(), match -> new Fact.GameAdded(round(now), match.number()));
            case Ask.Decide a -> decide(now, a);
            case Ask.Undo a -> undo(facts, deeds);
        };
    }

    private static int round(Competition now) {
        return now.rounds().size();
    }

    private static List<Integer> ids(Competition now) {
        return now.entrants().stream().map(Entrant::id).toList();
    }

    private static List<Integer> byRating(Competition now) {
        return now.entrants().stream()
                .sorted(Comparator.comparingInt(Entrant::rating).reversed())
                .map(Entrant::id)
                .toList();
    }

    private static Verdict enter(Competition now, List<Ask.Newcomer> newcomers) {
        boolean late = !now.rounds().isEmpty();
        if (late && now.rules().format() != Settings.Format.SWISS) {
            return new Verdict.No("late entries: only into a Swiss; the other formats are drawn as a whole");
        }
        if (now.entrants().size() + newcomers.size() > MOST) {
            return new Verdict.No("more than " + MOST + " entrants");
        }
        TreeSet<String> names = new TreeSet<>();
        now.entrants().forEach(entrant -> names.add(entrant.name()));
        List<Fact> facts = new ArrayList<>();
        for (Ask.Newcomer one : newcomers) {
            if (one.name().isBlank() || !names.add(one.name())) {
                return new Verdict.No("twice, or without a name: '" + one.name() + "'");
            }
            int boards = now.rules().boards();
            if (boards > 1 ? one.members().size() < boards : !one.members().isEmpty()) {
                return new Verdict.No(one.name() + ": " + one.members().size() + " members for " + boards + " boards");
            }
            int id = now.entrants().size() + facts.size() + 1;
            facts.add(new Fact.Entered(new Entrant(id, one.name(), one.club(), one.rating(), one.members())));
        }
        return facts.isEmpty() ? new Verdict.No("nobody to enter") : new Verdict.Yes(facts);
    }

    private static Verdict seed(Competition now, List<Integer> order, Optional<Long> lot) {
        return now.rounds().isEmpty()
                ? Verdict.yes(new Fact.Seeded(order, lot))
                : new Verdict.No("the seeds stand since the first round was paired");
    }

    private static Verdict withdraw(Competition now, Ask.Withdraw ask) {
        if (now.entrant(ask.entrant()).isEmpty() || now.withdrawn().containsKey(ask.entrant())) {
            return new Verdict.No("nobody who plays: " + ask.entrant());
        }
        return ask.reason().isBlank()
                ? new Verdict.No("a withdrawal needs a reason")
                : Verdict.yes(new Fact.Withdrew(ask.entrant(), ask.reason()));
    }

    private static Verdict places(Competition now, Ask.ChangePlaces ask) {
        Optional<Round> current = now.current();
        if (current.isEmpty()
                || current.get().games().stream().anyMatch(game -> game.score().isPresent())) {
            return new Verdict.No("places change only between the pairing and the first result of a round");
        }
        boolean both = current.get().matches().stream().anyMatch(match -> match.has(ask.one()))
                && current.get().matches().stream().anyMatch(match -> match.has(ask.other()));
        if (!both || ask.one() == ask.other() || ask.one() < 1 || ask.other() < 1) {
            return new Verdict.No("both must be paired in this round: " + ask.one() + ", " + ask.other());
        }
        if (ask.reason().isBlank()) {
            return new Verdict.No("a change of places needs a reason");
        }
        return now.rules().format().knockOut()
                ? new Verdict.No("a bracket is drawn as a whole; draw lots before the first round instead")
                : Verdict.yes(new Fact.PlacesChanged(round(now), ask.one(), ask.other(), ask.reason()));
    }

    private static Verdict lineUp(Competition now, Ask.LineUp ask) {
        Optional<Entrant> team = now.entrant(ask.entrant());
        if (team.isEmpty() || round(now) == 0) {
            return new Verdict.No("no team that is paired: " + ask.entrant());
        }
        if (ask.reason().isBlank()) {
            return new Verdict.No("another line-up needs a reason");
        }
        int size = team.get().members().size();
        boolean known = ask.members().stream().allMatch(member -> member >= 0 && member < size);
        if (!known
                || new TreeSet<>(ask.members()).size() != ask.members().size()
                || ask.members().size() != now.rules().boards()) {
            return new Verdict.No(
                    team.get().name() + ": " + now.rules().boards() + " different members of the " + size + " wanted");
        }
        if (!ask.members().equals(ask.members().stream().sorted().toList())) {
            return new Verdict.No(team.get().name() + ": members play in the order of the list; reserves move up");
        }
        boolean begun = now.current().stream()
                .flatMap(round -> round.matches().stream())
                .filter(match -> match.has(ask.entrant()))
                .flatMap(match -> match.games().stream())
                .anyMatch(game -> game.score().isPresent());
        return begun
                ? new Verdict.No(team.get().name() + " has a result in this round already")
                : Verdict.yes(new Fact.LinedUp(round(now), ask.entrant(), ask.members(), ask.reason()));
    }

    private static Verdict move(Competition now, Ask.MoveGame ask) {
        Optional<Game> game = now.game(ask.game());
        if (game.isEmpty() || ask.table().isBlank()) {
            return new Verdict.No("no game " + ask.game() + ", or no table");
        }
        List<Fact> facts = new ArrayList<>();
        now.current().stream()
                .flatMap(round -> round.games().stream())
                .filter(other ->
                        other.table().equals(ask.table()) && !other.name().equals(ask.game()))
                .filter(other -> other.score().isEmpty())
                .findFirst()
                .ifPresent(other ->
                        facts.add(new Fact.Tabled(other.name(), game.get().table())));
        facts.add(new Fact.Tabled(ask.game(), ask.table()));
        return new Verdict.Yes(facts);
    }

    /** Gives games their tables, all or none; nobody is moved for it. */
    private static Verdict seat(Competition now, Ask.SeatGames ask) {
        for (Ask.MoveGame one : ask.games()) {
            if (now.game(one.game()).isEmpty() || one.table().isBlank()) {
                return new Verdict.No("no game " + one.game() + ", or no table");
            }
        }
        return ask.games().isEmpty()
                ? new Verdict.No("no game without a table, or no table free")
                : new Verdict.Yes(ask.games().stream()
                        .<Fact>map(one -> new Fact.Tabled(one.game(), one.table()))
                        .toList());
    }

    private static Verdict take(Competition now, Ask.TakeResult ask) {
        Optional<Game> game = now.game(ask.game());
        if (game.isEmpty()) {
            return new Verdict.No("no such game: " + ask.game());
        }
        Optional<Score> standing = game.get().score();
        if (standing.isPresent()) {
            return new Verdict.No(
                    ask.game() + " has a result already, " + standing.get().text() + ": correct it, and say why");
        }
        return now.rules().format().knockOut() && !inCurrent(now, ask.game())
                ? new Verdict.No(ask.game() + ": the bracket has gone on; undo what followed first")
                : Verdict.yes(new Fact.ResultTaken(ask.game(), ask.score()));
    }

    /** Another result for a game that has one, of an earlier round too: who has been paired since stays paired. */
    private static Verdict correct(Competition now, Ask.CorrectResult ask) {
        Optional<Score> standing = now.game(ask.game()).flatMap(Game::score);
        if (standing.isEmpty() || ask.reason().isBlank()) {
            return new Verdict.No(ask.game() + ": only a result that stands is corrected, and with a reason");
        }
        boolean same = standing.get().opener() == ask.score().opener()
                && standing.get().other() == ask.score().other()
                && standing.get().reason().equals(ask.score().reason());
        if (same) {
            return new Verdict.No(ask.game() + " has this result already");
        }
        return now.rules().format().knockOut() && !inCurrent(now, ask.game())
                ? new Verdict.No(ask.game() + ": the bracket has gone on; undo what followed first")
                : new Verdict.Yes(List.of(
                        new Fact.ResultCleared(ask.game(), ask.reason()),
                        new Fact.ResultTaken(ask.game(), ask.score())));
    }

    private static Verdict clear(Competition now, Ask.ClearResult ask) {
        Optional<Game> game = now.game(ask.game());
        if (game.isEmpty() || game.get().score().isEmpty()) {
            return new Verdict.No("no game with a result: " + ask.game());
        }
        if (!inCurrent(now, ask.game()) || ask.reason().isBlank()) {
            return new Verdict.No(ask.game() + ": only in the current round, and with a reason");
        }
        return Verdict.yes(new Fact.ResultCleared(ask.game(), ask.reason()));
    }

    private static boolean inCurrent(Competition now, String game) {
        return now.current().stream()
                .flatMap(round -> round.games().stream())
                .anyMatch(one -> one.name().equals(game));
    }

    private interface Then {
        Fact of(Match match);
    }

    private static Verdict drawn(Competition now, int number, Then then) {
        Optional<Match> match = now.current().stream()
                .flatMap(round -> round.matches().stream())
                .filter(one -> one.number() == number && !one.bye())
                .findFirst();
        boolean open = match.filter(
                        one -> one.over() && one.winner(now.rules().scoring()).isEmpty())
                .isPresent();
        return open && now.rules().format().knockOut()
                ? Verdict.yes(then.of(match.get()))
                : new Verdict.No("match " + number + " is no drawn match of a knock-out");
    }

    private static Verdict decide(Competition now, Ask.Decide ask) {
        boolean takesPart = now.current().stream()
                .flatMap(round -> round.matches().stream())
                .anyMatch(match -> match.number() == ask.match() && match.has(ask.winner()));
        if (!takesPart || ask.winner() < 1 || ask.how().isBlank()) {
            return new Verdict.No("one of the two, and how it was decided");
        }
        return drawn(
                now, ask.match(), match -> new Fact.MatchDecided(round(now), match.number(), ask.winner(), ask.how()));
    }

    private static Verdict undo(List<Fact> facts, List<Long> deeds) {
        List<Fact> undone =
                Undoing.last(facts, deeds).stream().<Fact>map(Fact.Undone::new).toList();
        return undone.isEmpty() ? new Verdict.No("nothing to take back") : new Verdict.Yes(undone);
    }
}
