package tengen.mqtt;

import java.util.Optional;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.record.JsonFields;
import tengen.record.StoreFault;

/** What a desk orders a table to do. */
public sealed interface Order {
    /** Returns the verb, as the command line and the wire spell it. */
    String word();

    /**
     * Reads an order as it stands in the {@code data} of a command; one that makes no sense comes back as {@link Unknown}.
     *
     * @throws StoreFault UNREADABLE when the text is no JSON object
     */
    static Order parse(String json) throws StoreFault {
        return OrderCodec.read(JsonFields.parse(json));
    }

    /** A wish of the arbiter. */
    record Wanted(Wish wish) implements Order {
        @Override
        public String word() {
            return wish.word();
        }
    }

    /** A pairing. */
    record Paired(String game, String nameA, String nameB, boolean openerFar, Rules rules) implements Order {
        @Override
        public String word() {
            return "assign";
        }
    }

    /** Something that cannot be understood, of a newer desk perhaps. */
    record Unknown(String word, Optional<String> why) implements Order {}
}
