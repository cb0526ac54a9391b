/** Tapes: one scripted scene on virtual time, through the simulated hardware and the real controller. */
@org.jspecify.annotations.NullMarked
package tengen.sim.tape;
