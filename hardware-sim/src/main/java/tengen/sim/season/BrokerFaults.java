package tengen.sim.season;

import java.util.Optional;
import tengen.sim.broker.SimBroker;

/** The broker and the way to it: down, frozen with every link half open, slow and out of order, double-tongued, forgetful; and a second machine of the same name. */
final class BrokerFaults extends TimedFaults {
    private static final int OFTEN_PPM = 200_000;
    private static final long USUAL_NANOS = MILLI;

    private Optional<SimBroker> broker = Optional.empty();

    BrokerFaults() {
        super("broker");
    }

    @Override
    public void enter(Setting setting) {
        SeasonHall hall = setting.hall().orElseThrow();
        SimBroker all = hall.broker();
        broker = Optional.of(all);
        draw(setting, "down", OFTEN_PPM, dice -> {
            all.faults().forget(dice.chance(500_000));
            all.stop();
            long forNanos = dice.between(1, 60) * SECOND;
            after(setting, forNanos, all::start);
            return "fault broker-down for=" + Diary.span(forNanos);
        });
        draw(setting, "frozen", OFTEN_PPM / 2, dice -> {
            all.faults().freeze(true);
            after(setting, dice.between(1, 40) * SECOND, () -> all.faults().freeze(false));
            return "# the broker stands still for a while";
        });
        draw(setting, "slow", OFTEN_PPM, dice -> {
            all.faults().delay(dice.between(1, 500) * MILLI, dice.between(1, 3_000) * MILLI);
            after(setting, dice.between(1, 60) * SECOND, () -> all.faults().delay(USUAL_NANOS, 0));
            return "# the broker is slow for a while";
        });
        draw(setting, "duplicates", OFTEN_PPM, dice -> {
            all.faults().duplicate(dice.between(10_000, 500_000));
            return "# from now on the broker doubles messages";
        });
        draw(setting, "loses", OFTEN_PPM / 2, dice -> {
            all.faults().lose(dice.between(1_000, 200_000));
            return "# from now on the broker loses messages";
        });
        draw(setting, "second client", OFTEN_PPM / 2, dice -> {
            hall.impostor(dice.between(100, 20_000) * MILLI);
            return "# another machine has the table's name for a while";
        });
    }

    private static void after(Setting setting, long nanos, Runnable end) {
        setting.agenda().change(setting.agenda().nanos() + nanos, end);
    }

    @Override
    public void heal() {
        super.heal();
        broker.ifPresent(all -> {
            all.start();
            all.faults()
                    .freeze(false)
                    .delay(USUAL_NANOS, 0)
                    .duplicate(0)
                    .lose(0)
                    .forget(false);
        });
    }
}
