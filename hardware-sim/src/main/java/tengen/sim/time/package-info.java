/** Virtual time. */
@org.jspecify.annotations.NullMarked
package tengen.sim.time;
