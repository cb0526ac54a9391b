package tengen.sim.rig;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.bridge.Seen;
import tengen.game.GameState;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.sim.chip.ChainFaults;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.ClockTraits;
import tengen.sim.clock.SimCable;
import tengen.sim.clock.TableClock;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.sim.world.BoardWorld;
import tengen.sim.world.SimBoard;

/**
 * One table: board, clock, cable and power supply as things of the world, and the controller that runs while there is power. One thread.
 */
public final class SimTable {
    private final Agenda agenda;
    private final RigSettings settings;
    private final Store store;
    private final Ear ear;
    private final SimBoard board;
    private final SimCable cable;
    private final TableClock clock;
    private final SimWall wall;
    private final Surroundings surroundings;
    private final ClockTalk talk;
    private long boots;
    private long powerUps;
    private boolean powered;
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

        /** The store does not write: this is how the game stands; nothing once it is written. */
        default void unwritten(Optional<GameState> state) {}

        /** A life of the controller's process has begun; {@code boot} is its number. */
        default void began(SimController life, long boot) {}

        /** That life is over. */
        default void ended() {}
    }

    /** Makes a table without power. */
    public SimTable(Agenda agenda, SimPi4j pi4j, Dice dice, RigSettings settings, Store store, Ear ear) {
        this(agenda, pi4j, dice, settings, store, ear, new SimWall(agenda));
    }

    private SimTable(Agenda agenda, SimPi4j pi4j, Dice dice, RigSettings settings, Store store, Ear ear, SimWall wall) {
        this(
                agenda,
                pi4j,
                dice,
                settings,
                store,
                ear,
                wall,
                new Surroundings(wall, end -> new CableTalk(end, agenda), "machine", 0, 0, Runnable::run));
    }

    /** Makes a table without power among other surroundings. */
    public SimTable(
            Agenda agenda,
            SimPi4j pi4j,
            Dice dice,
            RigSettings settings,
            Store store,
            Ear ear,
            Surroundings surroundings) {
        this(agenda, pi4j, dice, settings, store, ear, new SimWall(agenda), surroundings);
    }

    private SimTable(
            Agenda agenda,
            SimPi4j pi4j,
            Dice dice,
            RigSettings settings,
            Store store,
            Ear ear,
            SimWall wall,
            Surroundings surroundings) {
        this.agenda = agenda;
        this.settings = settings;
        this.store = store;
        this.ear = ear;
        board = new SimBoard(pi4j, agenda, dice, settings.skips());
        cable = new SimCable(agenda, dice.fork("cable").next());
        cable.delay(settings.cableNanos(), settings.cableSpreadNanos());
        clock = settings.clock()
                .hang(agenda, cable, ClockTraits.of(dice.fork("clock").next()).after(surroundings.clockBoot()));
        this.wall = wall;
        this.surroundings = surroundings;
        boots = surroundings.boots();
        talk = surroundings.talk().apply(cable);
    }

    /** Switches everything on: clock and controller. */
    public void powerOn() {
        if (powered) {
            return;
        }
        powered = true;
        powerUps++;
        clock.powerOn();
        start();
    }

    /** Takes the power of the whole table, clock included; stones stay where they are. */
    public void powerOff() {
        powered = false;
        stop();
        board.powerOff();
        clock.powerOff();
    }

    /** Kills the controller's process; it starts again after a while, the machine and the clock having run on. */
    public void crash(long forNanos) {
        stop();
        agenda.step(agenda.nanos() + forNanos, () -> {
            if (powered && controller == null) {
                start();
            }
        });
    }

    private void start() {
        boots++;
        try {
            controller = new SimController(
                    agenda,
                    board,
                    talk,
                    new SimController.Identity(surroundings.machine() + "-" + powerUps, boots),
                    settings,
                    store.open(),
                    surroundings,
                    ear);
            ear.began(controller, boots);
        } catch (StoreFault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    private void stop() {
        if (controller != null) {
            controller.stop();
            controller = null;
            ear.ended();
        }
    }

    /** Returns the board and the hands over it. */
    public BoardWorld world() {
        return board.world();
    }

    /** Returns the newest picture of the reeds: the live map; nothing while nobody scans. */
    public Optional<Seen> latest() {
        return board.latest();
    }

    /** Returns what can go wrong with the bus and the chain. */
    public ChainFaults faults() {
        return board.faults();
    }

    /** Returns the clock. */
    public TableClock clock() {
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
