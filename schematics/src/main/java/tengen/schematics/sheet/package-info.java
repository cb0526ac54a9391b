/** The four sheets of the table: overview, chain, matrix, clock. */
@org.jspecify.annotations.NullMarked
package tengen.schematics.sheet;
