package tengen.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.FrameReader;
import tengen.game.Event;
import tengen.mqtt.CommandMessage;
import tengen.mqtt.Order;

/** Items of a table's inbox as lines of ASCII. */
final class BlackBoxCodec {
    private static final String SOURCE = "black-box";

    private final ClockCodec clock = new ClockCodec();
    private final byte[] frame = new byte[ClockCodec.MAX_FRAME_BYTES];

    String line(Item item) {
        return switch (item) {
            case Item.Board board -> board(board.run());
            case Item.BoardLost lost -> "lost " + lost.sinceNanos();
            case Item.FromClock from ->
                "clock " + from.receivedNanos() + " "
                        + HexFormat.of().formatHex(frame, 0, clock.encode(from.frame(), frame));
            case Item.Order order ->
                "order " + order.ruler() + " " + named(order.id(), order.by(), new Order.Wanted(order.wish()));
            case Item.Pairing pairing ->
                "pairing "
                        + named(
                                pairing.id(),
                                pairing.by(),
                                new Order.Paired(
                                        pairing.game(),
                                        pairing.nameA(),
                                        pairing.nameB(),
                                        pairing.openerFar(),
                                        pairing.rules()));
            case Item.BadOrder bad -> "bad " + bad.reason() + " " + hex(bad.cmd()) + " " + hex(bad.id());
            case Item.Link link -> "link " + link.part() + " " + link.up();
        };
    }

    Item read(String text) {
        String[] words = text.split(" ");
        return switch (words[0]) {
            case "board" ->
                new Item.Board(new Seen(
                        new Sites(bits(words[3]), bits(words[4]), bits(words[5]), bits(words[6])),
                        Long.parseLong(words[1]),
                        Long.parseLong(words[2])));
            case "lost" -> new Item.BoardLost(Long.parseLong(words[1]));
            case "clock" -> new Item.FromClock(frame(words[2]), Long.parseLong(words[1]));
            case "order" -> order(Event.Ruler.valueOf(words[1]), command(words[2]));
            case "pairing" -> pairing(command(words[1]));
            case "bad" ->
                new Item.BadOrder(
                        words.length > 3 ? text(words[3]) : "", text(words[2]), Event.RefusalReason.valueOf(words[1]));
            case "link" -> new Item.Link(Event.Part.valueOf(words[1]), Boolean.parseBoolean(words[2]));
            default -> throw new IllegalArgumentException("no such item: " + words[0]);
        };
    }

    private static String board(Seen run) {
        Sites sites = run.closed();
        return "board " + run.sinceNanos() + " " + run.seenNanos() + " " + Long.toHexString(sites.w0()) + " "
                + Long.toHexString(sites.w1()) + " " + Long.toHexString(sites.w2()) + " "
                + Long.toHexString(sites.w3());
    }

    private static long bits(String hex) {
        return Long.parseUnsignedLong(hex, 16);
    }

    /** An order as the desk's wire spells it, so that the box knows every word that the table knows. */
    private static String named(String id, String by, Order order) {
        String given = id.isEmpty() ? "-" : id;
        return hex(
                new CommandMessage(given, SOURCE, 1, 0, by.isEmpty() ? "-" : by, "", 0, 0, false, order).json(SOURCE));
    }

    private static CommandMessage command(String hex) {
        return CommandMessage.parse(text(hex))
                .orElseThrow(() -> new IllegalArgumentException("an order that cannot be read"));
    }

    private static Item order(Event.Ruler ruler, CommandMessage command) {
        if (!(command.order() instanceof Order.Wanted wanted)) {
            throw new IllegalArgumentException("no order of the arbiter: " + command.order());
        }
        return new Item.Order(plain(command.id()), plain(command.by()), ruler, wanted.wish());
    }

    private static Item pairing(CommandMessage command) {
        if (!(command.order() instanceof Order.Paired p)) {
            throw new IllegalArgumentException("no pairing: " + command.order());
        }
        return new Item.Pairing(
                plain(command.id()), plain(command.by()), p.game(), p.nameA(), p.nameB(), p.openerFar(), p.rules());
    }

    private static String plain(String text) {
        return text.equals("-") ? "" : text;
    }

    private static ClockFrame frame(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        List<ClockFrame> frames = new ArrayList<>();
        new FrameReader().accept(bytes, bytes.length, frames::add);
        return Optional.of(frames)
                .filter(all -> all.size() == 1)
                .orElseThrow(() -> new IllegalArgumentException("a frame that cannot be read: " + hex))
                .getFirst();
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(String hex) {
        return new String(HexFormat.of().parseHex(hex), StandardCharsets.UTF_8);
    }
}
