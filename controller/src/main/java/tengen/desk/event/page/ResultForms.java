package tengen.desk.event.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.desk.event.Competition;
import tengen.desk.event.Game;
import tengen.desk.event.Score;
import tengen.desk.web.Html;
import tengen.desk.web.Words;

/** Results in words, and the forms by which they are entered, cleared and corrected. Nothing is chosen beforehand: a slip of the hand is no result. */
final class ResultForms {
    private static final List<String> RESULTS = List.of("WIN/LOSS", "LOSS/WIN", "DRAW/DRAW", "LOSS/LOSS", "WIN/WIN");
    private static final List<String> REASONS = List.of(
            "FIVE",
            "RESIGN",
            "TIME",
            "FORBIDDEN_33",
            "FORBIDDEN_44",
            "BLACK_OVERLINE",
            "WHITE_OVERLINE",
            "DRAW_AGREED",
            "DRAW_PASSES",
            "DRAW_FULL",
            "FORFEIT",
            "FORFEIT_BOTH",
            "PENALTY",
            "DISQUALIFIED",
            "ARBITER");

    private final Competition now;
    private final Words words;

    ResultForms(Competition now, Words words) {
        this.now = now;
        this.words = words;
    }

    /** Returns a result in words: 1-0 five. */
    String line(Score score) {
        String reason = "word." + score.reason();
        return score.text() + " " + (words.has(reason) ? words.say(reason) : score.reason());
    }

    private Html options(List<String> values) {
        return Html.join(values.stream()
                .map(value -> Html.of("<option value=\"{}\">{}</option>", value, words.say("word." + value)))
                .toList());
    }

    private Html selects() {
        return Html.of(
                "<select name=\"result\" aria-label=\"{}\" required><option value=\"\">{}</option>{}</select><select"
                        + " name=\"reason\" aria-label=\"{}\" required><option value=\"\">{}</option>{}</select>",
                words.say("result"),
                words.say("result"),
                options(RESULTS),
                words.say("reason"),
                words.say("reason"),
                options(REASONS));
    }

    /** Returns the form for a game without a result. */
    Html byHand(Game game) {
        return Html.of(
                "<form class=\"row tight\" data-post=\"/event/result\"><input type=\"hidden\" name=\"game\""
                        + " value=\"{}\">{}<button>{}</button></form>",
                game.name(),
                selects(),
                words.say("enter.result"));
    }

    /** Returns the form for a game with a result, and its papers. */
    Html standing(Game game) {
        return Html.of(
                "<form class=\"row tight\" data-post=\"/event/clear\"><input type=\"hidden\" name=\"game\""
                        + " value=\"{}\"><input name=\"reason\" maxlength=\"200\" placeholder=\"{}\""
                        + " required><button>{}</button> <a href=\"/record/{}.pdf\">{}</a> <a"
                        + " href=\"/record/{}.html\">{}</a></form>",
                game.name(),
                words.say("why"),
                words.say("clear"),
                game.name(),
                words.say("sheet"),
                game.name(),
                words.say("report"));
    }

    /** Returns the form that corrects a result that stands, of any round: who has been paired by it stays paired. */
    Html earlier() {
        List<Html> games = new ArrayList<>();
        now.rounds().reversed().stream()
                .flatMap(round -> round.games().stream())
                .forEach(game -> option(game).ifPresent(games::add));
        return games.isEmpty()
                ? Html.NOTHING
                : Html.of(
                        "<form class=\"row\" id=\"correct\" data-post=\"/event/correct\">{} <select name=\"game\""
                                + " aria-label=\"{}\" required><option value=\"\"></option>{}</select> → {}<input"
                                + " name=\"why\" maxlength=\"200\" placeholder=\"{}\" required><button>{}</button>"
                                + "<span class=\"error\" role=\"alert\"></span></form>",
                        words.say("correct"),
                        words.say("col.game"),
                        Html.join(games),
                        selects(),
                        words.say("why"),
                        words.say("correct.do"));
    }

    private Optional<Html> option(Game game) {
        return game.score()
                .map(score -> Html.of(
                        "<option value=\"{}\">{}: {} – {} {}</option>",
                        game.name(),
                        game.name(),
                        game.openerName(),
                        game.otherName(),
                        line(score)));
    }
}
