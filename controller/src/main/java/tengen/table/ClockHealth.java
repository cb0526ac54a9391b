package tengen.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.BootReason;
import tengen.bridge.clock.ClockReport;
import tengen.game.Command;
import tengen.game.Event;

/** What the arbiter is told of the clock itself: heard or not, started anew and why, supply low or good again. Edges only. Loop thread only. */
final class ClockHealth {
    private boolean known;
    private boolean supplyLow;
    private @Nullable BootReason rebooted;

    /** Returns what a report changes, if anything. */
    Optional<Command> hear(ClockReport report) {
        return switch (report) {
            case ClockReport.LinkUp up -> {
                known = true;
                BootReason why = rebooted;
                rebooted = null;
                yield Optional.of(
                        new Command.SeeLink(Event.Part.CLOCK, true, up.boot(), why == null ? "" : why.name()));
            }
            case ClockReport.LinkDown down ->
                known ? Optional.of(new Command.SeeLink(Event.Part.CLOCK, false, 0)) : Optional.empty();
            case ClockReport.Rebooted reboot -> {
                rebooted = reboot.reason();
                yield Optional.empty();
            }
            case ClockReport.Beat beat -> {
                boolean changed = beat.supplyLow() != supplyLow;
                supplyLow = beat.supplyLow();
                yield changed
                        ? Optional.of(new Command.SeeLink(Event.Part.CLOCK_SUPPLY, !supplyLow, 0))
                        : Optional.empty();
            }
            case ClockReport.KeyReported key -> Optional.empty();
        };
    }
}
