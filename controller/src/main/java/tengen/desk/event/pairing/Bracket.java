package tengen.desk.event.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A knock-out as a list of matches, each of which knows where its two sides come from. Seeds stand so that the first two can meet in the final only; places
 * beyond the number of players are nobody's, and who would meet nobody goes on without a match.
 *
 * @param matches by number, each after those it depends on
 */
public record Bracket(List<Node> matches) {
    private static final int MOST = 256;

    public Bracket {
        matches = List.copyOf(matches);
    }

    /** Where a side of a match comes from. */
    public sealed interface Source {
        /** The player of this seed, from 1. */
        record Seed(int seed) implements Source {}

        /** Who won a match. */
        record WinnerOf(int match) implements Source {}

        /** Who lost a match. */
        record LoserOf(int match) implements Source {}
    }

    /**
     * A match.
     *
     * @param number from 1
     * @param name W1.1 (winners, round 1, match 1), L2.1 (losers), F (final), R (the second final), P3 (third place)
     */
    public record Node(int number, String name, Source first, Source second) {}

    /** A match that can be played: both sides are known and nobody has won it. */
    public record Ready(int number, String name, int first, int second) {}

    /** Returns a single elimination; with the losers of the semi-finals playing for the third place if wanted. */
    public static Bracket single(int players, boolean third) {
        List<Node> nodes = new ArrayList<>();
        List<List<Integer>> rounds = winners(players, nodes);
        if (third && rounds.size() > 1) {
            List<Integer> semi = rounds.get(rounds.size() - 2);
            add(nodes, "P3", new Source.LoserOf(semi.getFirst()), new Source.LoserOf(semi.getLast()));
        }
        return new Bracket(nodes);
    }

    /** Returns a double elimination; with a reset the winners' side has to lose the final twice. */
    public static Bracket twofold(int players, boolean reset) {
        List<Node> nodes = new ArrayList<>();
        List<List<Integer>> rounds = winners(players, nodes);
        List<Source> alive = new ArrayList<>();
        rounds.getFirst().forEach(match -> alive.add(new Source.LoserOf(match)));
        int round = 0;
        for (int next = 1; next < rounds.size(); next++) {
            round++;
            halve(alive, nodes, "L" + round);
            round++;
            drop(alive, rounds.get(next), next % 2 == 1, nodes, "L" + round);
        }
        Source upper = new Source.WinnerOf(rounds.getLast().getFirst());
        int last = add(nodes, "F", upper, alive.getFirst());
        if (reset) {
            add(nodes, "R", new Source.WinnerOf(last), new Source.LoserOf(last));
        }
        return new Bracket(nodes);
    }

    private static List<List<Integer>> winners(int players, List<Node> nodes) {
        if (players < 2 || players > MOST) {
            throw new IllegalArgumentException("no bracket of " + players + " players");
        }
        List<Source> alive = new ArrayList<>();
        places(players).forEach(seed -> alive.add(new Source.Seed(seed)));
        List<List<Integer>> rounds = new ArrayList<>();
        while (alive.size() > 1) {
            rounds.add(halve(alive, nodes, "W" + (rounds.size() + 1)));
        }
        return rounds;
    }

    /** Returns the seeds in the order of their places: 1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11. */
    private static List<Integer> places(int players) {
        List<Integer> places = List.of(1);
        while (places.size() < players) {
            int sum = 2 * places.size() + 1;
            List<Integer> doubled = new ArrayList<>();
            for (int seed : places) {
                doubled.add(seed);
                doubled.add(sum - seed);
            }
            places = doubled;
        }
        return places;
    }

    private static List<Integer> halve(List<Source> alive, List<Node> nodes, String name) {
        List<Integer> numbers = new ArrayList<>();
        List<Source> next = new ArrayList<>();
        for (int i = 0; i + 1 < alive.size(); i += 2) {
            int number = add(nodes, name + "." + (i / 2 + 1), alive.get(i), alive.get(i + 1));
            numbers.add(number);
            next.add(new Source.WinnerOf(number));
        }
        if (alive.size() > 1) {
            alive.clear();
            alive.addAll(next);
        }
        return numbers;
    }

    /** Lets the losers of a winners' round drop in; every other time from the far end, so that two who have met are kept apart. */
    private static void drop(List<Source> alive, List<Integer> losers, boolean turned, List<Node> nodes, String name) {
        for (int i = 0; i < losers.size(); i++) {
            int from = turned ? losers.size() - 1 - i : i;
            int number = add(nodes, name + "." + (i + 1), new Source.LoserOf(losers.get(from)), alive.get(i));
            alive.set(i, new Source.WinnerOf(number));
        }
    }

    private static int add(List<Node> nodes, String name, Source first, Source second) {
        int number = nodes.size() + 1;
        nodes.add(new Node(number, name, first, second));
        return number;
    }

    /**
     * Returns the matches that can be played now.
     *
     * @param players how many there are; seed n is player n
     * @param won the winner of each match that is over, by its number
     */
    public List<Ready> ready(int players, Map<Integer, Integer> won) {
        Play play = new Play(players, won);
        return play.ready();
    }

    /** Returns who has won the whole; nothing while it goes on. */
    public Optional<Integer> champion(int players, Map<Integer, Integer> won) {
        Play play = new Play(players, won);
        play.ready();
        Node last = matches.stream()
                .filter(node -> !node.name().equals("P3"))
                .reduce((a, b) -> b)
                .orElseThrow();
        Optional<Integer> winner = play.winner(last);
        return winner.filter(id -> id != Pair.NOBODY);
    }

    /** One look at the bracket. */
    private final class Play {
        private final int players;
        private final Map<Integer, Integer> won;
        private final Map<Integer, int[]> sides = new TreeMap<>();

        Play(int players, Map<Integer, Integer> won) {
            this.players = players;
            this.won = won;
        }

        List<Ready> ready() {
            List<Ready> ready = new ArrayList<>();
            for (Node node : matches) {
                Optional<Integer> first = side(node.first());
                Optional<Integer> second = side(node.second());
                if (first.isEmpty() || second.isEmpty()) {
                    continue;
                }
                sides.put(node.number(), new int[] {first.get(), second.get()});
                if (winner(node).isEmpty()) {
                    ready.add(new Ready(node.number(), node.name(), first.get(), second.get()));
                }
            }
            return ready;
        }

        private Optional<Integer> side(Source source) {
            return switch (source) {
                case Source.Seed seed -> Optional.of(seed.seed() <= players ? seed.seed() : Pair.NOBODY);
                case Source.WinnerOf of -> winner(matches.get(of.match() - 1));
                case Source.LoserOf of -> loser(matches.get(of.match() - 1));
            };
        }

        /** Returns who goes on from a match: its winner, or who met nobody; NOBODY when nobody was there. */
        Optional<Integer> winner(Node node) {
            int[] two = sides.get(node.number());
            if (two == null) {
                return Optional.empty();
            }
            if (two[0] == Pair.NOBODY || two[1] == Pair.NOBODY) {
                return Optional.of(two[0] + two[1]);
            }
            if (node.name().equals("R") && undefeated(node)) {
                return Optional.of(two[0]);
            }
            return Optional.ofNullable(won.get(node.number()));
        }

        /** The second final is played only if the winners' side lost the first. */
        private boolean undefeated(Node second) {
            Node last = matches.get(second.number() - 2);
            int[] two = sides.get(last.number());
            return two != null && winner(last).filter(id -> id == two[0]).isPresent();
        }

        private Optional<Integer> loser(Node node) {
            int[] two = sides.get(node.number());
            return two == null ? Optional.empty() : winner(node).map(id -> two[0] + two[1] - id);
        }
    }
}
