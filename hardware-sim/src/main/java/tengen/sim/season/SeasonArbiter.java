package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Wish;
import tengen.sim.rig.SimTable;
import tengen.table.Item;

/** The arbiter of a season: comes when a press was refused, looks at the stones and at the live map, and tells the table what it cannot see. One thread. */
final class SeasonArbiter {
    private static final long COMES_NANOS = 800_000_000L;
    private static final long ORDERS_NANOS = 300_000_000L;

    private final LongConsumer time;
    private final SimTable table;
    private final Consumer<String> deeds;
    private final List<String> questions = new ArrayList<>();

    /**
     * Seats the arbiter.
     *
     * @param time lets so many nanoseconds pass
     * @param deeds hears what he orders, in the words of a tape
     */
    SeasonArbiter(LongConsumer time, SimTable table, Consumer<String> deeds) {
        this.time = time;
        this.deeds = deeds;
        this.table = table;
    }

    /** Returns what he had to answer so far. */
    List<String> questions() {
        return questions;
    }

    /** Gives an order. */
    void order(Wish wish) {
        deeds.accept(words(wish));
        table.controller()
                .ifPresent(controller -> controller.offer(new Item.Order("", "season", Event.Ruler.DESK, wish)));
    }

    private static String words(Wish wish) {
        return switch (wish) {
            case Wish.Enter enter ->
                "arbiter enter " + enter.point() + (enter.number() == 0 ? "" : " " + enter.number());
            case Wish.Correct correct -> "arbiter correct " + correct.number() + " " + correct.point();
            case Wish.ByHand byHand -> "arbiter by-hand " + byHand.point();
            case Wish.Clear clear -> "arbiter clear " + clear.point();
            case Wish.Ruling ruling -> "arbiter ruling " + (ruling.accept() ? "accept" : "reject");
            default -> "arbiter " + wish.word();
        };
    }

    /** Says whether the table waits for a word of his: after a restart, or because the clocks stand. */
    boolean asked() {
        return stop().isPresent();
    }

    /**
     * Lets the game go on after a restart or a pause; when the board and the record differ by more than the next stone he tells what the reeds show wrongly, and
     * is asked again.
     *
     * @param number the turn to play
     * @param stone its stone: one that was dragged while the process was away stands elsewhere in the record, and is set right
     */
    void answer(int number, Point stone) {
        GameState.Stop why = stop().orElseThrow();
        questions.add("stopped: " + why);
        pass(COMES_NANOS);
        if (why == GameState.Stop.RECOVERED) {
            order(new Wish.ResumeGame());
            pass(ORDERS_NANOS);
        }
        boolean dragged = game().filter(Play::standing)
                .flatMap(Play::unpressed)
                .filter(move -> move.number() == number
                        && move.point().isPresent()
                        && !at(move.point().get()))
                .isPresent();
        if (dragged && at(stone)) {
            order(new Wish.Correct(number, stone));
            pass(ORDERS_NANOS);
        }
        order(new Wish.Resume());
        pass(ORDERS_NANOS);
        if (asked()) {
            // The board shows more than one stone beyond the record, or less than the record: he looks which are there.
            differing(stone).forEach(this::byHand);
            pass(ORDERS_NANOS);
        }
    }

    /** Returns where the live map is not what stands on the board, the stone of the turn apart. */
    private List<Point> differing(Point stone) {
        return differing(List.of(stone));
    }

    private List<Point> differing(List<Point> turn) {
        Sites differing = table.world()
                .stones()
                .xor(map())
                .minus(Sites.of(turn.stream().mapToInt(Point::index).toArray()));
        List<Point> points = new ArrayList<>();
        for (int site = differing.next(0); site >= 0; site = differing.next(site + 1)) {
            points.add(Point.at(site));
        }
        return points;
    }

    private Sites map() {
        return table.latest()
                .map(tengen.bridge.Seen::closed)
                .orElseGet(() -> table.world().stones());
    }

    private boolean at(Point point) {
        return table.world().stones().has(point.index());
    }

    private Optional<Play> game() {
        return table.controller()
                .flatMap(controller -> controller.loop().state().game());
    }

    private Optional<GameState.Stop> stop() {
        return why().filter(why -> why == GameState.Stop.RECOVERED || why == GameState.Stop.PAUSED);
    }

    private boolean stopped(GameState.Stop stop) {
        return why().filter(stop::equals).isPresent();
    }

    private Optional<GameState.Stop> why() {
        return table.controller()
                .map(controller -> controller.loop().state())
                .filter(GameState.Stopped.class::isInstance)
                .map(state -> ((GameState.Stopped) state).why());
    }

    /** Says whether this is the turn's stone by the record. */
    boolean inRecord(Point point) {
        return own().filter(point::equals).isPresent();
    }

    /** Comes to the table and sets right what the board does not show, so that the mover's stone can be pressed. */
    void look(int number, Point stone) {
        questions.add("move " + number + " " + stone + ", record " + own());
        pass(COMES_NANOS);
        List<Point> differing = differing(stone);
        differing.forEach(this::byHand);
        // One that has fallen from a hand is picked up, and nobody needs to be told.
        own().filter(point -> point != stone && !differing.contains(point) && !at(point))
                .ifPresent(this::byHand);
        pass(ORDERS_NANOS);
        if (own().isEmpty()) {
            order(new Wish.Enter(stone));
        }
        pass(ORDERS_NANOS);
    }

    /**
     * Comes to a turn of the opening: sites without a stone that read closed mean nothing from then on, and stones of the turn that no reed tells are entered.
     *
     * @param stones those that the turn sets, in their order
     * @param numbered whether their order is that of the moves to come
     * @return the points of which he had to tell
     */
    List<Point> look(String turn, List<Point> stones, boolean numbered) {
        questions.add(turn + ", stones " + stones);
        pass(COMES_NANOS);
        int first = game().map(now -> now.pressedMoves().size()).orElse(0) + 1;
        List<Point> told = new ArrayList<>(differing(stones));
        // What he has called broken before is not what is unclear now.
        told.removeIf(this::isByHand);
        told.forEach(this::byHand);
        pass(ORDERS_NANOS);
        for (int i = 0; i < stones.size(); i++) {
            Point stone = stones.get(i);
            if (unseen(stone)) {
                order(new Wish.Enter(stone, numbered ? first + i : 0));
                told.add(stone);
            }
        }
        // An offer that he entered and that White has lifted again.
        game().map(Play::free).orElse(List.of()).stream()
                .filter(stone -> stone.byHand() && !at(stone.point()))
                .forEach(stone -> order(new Wish.Clear(stone.point())));
        pass(ORDERS_NANOS);
        return told;
    }

    /**
     * Says of each of these stones that it stands, so that no ghost can be taken for it.
     *
     * @param broken whether he calls the reeds broken first
     */
    void enter(List<Point> stones, boolean numbered, boolean broken) {
        int first = game().map(now -> now.pressedMoves().size()).orElse(0) + 1;
        for (int i = 0; i < stones.size(); i++) {
            if (at(stones.get(i)) && !entered(stones.get(i))) {
                if (broken) {
                    byHand(stones.get(i));
                }
                order(new Wish.Enter(stones.get(i), numbered ? first + i : 0));
            }
        }
        pass(ORDERS_NANOS);
    }

    /** Says whether a stone stands here that no reed tells. */
    boolean unseen(Point stone) {
        boolean mute = game().filter(now -> now.entered().contains(stone)).isPresent();
        return at(stone) && (mute || !map().has(stone.index()));
    }

    /** Says whether the record has this point, or a stone of the turn on it, from him and not from its reed. */
    boolean entered(Point point) {
        return game().filter(now -> now.free().stream().anyMatch(stone -> stone.byHand() && stone.point() == point)
                        || (now.entered().contains(point) && !at(point)))
                .isPresent();
    }

    /** Says whether a claim waits for him. */
    boolean hasClaim() {
        return stopped(GameState.Stop.CLAIM);
    }

    /** Rules on a claim after he has looked at the stones: the claimant's last one may stand where no reed tells. */
    void rule(int number, Point stone) {
        questions.add("claim with move " + number + " " + stone);
        pass(COMES_NANOS);
        differing(stone).forEach(this::byHand);
        pass(ORDERS_NANOS);
        boolean inRecord = game().filter(now -> now.occupied(stone)).isPresent();
        if (at(stone) && !inRecord) {
            order(new Wish.Enter(stone));
            pass(ORDERS_NANOS);
        }
        order(new Wish.Ruling(true));
        pass(ORDERS_NANOS);
    }

    private void byHand(Point point) {
        if (!isByHand(point)) {
            order(new Wish.ByHand(point));
        }
    }

    private boolean isByHand(Point point) {
        return game().filter(now -> now.entered().contains(point)).isPresent();
    }

    private Optional<Point> own() {
        return play().filter(Play::standing).flatMap(Play::unpressed).flatMap(Move::point);
    }

    private Optional<Play> play() {
        return table.controller()
                .map(controller -> controller.loop().state())
                .filter(GameState.Running.class::isInstance)
                .flatMap(GameState::game);
    }

    private void pass(long nanos) {
        time.accept(nanos);
    }
}
