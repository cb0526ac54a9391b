/** The teaching report, for after the game: what was not claimed, what was missed, where the time went. */
@org.jspecify.annotations.NullMarked
package tengen.score.teach;
