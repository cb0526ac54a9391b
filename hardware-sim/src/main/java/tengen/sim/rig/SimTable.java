package tengen.sim.rig;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.bridge.reed.Wiring;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.sim.chip.ChainTrouble;
import tengen.sim.chip.ReedChain;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.ClockTraits;
import tengen.sim.clock.SimCable;
import tengen.sim.clock.SimClock;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.sim.world.BoardWorld;

/**
 * One table: board, clock, cable and power supply as things of the world, and the controller that runs while there is power. One thread.
 */
public final class SimTable {
    private static final Wiring WIRING = Wiring.read();

    private final Agenda agenda;
    private final SimPi4j pi4j;
    private final RigSettings settings;
    private final Store store;
    private final Ear ear;
    private final ReedChain chain;
    private final ChainTrouble trouble;
    private final BoardWorld world;
    private final SimCable cable;
    private final SimClock clock;
    private final SimWall wall;
    private long columnSettleNanos;
    private long boots;
    private long powerUps;
    private @Nullable SimController controller;

    /** Opens the journal at each start of the controller: the same one, as it was left. */
    public interface Store {
        /** Returns the table's journal. */
        Journal open() throws StoreFault;
    }

    /** Hears every row as it is written. */
    public interface Ear {
        /** Takes a row; {@code nowNanos} is the moment of journalling. */
        void told(Row row, long nowNanos);
    }

    /** Makes a table without power. */
    public SimTable(Agenda agenda, SimPi4j pi4j, Dice dice, RigSettings settings, Store store, Ear ear) {
        this.agenda = agenda;
        this.pi4j = pi4j;
        this.settings = settings;
        this.store = store;
        this.ear = ear;
        columnSettleNanos = settings.columnSettleNanos();
        chain = new ReedChain(WIRING, agenda);
        trouble = new ChainTrouble(dice.fork("chain"));
        world = new BoardWorld(agenda, chain, dice);
        cable = new SimCable(agenda, dice.fork("cable").next());
        cable.delay(settings.cableNanos(), settings.cableSpreadNanos());
        clock = new SimClock(agenda, cable, ClockTraits.of(dice.fork("clock").next()));
        wall = new SimWall(agenda);
        world.onStir(this::stirred);
        cable.onBytes(this::bytes);
        agenda.onSooner(this::stirred);
    }

    /** Switches everything on: clock and controller. */
    public void powerOn() {
        powerUps++;
        clock.powerOn();
        start();
    }

    /** Takes the power of the whole table, clock included; stones stay where they are. */
    public void powerOff() {
        stop();
        clock.powerOff();
    }

    /** Kills the controller's process; it starts again after a while, the machine and the clock having run on. */
    public void crash(long forNanos) {
        stop();
        agenda.step(agenda.nanos() + forNanos, () -> {
            if (controller == null) {
                start();
            }
        });
    }

    private void start() {
        boots++;
        try {
            controller = new SimController(
                    agenda,
                    pi4j.attach(chain, agenda, trouble),
                    WIRING,
                    cable,
                    this::settleColumn,
                    new SimController.Identity("machine-" + powerUps, boots),
                    settings,
                    store.open(),
                    wall,
                    ear,
                    () -> world.quiet() && !trouble.any());
        } catch (StoreFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    private void settleColumn(long nanos) {
        agenda.nanos(columnSettleNanos);
    }

    /** Makes the driver's wait between two rows another one than was asked for. */
    public void columnSettle(long nanos) {
        columnSettleNanos = nanos;
        stirred();
    }

    private void stop() {
        if (controller != null) {
            controller.stop();
            controller = null;
        }
    }

    private void stirred() {
        if (controller != null) {
            controller.stirred();
        }
    }

    private void bytes() {
        if (controller != null) {
            controller.bytes();
        }
    }

    /** Returns the board and the hands over it. */
    public BoardWorld world() {
        return world;
    }

    /** Returns what can ail the chain; tell {@link #disturbed} after changing it. */
    public ChainTrouble trouble() {
        return trouble;
    }

    /** The chain's health was changed: the next frame must be read. */
    public void disturbed() {
        stirred();
    }

    /** Returns the clock. */
    public SimClock clock() {
        return clock;
    }

    /** Returns the cable between controller and clock. */
    public SimCable cable() {
        return cable;
    }

    /** Returns the machine's civil clock. */
    public SimWall wall() {
        return wall;
    }

    /** Returns the controller while it runs. */
    public Optional<SimController> controller() {
        return Optional.ofNullable(controller);
    }
}
