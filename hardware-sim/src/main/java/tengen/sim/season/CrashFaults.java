package tengen.sim.season;

import java.util.Optional;
import tengen.sim.fault.Dice;

/** The controller's process dies: at any moment, just before a write, or between a write and everything that follows from it. */
final class CrashFaults extends TimedFaults {
    private Optional<SeasonStore> store = Optional.empty();

    CrashFaults() {
        super("crash");
    }

    @Override
    public void enter(Setting setting) {
        SeasonStore medium = setting.store();
        store = Optional.of(medium);
        draw(setting, "any moment", 120_000, dice -> {
            long forNanos = outageNanos(dice);
            setting.table().crash(forNanos);
            return "crash for=" + Diary.span(forNanos);
        });
        draw(setting, "before a write", 120_000, dice -> planned(medium, dice, SeasonStore.Mishap.DEATH_BEFORE));
        draw(setting, "after a write", 120_000, dice -> planned(medium, dice, SeasonStore.Mishap.DEATH_AFTER));
    }

    /** The death itself is noted when it comes. */
    private static String planned(SeasonStore medium, Dice dice, SeasonStore.Mishap mishap) {
        medium.plan(dice.below(3), mishap);
        return "";
    }

    /** Most processes are back within seconds; one in five stays away for so long that the arbiter is asked. */
    static long outageNanos(Dice dice) {
        return (dice.chance(800_000) ? dice.between(300, 8_000) : dice.between(9_000, 30_000)) * MILLI;
    }

    @Override
    public void heal() {
        super.heal();
        store.ifPresent(SeasonStore::heal);
    }
}
