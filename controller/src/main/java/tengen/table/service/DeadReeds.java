package tengen.table.service;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Wish;
import tengen.record.Row;
import tengen.sensing.Orientation;
import tengen.table.Item;
import tengen.table.Seating;

/**
 * Tells each game at its start which points the arbiter enters by hand, since the board's reeds there are known to be broken: the desk sees them, and the record
 * keeps them. Loop thread.
 */
final class DeadReeds {
    private static final Logger log = LoggerFactory.getLogger(DeadReeds.class);

    private final Sites broken;
    private final Predicate<Item> inbox;

    /** @param broken as counted from the near side */
    DeadReeds(Sites broken, Predicate<Item> inbox) {
        this.broken = broken;
        this.inbox = inbox;
    }

    /** Hears a row; {@code state} is the game that it led to. */
    void hear(Row row, Supplier<GameState> state) {
        if (broken.isEmpty() || !row.type().equals("GameStarted")) {
            return;
        }
        boolean far = Seating.of(state.get()).openerFar();
        Sites points = (far ? Orientation.HALF : Orientation.UPRIGHT).turn(broken);
        for (int site = points.next(0); site >= 0; site = points.next(site + 1)) {
            Point point = Point.at(site);
            String id = row.seq() + "-by-hand-" + point;
            if (!inbox.test(new Item.Order(id, "table", Event.Ruler.LOCAL, new Wish.ByHand(point)))) {
                log.error("{} could not be told as entered by hand: the table is too busy", point);
            }
        }
    }
}
