/** The score of a game: one immutable model, built from a game's events or read from a record. */
@org.jspecify.annotations.NullMarked
package tengen.score;
