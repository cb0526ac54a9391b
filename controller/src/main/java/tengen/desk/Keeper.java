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

    /** What comes close together is kept together: each keeping waits for the disk. */
    private static final long TOGETHER_NANOS = 20_000_000L;

    private final DeskStore store;
    private final Haves haves;
    private final Commands commands;
    private final Removals removals;
    private final WallClock wall;
    private final Consumer<String> out;
    private final DeskEar ear;
    private final List<Heard> heard = new ArrayList<>();
    private final Map<TableEpoch, Long> told = new TreeMap<>();
    private boolean silent;
    private long retryNanos;
    private long keptNanos;
    private boolean keptOnce;

    Keeper(DeskStore store, Commands commands, WallClock wall, Consumer<String> out, DeskEar ear) throws StoreFault {
        this.store = store;
        this.commands = commands;
        removals = new Removals(store, commands, ear);
        removals.catchUp();
        this.wall = wall;
        this.out = out;
        this.ear = ear;
        haves = new Haves(store);
        commands.foundAnswered().forEach(ear::answered);
    }

    void hear(Heard event) {
        heard.add(event);
    }

    long have(String table, String epoch) {
        return haves.of(new TableEpoch(table, epoch));
    }

    private long dueNanos(long nowNanos) {
        if (silent) {
            return retryNanos;
        }
        return keptOnce ? keptNanos + TOGETHER_NANOS : nowNanos;
    }

    /** Returns when what was heard is to be kept; Long.MAX_VALUE = nothing was. */
    long nextDueNanos() {
        return heard.isEmpty() ? Long.MAX_VALUE : dueNanos(Long.MIN_VALUE);
    }

    /** Keeps what was heard since the last call; returns the tables that are to be acknowledged. */
    List<String> keep(long nowNanos) {
        if (heard.isEmpty() || nowNanos - dueNanos(nowNanos) < 0) {
            return List.of();
        }
        keptNanos = nowNanos;
        keptOnce = true;
        TreeSet<String> tables = new TreeSet<>();
        try {
            Map<TableEpoch, List<EventMessage>> added = new TreeMap<>();
            for (Heard one : store.add(heard, wall.millis())) {
                added.computeIfAbsent(one.key(), key -> new ArrayList<>()).add(one.event());
            }
            // What came again is acknowledged again: the word before may have been lost.
            heard.forEach(one -> tables.add(one.table()));
            for (Map.Entry<TableEpoch, List<EventMessage>> one : added.entrySet()) {
                told.putIfAbsent(one.getKey(), haves.of(one.getKey()));
                List<Long> numbers =
                        one.getValue().stream().map(EventMessage::seq).toList();
                if (haves.kept(one.getKey(), numbers)) {
                    tell(one.getKey(), one.getValue());
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

    /** Tells what is complete: what has just come, as long as it goes on from what was told; the rest from the store. */
    private void tell(TableEpoch key, List<EventMessage> fresh) throws StoreFault {
        long last = told.getOrDefault(key, 0L);
        for (EventMessage event : fresh) {
            if (event.seq() == last + 1) {
                last = tell(key, event);
            }
        }
        while (last < haves.of(key)) {
            List<EventMessage> events = store.events(key, last + 1, (int) Math.min(TOLD_AT_ONCE, haves.of(key) - last));
            for (EventMessage event : events) {
                last = tell(key, event);
            }
            if (events.isEmpty()) {
                throw new StoreFault(
                        StoreFault.Cause.DAMAGED, key.table() + ": event " + (last + 1) + " cannot be read back");
            }
        }
    }

    private long tell(TableEpoch key, EventMessage event) throws StoreFault {
        out.accept(EventLine.of(key.table(), event));
        ear.event(key.table(), event, wall.millis());
        commands.heard(key.table(), event).ifPresent(this::answered);
        removals.heard(key.table(), event);
        told.put(key, event.seq());
        return event.seq();
    }
}
