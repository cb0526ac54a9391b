package tengen.sim.clock;

import org.jspecify.annotations.Nullable;
import tengen.bridge.clock.BootReason;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.clock.FrameReader;
import tengen.sim.time.Agenda;

/**
 * A clock of the world: it hangs on a cable, counts by its own crystal, keeps its keys and can lose its power. All of it happens as changes of the agenda, on
 * the agenda's thread. Call the verbs inside a change, or while nothing runs.
 */
public final class SimClock implements TableClock {
    private final Agenda agenda;
    private final SimCable cable;
    private final ClockTraits traits;
    private final Splash dice;
    private final ClockCodec codec = new ClockCodec();
    private final byte[] frameBytes = new byte[ClockCodec.MAX_FRAME_BYTES];
    private final byte[] readBytes = new byte[256];
    private FrameReader reader = new FrameReader();
    private @Nullable ClockCore core;
    private int boot;
    private long bootNanos;
    private long scheduledMillis = Long.MAX_VALUE;
    private long schedule;

    /** Hangs a clock without power on {@code cable}. */
    public SimClock(Agenda agenda, SimCable cable, ClockTraits traits) {
        this.agenda = agenda;
        this.cable = cable;
        this.traits = traits;
        this.boot = traits.firstBoot() - 1 & 0xffff;
        this.dice = new Splash(traits.seed());
        cable.toClock().onArrival(this::bytes);
    }

    @Override
    public void powerOn() {
        if (core == null) {
            start(BootReason.POWER_ON);
        }
    }

    @Override
    public void powerOff() {
        core = null;
        schedule++;
    }

    @Override
    public void reboot() {
        if (core != null) {
            start(BootReason.WATCHDOG);
        }
    }

    @Override
    public void supply(boolean low) {
        ClockCore running = core;
        if (running != null) {
            running.supply(low);
        }
    }

    @Override
    public void press(ClockSide side) {
        hold(ClockKey.lever(side), 60_000_000 + dice.below(40_000_001));
    }

    @Override
    public void hold(ClockKey key, long holdNanos) {
        change(key, true);
        agenda.change(agenda.nanos() + holdNanos, () -> change(key, false));
    }

    @Override
    public SimFaces faces() {
        ClockCore running = core;
        return running == null ? SimFaces.DARK : running.faces(nowMillis());
    }

    /** Returns how many keys wait for an acknowledgement. */
    public int keptKeys() {
        ClockCore running = core;
        return running == null ? 0 : running.keptKeys();
    }

    /** Returns the present boot number, 0 to 65535. */
    public int boot() {
        return boot;
    }

    /** Returns the cable it hangs on. */
    public SimCable cable() {
        return cable;
    }

    /** Returns the clock's own milliseconds since its boot. */
    public long nowMillis() {
        long sinceNanos = agenda.nanos() - bootNanos;
        return (sinceNanos + sinceNanos / 1_000_000 * traits.crystalPpm()) / 1_000_000;
    }

    private void start(BootReason reason) {
        boot = boot + 1 & 0xffff;
        bootNanos = agenda.nanos();
        reader = new FrameReader();
        core = new ClockCore(boot, reason, traits.serialNumber(), this::send);
        schedule++;
        scheduledMillis = Long.MAX_VALUE;
        tick();
    }

    private void change(ClockKey key, boolean down) {
        ClockCore running = core;
        if (running != null) {
            running.key(key, down, nowMillis());
            plan(running);
        }
    }

    private void bytes() {
        int count = cable.toClock().read(readBytes);
        ClockCore running = core;
        while (count > 0) {
            if (running != null) {
                reader.accept(readBytes, count, this::frame);
            }
            count = cable.toClock().read(readBytes);
        }
        if (running != null) {
            plan(running);
        }
    }

    private void frame(ClockFrame frame) {
        ClockCore running = core;
        if (running != null) {
            running.accept(frame, nowMillis());
        }
    }

    private void tick() {
        ClockCore running = core;
        if (running != null) {
            scheduledMillis = Long.MAX_VALUE;
            running.tick(nowMillis());
            plan(running);
        }
    }

    /** Enters the next tick of the core, unless one that is early enough is entered already. */
    private void plan(ClockCore running) {
        long dueMillis = running.nextDueMillis();
        if (dueMillis >= scheduledMillis) {
            return;
        }
        scheduledMillis = dueMillis;
        long mine = ++schedule;
        agenda.change(Math.max(agenda.nanos(), nanosOf(dueMillis)), () -> {
            if (mine == schedule) {
                tick();
            }
        });
    }

    /** Returns the first moment at which the clock's own milliseconds are {@code millis}. */
    private long nanosOf(long millis) {
        long nanos = millis * 1_000_000 - millis * traits.crystalPpm();
        long atNanos = bootNanos + nanos;
        while ((nanos + nanos / 1_000_000 * traits.crystalPpm()) / 1_000_000 < millis) {
            nanos += 1_000;
            atNanos += 1_000;
        }
        return atNanos;
    }

    private void send(ClockFrame frame) {
        cable.toController().write(frameBytes, codec.encode(frame, frameBytes));
    }
}
