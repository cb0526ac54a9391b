/** Pairings, standings and cross-tables on paper. */
@org.jspecify.annotations.NullMarked
package tengen.desk.event.paper;
