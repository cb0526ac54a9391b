package tengen.desk.event;

import java.util.List;
import java.util.Optional;

/** What has happened in a competition. Written down before anybody sees it, never changed; an undoing is a fact too. */
public sealed interface Fact {
    /** The competition is made. */
    record Opened(Settings settings) implements Fact {}

    /** Somebody has entered. */
    record Entered(Entrant entrant) implements Fact {}

    /** The seeds stand in this order from now on, best first; by lot when {@code lot} is told: anybody can draw again with that number. */
    record Seeded(List<Integer> order, Optional<Long> lot) implements Fact {
        public Seeded {
            order = List.copyOf(order);
        }
    }

    /** Somebody plays no more, from the next pairing on. */
    record Withdrew(int entrant, String reason) implements Fact {}

    /** Somebody is back. */
    record Returned(int entrant) implements Fact {}

    /** A pairing: its place in the round, both sides (0 = bye) and its number in the bracket. */
    record Paired(int number, int first, int second, int node) {}

    /** A round is paired. */
    record RoundPaired(int round, List<Paired> matches) implements Fact {
        public RoundPaired {
            matches = List.copyOf(matches);
        }
    }

    /** Two have changed places, by the arbiter's hand, before a stone was set. */
    record PlacesChanged(int round, int one, int other, String reason) implements Fact {}

    /** A team plays with these members in this round, by their places in the list from 0. */
    record LinedUp(int round, int entrant, List<Integer> members, String reason) implements Fact {
        public LinedUp {
            members = List.copyOf(members);
        }
    }

    /** A game is played at this table. */
    record Tabled(String game, String table) implements Fact {}

    /** A game has a result, or another one. */
    record ResultTaken(String game, Score score) implements Fact {}

    /** A game has no result any more. */
    record ResultCleared(String game, String reason) implements Fact {}

    /** A drawn match of a knock-out is played on: one more game. */
    record GameAdded(int round, int match) implements Fact {}

    /** A match has a winner though its games do not say so. */
    record MatchDecided(int round, int match, int winner, String how) implements Fact {}

    /** The fact of this number counts no more. */
    record Undone(long number) implements Fact {}
}
