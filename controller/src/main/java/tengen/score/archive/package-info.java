/** The archive of an event: every record in one zip, with sums and a signature. */
@org.jspecify.annotations.NullMarked
package tengen.score.archive;
