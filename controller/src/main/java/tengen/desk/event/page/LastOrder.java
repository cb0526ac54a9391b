package tengen.desk.event.page;

import java.util.Optional;
import tengen.desk.Audit;
import tengen.desk.event.Game;
import tengen.desk.view.Picture;
import tengen.desk.view.TableView;
import tengen.desk.web.DeskRoom;
import tengen.desk.web.Html;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;
import tengen.record.StoreFault;

/** What became of the last order for a game: a whole round is ordered at once, and a table that refuses must not be taken for one that obeys. */
final class LastOrder {
    /** Entries without a command, such as what an arbiter has seen, may stand before it. */
    private static final int MOST_LOOKED_AT = 8;

    private static final String NONE = "-";
    private static final String APPLIED = "applied";

    private final DeskRoom room;
    private final Tables tables;
    private final Words words;
    private final Words verbs;

    LastOrder(DeskRoom room, Tables tables, Visit visit) {
        this.room = room;
        this.tables = tables;
        words = visit.words(EventPages.WORDS);
        verbs = visit.words("tengen.desk.pages.words");
    }

    /** Returns a line while the last order waits for its answer or was refused and still matters; the page asks again as long as it waits. */
    Html line(Game game) throws StoreFault {
        String table = tables.at(game).map(TableView::name).orElse(game.table());
        Optional<Audit.Done> last = table.isEmpty()
                ? Optional.empty()
                : room.store().audit().done(table, MOST_LOOKED_AT).stream()
                        .filter(done -> !done.answer().equals(NONE))
                        .findFirst();
        String text = last.filter(done -> !done.answer().equals(APPLIED) && matters(game, done))
                .map(this::said)
                .orElse("");
        boolean waits = last.filter(done -> done.answer().isEmpty()).isPresent() && !text.isEmpty();
        return Html.of(
                "<span class=\"ordered\" data-ordered=\"{}\" data-waits=\"{}\">{}</span>", game.name(), waits, text);
    }

    /** Says whether an order was for this game, and the game does not yet stand as it was to. */
    private boolean matters(Game game, Audit.Done done) {
        String what = done.entry().what();
        Optional<Picture> now = tables.playing(game);
        String phase = now.map(Picture::phase).orElse("");
        return switch (verb(done)) {
            case "assign" ->
                now.isEmpty()
                        && (what.endsWith(" " + game.openerName() + " - " + game.otherName())
                                || what.contains(" → " + game.name() + ": "));
            case "start" -> phase.equals("ASSIGNED");
            case "pause" -> phase.equals("RUNNING");
            case "resume" -> phase.equals("STOPPED");
            default -> now.isPresent();
        };
    }

    private static String verb(Audit.Done done) {
        return done.entry().what().split("[ :]", 2)[0];
    }

    private String said(Audit.Done done) {
        String verb =
                verb(done).equals("assign") ? words.say("push") : words(verbs, "js.cmd." + verb(done), verb(done));
        return done.answer().isEmpty()
                ? words.say("ordered.waits", verb)
                : words.say("ordered.no", verb, words(verbs, "js.no." + done.answer(), done.answer()));
    }

    private static String words(Words in, String key, String otherwise) {
        return in.has(key) ? in.say(key) : otherwise;
    }
}
