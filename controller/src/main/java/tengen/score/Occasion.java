package tengen.score;

/**
 * Where and under what rules a game was played. Every text may be empty, which means not known.
 *
 * @param game the game's own name, unique within the event
 * @param round free text, such as 8 or F2
 * @param board the table's number
 * @param date YYYY-MM-DD
 * @param rule the opening procedure, by the name its users give it (RIF, Yamaguchi, taraguchi-10)
 * @param timeControl such as 20m+60s/move
 * @param arbiter who is responsible for the game
 */
public record Occasion(
        String game,
        String event,
        String round,
        String board,
        String date,
        String place,
        String rule,
        String timeControl,
        String arbiter) {
    /** Nothing is known. */
    public static final Occasion UNKNOWN = new Occasion("", "", "", "", "", "", "", "", "");

    public Occasion {
        game = Words.line(game);
        event = Words.line(event);
        round = Words.line(round);
        board = Words.line(board);
        date = Words.line(date);
        place = Words.line(place);
        rule = Words.line(rule);
        timeControl = Words.line(timeControl);
        arbiter = Words.line(arbiter);
    }

    /** Returns the same occasion under another rule. */
    public Occasion withRule(String name) {
        return new Occasion(game, event, round, board, date, place, name, timeControl, arbiter);
    }

    /** Returns the same occasion with another name of the game. */
    public Occasion withGame(String name) {
        return new Occasion(name, event, round, board, date, place, rule, timeControl, arbiter);
    }

    /** Returns the same occasion with another time control. */
    public Occasion withTimeControl(String control) {
        return new Occasion(game, event, round, board, date, place, rule, control, arbiter);
    }
}
