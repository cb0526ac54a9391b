package tengen.sim.season;

import java.util.Optional;
import tengen.sim.fault.Dice;

/** The journal's medium: the Nth write fails, with and without having been written; no room for a while; a slow fsync. */
final class StoreFaults extends TimedFaults {
    private Optional<SeasonStore> store = Optional.empty();

    StoreFaults() {
        super("store");
    }

    @Override
    public void enter(Setting setting) {
        SeasonStore medium = setting.store();
        store = Optional.of(medium);
        draw(setting, "write refused", 150_000, dice -> planned(medium, dice, SeasonStore.Mishap.REFUSED));
        draw(setting, "write unheard", 150_000, dice -> planned(medium, dice, SeasonStore.Mishap.UNHEARD));
        draw(setting, "full", 80_000, dice -> {
            long forNanos = dice.between(500, 20_000) * MILLI;
            medium.full(forNanos);
            return "fault disk-full for=" + Diary.span(forNanos);
        });
        draw(setting, "slow", 100_000, dice -> {
            long eachNanos = dice.between(5, 1_500) * MILLI;
            medium.slow(eachNanos, dice.between(1, 20) * SECOND);
            return "# each write takes " + Diary.span(eachNanos) + " for a while";
        });
    }

    private static String planned(SeasonStore medium, Dice dice, SeasonStore.Mishap mishap) {
        int more = dice.below(3);
        medium.plan(more, mishap);
        return "# the write after " + more + " more is " + mishap.name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public void heal() {
        super.heal();
        store.ifPresent(SeasonStore::heal);
    }
}
