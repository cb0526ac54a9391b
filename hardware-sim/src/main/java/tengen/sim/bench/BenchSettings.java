package tengen.sim.bench;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a bench is run.
 *
 * @param speed how many times as fast as life, above 0
 * @param seed decides delays, crystals and how stones lie
 * @param ask nobody answers for the arbiter
 * @param records where each table writes the records of its games, in a folder of its own; nothing when the run leaves no files
 */
record BenchSettings(double speed, long seed, boolean ask, Optional<Path> records) {}
