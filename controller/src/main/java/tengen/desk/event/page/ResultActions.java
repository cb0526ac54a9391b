package tengen.desk.event.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tengen.desk.event.Ask;
import tengen.desk.event.Game;
import tengen.desk.event.Outcome;
import tengen.desk.event.Score;
import tengen.desk.view.Picture;
import tengen.desk.web.Answer;
import tengen.desk.web.Site;
import tengen.desk.web.Visit;
import tengen.game.Event;
import tengen.game.Wish;
import tengen.record.StoreFault;

/** Results: confirmed at the tables, taken from them, entered by hand, corrected. */
final class ResultActions {
    private static final List<Event.Reason> DRAWS = List.of(
            Event.Reason.DRAW_AGREED, Event.Reason.DRAW_PASSES, Event.Reason.DRAW_FULL, Event.Reason.DRAW_BOTH_TIME);

    /** By these one side has won and the other has lost, unless the arbiter names another reason. */
    private static final List<Event.Reason> DECISIONS = List.of(
            Event.Reason.FIVE,
            Event.Reason.WHITE_OVERLINE,
            Event.Reason.BLACK_OVERLINE,
            Event.Reason.FORBIDDEN_33,
            Event.Reason.FORBIDDEN_44,
            Event.Reason.RESIGN,
            Event.Reason.TIME,
            Event.Reason.FORFEIT);

    private final Asking asking;
    private final Tables tables;

    ResultActions(Asking asking, Tables tables) {
        this.asking = asking;
        this.tables = tables;
    }

    void register(Site site) {
        site.action("/event/confirm", this::confirm);
        site.action("/event/collect", this::collect);
        site.action(
                "/event/result",
                visit -> asking.ask(visit, new Ask.TakeResult(visit.text("game", Asking.NAME), score(visit))));
        site.action(
                "/event/correct",
                visit -> asking.ask(
                        visit,
                        new Ask.CorrectResult(
                                visit.text("game", Asking.NAME), score(visit), visit.text("why", Asking.WHY))));
        site.action(
                "/event/clear",
                visit -> asking.ask(
                        visit, new Ask.ClearResult(visit.text("game", Asking.NAME), visit.text("reason", Asking.WHY))));
    }

    /** The arbiter's receipt for one result, the one that he has looked at and no other. */
    private Answer confirm(Visit visit) throws StoreFault {
        Optional<Game> game = asking.now().game(visit.text("game", Asking.NAME));
        Optional<Picture> picture =
                game.flatMap(tables::playing).filter(now -> now.phase().equals("ENDED") && !now.confirmed());
        if (picture.isEmpty()) {
            return Asking.no(visit, "nothing");
        }
        Optional<String> seen = visit.body().textIfAny("seen");
        Optional<String> stands = game.flatMap(tables::told).map(ResultActions::seen);
        if (seen.isPresent() && !seen.equals(stands)) {
            return Asking.no(visit, "stale");
        }
        tables.wish(visit.who(), game.orElseThrow(), new Wish.Confirm());
        return Answer.done();
    }

    /** Returns a result as a page sends back what the arbiter saw. */
    static String seen(Score score) {
        return score.text() + " " + score.reason();
    }

    /** Takes every result that its table has confirmed, and names those whose signature does not fit. */
    private Answer collect(Visit visit) throws StoreFault {
        List<String> forged = new ArrayList<>();
        for (Game game : asking.games()) {
            if (game.score().isEmpty() && tables.isForged(game)) {
                forged.add(game.name());
            }
            Optional<Score> score = game.score().isPresent() ? Optional.empty() : tables.confirmed(game);
            if (score.isPresent()) {
                Optional<String> refused = asking.refused(visit, new Ask.TakeResult(game.name(), score.get()));
                if (refused.isPresent()) {
                    return Asking.answer(visit, refused);
                }
            }
        }
        return forged.isEmpty() ? Answer.done() : Asking.no(visit, "forged", String.join(", ", forged));
    }

    /** Reads a result that somebody typed: both sides and a reason that can have this result. */
    private static Score score(Visit visit) {
        String result = visit.text("result", Asking.NAME);
        String[] sides = result.split("/", -1);
        if (sides.length != 2) {
            throw new IllegalArgumentException("result is like WIN/LOSS, not " + result);
        }
        Outcome opener = Asking.word("result", sides[0], Outcome.class);
        Outcome other = Asking.word("result", sides[1], Outcome.class);
        Event.Reason reason = Asking.word("reason", visit.text("reason", Asking.NAME), Event.Reason.class);
        if (!goTogether(opener, other, reason)) {
            throw new IllegalArgumentException(
                    visit.words(EventPages.WORDS).say("contradicts", word(visit, result), word(visit, reason.name())));
        }
        return new Score(opener, other, reason.name(), visit.who());
    }

    private static String word(Visit visit, String word) {
        return visit.words(EventPages.WORDS).say("word." + word);
    }

    private static boolean goTogether(Outcome opener, Outcome other, Event.Reason reason) {
        boolean drawn = opener == Outcome.DRAW && other == Outcome.DRAW;
        if (DRAWS.contains(reason)) {
            return drawn;
        }
        if (reason == Event.Reason.FORFEIT_BOTH) {
            return opener == Outcome.LOSS && other == Outcome.LOSS;
        }
        boolean decided = Arrays.asList(opener, other).containsAll(List.of(Outcome.WIN, Outcome.LOSS));
        return !DECISIONS.contains(reason) || decided;
    }
}
