package tengen.sim.tape;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tengen.bridge.clock.ClockKey;
import tengen.engine.Point;
import tengen.game.Carried;
import tengen.game.Event;
import tengen.game.Seat;
import tengen.game.Wish;
import tengen.sim.rig.SimTable;
import tengen.sim.time.Agenda;
import tengen.table.Item;
import tengen.table.Seating;

/** Turns the lines of a tape into deeds at a table. */
public final class Stage {
    private static final long KEY_NANOS = 100_000_000L;
    private static final long HOVER_NANOS = 80_000_000L;

    private final SimTable table;
    private final Agenda agenda;
    private final SceneStore store;
    private final boolean far;
    private final Supplier<Optional<Carried>> carried;
    private Seating seating;

    /**
     * Makes a stage.
     *
     * @param far the opener sits on the far side
     */
    public Stage(SimTable table, Agenda agenda, SceneStore store, boolean far) {
        this(table, agenda, store, far, Optional::empty);
    }

    /**
     * Makes a stage on which a game that was moved away can be taken over.
     *
     * @param carried the game that was moved away last
     */
    Stage(SimTable table, Agenda agenda, SceneStore store, boolean far, Supplier<Optional<Carried>> carried) {
        this.carried = carried;
        this.table = table;
        this.agenda = agenda;
        this.store = store;
        this.far = far;
        seating = new Seating(far);
    }

    /** Returns what the line does when its moment comes. */
    public Runnable read(TapeLine line) throws TapeFault {
        return switch (line.actor()) {
            case "A" -> player(line, Seat.A);
            case "B" -> player(line, Seat.B);
            case "arbiter" -> arbiter(line);
            case "fault" -> new Mishaps(table, agenda, store, this::site).read(line);
            case "power" -> power(line);
            default -> {
                line.wordsAtMost(0);
                line.optionsOnly("for");
                long nanos = Words.needed(line, "for");
                yield () -> table.crash(nanos);
            }
        };
    }

    private Runnable player(TapeLine line, Seat seat) throws TapeFault {
        return switch (line.word(0)) {
            case "press" -> {
                line.wordsAtMost(1);
                line.optionsOnly();
                yield () -> table.clock().press(seating().face(seat));
            }
            case "key" -> key(line, seat);
            case "place" -> place(line);
            case "slide" -> {
                line.wordsAtMost(3);
                line.optionsOnly("over");
                Point from = point(line, 1);
                Point to = point(line, 2);
                long overNanos = Words.option(line, "over", 0);
                yield () -> table.world().slide(from, to, overNanos);
            }
            default -> hand(line);
        };
    }

    private Runnable hand(TapeLine line) throws TapeFault {
        line.wordsAtMost(2);
        return switch (line.word(0)) {
            case "lift" -> {
                line.optionsOnly();
                Point point = point(line, 1);
                yield () -> table.world().lift(point);
            }
            case "hover" -> {
                line.optionsOnly("for");
                Point point = point(line, 1);
                long forNanos = Words.option(line, "for", HOVER_NANOS);
                yield () -> table.world().hover(point, forNanos);
            }
            case "tap" -> {
                line.optionsOnly("times");
                Point point = point(line, 1);
                String times = line.options().getOrDefault("times", "1");
                if (!times.matches("[1-9]\\d?")) {
                    throw line.fault("times=" + times + ": 1 to 99");
                }
                yield () -> table.world().tap(point, Integer.parseInt(times));
            }
            case "nudge" -> {
                line.optionsOnly("for");
                Point point = point(line, 1);
                long forNanos = Words.needed(line, "for");
                yield () -> table.world().nudge(point, forNanos);
            }
            default -> throw line.fault("a player cannot: " + line.word(0));
        };
    }

    private Runnable place(TapeLine line) throws TapeFault {
        line.wordsAtMost(2);
        line.optionsOnly("offset", "over");
        Point point = point(line, 1);
        String offset = line.options().getOrDefault("offset", "0,0");
        if (!offset.matches("-?\\d{1,2},-?\\d{1,2}")) {
            throw line.fault("offset=" + offset + ": millimetres right and away, such as 4,-3");
        }
        int comma = offset.indexOf(',');
        int sign = far ? -1 : 1;
        int right = sign * Integer.parseInt(offset.substring(0, comma));
        int away = sign * Integer.parseInt(offset.substring(comma + 1));
        long overNanos = Words.option(line, "over", 0);
        return () -> table.world().place(point, right, away, overNanos);
    }

    private Runnable key(TapeLine line, Seat seat) throws TapeFault {
        line.wordsAtMost(2);
        line.optionsOnly("hold");
        String name = line.word(1).toUpperCase(Locale.ROOT);
        ClockKey near = switch (name) {
            case "CALL" -> ClockKey.CALL_A;
            case "OPTION" -> ClockKey.OPTION_A;
            case "DRAW" -> ClockKey.DRAW_A;
            case "RESIGN" -> ClockKey.RESIGN_A;
            default -> throw line.fault("a player has CALL, OPTION, DRAW and RESIGN: " + line.word(1));
        };
        long holdNanos = Words.option(line, "hold", KEY_NANOS);
        return () -> table.clock().hold(near.at(seating().face(seat)), holdNanos);
    }

    /** Who sits where, as the controller knows it; while it is away, as it knew it last. */
    private Seating seating() {
        table.controller().ifPresent(now -> seating = Seating.of(now.loop().state()));
        return seating;
    }

    private Runnable arbiter(TapeLine line) throws TapeFault {
        if (line.word(0).equals("key")) {
            line.wordsAtMost(1);
            line.optionsOnly("hold");
            long holdNanos = Words.option(line, "hold", KEY_NANOS);
            return () -> table.clock().hold(ClockKey.ARBITER, holdNanos);
        }
        String by = Orders.by(line);
        String id = "line-" + line.number();
        if (line.word(0).equals("take-over")) {
            line.wordsAtMost(1);
            line.optionsOnly();
            return () -> carried.get().ifPresent(game -> order(id, by, new Wish.TakeOver("tape", game)));
        }
        Wish wish = Orders.read(line);
        return () -> order(id, by, wish);
    }

    private void order(String id, String by, Wish wish) {
        table.controller().ifPresent(now -> now.offer(new Item.Order(id, by, Event.Ruler.DESK, wish)));
    }

    private Runnable power(TapeLine line) throws TapeFault {
        line.wordsAtMost(1);
        line.optionsOnly();
        return switch (line.word(0)) {
            case "off" -> table::powerOff;
            case "on" -> table::powerOn;
            default -> throw line.fault("power is on or off: " + line.word(0));
        };
    }

    private Point point(TapeLine line, int index) throws TapeFault {
        return site(Words.point(line, index));
    }

    /** Returns the wired site under a point of the game: turned by half when the opener sits on the far side. */
    private Point site(Point point) {
        return far ? Point.at(Point.COUNT - 1 - point.index()) : point;
    }
}
