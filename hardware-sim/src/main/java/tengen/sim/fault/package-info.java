/** Chance on the bench: seeded, our own, the same on every JDK. */
@org.jspecify.annotations.NullMarked
package tengen.sim.fault;
