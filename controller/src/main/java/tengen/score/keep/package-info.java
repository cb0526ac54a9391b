/** Writes the records of finished games to a folder by itself: event log, SGF and score sheet of each. */
@org.jspecify.annotations.NullMarked
package tengen.score.keep;
