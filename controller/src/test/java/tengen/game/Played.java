package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tengen.engine.Point;
import tengen.game.clock.SideTime;

/** A game told in a few words, on virtual stamps, with the stones that stand unpressed on the board. */
final class Played {
    static final long MILLI = 1_000_000L;
    static final long SECOND = 1_000 * MILLI;

    private final List<PlacedStone> standing = new ArrayList<>();
    private final List<Event> heard = new ArrayList<>();
    GameState state = GameState.empty();
    long nowNanos = 1_000 * SECOND;

    private Played() {}

    /** Begins a game with these settings, {@code key=value} each; the opener's clock runs. */
    static Played game(String... settings) {
        Map<String, String> keys = new TreeMap<>();
        for (String setting : settings) {
            keys.put(setting.substring(0, setting.indexOf('=')), setting.substring(setting.indexOf('=') + 1));
        }
        Played game = new Played();
        game.tell(new Command.Assign("g1", "Ann", "Bo", false, Rules.parse(keys)));
        game.order(new Wish.Start());
        game.heard.clear();
        return game;
    }

    Played later(long nanos) {
        nowNanos += nanos;
        return this;
    }

    /** Sets a stone down, and lets it settle. */
    Played stone(String point) {
        standing.add(new PlacedStone(Point.of(point), nowNanos));
        tell(new Command.SeeStone(Point.of(point), nowNanos));
        nowNanos += 150 * MILLI;
        return this;
    }

    /** Sets a stone down that has not settled yet. */
    Played touch(String point) {
        standing.add(new PlacedStone(Point.of(point), nowNanos));
        return this;
    }

    Played lift(String point) {
        takeUnseen(point);
        tell(new Command.SeeLift(Point.of(point), nowNanos));
        return this;
    }

    /** Takes a stone off without the game hearing of it in time. */
    Played takeUnseen(String point) {
        standing.removeIf(stone -> stone.point() == Point.of(point));
        return this;
    }

    Played press(Seat seat) {
        List<Event> events = tell(new Command.PressLever(seat, nowNanos, sight()));
        if (events.stream().anyMatch(Event.TurnEnded.class::isInstance)) {
            state.game().ifPresent(play -> standing.removeIf(stone -> play.pressed(stone.point())));
        }
        return this;
    }

    /** Plays moves from the seat to move on, three seconds each; {@code -} is a pass. */
    Played moves(String points) {
        for (String point : points.split(" ")) {
            nowNanos += 3 * SECOND;
            Seat mover = state.game().orElseThrow().mover();
            if (point.equals("-")) {
                tell(new Command.TapOption(mover, nowNanos, Sight.AGREES));
            } else {
                stone(point);
            }
            press(mover);
        }
        heard.clear();
        return this;
    }

    /** A claim, the key held for 100 ms. */
    Played call(Seat seat) {
        long downNanos = nowNanos;
        nowNanos += 100 * MILLI;
        tell(new Command.Claim(seat, downNanos, nowNanos, sight()));
        return this;
    }

    Played draw(Seat seat) {
        tell(new Command.TapDraw(seat, nowNanos));
        return this;
    }

    Played option(Seat seat) {
        tell(new Command.TapOption(seat, nowNanos, Sight.AGREES));
        return this;
    }

    Played resign(Seat seat) {
        tell(new Command.Resign(seat, nowNanos));
        return this;
    }

    Played time() {
        tell(new Command.PassTime(nowNanos, nowNanos));
        return this;
    }

    Played order(Wish wish) {
        tell(new Command.Order("id", "Ann", Event.Ruler.DESK, wish, nowNanos, sight()));
        return this;
    }

    List<Event> tell(Command command) {
        List<Event> events = Game.decide(state, command);
        for (Event event : events) {
            state = Game.evolve(state, event);
            heard.add(event);
            state.game().ifPresent(Played::conserved);
        }
        return events;
    }

    /** Used + left = granted + added, to the nanosecond, after every event. */
    private static void conserved(Play play) {
        for (Seat seat : Seat.values()) {
            SideTime side = play.clock().side(seat);
            if (side.usedNanos() + side.leftNanos() != side.grantedNanos() + side.addedNanos()) {
                throw new AssertionError("time is not conserved: " + side);
            }
        }
    }

    Sight sight() {
        return new Sight(standing, false, List.of());
    }

    Play play() {
        return state.game().orElseThrow();
    }

    /** Returns what was told since the last call. */
    List<Event> heard() {
        List<Event> events = List.copyOf(heard);
        heard.clear();
        return events;
    }

    /** Returns the same by name, with the reason, kind or mark where there is one: {@code CommandRefused NO_STONE_YET}. */
    String told() {
        List<String> words = new ArrayList<>();
        for (Event event : heard()) {
            words.add(event.getClass().getSimpleName() + detail(event));
        }
        return String.join(", ", words);
    }

    private static String detail(Event event) {
        return switch (event) {
            case Event.CommandRefused e -> " " + e.reason();
            case Event.Irregularity e -> " " + e.kind();
            case Event.GameEnded e -> " " + e.winner() + " " + e.reason();
            case Event.Marked e -> " " + e.mark();
            case Event.Noticed e -> " " + e.kind();
            case Event.StonePlaced e -> " " + e.number() + " " + e.point();
            case Event.ClaimJudged e ->
                (e.valid() ? " valid " : " wrong ")
                        + e.verdict().map(Enum::name).orElse("NONE");
            default -> "";
        };
    }
}
