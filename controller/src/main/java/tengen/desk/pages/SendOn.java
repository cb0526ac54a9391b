package tengen.desk.pages;

import java.util.List;
import java.util.Optional;
import tengen.desk.Astray;
import tengen.desk.Sent;
import tengen.desk.view.HallView;
import tengen.desk.view.TableView;
import tengen.desk.web.Answer;
import tengen.desk.web.DeskRoom;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/** The arbiter's answer to a table that refused a game: it goes to another one, or to the same one again. */
final class SendOn {
    private final Onces onces;

    SendOn(Onces onces) {
        this.onces = onces;
    }

    /** Says whether a game may come to a table: it is there, and nothing is under way at it. */
    static boolean takes(TableView table) {
        return table.online() && !table.picture().unfinished();
    }

    Answer act(DeskRoom room, Visit visit) throws StoreFault {
        HallView hall = room.hall();
        Words words = visit.words(HallPages.WORDS);
        String from = visit.path("table");
        String game = visit.text("game", 80);
        String to = visit.text("to", 80);
        Optional<Astray> found = hall.table(from)
                .flatMap(view -> view.astray().stream()
                        .filter(one -> one.game().equals(game))
                        .findFirst());
        if (found.isEmpty()) {
            return new Answer.Refused(409, words.say("order.changed"));
        }
        if (hall.table(to).filter(SendOn::takes).isEmpty()) {
            return new Answer.Refused(409, words.say("order.place", to));
        }
        if (!onces.take(from + " " + visit.text("once", 64))) {
            return new Answer.Refused(409, words.say("order.again"));
        }
        Astray astray = found.get();
        // Said before it is ordered: the answer may be here sooner than the next line.
        hall.onTheWay(from, game, to);
        try {
            return sent(room, visit, astray, to);
        } catch (StoreFault fault) {
            hall.astray(astray);
            throw fault;
        }
    }

    private static Answer sent(DeskRoom room, Visit visit, Astray astray, String to) throws StoreFault {
        String from = astray.from();
        String why = visit.words(HallPages.WORDS).say("js.no." + astray.why());
        String what = "send-on " + astray.game() + ": " + astray.to() + " → " + to;
        // Valid for ever, as the first one was: once a game has left it must arrive.
        String id = room.commands()
                .order(
                        to,
                        visit.who(),
                        "",
                        0,
                        new Order.Wanted(new Wish.TakeOver(from, astray.order().game())),
                        command ->
                                room.store().audit().add(room.wall().millis(), visit.who(), from, command, what, why));
        return new Answer.Json(new JsonLine().begin().text("id", id).end().take());
    }

    /** Takes a game back from its way to a table that does not answer, so that another one can be chosen: only while it cannot have arrived there. */
    Answer recall(DeskRoom room, Visit visit) throws StoreFault {
        Words words = visit.words(HallPages.WORDS);
        String from = visit.path("table");
        String game = visit.text("game", 80);
        String to = room.hall().table(from).map(TableView::ways).orElse(List.of()).stream()
                .filter(way -> way.game().equals(game))
                .map(TableView.Way::to)
                .findFirst()
                .orElse("?");
        // The entry names no command: one that an arbiter ordered would be another sending.
        Optional<Sent> back = room.commands()
                .withdraw(
                        from,
                        game,
                        id -> room.store()
                                .audit()
                                .add(
                                        room.wall().millis(),
                                        visit.who(),
                                        from,
                                        "",
                                        "recall " + game + ": " + to + " → –",
                                        ""));
        if (back.isEmpty()) {
            return new Answer.Refused(409, words.say("order.changed"));
        }
        if (!back.get().answered()) {
            return new Answer.Refused(409, words.say("recall.late", back.get().table()));
        }
        room.hall().answered(back.get());
        return Answer.done();
    }
}
