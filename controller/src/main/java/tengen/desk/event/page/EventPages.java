package tengen.desk.event.page;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.desk.event.Competition;
import tengen.desk.event.Round;
import tengen.desk.event.paper.TablePaper;
import tengen.desk.event.store.EventOffice;
import tengen.desk.web.Access;
import tengen.desk.web.Answer;
import tengen.desk.web.DeskRoom;
import tengen.desk.web.Pages;
import tengen.desk.web.Site;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;
import tengen.record.StoreFault;
import tengen.score.sheet.Paint;
import tengen.score.sheet.Paper;
import tengen.score.sheet.SheetFonts;

/** The competition for arbiters under {@code /event}, its table for everybody under {@code /standings}, and both on paper. */
public final class EventPages implements Pages {
    /** The words of these pages. */
    static final String WORDS = "tengen.desk.event.words";

    private @Nullable EventOffice kept;

    @Override
    public void open(Site site) throws StoreFault {
        DeskRoom room = site.room();
        EventOffice office = EventOffice.open(room.folder().resolve("event.db"), room.wall());
        kept = office;
        Tables tables = new Tables(room);
        Asking asking = new Asking(office);
        site.page(
                "/event",
                Access.ARBITER,
                visit -> new EventView(office, tables, new LastOrder(room, tables, visit), visit).page());
        site.page("/standings", Access.ANYONE, visit -> new StandingsView(office.now(), visit).page());
        site.page("/event/pairings.pdf", Access.ANYONE, visit -> pairings(office.now(), visit));
        site.page("/event/standings.pdf", Access.ANYONE, visit -> paper(office.now(), visit, "standings"));
        site.page("/event/crosstable.pdf", Access.ANYONE, visit -> paper(office.now(), visit, "crosstable"));
        GameFiles files = new GameFiles(room);
        site.page("/record/{file}", Access.ARBITER, files::one);
        site.page("/event/archive.zip", Access.ARBITER, files::archive);
        new EventActions(asking).register(site);
        new RoundActions(asking, tables).register(site);
        new ResultActions(asking, tables).register(site);
        site.menu(30, "/event", Access.ARBITER, WORDS, "event");
        site.menu(70, "/standings", Access.ANYONE, WORDS, "standings");
    }

    @Override
    public void close() {
        EventOffice office = kept;
        if (office != null) {
            office.close();
        }
    }

    private static Answer pairings(Competition now, Visit visit) {
        Words words = visit.words(WORDS);
        String wanted = visit.query("round");
        Optional<Round> round = wanted.matches("[0-9]{1,3}")
                ? now.rounds().stream()
                        .filter(one -> one.number() == Integer.parseInt(wanted))
                        .findFirst()
                : now.current();
        return round.isEmpty()
                ? Answer.absent(words.say("none"))
                : pdf("pairings-" + round.get().number(), TablePaper.pairings(now, round.get()));
    }

    private static Answer paper(Competition now, Visit visit, String kind) {
        if (now.settings().isEmpty()) {
            return Answer.absent(visit.words(WORDS).say("none"));
        }
        return pdf(kind, kind.equals("standings") ? TablePaper.standings(now) : TablePaper.crossTable(now));
    }

    private static Answer pdf(String name, TablePaper paper) {
        byte[] bytes = Paint.pdf(paper, Paper.A4, SheetFonts.find());
        return new Answer.File("application/pdf", name + ".pdf", () -> bytes, true);
    }
}
