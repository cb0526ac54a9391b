package tengen.desk.event;

import java.util.List;

/** What an arbiter asks for. */
public sealed interface Ask {
    /** Opens the competition. */
    record Open(Settings settings) implements Ask {}

    /** Enters somebody, late or not; ids are given. */
    record Enter(List<Newcomer> newcomers) implements Ask {
        public Enter {
            newcomers = List.copyOf(newcomers);
        }
    }

    /** Somebody to be entered. */
    record Newcomer(String name, String club, int rating, List<String> members) {
        public Newcomer {
            members = List.copyOf(members);
        }
    }

    /** Orders the seeds by rating, the order of entry among equals. */
    record SeedByRating() implements Ask {}

    /** Draws the seeds by lot, with a number that is written down. */
    record DrawLots(long lot) implements Ask {}

    /** Takes somebody out from the next round on. */
    record Withdraw(int entrant, String reason) implements Ask {}

    /** Lets somebody back in. */
    record Return(int entrant) implements Ask {}

    /** Pairs the next round. */
    record PairRound() implements Ask {}

    /** Exchanges two in the round that is paired. */
    record ChangePlaces(int one, int other, String reason) implements Ask {}

    /** Names who plays for a team in the current round. */
    record LineUp(int entrant, List<Integer> members, String reason) implements Ask {
        public LineUp {
            members = List.copyOf(members);
        }
    }

    /** Moves a game to a table; a game that is there takes the other's table. */
    record MoveGame(String game, String table) implements Ask {}

    /** Gives games without a table one each, in one deed. */
    record SeatGames(List<MoveGame> games) implements Ask {
        public SeatGames {
            games = List.copyOf(games);
        }
    }

    /** Takes a result. */
    record TakeResult(String game, Score score) implements Ask {}

    /** Puts another result in the place of one that stands. */
    record CorrectResult(String game, Score score, String reason) implements Ask {}

    /** Takes a result away. */
    record ClearResult(String game, String reason) implements Ask {}

    /** Plays a drawn match of a knock-out on. */
    record PlayOn(int match) implements Ask {}

    /** Says who goes on from a drawn match. */
    record Decide(int match, int winner, String how) implements Ask {}

    /** Takes back the last deed that counts. */
    record Undo() implements Ask {}
}
