package tengen.sim.season;

import java.util.Optional;

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
        draw(setting, "write refused", 150_000, dice -> medium.plan(dice.below(3), SeasonStore.Mishap.REFUSED));
        draw(setting, "write unheard", 150_000, dice -> medium.plan(dice.below(3), SeasonStore.Mishap.UNHEARD));
        draw(setting, "full", 80_000, dice -> medium.full(dice.between(500, 20_000) * MILLI));
        draw(
                setting,
                "slow",
                100_000,
                dice -> medium.slow(dice.between(5, 1_500) * MILLI, dice.between(1, 20) * SECOND));
    }

    @Override
    public void heal() {
        super.heal();
        store.ifPresent(SeasonStore::heal);
    }
}
