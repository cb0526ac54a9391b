package tengen.sim.season;

/** The clock starts anew: it forgets the keys that it kept, its picture and the time of its counter. */
final class ClockFaults extends TimedFaults {
    ClockFaults() {
        super("clock");
    }

    @Override
    public void enter(Setting setting) {
        draw(setting, "reboot", 150_000, dice -> {
            setting.table().clock().reboot();
            return "fault clock-reboot";
        });
    }
}
