package tengen.sim.season;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.rig.RigSettings;

/** Many games, each on virtual time of its own with dice of its own: the outcome of a game depends on the seed and its number alone, not on the workers. */
final class Season {
    private final List<KnownGame> games;
    private final long seed;
    private final RigSettings settings;
    private final LongAdder cpuNanos = new LongAdder();

    Season(List<KnownGame> games, long seed, RigSettings settings) {
        this.games = List.copyOf(games);
        this.seed = seed;
        this.settings = settings;
    }

    /** Returns the processor time that the workers have used so far. */
    long cpuNanos() {
        return cpuNanos.sum();
    }

    /** Plays all games with this many workers and returns their outcomes in the order of the games. */
    List<SeasonGame.Outcome> play(int jobs) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        SeasonGame.Outcome[] outcomes = new SeasonGame.Outcome[games.size()];
        try (ExecutorService workers = Executors.newFixedThreadPool(jobs)) {
            List<Callable<Boolean>> shifts = new ArrayList<>();
            for (int i = 0; i < jobs; i++) {
                shifts.add(() -> shift(next, outcomes));
            }
            for (Future<Boolean> shift : workers.invokeAll(shifts)) {
                try {
                    shift.get();
                } catch (ExecutionException e) {
                    throw new IllegalStateException("a game stopped: " + e.getCause(), e);
                }
            }
        }
        return List.of(outcomes);
    }

    private boolean shift(AtomicInteger next, SeasonGame.Outcome[] outcomes) {
        Dice dice = new Dice(seed);
        try (SimPi4j pi4j = new SimPi4j()) {
            for (int i = next.getAndIncrement(); i < games.size(); i = next.getAndIncrement()) {
                outcomes[i] = new SeasonGame(games.get(i), pi4j, dice.fork("game", i), settings).play();
            }
        }
        // What the machine gives to others meanwhile does not count: the figure can be compared between busy machines.
        cpuNanos.add(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
        return true;
    }
}
