package tengen.sim.season;

/** Civil time jumps, by seconds, by hours, by years. */
final class WallFaults extends TimedFaults {
    private static final long YEAR_MILLIS = 365L * 24 * 3600 * 1000;

    WallFaults() {
        super("wall");
    }

    @Override
    public void enter(Setting setting) {
        draw(setting, "seconds", 100_000, dice -> step(setting, dice.between(-10_000L, 10_000L)));
        draw(setting, "hours", 100_000, dice -> step(setting, dice.between(-12L, 12L) * 3_600_000L));
        draw(setting, "years", 50_000, dice -> step(setting, dice.between(-20L, 20L) * YEAR_MILLIS));
    }

    private static String step(Setting setting, long millis) {
        setting.table().wall().step(millis);
        return "fault wall-clock " + (millis < 0 ? "-" : "+") + Math.abs(millis) / 1_000 + "s";
    }
}
