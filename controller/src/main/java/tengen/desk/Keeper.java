package tengen.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import tengen.mqtt.EventMessage;
import tengen.record.StoreFault;
import tengen.time.WallClock;

/** Keeps events as they come, in batches, and tells what is complete in the order of numbers, each once. One thread. */
final class Keeper {
    private static final long STORE_RETRY_NANOS = 1_000_000_000L;
    private static final int TOLD_AT_ONCE = 1_000;

    private final DeskStore store;
    private final Haves haves;
    private final Commands commands;
    private final WallClock wall;
    private final Consumer<String> out;
    private final DeskEar ear;
    private final List<Heard> heard = new ArrayList<>();
    private final Map<TableEpoch, Long> told = new TreeMap<>();
    private boolean silent;
    private long retryNanos;

    Keeper(DeskStore store, Commands commands, WallClock wall, Consumer<String> out, DeskEar ear) throws StoreFault {
        this.store = store;
        this.commands = commands;
        this.wall = wall;
        this.out = out;
        this.ear = ear;
        haves = new Haves(store);
    }

    void hear(Heard event) {
        heard.add(event);
    }

    long have(String table, String epoch) {
        return haves.of(new TableEpoch(table, epoch));
    }

    /** Keeps what was heard since the last call; returns the tables that are to be acknowledged. */
    List<String> keep(long nowNanos) {
        if (heard.isEmpty() || (silent && nowNanos - retryNanos < 0)) {
            return List.of();
        }
        TreeSet<String> tables = new TreeSet<>();
        try {
            Map<TableEpoch, List<Long>> numbers = new TreeMap<>();
            for (Heard one : store.add(heard, wall.millis())) {
                numbers.computeIfAbsent(one.key(), key -> new ArrayList<>())
                        .add(one.event().seq());
            }
            // What came again is acknowledged again: the word before may have been lost.
            heard.forEach(one -> tables.add(one.table()));
            for (Map.Entry<TableEpoch, List<Long>> one : numbers.entrySet()) {
                told.putIfAbsent(one.getKey(), haves.of(one.getKey()));
                if (haves.kept(one.getKey(), one.getValue())) {
                    tell(one.getKey());
                }
            }
            if (silent) {
                silent = false;
                out.accept("desk: the store writes again");
            }
        } catch (StoreFault fault) {
            fails(fault, nowNanos);
        }
        // What is not kept is not acknowledged, and so it comes again.
        heard.clear();
        return List.copyOf(tables);
    }

    private void fails(StoreFault fault, long nowNanos) {
        retryNanos = nowNanos + STORE_RETRY_NANOS;
        if (!silent) {
            silent = true;
            out.accept("desk: nothing is kept or acknowledged until this is mended: " + fault.getMessage());
        }
    }

    private void answered(Sent sent) {
        out.accept(sent.table() + " order " + sent.command().order().word() + " "
                + sent.command().id() + ": " + sent.answer());
        ear.answered(sent);
    }

    private void tell(TableEpoch key) throws StoreFault {
        long last = told.getOrDefault(key, 0L);
        while (last < haves.of(key)) {
            List<EventMessage> events = store.events(key, last + 1, (int) Math.min(TOLD_AT_ONCE, haves.of(key) - last));
            for (EventMessage event : events) {
                out.accept(EventLine.of(key.table(), event));
                ear.event(key.table(), event, wall.millis());
                commands.heard(key.table(), event).ifPresent(this::answered);
                last = event.seq();
                told.put(key, last);
            }
            if (events.isEmpty()) {
                throw new StoreFault(
                        StoreFault.Cause.DAMAGED, key.table() + ": event " + (last + 1) + " cannot be read back");
            }
        }
    }
}
