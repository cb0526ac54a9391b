package tengen.sim.season;

/** The plug between the registers and the matrix comes off: the chain answers, and no stone can be seen. Only the canary tells. */
final class PlugFaults extends TimedFaults {
    PlugFaults() {
        super("chain");
    }

    @Override
    public void enter(Setting setting) {
        draw(setting, "unplugged", 30_000, dice -> {
            long forNanos = dice.between(100, 8_000) * MILLI;
            setting.table().faults().unplugged(forNanos);
            return "# the plug of the matrix is off for " + Diary.span(forNanos);
        });
    }
}
