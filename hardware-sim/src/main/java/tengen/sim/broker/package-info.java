/** Brokers of the bench: a simulated one on virtual time with everything that goes wrong with brokers, and a real one inside this process. */
@org.jspecify.annotations.NullMarked
package tengen.sim.broker;
