package tengen.desk.event.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.desk.event.Criterion;
import tengen.desk.event.Entrant;
import tengen.desk.event.Fact;
import tengen.desk.event.Outcome;
import tengen.desk.event.Score;
import tengen.desk.event.Scoring;
import tengen.desk.event.Settings;
import tengen.record.JsonFields;
import tengen.record.JsonLine;
import tengen.record.StoreFault;

/** Facts as JSON objects; lists are texts with blanks, names of members one a line. */
public final class FactCodec {
    private FactCodec() {}

    /** Returns the fact's kind, such as RoundPaired. */
    public static String kind(Fact fact) {
        return fact.getClass().getSimpleName();
    }

    /** Returns the fact's fields. */
    public static String body(Fact fact) {
        JsonLine json = new JsonLine().begin();
        switch (fact) {
            case Fact.Opened f -> settings(f.settings(), json);
            case Fact.Entered f ->
                json.number("entrant", f.entrant().id())
                        .text("name", f.entrant().name())
                        .text("club", f.entrant().club())
                        .number("rating", f.entrant().rating())
                        .text("members", String.join("\n", f.entrant().members()));
            case Fact.Seeded f -> {
                json.text("order", joined(f.order()));
                f.lot().ifPresent(lot -> json.number("lot", lot));
            }
            case Fact.Withdrew f -> json.number("entrant", f.entrant()).text("reason", f.reason());
            case Fact.Returned f -> json.number("entrant", f.entrant());
            case Fact.RoundPaired f ->
                json.number("round", f.round())
                        .text(
                                "matches",
                                f.matches().stream()
                                        .map(m -> m.number() + "," + m.first() + "," + m.second() + "," + m.node())
                                        .collect(Collectors.joining(" ")));
            case Fact.PlacesChanged f ->
                json.number("round", f.round())
                        .number("one", f.one())
                        .number("other", f.other())
                        .text("reason", f.reason());
            case Fact.LinedUp f ->
                json.number("round", f.round())
                        .number("entrant", f.entrant())
                        .text("members", joined(f.members()))
                        .text("reason", f.reason());
            case Fact.Tabled f -> json.text("game", f.game()).text("table", f.table());
            case Fact.ResultTaken f ->
                json.text("game", f.game())
                        .word("opener", f.score().opener())
                        .word("other", f.score().other())
                        .text("reason", f.score().reason())
                        .text("by", f.score().by());
            case Fact.ResultCleared f -> json.text("game", f.game()).text("reason", f.reason());
            case Fact.GameAdded f -> json.number("round", f.round()).number("match", f.match());
            case Fact.MatchDecided f ->
                json.number("round", f.round())
                        .number("match", f.match())
                        .number("winner", f.winner())
                        .text("how", f.how());
            case Fact.Undone f -> json.number("number", f.number());
        }
        return json.end().take();
    }

    private static void settings(Settings s, JsonLine json) {
        json.text("name", s.name())
                .word("format", s.format())
                .number("rounds", s.rounds())
                .number("cycles", s.cycles())
                .number("games", s.games())
                .number("boards", s.boards())
                .word("scoring", s.scoring())
                .text("criteria", s.criteria().stream().map(Enum::name).collect(Collectors.joining(" ")))
                .word("drawRule", s.drawRule())
                .flag("third", s.third())
                .flag("reset", s.reset())
                .text("rules", s.rules());
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * Reads a fact back.
     *
     * @throws StoreFault when it makes no sense, or a newer desk has written it
     */
    public static Fact read(String kind, String body) throws StoreFault {
        try {
            return read(kind, JsonFields.parse(body));
        } catch (IllegalArgumentException wrong) {
            throw new StoreFault(StoreFault.Cause.UNREADABLE, kind + ": " + wrong.getMessage(), wrong);
        }
    }

    private static Fact read(String kind, JsonFields f) {
        return switch (kind) {
            case "Opened" -> new Fact.Opened(settings(f));
            case "Entered" ->
                new Fact.Entered(new Entrant(
                        f.count("entrant"),
                        f.text("name"),
                        f.text("club"),
                        f.count("rating"),
                        f.text("members").isEmpty()
                                ? List.of()
                                : List.of(f.text("members").split("\n", -1))));
            case "Seeded" -> new Fact.Seeded(numbers(f.text("order")), lot(f));
            case "Withdrew" -> new Fact.Withdrew(f.count("entrant"), f.text("reason"));
            case "Returned" -> new Fact.Returned(f.count("entrant"));
            case "RoundPaired" -> new Fact.RoundPaired(f.count("round"), pairs(f.text("matches")));
            case "PlacesChanged" ->
                new Fact.PlacesChanged(
                        f.count("round"),
                        f.count("one"),
                        f.count("other"),
                        f.textIfAny("reason").orElse(""));
            case "LinedUp" ->
                new Fact.LinedUp(
                        f.count("round"),
                        f.count("entrant"),
                        numbers(f.text("members")),
                        f.textIfAny("reason").orElse(""));
            case "Tabled" -> new Fact.Tabled(f.text("game"), f.text("table"));
            case "ResultTaken" ->
                new Fact.ResultTaken(
                        f.text("game"),
                        new Score(
                                f.word("opener", Outcome.class),
                                f.word("other", Outcome.class),
                                f.text("reason"),
                                f.text("by")));
            case "ResultCleared" -> new Fact.ResultCleared(f.text("game"), f.text("reason"));
            case "GameAdded" -> new Fact.GameAdded(f.count("round"), f.count("match"));
            case "MatchDecided" ->
                new Fact.MatchDecided(f.count("round"), f.count("match"), f.count("winner"), f.text("how"));
            case "Undone" -> new Fact.Undone(f.number("number"));
            default -> throw new IllegalArgumentException("no such fact; install the newer Tengen that wrote it");
        };
    }

    /** A lot is any number but 0, which stands for none. */
    private static Optional<Long> lot(JsonFields f) {
        return Optional.of(f.numberOrZero("lot")).filter(lot -> lot != 0);
    }

    private static Settings settings(JsonFields f) {
        return new Settings(
                f.text("name"),
                f.word("format", Settings.Format.class),
                f.count("rounds"),
                f.count("cycles"),
                f.count("games"),
                f.count("boards"),
                f.word("scoring", Scoring.class),
                Arrays.stream(f.text("criteria").split(" ", -1))
                        .map(Criterion::valueOf)
                        .toList(),
                f.word("drawRule", Settings.DrawRule.class),
                f.flag("third"),
                f.flag("reset"),
                f.text("rules"));
    }

    private static List<Integer> numbers(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(" ", -1)).map(Integer::valueOf).toList();
    }

    private static List<Fact.Paired> pairs(String text) {
        List<Fact.Paired> pairs = new ArrayList<>();
        for (String pair : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
            List<Integer> cells = numbers(pair.replace(',', ' '));
            pairs.add(new Fact.Paired(cells.get(0), cells.get(1), cells.get(2), cells.get(3)));
        }
        return pairs;
    }
}
