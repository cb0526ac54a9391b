package tengen.sim.season;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tengen.bridge.clock.ClockSide;
import tengen.game.GameState;
import tengen.game.Play;
import tengen.game.Seat;
import tengen.record.Row;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.SimClock;
import tengen.sim.fault.Dice;
import tengen.sim.rig.RigSettings;
import tengen.sim.rig.SimController;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;
import tengen.table.TableLoop;

/** A whole table whose process may die at any write, watched by the oracles of every event, with a desk behind a broker if one is wanted. One thread. */
final class WatchedTable implements SimTable.Ear, AutoCloseable {
    /** How soon somebody looks at what has happened. */
    private static final long LOOK_NANOS = 20_000_000L;

    private final Agenda agenda = new Agenda();
    private final Dice dice;
    private final SeasonStore store;
    private final EventOracles events;
    private final SimTable table;
    private final Optional<SeasonHall> hall;
    private final Heard heard;
    private final Consumer<String> deeds;
    private boolean dirty;
    private int lives;

    /** Hears a row as it is written. */
    interface Heard {
        void row(Row row, long nowNanos);
    }

    WatchedTable(
            String epoch,
            SimPi4j pi4j,
            Dice dice,
            RigSettings settings,
            boolean reports,
            Heard heard,
            Consumer<String> deeds) {
        this.dice = dice.fork("deaths");
        this.deeds = deeds;
        this.heard = heard;
        store = new SeasonStore(agenda, epoch);
        events = new EventOracles(store.journal());
        table = new SimTable(agenda, pi4j, dice, settings, store, this);
        hall = reports ? Optional.of(new SeasonHall(agenda, dice.fork("hall"), table.wall())) : Optional.empty();
    }

    Agenda agenda() {
        return agenda;
    }

    SimTable table() {
        return table;
    }

    SeasonStore store() {
        return store;
    }

    EventOracles events() {
        return events;
    }

    Optional<SeasonHall> hall() {
        return hall;
    }

    /** Returns how many turns the record has; -1 while no process runs. */
    int pressed() {
        return record().map(play -> play.pressedMoves().size()).orElse(-1);
    }

    /** Returns how many lives of the process have begun. */
    int lives() {
        return lives;
    }

    /** Returns the game as the process has it, if there is a process and a game. */
    Optional<Play> record() {
        return state().flatMap(GameState::game);
    }

    boolean isRunning() {
        return state().filter(GameState.Running.class::isInstance).isPresent();
    }

    boolean isOver() {
        return state().filter(GameState.Ended.class::isInstance).isPresent();
    }

    /** Says whether nothing of what happened waits: no key in the clock, no event in memory. */
    boolean isAtRest() {
        boolean keyWaits = table.clock() instanceof SimClock clock && clock.keptKeys() > 0;
        return !keyWaits && life().filter(TableLoop::durable).isPresent();
    }

    private Optional<GameState> state() {
        return life().map(TableLoop::state);
    }

    private Optional<TableLoop> life() {
        return table.controller().map(SimController::loop);
    }

    /** Presses a lever. */
    void press(ClockSide side) {
        events.pressed(side == ClockSide.A ? Seat.A : Seat.B, agenda.nanos());
        deeds.accept(side + " press");
        table.clock().press(side);
    }

    /** Returns how the faces differ from the game; nothing while no game runs. */
    Optional<String> faces() {
        return isRunning()
                ? record().flatMap(play -> FaceOracle.differs(table.clock().faces(), play, agenda.nanos()))
                : Optional.empty();
    }

    /** Lets time pass; a process that dies comes back after a while. */
    void pass(long nanos) {
        long endNanos = agenda.nanos() + nanos;
        while (agenda.nanos() < endNanos) {
            try {
                agenda.runUntil(endNanos);
            } catch (SeasonStore.Death death) {
                long awayNanos = CrashFaults.outageNanos(dice);
                deeds.accept("crash for=" + Diary.span(awayNanos));
                table.crash(awayNanos);
            }
        }
        if (dirty) {
            dirty = false;
            events.catchUp();
            events.faces(table.clock().faces());
            life().filter(TableLoop::durable).ifPresent(loop -> events.compare(loop.state()));
        }
    }

    /** Lets time pass until it is so, and returns whether it became so. */
    boolean until(BooleanSupplier so, long limitNanos) {
        long endNanos = agenda.nanos() + limitNanos;
        while (!so.getAsBoolean() && agenda.nanos() < endNanos) {
            pass(LOOK_NANOS);
        }
        return so.getAsBoolean();
    }

    /** Everything is well again: within this time the desk must have everything and an answer to every order, each once. */
    void settle(long withinNanos, Consumer<String> wrong) {
        if (hall.isEmpty()) {
            return;
        }
        SeasonHall desk = hall.get();
        long endNanos = agenda.nanos() + withinNanos;
        boolean settled = false;
        while (!settled && agenda.nanos() < endNanos) {
            until(() -> desk.delivered() && desk.answered(), endNanos - agenda.nanos());
            pass(1_000_000_000L);
            // A broker that stood still may be missed only now, and then that is told too.
            settled = desk.delivered() && desk.answered();
        }
        if (!settled) {
            wrong.accept("the desk does not have everything " + withinNanos / 1_000_000_000L + " s after all is well");
        }
        desk.differences(store.journal().epoch(), store.journal().rows(1, Integer.MAX_VALUE))
                .forEach(wrong);
        desk.unfaithful(events.given()).forEach(wrong);
    }

    @Override
    public void told(Row row, long nowNanos) {
        dirty = true;
        heard.row(row, nowNanos);
        hall.ifPresent(SeasonHall::told);
    }

    @Override
    public void unwritten(Optional<GameState> state) {
        hall.ifPresent(desk -> desk.unwritten(state));
    }

    @Override
    public void began(SimController life, long boot) {
        lives++;
        hall.ifPresent(desk -> desk.began(life, store.current(), boot));
    }

    @Override
    public void ended() {
        hall.ifPresent(SeasonHall::ended);
    }

    @Override
    public void close() {
        hall.ifPresent(SeasonHall::close);
    }
}
