/** A whole table on virtual time: the real controller between a simulated board and a simulated clock. */
@org.jspecify.annotations.NullMarked
package tengen.sim.rig;
