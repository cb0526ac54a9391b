/** Seasons: many games on virtual time, played by scripted players through the whole table, and judged by oracles. */
@org.jspecify.annotations.NullMarked
package tengen.sim.season;
