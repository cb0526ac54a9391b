package tengen.sim.tape;

import java.util.function.UnaryOperator;
import tengen.engine.Point;
import tengen.sim.chip.ChainFaults;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;

/** The faults that a tape can bring about. */
final class Mishaps {
    private static final long BROWN_OUT_NANOS = 200_000_000L;

    /** A contact that changes faster than this is no contact. */
    private static final long SHORTEST_NOISE_NANOS = 100_000L;

    private final SimTable table;
    private final Agenda agenda;
    private final SceneStore store;
    private final UnaryOperator<Point> site;

    Mishaps(SimTable table, Agenda agenda, SceneStore store, UnaryOperator<Point> site) {
        this.table = table;
        this.agenda = agenda;
        this.store = store;
        this.site = site;
    }

    Runnable read(TapeLine line) throws TapeFault {
        return switch (line.word(0)) {
            case "noisy", "stuck-open", "stuck-closed", "diode-missing", "dead-centre" -> atSite(line);
            case "frozen", "spi-errors", "brown-out", "settle" -> inChain(line);
            default -> elsewhere(line);
        };
    }

    private Runnable atSite(TapeLine line) throws TapeFault {
        line.wordsAtMost(2);
        Point point = site.apply(Words.point(line, 1));
        if (line.word(0).equals("noisy")) {
            line.optionsOnly("for", "every");
            long forNanos = Words.needed(line, "for");
            long everyNanos = Words.needed(line, "every");
            if (everyNanos < SHORTEST_NOISE_NANOS) {
                throw line.fault("every=" + line.options().get("every") + ": 100us or more");
            }
            return () -> table.world().noisy(point, forNanos, everyNanos);
        }
        line.optionsOnly();
        return switch (line.word(0)) {
            case "stuck-open" -> () -> table.world().stuckOpen(point, true);
            case "stuck-closed" -> () -> table.world().stuckClosed(point, true);
            case "diode-missing" -> () -> table.world().diodeMissing(point, true);
            default -> () -> table.world().deadCentre(point, true);
        };
    }

    private Runnable inChain(TapeLine line) throws TapeFault {
        ChainFaults faults = table.faults();
        line.wordsAtMost(line.word(0).equals("settle") ? 2 : 1);
        return switch (line.word(0)) {
            case "frozen" -> {
                line.optionsOnly("for");
                long forNanos = Words.needed(line, "for");
                yield () -> faults.frozen(forNanos);
            }
            case "spi-errors" -> {
                line.optionsOnly("rate", "for");
                int ppm = Words.ratePpm(line);
                long forNanos = Words.needed(line, "for");
                // Half of the failures come as -1, half as an exception: the driver must survive both.
                yield () -> {
                    faults.spiErrors(ppm - ppm / 2, forNanos);
                    faults.spiThrows(ppm / 2, forNanos);
                };
            }
            case "brown-out" -> {
                line.optionsOnly("for");
                long forNanos = Words.option(line, "for", BROWN_OUT_NANOS);
                yield () -> faults.brownOut(forNanos);
            }
            default -> {
                line.optionsOnly();
                long nanos = Words.signedSpan(line, 1);
                if (nanos < 0) {
                    throw line.fault("no time runs backwards: " + line.word(1));
                }
                yield () -> faults.settle(nanos);
            }
        };
    }

    private Runnable elsewhere(TapeLine line) throws TapeFault {
        switch (line.word(0)) {
            case "serial-cut" -> {
                line.wordsAtMost(1);
                line.optionsOnly("for");
                long nanos = Words.needed(line, "for");
                return () -> table.cable().cut(nanos);
            }
            case "serial-garble" -> {
                line.wordsAtMost(1);
                line.optionsOnly("rate", "for");
                int ppm = Words.ratePpm(line);
                long nanos = Words.needed(line, "for");
                return () -> table.cable().garble(ppm, nanos);
            }
            case "clock-reboot" -> {
                line.wordsAtMost(1);
                line.optionsOnly();
                return () -> table.clock().reboot();
            }
            case "supply-low" -> {
                line.wordsAtMost(1);
                line.optionsOnly("for");
                long nanos = Words.needed(line, "for");
                return () -> {
                    table.clock().supply(true);
                    agenda.change(agenda.nanos() + nanos, () -> table.clock().supply(false));
                };
            }
            case "wall-clock" -> {
                line.wordsAtMost(2);
                line.optionsOnly();
                long nanos = Words.signedSpan(line, 1);
                return () -> table.wall().step(nanos / 1_000_000);
            }
            case "disk-full" -> {
                line.wordsAtMost(1);
                line.optionsOnly("for");
                long nanos = Words.needed(line, "for");
                return () -> store.fullUntil(agenda.nanos() + nanos);
            }
            case "broker-down" -> {
                line.wordsAtMost(1);
                line.optionsOnly("for");
                Words.needed(line, "for");
                // A tape's table has no broker: that play goes on without one is what there is to see.
                return () -> {};
            }
            default -> throw line.fault("no such fault: " + line.word(0));
        }
    }
}
