package tengen.sim.season;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.fault.FaultKind;
import tengen.sim.rig.RigSettings;

/** Many games, each on virtual time of its own with dice of its own: the outcome of a game depends on the seed and its number alone, not on the workers. */
final class Season {
    private static final int TWICE = 100;

    private final List<KnownGame> games;
    private final long seed;
    private final RigSettings settings;
    private final List<FaultKind> faults;
    private final Odds odds;
    private final LongAdder cpuNanos = new LongAdder();

    Season(List<KnownGame> games, long seed, RigSettings settings, List<FaultKind> faults, Odds odds) {
        this.games = List.copyOf(games);
        this.seed = seed;
        this.settings = settings;
        this.faults = List.copyOf(faults);
        this.odds = odds;
    }

    /** Returns the processor time that the workers have used so far. */
    long cpuNanos() {
        return cpuNanos.sum();
    }

    /** Plays all games with this many workers and returns their outcomes in the order of the games. */
    List<Outcome> play(int jobs) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        Outcome[] outcomes = new Outcome[games.size()];
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

    /** Plays a game, and one in a hundred twice: the same seed must give the same rows. */
    private Outcome play(int number, SimPi4j pi4j, Dice dice) {
        Outcome outcome = once(number, pi4j, dice);
        if (!faults.isEmpty() && number % TWICE == 0) {
            Outcome again = once(number, pi4j, dice);
            return outcome.equals(again) ? outcome : outcome.with("the same seed gave another game");
        }
        return outcome;
    }

    private Outcome once(int number, SimPi4j pi4j, Dice dice) {
        KnownGame game = games.get(number);
        return faults.isEmpty()
                ? new SeasonGame(game, pi4j, dice, settings).play()
                : new TroubledGame(game, pi4j, dice, settings, faults, odds).play();
    }

    /** Returns the smallest game that fails as the one of this number does; nothing when it does not. */
    Optional<Shrink.Small> shrink(int number) {
        try (SimPi4j pi4j = new SimPi4j()) {
            Shrink shrink = new Shrink((game, kinds, wanted, diary) -> new TroubledGame(
                            game, pi4j, new Dice(seed).fork("game", number), settings, kinds, odds, wanted, diary)
                    .play());
            return shrink.of(games.get(number), faults);
        }
    }

    private boolean shift(AtomicInteger next, Outcome[] outcomes) {
        Dice dice = new Dice(seed);
        try (SimPi4j pi4j = new SimPi4j()) {
            for (int i = next.getAndIncrement(); i < games.size(); i = next.getAndIncrement()) {
                outcomes[i] = play(i, pi4j, dice.fork("game", i));
            }
        }
        // What the machine gives to others meanwhile does not count: the figure can be compared between busy machines.
        cpuNanos.add(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
        return true;
    }
}
