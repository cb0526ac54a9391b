package tengen.desk.pages;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tengen.desk.view.HallView;
import tengen.desk.view.TableDetail;
import tengen.desk.view.TableView;
import tengen.desk.web.Access;
import tengen.desk.web.Answer;
import tengen.desk.web.DeskRoom;
import tengen.desk.web.Html;
import tengen.desk.web.Pages;
import tengen.desk.web.Site;
import tengen.desk.web.Stream;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/** One table: everything the arbiter sees of it and can order. */
public final class TablePages implements Pages {
    private static final long COALESCE_MILLIS = 100;
    private static final long BREATH_MILLIS = 8_000;
    private static final int ORDERS_SHOWN = 12;

    /** An order that finds its table after this is no longer what the arbiter meant. */
    private static final long VALID_MILLIS = 10 * 60_000L;

    private final Onces onces = new Onces();
    private final SendOn sendOn = new SendOn(onces);

    @Override
    public void open(Site site) {
        DeskRoom room = site.room();
        site.page("/table/{table}", Access.ARBITER, visit -> page(room, visit));
        site.stream("/table/{table}/feed", Access.ARBITER, (visit, stream) -> feed(room, visit, stream));
        site.action("/table/{table}/order", visit -> order(room, visit));
        site.action("/table/{table}/seen", visit -> seen(room, visit));
        site.action("/table/{table}/send-on", visit -> sendOn.act(room, visit));
        site.action("/table/{table}/recall", visit -> sendOn.recall(room, visit));
    }

    private static Answer page(DeskRoom room, Visit visit) {
        Words words = visit.words(HallPages.WORDS);
        String table = visit.path("table");
        if (room.hall().table(table).isEmpty()) {
            return Answer.absent(words.say("table.absent", table));
        }
        return Answer.page(
                table,
                Html.of("<div id=\"table\" data-table=\"{}\" data-words=\"{}\"></div>", table, words.json("js.")),
                "table.js");
    }

    private static void feed(DeskRoom room, Visit visit, Stream stream)
            throws IOException, InterruptedException, StoreFault {
        HallView hall = room.hall();
        Words words = visit.words(HallPages.WORDS);
        String table = visit.path("table");
        long seen = -1;
        while (stream.isOpen()) {
            long next = hall.version();
            Optional<TableDetail> detail = hall.detailIfNewer(table, seen);
            if (detail.isPresent()) {
                TableJson json = new TableJson(
                        detail.get(),
                        words,
                        visit.language().locale(),
                        hall.nowMillis(),
                        spare(hall, detail.get().view()));
                stream.send("table", json.json(room.store().audit().done(table, ORDERS_SHOWN)));
            } else {
                stream.breathe();
            }
            seen = next;
            stream.rest(COALESCE_MILLIS);
            hall.awaitTable(table, seen, BREATH_MILLIS);
        }
    }

    private static List<String> spare(HallView hall, TableView from) {
        return !from.picture().unfinished() && from.astray().isEmpty()
                ? List.of()
                : hall.newer(-1).stream()
                        .filter(view -> fits(from, view))
                        .map(TableView::name)
                        .toList();
    }

    private static boolean fits(TableView from, TableView to) {
        // A game that is astray may come home, too.
        return (!to.name().equals(from.name()) || !from.astray().isEmpty()) && SendOn.takes(to);
    }

    private Answer order(DeskRoom room, Visit visit) throws StoreFault {
        Words words = visit.words(HallPages.WORDS);
        String table = visit.path("table");
        Optional<TableDetail> detail = room.hall().detail(table);
        if (detail.isEmpty()) {
            return Answer.absent(words.say("table.absent", table));
        }
        OrderForm form = new OrderForm(visit, words, detail.get());
        OrderForm.Understood order = form.read();
        Optional<String> changed = form.changed(order.order());
        if (changed.isPresent()) {
            return new Answer.Refused(409, changed.get());
        }
        Optional<String> noPlace = noPlace(room, words, detail.get().view(), order.order())
                .or(() -> twice(room, words, detail.get().view(), order.order()));
        if (noPlace.isPresent()) {
            return new Answer.Refused(409, noPlace.get());
        }
        if (!onces.take(table + " " + visit.text("once", 64))) {
            return new Answer.Refused(409, words.say("order.again"));
        }
        // A pairing is for whatever game stands there; every other order is for the game that the arbiter saw.
        String game = order.order() instanceof Order.Paired
                ? ""
                : detail.get().view().picture().game();
        String id = room.commands()
                .order(
                        table,
                        visit.who(),
                        game,
                        VALID_MILLIS,
                        order.order(),
                        command -> room.store()
                                .audit()
                                .add(room.wall().millis(), visit.who(), table, command, order.what(), order.note()));
        room.hall().touched(table);
        return new Answer.Json(new JsonLine().begin().text("id", id).end().take());
    }

    /** A game moves only to a table that is there and has nothing under way: once it has left it must arrive. */
    private static Optional<String> noPlace(DeskRoom room, Words words, TableView from, Order order) {
        if (!(order instanceof Order.Wanted wanted) || !(wanted.wish() instanceof Wish.MoveAway move)) {
            return Optional.empty();
        }
        boolean fits = room.hall().table(move.to()).filter(to -> fits(from, to)).isPresent();
        return fits ? Optional.empty() : Optional.of(words.say("order.place", move.to()));
    }

    /** One game is never set up or started at two tables. */
    private static Optional<String> twice(DeskRoom room, Words words, TableView at, Order order) {
        Optional<String> game = switch (order) {
            case Order.Paired paired -> Optional.of(paired.game());
            case Order.Wanted(Wish.SecondGame second) -> Optional.of(second.game());
            case Order.Wanted(Wish.Start start) -> Optional.of(at.picture().game());
            default -> Optional.empty();
        };
        return game.flatMap(
                name -> room.hall().elsewhere(name, at.name()).map(table -> words.say("order.elsewhere", name, table)));
    }

    private static Answer seen(DeskRoom room, Visit visit) throws StoreFault {
        String table = visit.path("table");
        long seq = visit.body().number("seq");
        if (room.hall().table(table).isEmpty()) {
            return Answer.absent(visit.words(HallPages.WORDS).say("table.absent", table));
        }
        room.store().audit().add(room.wall().millis(), visit.who(), table, "", HallView.SEEN + " " + seq, "");
        room.hall().seen(table, seq);
        return Answer.done();
    }
}
