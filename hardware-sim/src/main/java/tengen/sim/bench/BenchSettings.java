package tengen.sim.bench;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a bench is run.
 *
 * @param speed how many times as fast as life, above 0
 * @param seed decides delays, crystals and how stones lie
 * @param ask nobody answers for the arbiter
 * @param firmware the folder of the clock's firmware, built, when the clocks are real chips in simavr; else they are simulated
 */
record BenchSettings(double speed, long seed, boolean ask, Optional<Path> firmware) {}
