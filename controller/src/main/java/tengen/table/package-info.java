/** One table: the loop that owns the game and everything wired to it. The one place that knows board, clock, game and record. */
@org.jspecify.annotations.NullMarked
package tengen.table;
