package tengen.desk.event.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tengen.desk.event.Competition;
import tengen.desk.event.Entrant;
import tengen.desk.event.Match;
import tengen.desk.event.Round;
import tengen.desk.web.Html;
import tengen.desk.web.Words;

/** Changes to a round that is paired and not begun: who meets whom, and who plays for a team. Each says what stands now, and asks why. */
final class RoundForms {
    private final Competition now;
    private final Words words;

    RoundForms(Competition now, Words words) {
        this.now = now;
        this.words = words;
    }

    /** Returns the form by which two change places; nothing once there is a result, or in a bracket. */
    Html places(Round round) {
        boolean begun = round.games().stream().anyMatch(game -> game.score().isPresent());
        if (begun || now.rules().format().knockOut()) {
            return Html.NOTHING;
        }
        List<Html> options = new ArrayList<>();
        for (Match match : round.matches()) {
            options.add(option(match, match.first()));
            if (!match.bye()) {
                options.add(option(match, match.second()));
            }
        }
        Html both = Html.join(options);
        return Html.of(
                "<form class=\"row\" id=\"places\" data-post=\"/event/places\">{} <select name=\"one\">{}</select> ↔"
                        + " <select name=\"other\">{}</select><input name=\"reason\" maxlength=\"200\""
                        + " placeholder=\"{}\" required><button>{}</button><span class=\"error\""
                        + " role=\"alert\"></span></form>",
                words.say("places"),
                both,
                both,
                words.say("why"),
                words.say("places.do"));
    }

    private Html option(Match match, int entrant) {
        return Html.of("<option value=\"{}\">{}. {}</option>", entrant, match.number(), now.name(entrant));
    }

    /** Returns for each team that has reserves the form by which its line-up changes, with the one that stands. */
    Html lineUps(Round round) {
        List<Html> forms = new ArrayList<>();
        for (Match match : round.matches()) {
            boolean begun = match.games().stream().anyMatch(game -> game.score().isPresent());
            for (int id : begun || match.bye() ? List.<Integer>of() : List.of(match.first(), match.second())) {
                now.entrant(id)
                        .filter(team -> team.members().size() > now.rules().boards())
                        .ifPresent(team -> forms.add(lineUp(round.number(), team)));
            }
        }
        return Html.join(forms);
    }

    private Html lineUp(int round, Entrant team) {
        String standing = now.lineup(round, team.id()).stream()
                .map(place -> Integer.toString(place + 1))
                .collect(Collectors.joining(" "));
        List<Html> members = new ArrayList<>();
        for (int i = 0; i < team.members().size(); i++) {
            members.add(
                    Html.of("{}{} {}", i == 0 ? "" : ", ", i + 1, team.members().get(i)));
        }
        return Html.of(
                "<form class=\"row lineup\" data-post=\"/event/lineup\"><input type=\"hidden\" name=\"entrant\""
                        + " value=\"{}\">{} <b>{}</b> ({}): {} → <input name=\"members\" value=\"{}\""
                        + " maxlength=\"80\" required><input name=\"reason\" maxlength=\"200\""
                        + " placeholder=\"{}\" required><button>{}</button><span class=\"error\""
                        + " role=\"alert\"></span></form>",
                team.id(),
                words.say("lineup"),
                team.name(),
                Html.join(members),
                standing,
                standing,
                words.say("why"),
                words.say("lineup.do"));
    }
}
