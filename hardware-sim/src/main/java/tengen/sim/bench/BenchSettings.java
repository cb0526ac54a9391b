package tengen.sim.bench;

/**
 * How a bench is run.
 *
 * @param speed how many times as fast as life, above 0
 * @param seed decides delays, crystals and how stones lie
 * @param ask nobody answers for the arbiter
 * @param port of the desk's pages; 0 = none are served
 */
record BenchSettings(double speed, long seed, boolean ask, int port) {}
