package tengen.sim.rig;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Play;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.EventCodec;
import tengen.record.MemoryJournal;
import tengen.record.StoreFault;
import tengen.sim.chip.SimPi4j;
import tengen.sim.clock.FacePicture;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.table.Item;

/** A whole table on virtual time at which a test plays: the game has been assigned and started. One thread. */
public final class PlayedTable {
    public static final long MS = 1_000_000L;
    public static final long S = 1_000 * MS;

    public final Agenda agenda = new Agenda();
    public final SimTable table;
    private final List<Told> told = new ArrayList<>();
    private int orders;

    /** An event and the moment at which it was journalled. */
    public record Told(Event event, long atNanos) {}

    /** Starts a game with these settings, {@code key=value} each. */
    public PlayedTable(SimPi4j pi4j, RigSettings settings, long seed, String... rules) {
        this(pi4j, settings, seed, table -> {}, rules);
    }

    /** Starts a game after something was done at the table. */
    public PlayedTable(SimPi4j pi4j, RigSettings settings, long seed, Consumer<PlayedTable> before, String... rules) {
        MemoryJournal journal = new MemoryJournal("played");
        table = new SimTable(agenda, pi4j, new Dice(seed), settings, () -> journal, (row, nanos) -> {
            try {
                told.add(new Told(EventCodec.read(row), nanos));
            } catch (StoreFault fault) {
                throw new IllegalStateException(fault.getMessage(), fault);
            }
        });
        table.powerOn();
        assign(rules);
        after(2 * S);
        before.accept(this);
        order(new Wish.Start());
        after(0);
    }

    public void assign(String... rules) {
        Map<String, String> keys = new TreeMap<>();
        for (String rule : rules) {
            keys.put(rule.substring(0, rule.indexOf('=')), rule.substring(rule.indexOf('=') + 1));
        }
        boolean far = "far".equals(keys.remove("opener-side"));
        orders++;
        offer(new Item.Pairing("game-" + orders, "Ann", "Bo", far, Rules.parse(keys)));
    }

    public void order(Wish wish) {
        orders++;
        offer(new Item.Order("order-" + orders, "test", Event.Ruler.DESK, wish));
    }

    private void offer(Item item) {
        table.controller().orElseThrow().offer(item);
    }

    public PlayedTable after(long nanos) {
        agenda.runUntil(agenda.nanos() + nanos);
        return this;
    }

    public PlayedTable until(long atNanos) {
        agenda.runUntil(atNanos);
        return this;
    }

    public PlayedTable place(String point) {
        table.world().place(Point.of(point));
        return this;
    }

    public PlayedTable press(ClockSide side) {
        table.clock().press(side);
        return this;
    }

    public PlayedTable tap(ClockKey key) {
        table.clock().hold(key, 100 * MS);
        return this;
    }

    public FacePicture face(ClockSide side) {
        return table.clock().faces().side(side);
    }

    public GameState state() {
        return table.controller().orElseThrow().loop().state();
    }

    public Play play() {
        return state().game().orElseThrow();
    }

    /** Returns everything that was journalled so far. */
    public List<Told> told() {
        return List.copyOf(told);
    }

    public <T extends Event> List<T> all(Class<T> type) {
        return told.stream()
                .map(Told::event)
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    /** Returns the names of the events from this one of {@link #told} on. */
    public List<String> names(int from) {
        return told.subList(from, told.size()).stream()
                .map(one -> one.event().getClass().getSimpleName())
                .toList();
    }
}
