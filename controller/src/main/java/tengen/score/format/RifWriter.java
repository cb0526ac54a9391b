package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.ScoreResult;

/** Writes the RenjuNet XML: lists of rules, openings, players and tournaments with ids, then the games that refer to them. */
final class RifWriter {
    private final Map<String, Integer> rules = new LinkedHashMap<>();
    private final Map<String, Integer> openings = new LinkedHashMap<>();
    private final Map<String, Integer> players = new LinkedHashMap<>();
    private final Map<String, Integer> tournaments = new LinkedHashMap<>();
    private final Map<String, Integer> tournamentRules = new LinkedHashMap<>();
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;
    private final String date;

    RifWriter(String date) {
        this.date = date;
        try {
            this.xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException impossible) {
            throw new IllegalStateException("no XML writer to memory", impossible);
        }
    }

    byte[] bytes(List<GameScore> scores) throws BadRecord {
        for (GameScore score : scores) {
            check(score);
            id(rules, score.occasion().rule());
            id(openings, score.opening().code());
            id(players, score.name(Stone.BLACK));
            id(players, score.name(Stone.WHITE));
            id(tournaments, score.occasion().event());
            tournamentRules.putIfAbsent(
                    score.occasion().event(), id(rules, score.occasion().rule()));
        }
        try {
            write(scores);
        } catch (XMLStreamException impossible) {
            throw new IllegalStateException("XML to memory failed", impossible);
        }
        return text.toString().getBytes(UTF_8);
    }

    private static void check(GameScore score) throws BadRecord {
        TextFormat.noPasses(score, "RIF XML");
        if (score.moves().isEmpty()) {
            throw new BadRecord("RIF XML has no game without moves");
        }
        ScoreResult result = score.result().orElseThrow(() -> new BadRecord("RIF XML has no unfinished game"));
        if (!result.fits()) {
            throw new BadRecord("RIF XML has no game that ended " + result.points());
        }
    }

    private static int id(Map<String, Integer> ids, String name) {
        return ids.computeIfAbsent(name, any -> ids.size() + 1);
    }

    private void write(List<GameScore> scores) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        line();
        open("database", "version", "1.0", "date", date);
        empty("countries");
        empty("cities");
        empty("months");
        list("rules", rules, "rule", "name");
        list("openings", openings, "opening", "abbr");
        open("players");
        for (Map.Entry<String, Integer> player : players.entrySet()) {
            element("player", "id", player.getValue().toString(), "name", "", "surname", player.getKey());
        }
        close();
        open("tournaments");
        for (Map.Entry<String, Integer> tournament : tournaments.entrySet()) {
            element(
                    "tournament",
                    "id",
                    tournament.getValue().toString(),
                    "name",
                    tournament.getKey(),
                    "rule",
                    String.valueOf(tournamentRules.get(tournament.getKey())));
        }
        close();
        open("games");
        int index = 0;
        for (GameScore score : scores) {
            game(score, ++index);
        }
        close();
        close();
        xml.writeEndDocument();
    }

    private void game(GameScore score, int index) throws XMLStreamException {
        String name = score.occasion().game();
        boolean blackIsA = score.seating().black() == tengen.game.Seat.A;
        open(
                "game",
                "id",
                RifFormat.number(name) ? name : Integer.toString(index),
                "publisher",
                "0",
                "tournament",
                String.valueOf(tournaments.get(score.occasion().event())),
                "round",
                score.occasion().round(),
                "rule",
                String.valueOf(rules.get(score.occasion().rule())),
                "black",
                String.valueOf(players.get(score.name(Stone.BLACK))),
                "white",
                String.valueOf(players.get(score.name(Stone.WHITE))),
                "bresult",
                switch (score.result().orElseThrow().winner()) {
                    case BLACK -> "1";
                    case WHITE -> "0";
                    case NONE -> "0.5";
                },
                "btime",
                minutes(blackIsA ? score.total().usedMillisA() : score.total().usedMillisB()),
                "wtime",
                minutes(blackIsA ? score.total().usedMillisB() : score.total().usedMillisA()),
                "opening",
                String.valueOf(openings.get(score.opening().code())),
                "alt",
                points(score.rejected()),
                "swap",
                score.opening().swapText());
        content(
                "move",
                points(score.moves().stream()
                        .map(move -> move.point().orElseThrow())
                        .toList()));
        content(
                "info",
                score.seating().openerKnown()
                        ? "B="
                                + score.placedByBlack().stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining())
                        : "");
        close();
    }

    private static String points(List<Point> points) {
        return points.stream()
                .map(point -> point.toString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    private static String minutes(OptionalLong millis) {
        if (millis.isEmpty()) {
            return "";
        }
        return java.math.BigDecimal.valueOf(RifFormat.hundredths(millis.getAsLong()), 2)
                .stripTrailingZeros()
                .toPlainString();
    }

    private void list(String name, Map<String, Integer> ids, String each, String attribute) throws XMLStreamException {
        open(name);
        for (Map.Entry<String, Integer> entry : ids.entrySet()) {
            element(each, "id", entry.getValue().toString(), attribute, entry.getKey());
        }
        close();
    }

    private void open(String name, String... attributes) throws XMLStreamException {
        xml.writeStartElement(name);
        attributes(attributes);
        line();
    }

    private void close() throws XMLStreamException {
        xml.writeEndElement();
        line();
    }

    private void empty(String name) throws XMLStreamException {
        xml.writeEmptyElement(name);
        line();
    }

    private void content(String name, String content) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(content);
        close();
    }

    private void element(String name, String... attributes) throws XMLStreamException {
        xml.writeEmptyElement(name);
        attributes(attributes);
        line();
    }

    private void attributes(String... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], attributes[i + 1]);
        }
    }

    private void line() throws XMLStreamException {
        xml.writeCharacters("\n");
    }
}
