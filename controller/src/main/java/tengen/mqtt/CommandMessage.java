package tengen.mqtt;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/**
 * A command of the desk on its way: CloudEvents 1.0, structured JSON.
 *
 * @param id its name; a repetition has the same
 * @param epoch the identity of the desk's store, which numbers the commands of each table
 * @param seq 1, 2, 3 ... without gaps
 * @param after every command of this epoch up to this one is answered, as the desk knows
 * @param by who ordered
 * @param game the game that it is meant for; empty when it does not matter
 * @param sentMillis when it was ordered, civil time
 * @param expiresMillis not to be carried out after this moment; 0 = whenever it comes
 * @param expired the desk itself says that its time is over: to be refused, whatever the table's calendar says
 */
public record CommandMessage(
        String id,
        String epoch,
        long seq,
        long after,
        String by,
        String game,
        long sentMillis,
        long expiresMillis,
        boolean expired,
        Order order) {
    /** Type of the message. */
    public static final String TYPE = "tengen.Order.v1";

    /** Returns the payload. */
    public String json(String source) {
        JsonLine json = new JsonLine()
                .begin()
                .text("specversion", "1.0")
                .text("id", id)
                .text("source", source)
                .text("type", TYPE)
                .text("time", EventMessage.time(sentMillis))
                .text("datacontenttype", "application/json")
                .text("epoch", epoch)
                .number("seq", seq)
                .number("after", after)
                .open("data");
        OrderCodec.write(order, json);
        json.text("by", by);
        if (!game.isEmpty()) {
            json.text("game", game);
        }
        if (expiresMillis != 0) {
            json.text("expires", EventMessage.time(expiresMillis));
        }
        if (expired) {
            json.flag("expired", true);
        }
        return json.end().end().take();
    }

    /** Reads a payload; nothing when it is none. An order that is not understood is a command all the same. */
    public static Optional<CommandMessage> parse(String json) {
        try {
            JsonFields f = JsonFields.parse(json);
            JsonFields data = f.object("data");
            long seq = f.number("seq");
            String id = f.text("id");
            if (!f.text("type").equals(TYPE) || seq < 1 || id.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new CommandMessage(
                    id,
                    f.text("epoch"),
                    seq,
                    Math.max(0, f.numberOrZero("after")),
                    data.textIfAny("by").orElse("desk"),
                    data.textIfAny("game").orElse(""),
                    Instant.parse(f.text("time")).toEpochMilli(),
                    data.textIfAny("expires")
                            .map(text -> Instant.parse(text).toEpochMilli())
                            .orElse(0L),
                    data.flagOrNot("expired"),
                    OrderCodec.read(data)));
        } catch (StoreFault | IllegalArgumentException | DateTimeException | ArithmeticException e) {
            return Optional.empty();
        }
    }
}
