/** The pages of a competition: players, rounds, results, standings, and the orders that set tables up. */
@org.jspecify.annotations.NullMarked
package tengen.desk.event.page;
