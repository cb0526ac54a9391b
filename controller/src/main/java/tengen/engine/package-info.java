/**
 * Renju itself: points, stones, the board, forbidden moves and their proofs. Pure: sees only the JDK's language and collections.
 *
 * <p>To read the judge, follow one question from below: {@link tengen.engine.Lines} numbers the lines, {@link tengen.engine.Board} keeps each as one long,
 * {@link tengen.engine.Shapes} asks what a stone would make on four lines at once, {@link tengen.engine.ForbiddenJudge} puts the four lines of a point
 * together and recurses, {@link tengen.engine.VerdictMap} and {@link tengen.engine.LiveMap} do so for a whole board.
 */
@org.jspecify.annotations.NullMarked
package tengen.engine;
