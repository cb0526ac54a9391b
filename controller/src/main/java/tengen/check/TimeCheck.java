package tengen.check;

import java.time.Instant;
import java.util.List;
import tengen.mqtt.Vitals;
import tengen.time.WallClock;

/** Looks at the calendar. Games do not need it, since durations come from the monotonic clock; records carry it. */
public record TimeCheck(WallClock wall, Vitals vitals) implements Check {
    /** No table ran this program before. */
    private static final long EARLIEST_MILLIS =
            Instant.parse("2026-11-01T00:00:00Z").toEpochMilli();

    @Override
    public List<Finding> look() {
        Instant now = Instant.ofEpochMilli(wall.millis());
        String told = "it is " + now.toString().substring(0, 16).replace('T', ' ') + " UTC";
        if (now.toEpochMilli() < EARLIEST_MILLIS) {
            return List.of(Finding.red(
                    "time", told + ", which is past", "connect the network, or set the date: sudo date -s ..."));
        }
        return List.of(
                vitals.clockSynced()
                        ? Finding.green("time", told + ", from a time server")
                        : Finding.amber(
                                "time",
                                told + ", but no time server has confirmed it",
                                "look at your watch; if it is wrong: timedatectl set-ntp true, or sudo date -s ..."));
    }
}
