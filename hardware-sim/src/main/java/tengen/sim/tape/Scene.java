package tengen.sim.tape;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import tengen.game.Carried;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.record.EventCodec;
import tengen.record.StoreFault;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.rig.RigSettings;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;
import tengen.table.Item;
import tengen.table.Witness;
import tengen.time.Ticker;

/** Plays a tape: sets a table up, lets everybody do what the tape says, and compares what was journalled with what it expects. */
public final class Scene {
    /** By then the clock has answered and the board has been seen. */
    private static final long SET_UP_NANOS = 3_000_000_000L;

    /** How long a scene goes on after a last line that expects nothing. */
    private static final long AFTER_NANOS = 3_000_000_000L;

    private static final List<String> TABLE_KEYS = List.of("opener-side", "settle");

    private final Tape tape;
    private final Agenda agenda = new Agenda();
    private final SceneStore store;
    private final Consumer<Told> told;
    private final List<Told> heard = new ArrayList<>();
    private final SimTable table;
    private final boolean far;
    private Witness witness = (nanos, item) -> {};
    private final Rules rules;

    /**
     * Prepares a scene.
     *
     * @param told hears every row as it is written
     */
    public Scene(Tape tape, SimPi4j pi4j, RigSettings settings, SceneStore store, Consumer<Told> told)
            throws TapeFault {
        this.tape = tape;
        this.store = store;
        this.told = told;
        this.rules = rules(tape);
        this.far = choice(tape, "opener-side", "near", "far").equals("far");
        String settle = tape.config().getOrDefault("settle", "150ms");
        long settleNanos =
                Durations.parse(settle).orElseThrow(() -> new TapeFault(tape.configLine(), "settle=" + settle));
        table = new SimTable(
                agenda, pi4j, new Dice(1), settings.withSettle(settleNanos), () -> store.open(agenda), this::hear);
    }

    /** Names somebody who is told of everything that the loop takes until its first restart. */
    void onTaken(Witness taken) {
        witness = taken;
    }

    /** Returns virtual time. */
    Ticker ticker() {
        return agenda;
    }

    /** Returns whether a type of event of this name exists, in any case. */
    static boolean isEventType(String name) {
        for (Class<?> type : Event.class.getPermittedSubclasses()) {
            if (type.getSimpleName().equalsIgnoreCase(name)) {
                return true;
            }
        }
        return false;
    }

    /** Plays the whole scene and returns the expectations that failed, as lines to print. */
    public List<String> play() throws TapeFault {
        // The whole tape is understood before anything happens.
        Stage stage = new Stage(table, agenda, store, far, this::carried);
        List<Expectation> expected = new ArrayList<>();
        List<Deed> deeds = new ArrayList<>();
        long lastNanos = 0;
        for (TapeLine line : tape.lines()) {
            lastNanos = Math.max(lastNanos, line.atNanos());
            if (line.actor().equals("expect")) {
                expected.add(Expectation.read(line));
            } else {
                deeds.add(new Deed(SET_UP_NANOS + line.atNanos(), stage.read(line)));
            }
        }
        table.powerOn();
        table.controller().orElseThrow().loop().onTaken(witness);
        table.controller().orElseThrow().offer(new Item.Pairing("tape", "A", "B", far, rules));
        deeds.forEach(deed -> agenda.change(deed.atNanos(), deed.action()));
        List<String> failures = check(expected);
        boolean open = tape.lines().isEmpty() || !tape.lines().getLast().actor().equals("expect");
        agenda.runUntil(SET_UP_NANOS + lastNanos + (open ? AFTER_NANOS : 0));
        table.powerOff();
        return failures;
    }

    private List<String> check(List<Expectation> expected) {
        List<String> failures = new ArrayList<>();
        long fromNanos = Long.MIN_VALUE;
        long momentNanos = Long.MIN_VALUE;
        for (Expectation expectation : expected) {
            if (expectation.line().atNanos() != momentNanos) {
                fromNanos = momentNanos;
                momentNanos = expectation.line().atNanos();
                agenda.runUntil(SET_UP_NANOS + momentNanos);
            }
            long afterNanos = fromNanos;
            List<Told> stretch =
                    heard.stream().filter(row -> row.atNanos() > afterNanos).toList();
            if (!expectation.holds(stretch)) {
                failures.add("line " + expectation.line().number() + ": " + expectation.text()
                        + (expectation.none() ? ": but there is one" : ": not among the events since then"));
            }
        }
        return failures;
    }

    private void hear(tengen.record.Row row, long nowNanos) {
        Told now = new Told(row, nowNanos - SET_UP_NANOS);
        heard.add(now);
        told.accept(now);
    }

    /** Returns the game that was moved away last. */
    private Optional<Carried> carried() {
        for (Told row : heard.reversed()) {
            if (row.row().type().equals("GameMovedAway")) {
                try {
                    return EventCodec.read(row.row()) instanceof Event.GameMovedAway moved
                            ? Optional.of(moved.game())
                            : Optional.empty();
                } catch (StoreFault unreadable) {
                    throw new IllegalStateException(unreadable);
                }
            }
        }
        return Optional.empty();
    }

    private static Rules rules(Tape tape) throws TapeFault {
        Map<String, String> keys = new TreeMap<>(tape.config());
        TABLE_KEYS.forEach(keys::remove);
        try {
            return Rules.parse(keys);
        } catch (IllegalArgumentException e) {
            throw new TapeFault(tape.configLine(), String.valueOf(e.getMessage()));
        }
    }

    private static String choice(Tape tape, String key, String standard, String other) throws TapeFault {
        String value = tape.config().getOrDefault(key, standard);
        if (!value.equals(standard) && !value.equals(other)) {
            throw new TapeFault(tape.configLine(), key + "=" + value + ": " + standard + " or " + other);
        }
        return value;
    }

    private record Deed(long atNanos, Runnable action) {}
}
