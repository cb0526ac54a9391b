package tengen.sim.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tengen.bridge.clock.ClockReport;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.rig.RigSettings;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;
import tengen.sim.world.SimBoard;
import tengen.table.Item;

/**
 * How long it takes from a stone at rest to its event in the journal, on virtual time through the whole table: reed and its bounce, chain, driver, settling,
 * loop; and from a press that comes before the stone has settled. What Java needs meanwhile is not in it.
 *
 * @param settleNanos the table's
 * @param restNanos from a stone at rest to its event, sorted
 * @param pressNanos from a press to the event of the stone it closes, the cable's time included, sorted
 * @param arrivalNanos the same from the moment at which the press has come over the cable, sorted
 */
record StoneLatency(long settleNanos, List<Long> restNanos, List<Long> pressNanos, List<Long> arrivalNanos) {
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final double MILLI_NANOS = 1e6;

    /** The goal: settle time and this much. */
    private static final long ALLOWED_NANOS = 10_000_000L;

    /** One frame of the board: its period and the time that its own rows take. */
    private static final long FRAME_NANOS = SimBoard.PERIOD_NANOS + 1_600_000L;

    /** Stones of one game, the middle of the board not reached again by the rows. */
    private static final int IN_A_GAME = 100;

    private static final List<Point> OPENING = List.of(Point.of("H8"), Point.of("H9"), Point.of("H10"));

    StoneLatency {
        restNanos = List.copyOf(restNanos);
        pressNanos = List.copyOf(pressNanos);
        arrivalNanos = List.copyOf(arrivalNanos);
    }

    /** Plays {@code stones} stones, every other one pressed before it has settled. */
    static StoneLatency measure(SimPi4j pi4j, long seed, int stones) {
        List<Long> rests = new ArrayList<>();
        List<Long> presses = new ArrayList<>();
        List<Long> arrivals = new ArrayList<>();
        for (int game = 0; game * IN_A_GAME < stones; game++) {
            int count = Math.min(IN_A_GAME, stones - game * IN_A_GAME);
            new Played(pi4j, new Dice(seed).fork("latency", game), rests, presses, arrivals).play(count);
        }
        return new StoneLatency(RigSettings.DEFAULT.settleNanos(), sorted(rests), sorted(presses), sorted(arrivals));
    }

    private static List<Long> sorted(List<Long> spans) {
        List<Long> sorted = new ArrayList<>(spans);
        Collections.sort(sorted);
        return sorted;
    }

    /** Returns which part of the stones was known in good time after its rest, in percent. */
    double restsInTime() {
        return share(restNanos, settleNanos + ALLOWED_NANOS);
    }

    /** Returns which part of the presses was answered within one frame of its coming, in percent. */
    double pressesInTime() {
        return share(arrivalNanos, FRAME_NANOS);
    }

    private static double share(List<Long> spans, long limitNanos) {
        return 100.0 * spans.stream().filter(span -> span <= limitNanos).count() / spans.size();
    }

    String line() {
        return String.format(
                Locale.ROOT,
                "stone at rest -> its event, virtual time, 200 frames/s: %s, %d stones; %.2f %% within settle (%.0f ms)"
                        + " + 10 ms%npress before that -> its stone's event: %s with the cable's time, %s without, %d"
                        + " presses; %.2f %% within one frame",
                figures(restNanos),
                restNanos.size(),
                restsInTime(),
                settleNanos / MILLI_NANOS,
                figures(pressNanos),
                figures(arrivalNanos),
                pressNanos.size(),
                pressesInTime());
    }

    private static String figures(List<Long> spans) {
        return String.format(
                Locale.ROOT,
                "p50 %.1f, p99 %.1f, most %.1f ms",
                spans.get(spans.size() / 2) / MILLI_NANOS,
                spans.get(Math.min(spans.size() - 1, spans.size() * 99 / 100)) / MILLI_NANOS,
                spans.getLast() / MILLI_NANOS);
    }

    /** One game whose stones are set by the stopwatch. */
    private static final class Played {
        private final Agenda agenda = new Agenda();
        private final Dice dice;
        private final SimTable table;
        private final List<Long> rests;
        private final List<Long> presses;
        private final List<Long> arrivals;
        private boolean hasty;
        private long restNanos;
        private long pressNanos;
        private long arrivedNanos;
        private int placed;

        Played(SimPi4j pi4j, Dice dice, List<Long> rests, List<Long> presses, List<Long> arrivals) {
            this.dice = dice;
            this.rests = rests;
            this.presses = presses;
            this.arrivals = arrivals;
            MemoryJournal journal = new MemoryJournal("latency");
            table = new SimTable(agenda, pi4j, dice, RigSettings.DEFAULT, () -> journal, this::hear);
        }

        void play(int stones) {
            table.powerOn();
            offer(new Item.Pairing(
                    "latency", "A", "B", false, Rules.parse(Map.of("procedure", "free", "time", "20m+60s/move"))));
            table.controller().orElseThrow().loop().onTaken(this::taken);
            pass(SECOND_NANOS);
            offer(new Item.Order("", "latency", Event.Ruler.DESK, new Wish.Start()));
            pass(SECOND_NANOS);
            for (int stone = 0; stone < stones; stone++) {
                ClockSide side = stone % 2 == 0 ? ClockSide.A : ClockSide.B;
                pass(dice.between(SECOND_NANOS, 2 * SECOND_NANOS));
                hasty = dice.chance(Dice.CERTAIN_PPM / 2);
                restNanos = agenda.nanos();
                table.world().place(point(stone));
                pass(hasty ? dice.between(10_000_000L, 140_000_000L) : SECOND_NANOS);
                pressNanos = agenda.nanos();
                table.clock().press(side);
                pass(SECOND_NANOS);
                if (placed != stone + 1) {
                    throw new IllegalStateException("stone " + (stone + 1) + " of a sound board was not seen");
                }
            }
        }

        /** The first three stones have their zones; the others are set row by row. */
        private static Point point(int stone) {
            return stone < OPENING.size() ? OPENING.get(stone) : Point.at(stone);
        }

        private void taken(long turnNanos, Item item) {
            boolean lever = item instanceof Item.Reported told
                    && told.report() instanceof ClockReport.KeyReported key
                    && key.down()
                    && key.key().isLever();
            if (lever) {
                arrivedNanos = turnNanos;
            }
        }

        private void hear(Row row, long nowNanos) {
            if (!row.type().equals("StonePlaced")) {
                return;
            }
            placed++;
            if (hasty) {
                presses.add(nowNanos - pressNanos);
                arrivals.add(nowNanos - Math.max(pressNanos, arrivedNanos));
            } else {
                rests.add(nowNanos - restNanos);
            }
        }

        private void offer(Item item) {
            table.controller().orElseThrow().offer(item);
        }

        private void pass(long nanos) {
            agenda.runUntil(agenda.nanos() + nanos);
        }
    }
}
