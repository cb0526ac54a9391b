/** A clock behind a cable, in virtual time. */
@org.jspecify.annotations.NullMarked
package tengen.sim.clock;
