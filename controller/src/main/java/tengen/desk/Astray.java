package tengen.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.StoreFault;

/**
 * A game that has left a table and that the other one does not take: it is nowhere until somebody sends it on.
 *
 * @param from the table that it left, whose journal has it
 * @param to the table that refused it, or from which an arbiter took it back before it was there
 * @param why a reason of refusal, or {@link #WITHDRAWN}
 * @param order what that table was sent: the record and the times go along
 */
public record Astray(String from, String to, String why, Wish.TakeOver order) {
    /** The answer to an order that was taken back before it can have reached its table. */
    public static final String WITHDRAWN = "WITHDRAWN";

    /** Returns the game's name. */
    public String game() {
        return order.game().game();
    }

    /** Returns the game that a command sends on its way; nothing for other commands. */
    public static Optional<Wish.TakeOver> game(Sent sent) {
        return sent.command().order() instanceof Order.Wanted wanted && wanted.wish() instanceof Wish.TakeOver take
                ? Optional.of(take)
                : Optional.empty();
    }

    /** Returns what is astray by this answer; nothing when the game has arrived, or the answer is about something else. */
    public static Optional<Astray> of(Sent sent) {
        return game(sent)
                .filter(take -> sent.answered() && !sent.answer().equals("applied"))
                .map(take -> new Astray(take.from(), sent.table(), sent.answer(), take));
    }

    /** Returns the commands of games that are still on their way. */
    public static List<Sent> onTheWay(DeskStore store) throws StoreFault {
        return store.commands().stream()
                .filter(sent -> !sent.answered() && game(sent).isPresent())
                .toList();
    }

    /** Returns all that is astray as the store has it: of each game what became of it last. */
    public static List<Astray> all(DeskStore store) throws StoreFault {
        List<Sent> sent = new ArrayList<>(store.commands());
        sent.sort(Comparator.comparingLong((Sent one) -> one.command().sentMillis())
                .thenComparing(one -> one.command().id()));
        Map<String, Astray> astray = new TreeMap<>();
        for (Sent one : sent) {
            Optional<String> key =
                    game(one).map(take -> take.from() + " " + take.game().game());
            key.ifPresent(astray::remove);
            key.ifPresent(known -> of(one).ifPresent(found -> astray.put(known, found)));
        }
        return List.copyOf(astray.values());
    }
}
