package tengen.desk.pages;

import java.util.ArrayList;
import java.util.List;
import tengen.desk.DeskStore;
import tengen.desk.Heard;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.PlacedStone;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;
import tengen.mqtt.EventMessage;
import tengen.record.EventCodec;
import tengen.record.StoreFault;

/** A game as a table journals it, put into a desk's store without any table or broker. */
public final class KeptGame {
    private static final long SECOND = 1_000_000_000L;
    private static final String EPOCH = "journal";

    private final String table;
    private final String game;
    private final List<Event> events = new ArrayList<>();
    private GameState state = GameState.empty();
    private long nowNanos = SECOND;

    /** Begins with a pairing. */
    public KeptGame(String table, String game, String nameA, String nameB) {
        this(table, game, nameA, nameB, Rules.DEFAULT);
    }

    /** Begins with a pairing by these rules. */
    KeptGame(String table, String game, String nameA, String nameB, Rules rules) {
        this.table = table;
        this.game = game;
        decide(new Command.Assign(game, nameA, nameB, false, rules));
    }

    private void decide(Command command) {
        for (Event event : Game.decide(state, command)) {
            state = Game.evolve(state, event);
            events.add(event);
        }
        nowNanos += SECOND;
    }

    /** Starts and plays these points, each stone pressed. */
    public KeptGame play(String... points) {
        order(new Wish.Start());
        return more(points);
    }

    /** Plays on. */
    public KeptGame more(String... points) {
        for (String name : points) {
            Seat mover = state.game().orElseThrow().mover();
            Point point = Point.of(name);
            decide(new Command.SeeStone(point, nowNanos));
            decide(new Command.PressLever(mover, nowNanos, sight(point)));
        }
        return this;
    }

    /** A stone is set and not pressed. */
    public KeptGame stone(String point) {
        decide(new Command.SeeStone(Point.of(point), nowNanos));
        return this;
    }

    /** The seat presses, and no reed tells of a stone of the turn. */
    public KeptGame press(Seat seat) {
        decide(new Command.PressLever(seat, nowNanos, Sight.AGREES));
        return this;
    }

    /** The seat presses while this stone stands beyond the record. */
    public KeptGame pressWith(String point, Seat seat) {
        decide(new Command.PressLever(seat, nowNanos, sight(Point.of(point))));
        return this;
    }

    private Sight sight(Point point) {
        return new Sight(List.of(new PlacedStone(point, nowNanos - SECOND)), false, List.of());
    }

    /** The seat claims. */
    public KeptGame claim(Seat seat) {
        decide(new Command.Claim(seat, nowNanos, nowNanos, Sight.AGREES));
        return this;
    }

    /** The arbiter orders. */
    public KeptGame order(Wish wish) {
        return order("", wish);
    }

    /** The arbiter orders by a command of this name. */
    KeptGame order(String id, Wish wish) {
        decide(new Command.Order(id, "Ana", Event.Ruler.DESK, wish, nowNanos, Sight.AGREES));
        return this;
    }

    /** Something has happened that nobody decided here. */
    public void happened(Event event) {
        state = Game.evolve(state, event);
        events.add(event);
    }

    /** Returns the events. */
    public List<Event> events() {
        return List.copyOf(events);
    }

    /** Returns the game after them. */
    public GameState state() {
        return state;
    }

    /** Returns the events as the table sends them. */
    public List<EventMessage> messages() {
        List<EventMessage> messages = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            messages.add(new EventMessage(
                    table + "-" + i,
                    EPOCH,
                    i + 1,
                    1,
                    game,
                    1_000L * i,
                    1_796_029_200_000L + 1_000L * i,
                    EventCodec.type(events.get(i)),
                    EventCodec.VERSION,
                    "0".repeat(64),
                    EventCodec.body(events.get(i))));
        }
        return messages;
    }

    /** Puts them into a store. */
    public void keep(DeskStore store, long heardMillis) throws StoreFault {
        List<Heard> heard = new ArrayList<>();
        for (EventMessage message : messages()) {
            EventMessage parsed =
                    EventMessage.parse(message.json("tengen/1/cup/t/" + table)).orElseThrow();
            heard.add(new Heard(table, parsed, message.json("tengen/1/cup/t/" + table)));
        }
        store.add(heard, heardMillis);
    }

    /** Returns the number of the claim's judgement. */
    public long claimSeq() {
        return events.indexOf(events.stream()
                        .filter(Event.ClaimJudged.class::isInstance)
                        .reduce((first, second) -> second)
                        .orElseThrow())
                + 1L;
    }
}
