package tengen.desk.event;

/**
 * The result of a game as it counts.
 *
 * @param opener what the one who opened has
 * @param other what the opponent has
 * @param reason a word of RULES 6.2
 * @param by who took it: the table's signed record, or an arbiter
 */
public record Score(Outcome opener, Outcome other, String reason, String by) {
    /** Says whether stones were on the board: not when somebody did not come. */
    public boolean played() {
        return !reason.startsWith("FORFEIT") && !reason.equals("BYE");
    }

    /** Returns 1-0, 0.5-0.5, 0-1 or, when both sides are not told by one word, both words. */
    public String text() {
        if (opener.other() != other) {
            return opener == Outcome.LOSS && other == Outcome.LOSS ? "0-0" : opener + "/" + other;
        }
        return switch (opener) {
            case WIN -> "1-0";
            case DRAW -> "0.5-0.5";
            case LOSS -> "0-1";
        };
    }
}
