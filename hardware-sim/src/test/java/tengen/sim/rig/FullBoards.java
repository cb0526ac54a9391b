package tengen.sim.rig;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.table.Item;

/** One process of a table that plays full boards, one after the other, on virtual time: 225 stones, the draw, the result confirmed, the board cleared. */
final class FullBoards {
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final long TAP_NANOS = 100_000_000L;

    /** Three stones in their zones, then row by row. */
    private static final List<Point> ORDER = order();

    final Agenda agenda = new Agenda();
    private final Forgetful journal = new Forgetful();
    private final SimTable table;
    private final long turnNanos;
    private final List<Long> usedBytes = new ArrayList<>();
    private int boards;
    private int stones;
    private int ended;

    private static List<Point> order() {
        List<Point> order = new ArrayList<>(List.of(Point.of("H8"), Point.of("H9"), Point.of("H10")));
        for (int site = 0; site < Point.COUNT; site++) {
            if (!order.contains(Point.at(site))) {
                order.add(Point.at(site));
            }
        }
        return order;
    }

    /** A disk that nobody reads: what was written is let go after each game, so that the process alone is measured. */
    private static final class Forgetful implements Journal {
        private MemoryJournal now = new MemoryJournal("full");

        void forget() {
            now = new MemoryJournal("full");
        }

        @Override
        public List<Row> append(List<Draft> drafts) {
            return now.append(drafts);
        }

        @Override
        public List<Row> rows(long fromSeq, int atMost) {
            return now.rows(fromSeq, atMost);
        }

        @Override
        public long lastSeq() {
            return now.lastSeq();
        }

        @Override
        public String epoch() {
            return now.epoch();
        }

        @Override
        public void close() {
            now.close();
        }
    }

    /** @param turnNanos from one stone to the next */
    FullBoards(SimPi4j pi4j, RigSettings settings, long turnNanos) {
        this.turnNanos = turnNanos;
        table = new SimTable(agenda, pi4j, new Dice(5), settings, () -> journal, (row, nanos) -> hear(row));
        table.powerOn();
        pass(2 * SECOND_NANOS);
    }

    /** Plays one board to the end. */
    void play() {
        boards++;
        int before = stones;
        offer(new Item.Pairing(
                "full-" + boards,
                "A",
                "B",
                false,
                Rules.parse(Map.of("procedure", "free", "pass", "off", "time", "20m+60s/move"))));
        order(new Wish.Start());
        pass(SECOND_NANOS);
        for (int stone = 0; stone < Point.COUNT; stone++) {
            table.world().place(ORDER.get(stone));
            pass(turnNanos / 2);
            table.clock().press(stone % 2 == 0 ? ClockSide.A : ClockSide.B);
            pass(turnNanos - turnNanos / 2);
        }
        table.clock().hold(ClockKey.DRAW_A, TAP_NANOS);
        pass(SECOND_NANOS);
        table.clock().hold(ClockKey.DRAW_B, TAP_NANOS);
        pass(SECOND_NANOS);
        order(new Wish.Confirm());
        pass(SECOND_NANOS);
        if (stones - before != Point.COUNT || !(state() instanceof GameState.Ended)) {
            throw new AssertionError("board " + boards + ": " + (stones - before) + " stones, then " + state());
        }
        table.world().clear();
        pass(SECOND_NANOS);
        journal.forget();
    }

    /** Notes how much memory is in use once everything is collected that can be. */
    void weigh() {
        var memory = ManagementFactory.getMemoryMXBean();
        for (int round = 0; round < 3; round++) {
            memory.gc();
        }
        usedBytes.add(memory.getHeapMemoryUsage().getUsed());
    }

    /** Returns what {@link #weigh} noted, in KiB. */
    List<Long> usedKib() {
        return usedBytes.stream().map(bytes -> bytes / 1024).toList();
    }

    int ended() {
        return ended;
    }

    Sites standing() {
        return table.world().stones();
    }

    private GameState state() {
        return table.controller().orElseThrow().loop().state();
    }

    private void hear(Row row) {
        if (row.type().equals("StonePlaced")) {
            stones++;
        } else if (row.type().equals("GameEnded")) {
            ended++;
        }
    }

    private void order(Wish wish) {
        offer(new Item.Order("", "full", Event.Ruler.DESK, wish));
    }

    private void offer(Item item) {
        table.controller().orElseThrow().offer(item);
    }

    private void pass(long nanos) {
        agenda.runUntil(agenda.nanos() + nanos);
    }
}
