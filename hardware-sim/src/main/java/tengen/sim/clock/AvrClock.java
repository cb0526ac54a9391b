package tengen.sim.clock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.sim.time.Agenda;

/**
 * The real firmware in simavr as the clock of a table. The chip's time is the agenda's: it is run up to the present whenever something is done to it or comes
 * for it, and every few milliseconds besides, so a table is as deterministic with it as with {@link SimClock} and can be played at any speed the machine
 * holds.
 *
 * <p>What the chip sends is on the cable at the end of such a stretch, up to five milliseconds late. Its own serial port paces the bytes, both ways.
 */
public final class AvrClock implements TableClock, AutoCloseable {
    /** The stretches differ in length, so that they do not keep step with the chip's heartbeats: bytes would always come equally late. */
    private static final long LEAST_SLICE_NANOS = 1_000_000L;

    private static final long SLICE_SPREAD_NANOS = 4_000_000L;
    private static final long MILLI_NANOS = 1_000_000L;

    private final Agenda agenda;
    private final SimCable cable;
    private final ClockTraits traits;
    private final Splash dice;
    private final Splash slices = new Splash(1);
    private final AvrRunner chip;
    private final AvrLine line;
    private final byte[] bytes = new byte[512];
    private boolean powered;
    private boolean usedBefore;
    private long powerNanos;
    private long ranMicros;
    private long life;

    /**
     * Hangs a chip without power on {@code cable}.
     *
     * @param firmware the folder {@code clock-firmware}, built
     * @throws UncheckedIOException when simavr does not start
     */
    public AvrClock(Path firmware, Agenda agenda, SimCable cable, ClockTraits traits) {
        this.agenda = agenda;
        this.cable = cable.unpaced();
        this.traits = traits;
        dice = new Splash(traits.seed());
        try {
            chip = AvrRunner.lockstep(firmware);
            line = new AvrLine(chip);
        } catch (IOException e) {
            throw new UncheckedIOException("simavr does not start: " + e.getMessage(), e);
        }
        chip.lastBoot(traits.firstBoot() - 1 & 0xffff);
        cable.toClock().onArrival(this::fromController);
    }

    @Override
    public void powerOn() {
        if (powered) {
            return;
        }
        if (usedBefore) {
            chip.power();
        }
        usedBefore = true;
        powered = true;
        powerNanos = agenda.nanos();
        ranMicros = 0;
        slice(++life);
    }

    @Override
    public void powerOff() {
        catchUp();
        powered = false;
        life++;
    }

    @Override
    public void reboot() {
        catchUp();
        if (powered) {
            chip.watchdog();
        }
    }

    @Override
    public void supply(boolean low) {
        catchUp();
        chip.supply(low);
    }

    @Override
    public void press(ClockSide side) {
        hold(ClockKey.lever(side), 60 * MILLI_NANOS + dice.below(40 * MILLI_NANOS + 1));
    }

    @Override
    public void hold(ClockKey key, long holdNanos) {
        contact(key, true);
        agenda.change(agenda.nanos() + holdNanos, () -> contact(key, false));
    }

    @Override
    public SimFaces faces() {
        catchUp();
        return powered ? chip.faces() : SimFaces.DARK;
    }

    /** Returns the bytes of RAM ever used, static and stack together. */
    public int usedRamBytes() {
        return chip.usedRamBytes();
    }

    @Override
    public void close() {
        powered = false;
        life++;
        try {
            line.close();
            chip.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void contact(ClockKey key, boolean closed) {
        catchUp();
        if (powered) {
            chip.contact(key, closed);
        }
    }

    private void slice(long mine) {
        if (mine == life) {
            catchUp();
            agenda.change(agenda.nanos() + LEAST_SLICE_NANOS + slices.below(SLICE_SPREAD_NANOS), () -> slice(mine));
        }
    }

    private void fromController() {
        catchUp();
        for (int count = cable.toClock().read(bytes);
                count > 0;
                count = cable.toClock().read(bytes)) {
            if (powered) {
                line.write(bytes, count);
            }
        }
    }

    /** Lets the chip run up to the present, by its own crystal. */
    private void catchUp() {
        if (!powered) {
            return;
        }
        long sinceNanos = agenda.nanos() - powerNanos;
        long dueMicros = (sinceNanos + sinceNanos / MILLI_NANOS * traits.crystalPpm()) / 1_000;
        if (dueMicros <= ranMicros) {
            return;
        }
        line.run(dueMicros - ranMicros);
        ranMicros = dueMicros;
        for (int count = line.read(bytes); count > 0; count = line.read(bytes)) {
            cable.toController().write(bytes, count);
        }
    }
}
