/** Renju itself: points, stones, the board, forbidden moves. Pure: sees only the JDK's language and collections. */
@org.jspecify.annotations.NullMarked
package tengen.engine;
