package tengen.sim.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tengen.engine.Point;
import tengen.record.Recovery;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.AvrClock;
import tengen.sim.clock.ClockTraits;
import tengen.sim.clock.ControllerEnd;
import tengen.sim.clock.SimCable;
import tengen.sim.clock.TableClock;
import tengen.sim.fault.Dice;
import tengen.sim.rig.ClockTalk;
import tengen.sim.rig.RigSettings;
import tengen.sim.rig.SimTable;
import tengen.sim.rig.Surroundings;
import tengen.sim.time.Agenda;
import tengen.time.WallClock;

/** The things of one bench table: board, clock or the real chip, and the serial device between clock and controller. Pacer's thread. */
final class Furniture implements AutoCloseable {
    private final String name;
    private final Path link;
    private final Script script;
    private final Recovery before;
    private final BenchSettings settings;
    private final String machine;
    private final Agenda agenda;
    private final Pacer pacer;
    private @Nullable PtyTalk talk;
    private @Nullable AvrClock chip;
    private @Nullable SimTable table;

    /**
     * Makes what {@link #place} puts up.
     *
     * @param link the name under which the controller opens the clock's device
     * @param before what the journal tells
     * @param machine names this power-up of the machine
     */
    Furniture(
            String name,
            Path link,
            Script script,
            Recovery before,
            BenchSettings settings,
            String machine,
            Agenda agenda,
            Pacer pacer) {
        this.name = name;
        this.link = link;
        this.script = script;
        this.before = before;
        this.settings = settings;
        this.machine = machine;
        this.agenda = agenda;
        this.pacer = pacer;
    }

    /**
     * Puts everything up and switches it on. The stones of a game that was interrupted stand where they stood.
     *
     * @throws UncheckedIOException without a pseudo terminal
     */
    SimTable place(SimPi4j pi4j, SimTable.Store store, SimTable.Ear ear) {
        Dice dice = new Dice(settings.seed()).fork(name).fork("life", before.lastBoot());
        Surroundings surroundings = new Surroundings(
                WallClock.system(), this::begin, machine, before.lastBoot(), before.clockBoot(), pacer);
        RigSettings rig = settings.firmware()
                .map(folder ->
                        RigSettings.DEFAULT.withClock((time, cable, traits) -> chip(folder, time, cable, traits)))
                .orElse(RigSettings.DEFAULT);
        SimTable made = new SimTable(agenda, pi4j, dice, rig, store, ear, surroundings);
        if (before.gameOpen()) {
            Standing.of(before.state()).forEach(point -> made.world().place(site(point)));
        }
        table = made;
        made.powerOn();
        return made;
    }

    private TableClock chip(Path folder, Agenda time, SimCable cable, ClockTraits traits) {
        AvrClock made = new AvrClock(folder, time, cable, traits);
        chip = made;
        return made;
    }

    private Point site(Point point) {
        return script.far() ? Point.at(Point.COUNT - 1 - point.index()) : point;
    }

    private ClockTalk begin(ControllerEnd cable) {
        try {
            PtyTalk begun = PtyTalk.begin(LibC.load(), link, cable, agenda, pacer::wake);
            talk = begun;
            return begun;
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    /** Returns the talk with the clock; only after {@link #place}. */
    PtyTalk talk() {
        return Objects.requireNonNull(talk, "no talk");
    }

    /** Returns the table; only after {@link #place}. */
    SimTable table() {
        return Objects.requireNonNull(table, "no table");
    }

    @Override
    public void close() {
        if (talk != null) {
            talk.close();
        }
        if (chip != null) {
            chip.close();
        }
    }
}
