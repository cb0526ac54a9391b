package tengen.table;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.game.Event;
import tengen.mqtt.CommandMessage;
import tengen.mqtt.Order;
import tengen.record.Hash;
import tengen.record.Row;

/** Items of a table's inbox as lines of ASCII. */
final class BlackBoxCodec {
    private static final String SOURCE = "black-box";
    private static final Hash NO_HASH = new Hash(0, 0, 0, 0);

    String row(Row row) {
        return "row " + row.boot() + " " + row.monoNanos() + " " + row.wallMillis() + " " + row.type() + " "
                + row.version() + " " + hex(row.body()) + " " + hex(row.game());
    }

    /** Reads a row; number and hashes belong to the journal that it was taken from, and are not kept. */
    Row readRow(String text) {
        String[] words = text.split(" ");
        if (words.length < 7 || !words[0].equals("row")) {
            throw new IllegalArgumentException("no row: " + text);
        }
        return new Row(
                0,
                Long.parseLong(words[1]),
                words.length > 7 ? text(words[7]) : "",
                Long.parseLong(words[2]),
                Long.parseLong(words[3]),
                words[4],
                Integer.parseInt(words[5]),
                text(words[6]),
                NO_HASH,
                NO_HASH);
    }

    String line(Item item) {
        return switch (item) {
            case Item.Board board -> board(board.run());
            case Item.BoardLost lost -> "lost " + lost.sinceNanos();
            case Item.FromClock from ->
                throw new IllegalArgumentException("a box keeps what the link made of a frame, not " + from.frame());
            case Item.Reported reported -> "clock " + ReportCodec.line(reported.report());
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
            case "clock" -> new Item.Reported(ReportCodec.read(words, 1));
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

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(String hex) {
        return new String(HexFormat.of().parseHex(hex), StandardCharsets.UTF_8);
    }
}
