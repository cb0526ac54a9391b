package tengen.desk.event.page;

import java.util.Arrays;
import tengen.desk.event.Ask;
import tengen.desk.event.Criterion;
import tengen.desk.event.PlayersCsv;
import tengen.desk.event.Scoring;
import tengen.desk.event.Settings;
import tengen.desk.web.Answer;
import tengen.desk.web.Refusal;
import tengen.desk.web.Site;
import tengen.desk.web.Visit;
import tengen.game.Rules;
import tengen.record.StoreFault;

/** What an arbiter does on the event page with the competition itself: who plays, how, and against whom. */
final class EventActions {
    private static final int CSV = 100_000;

    private final Asking asking;

    EventActions(Asking asking) {
        this.asking = asking;
    }

    void register(Site site) {
        site.action("/event/open", visit -> asking.ask(visit, new Ask.Open(settings(visit))));
        site.action("/event/enter", this::enter);
        site.action("/event/seed", visit -> asking.fresh(visit, new Ask.SeedByRating()));
        site.action("/event/lots", visit -> asking.fresh(visit, new Ask.DrawLots(Asking.whole(visit, "lot"))));
        site.action(
                "/event/withdraw",
                visit -> asking.ask(
                        visit, new Ask.Withdraw(Asking.number(visit, "entrant"), visit.text("reason", Asking.WHY))));
        site.action("/event/return", visit -> asking.ask(visit, new Ask.Return(Asking.number(visit, "entrant"))));
        site.action("/event/pair", visit -> asking.fresh(visit, new Ask.PairRound()));
        site.action("/event/playon", visit -> asking.fresh(visit, new Ask.PlayOn(Asking.number(visit, "match"))));
        site.action(
                "/event/decide",
                visit -> asking.fresh(
                        visit,
                        new Ask.Decide(
                                Asking.number(visit, "match"),
                                Asking.number(visit, "winner"),
                                visit.text("how", Asking.WHY))));
    }

    private static Settings settings(Visit visit) {
        Settings.Format format = word(visit, "format", Settings.Format.class);
        int boards = Asking.number(visit, "boards");
        String rules = visit.textOr("rules", 500, "");
        String criteria = visit.textOr("criteria", 300, "");
        return new Settings(
                visit.text("name", Asking.NAME),
                format,
                Asking.number(visit, "rounds"),
                Asking.number(visit, "cycles"),
                Asking.number(visit, "games"),
                boards,
                word(visit, "scoring", Scoring.class),
                criteria.isEmpty()
                        ? Settings.usual(format, boards)
                        : Arrays.stream(criteria.strip().split("[ ,]+", -1))
                                .map(text -> Asking.word("criteria", text, Criterion.class))
                                .toList(),
                word(visit, "drawRule", Settings.DrawRule.class),
                visit.body().flagOrNot("third"),
                visit.body().flagOrNot("reset"),
                Rules.ofText(rules).text());
    }

    private Answer enter(Visit visit) throws StoreFault {
        boolean teams = asking.now()
                .settings()
                .filter(settings -> settings.boards() > 1)
                .isPresent();
        try {
            return asking.ask(visit, new Ask.Enter(PlayersCsv.read(visit.text("csv", CSV), teams)));
        } catch (PlayersCsv.Wrong wrong) {
            throw new IllegalArgumentException(Refusal.in(visit.language(), String.valueOf(wrong.getMessage())), wrong);
        }
    }

    private static <E extends Enum<E>> E word(Visit visit, String name, Class<E> kind) {
        return Asking.word(name, visit.text(name, Asking.NAME), kind);
    }
}
