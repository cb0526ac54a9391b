package tengen.score.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import tengen.game.Event.Outcome;
import tengen.score.GameScore;

/** Reads the RenjuNet XML as a stream. A document type is refused, so that no entity is ever expanded or fetched. */
final class RifReader {
    private static final int DEEPEST = 16;
    private static final int HEAD_BYTES = 200;
    private static final Pattern UTF_8_TOLD = Pattern.compile("encoding=[\"'](?i:utf-?8)[\"']");
    private static final int MOST_GAMES = 500_000;

    /** A game as it stands in the file, to be put together when every list has been read. */
    private record Raw(Map<String, String> attributes, String moves, String info) {}

    private final Map<String, String> rules = new HashMap<>();
    private final Map<String, String> openings = new HashMap<>();
    private final Map<String, String> players = new HashMap<>();
    private final Map<String, String> tournaments = new HashMap<>();
    private final List<Raw> raws = new ArrayList<>();

    List<GameScore> games(byte[] bytes) throws BadRecord {
        check(bytes);
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> InputStream.nullInputStream());
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
            try {
                read(xml);
            } finally {
                xml.close();
            }
        } catch (XMLStreamException broken) {
            throw new BadRecord("not well-formed XML: " + firstLine(broken));
        }
        if (raws.isEmpty()) {
            throw new BadRecord("no games in this file");
        }
        List<GameScore> games = new ArrayList<>(raws.size());
        for (Raw raw : raws) {
            games.add(game(raw));
        }
        return games;
    }

    /** The parser tells of bytes that are no text on standard error, whatever it is asked; so they never reach it. */
    private static void check(byte[] bytes) throws BadRecord {
        String head = new String(bytes, 0, Math.min(HEAD_BYTES, bytes.length), ISO_8859_1);
        boolean wide = bytes.length > 3 && (head.startsWith("\u00fe\u00ff") || head.startsWith("\u00ff\u00fe"));
        boolean other = head.contains("encoding=") && !UTF_8_TOLD.matcher(head).find();
        if (wide || other) {
            return;
        }
        try {
            UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        } catch (CharacterCodingException broken) {
            throw new BadRecord("not well-formed XML: no text in UTF-8");
        }
    }

    private static String firstLine(XMLStreamException broken) {
        return String.valueOf(broken.getMessage()).replaceAll("\\s*\\R\\s*", " ");
    }

    private void read(XMLStreamReader xml) throws XMLStreamException, BadRecord {
        int depth = 0;
        Map<String, String> game = Map.of();
        String moves = "";
        String info = "";
        StringBuilder content = new StringBuilder();
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                    throw new BadRecord("a document type or an entity has no place in a game record");
                case XMLStreamConstants.START_ELEMENT -> {
                    if (++depth > DEEPEST) {
                        throw new BadRecord("elements nested deeper than " + DEEPEST);
                    }
                    String element = xml.getLocalName();
                    if (depth == 1 && !element.equals("database")) {
                        throw new BadRecord("not a RenjuNet database: the root is " + Draft.quoted(element));
                    }
                    content.setLength(0);
                    if (element.equals("game")) {
                        game = attributes(xml);
                        moves = "";
                        info = "";
                    } else {
                        entry(xml, element);
                    }
                }
                case XMLStreamConstants.CHARACTERS -> content.append(xml.getText());
                case XMLStreamConstants.END_ELEMENT -> {
                    depth--;
                    switch (xml.getLocalName()) {
                        case "move" -> moves = content.toString();
                        case "info" -> info = content.toString();
                        case "game" -> add(new Raw(game, moves, info));
                        default -> {
                            // Lists of cities and the like.
                        }
                    }
                    content.setLength(0);
                }
                default -> {
                    // Comments: the licence.
                }
            }
        }
    }

    private void add(Raw raw) throws BadRecord {
        if (raws.size() == MOST_GAMES) {
            throw new BadRecord("more than " + MOST_GAMES + " games");
        }
        raws.add(raw);
    }

    private void entry(XMLStreamReader xml, String element) {
        Map<String, String> all = attributes(xml);
        String id = all.getOrDefault("id", "");
        String name = all.getOrDefault("name", "");
        switch (element) {
            case "rule" -> rules.put(id, name);
            case "opening" -> openings.put(id, all.getOrDefault("abbr", ""));
            case "player" -> players.put(id, (name + " " + all.getOrDefault("surname", "")).strip());
            case "tournament" -> tournaments.put(id, name);
            default -> {
                // Nothing that a score holds.
            }
        }
    }

    private static Map<String, String> attributes(XMLStreamReader xml) {
        Map<String, String> all = new HashMap<>();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            all.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        return all;
    }

    private GameScore game(Raw raw) throws BadRecord {
        Draft draft = new Draft();
        Map<String, String> game = raw.attributes();
        draft.game = game.getOrDefault("id", "");
        try {
            fill(draft, raw);
            return draft.build();
        } catch (BadRecord bad) {
            throw new BadRecord("game " + Draft.quoted(draft.game) + ": " + bad.reason());
        }
    }

    private void fill(Draft draft, Raw raw) throws BadRecord {
        Map<String, String> game = raw.attributes();
        draft.event = named(tournaments, game, "tournament");
        draft.round = game.getOrDefault("round", "");
        draft.rule = named(rules, game, "rule");
        draft.openingCode = named(openings, game, "opening");
        draft.black = named(players, game, "black");
        draft.white = named(players, game, "white");
        draft.blackMillis = millis(game.getOrDefault("btime", ""));
        draft.whiteMillis = millis(game.getOrDefault("wtime", ""));
        String swap = game.getOrDefault("swap", "").strip();
        draft.swapText = swap.matches("[R-]{1,12}") ? swap : "";
        switch (game.getOrDefault("bresult", "")) {
            case "1" -> draft.result(Outcome.BLACK, Optional.empty());
            case "0" -> draft.result(Outcome.WHITE, Optional.empty());
            case "0.5" -> draft.result(Outcome.NONE, Optional.empty());
            default -> throw new BadRecord("bresult is none of 1, 0.5, 0");
        }
        for (String token : tokens(raw.moves())) {
            draft.move(Draft.point(token));
        }
        for (String token : tokens(game.getOrDefault("alt", ""))) {
            draft.offers.add(draft.pointOrMove(token));
        }
        if (raw.info().strip().matches("B=[1-5]{0,5}")) {
            draft.placedByBlack = Optional.of(raw.info().strip().substring(2));
        }
    }

    private static String named(Map<String, String> names, Map<String, String> game, String attribute) {
        return names.getOrDefault(game.getOrDefault(attribute, ""), "");
    }

    private static List<String> tokens(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("[\\s,]+"));
    }

    private static OptionalLong millis(String minutes) {
        return minutes.matches("\\d{1,6}(\\.\\d{1,6})?")
                ? OptionalLong.of(new BigDecimal(minutes)
                        .multiply(BigDecimal.valueOf(60_000))
                        .longValue())
                : OptionalLong.empty();
    }
}
