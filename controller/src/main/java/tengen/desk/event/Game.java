package tengen.desk.event;

import java.util.Optional;

/**
 * One game of a match.
 *
 * @param name for good, such as r3-b12-g2; the table may change, the name does not (BUGLOG F14)
 * @param board of the match, from 1: of a team; 1 for players
 * @param opener the entrant who opens
 * @param table where it is played; empty = at the table of its board's number
 */
public record Game(
        String name,
        int board,
        int opener,
        int other,
        String openerName,
        String otherName,
        String table,
        Optional<Score> score) {
    Game withScore(Optional<Score> taken) {
        return new Game(name, board, opener, other, openerName, otherName, table, taken);
    }

    Game withTable(String where) {
        return new Game(name, board, opener, other, openerName, otherName, where, score);
    }

    /** Returns what an entrant has of it; nothing while it is not over. */
    public Optional<Outcome> outcome(int entrant) {
        return score.map(taken -> entrant == opener ? taken.opener() : taken.other());
    }
}
