package tengen.sim.season;

import java.util.Map;
import java.util.TreeMap;
import tengen.sim.fault.Dice;
import tengen.sim.fault.FaultCounts;

/** Faults that come at moments of a game drawn at its beginning, and are counted when they come. One thread. */
abstract class TimedFaults implements GameFault {
    static final long MILLI = 1_000_000L;
    static final long SECOND = 1_000 * MILLI;

    private final String family;
    private final Map<String, Long> counts = new TreeMap<>();
    private boolean healed;

    TimedFaults(String family) {
        this.family = family;
    }

    /** What a fault does when its moment has come. */
    interface Deed {
        /** Does it and returns what a tape would say of it. */
        String happen(Dice dice);
    }

    /**
     * Draws how often a fault comes in this game, and when.
     *
     * @param gamesPpm how many games of a million have it at all, at the default rate; such a game has it up to three times
     */
    final void draw(Setting setting, String name, int gamesPpm, Deed deed) {
        String fault = family + " " + name;
        counts.put(fault, 0L);
        Dice dice = setting.plan().diceOf(fault);
        int times = dice.chance(setting.plan().ppm(fault, gamesPpm)) ? dice.between(1, 3) : 0;
        for (int i = 0; i < times; i++) {
            long atNanos = setting.agenda().nanos() + dice.between(0, setting.gameNanos());
            if (!setting.plan().brings(fault + ", time " + (i + 1))) {
                continue;
            }
            setting.agenda().change(atNanos, () -> {
                if (!healed) {
                    count(name);
                    setting.diary().note(setting.agenda(), deed.happen(dice));
                }
            });
        }
    }

    /** Counts one case. */
    final void count(String name) {
        counts.merge(family + " " + name, 1L, Long::sum);
    }

    @Override
    public void heal() {
        healed = true;
    }

    @Override
    public final void count(FaultCounts all) {
        counts.forEach(all::add);
    }
}
