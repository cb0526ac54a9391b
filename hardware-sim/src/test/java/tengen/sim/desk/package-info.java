/** The desk in life: real broker, real browser, simulated tables. */
@org.jspecify.annotations.NullMarked
package tengen.sim.desk;
