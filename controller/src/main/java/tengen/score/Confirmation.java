package tengen.score;

/**
 * Somebody stands by the result.
 *
 * @param by an arbiter's name, or A or B for a player
 */
public record Confirmation(String by) {}
