package tengen.score.format;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event.Reason;
import tengen.score.GameScore;
import tengen.score.MoveTime;
import tengen.score.ScoreResult;
import tengen.score.SwapChance;

/** Reads our own notation, and bare moves. */
final class NotationReader {
    static final String FIRST_LINE = "Tengen score, text 1";

    private static final Pattern BARE = Pattern.compile("([a-oA-O])(\\d{1,2})|--|(?i:pass)");
    private static final Pattern NOISE = Pattern.compile("[\\s,;.]+|\\d{1,3}\\.");
    private static final Pattern SWAP = Pattern.compile("(\\d{1,3})([R-])");

    private NotationReader() {}

    static GameScore read(List<String> lines) throws BadRecord {
        Draft draft = new Draft();
        int at = 1;
        for (; at < lines.size() && !lines.get(at).isBlank(); at++) {
            String line = lines.get(at);
            int colon = line.indexOf(": ");
            if (colon < 0) {
                throw new BadRecord("line " + (at + 1) + " has no colon: " + Draft.quoted(line));
            }
            heading(draft, line.substring(0, colon), line.substring(colon + 2));
        }
        moves(draft, String.join(" ", lines.subList(at, lines.size())));
        return draft.build();
    }

    private static void heading(Draft draft, String key, String value) throws BadRecord {
        switch (key) {
            case "Game" -> draft.game = value;
            case "Event" -> draft.event = value;
            case "Round" -> draft.round = value;
            case "Board" -> draft.board = value;
            case "Date" -> draft.date = value;
            case "Place" -> draft.place = value;
            case "Arbiter" -> draft.arbiter = value;
            case "Rule" -> draft.rule = value;
            case "Time" -> draft.timeControl = value;
            case "Black" -> draft.black = value;
            case "White" -> draft.white = value;
            case "Opening" -> draft.openingName = value;
            case "Opening code" -> draft.openingCode = value;
            case "Declared" -> draft.declared = OptionalInt.of(number(value));
            case "Opened by" -> {
                draft.opener = Optional.of(value.equals("White") ? Stone.WHITE : Stone.BLACK);
                draft.placedByBlack = draft.placedByBlack.or(() -> Optional.of(""));
            }
            case "Placed by Black" -> draft.placedByBlack = Optional.of(value);
            case "Swaps" -> {
                for (String word : value.split(" ")) {
                    Matcher swap = SWAP.matcher(word);
                    if (!swap.matches()) {
                        throw new BadRecord("no swap: " + Draft.quoted(word));
                    }
                    draft.placedSwaps.add(
                            new SwapChance(number(swap.group(1)), swap.group(2).equals("R"), MoveTime.UNKNOWN));
                }
            }
            default -> throw new BadRecord("unknown heading: " + Draft.quoted(key));
        }
    }

    private static int number(String text) throws BadRecord {
        if (!text.matches("\\d{1,3}")) {
            throw new BadRecord("no number: " + Draft.quoted(text));
        }
        return Integer.parseInt(text);
    }

    private static void moves(Draft draft, String text) throws BadRecord {
        String[] words = text.strip().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            String word = words[i];
            if (word.matches("\\d{1,3}")) {
                if (number(word) != draft.points.size() + 1 || i + 1 == words.length) {
                    throw new BadRecord("move " + word + " follows move " + draft.points.size());
                }
                move(draft, words[++i].replace("/S", ""));
            } else if (ScoreResult.ofPoints(word, Optional.empty()).isPresent()) {
                Optional<Reason> reason = i + 1 < words.length ? Draft.reason(words[++i]) : Optional.empty();
                draft.points(word, reason);
            } else if (!word.matches("[{N?!].*")) {
                throw new BadRecord("not understood: " + Draft.quoted(word));
            }
        }
    }

    private static void move(Draft draft, String word) throws BadRecord {
        if (word.startsWith("(") && word.endsWith(")")) {
            Optional<Point> kept = Optional.empty();
            for (String offer : word.substring(1, word.length() - 1).split(",")) {
                Point point = Draft.point(offer.replace("*", ""));
                draft.offers.add(point);
                kept = offer.startsWith("*") ? Optional.of(point) : kept;
            }
            kept.ifPresent(draft::move);
        } else if (word.equals("--")) {
            draft.pass();
        } else {
            draft.move(Draft.point(word));
        }
    }

    /** Reads points in any case, with or without blanks, commas, and numbers with a full stop; {@code --} is a pass. */
    static GameScore bare(List<String> lines) throws BadRecord {
        Draft draft = new Draft();
        for (String line : lines) {
            Matcher move = BARE.matcher(line);
            Matcher noise = NOISE.matcher(line);
            int at = 0;
            while (at < line.length()) {
                if (move.region(at, line.length()).lookingAt()) {
                    if (move.group(1) == null) {
                        draft.pass();
                    } else {
                        draft.move(Draft.point(move.group()));
                    }
                    at = move.end();
                } else if (noise.region(at, line.length()).lookingAt()) {
                    at = noise.end();
                } else {
                    throw new BadRecord("not a list of moves: " + Draft.quoted(line.substring(at)));
                }
                if (draft.points.size() > 2 * Point.COUNT) {
                    throw new BadRecord("more than " + 2 * Point.COUNT + " moves");
                }
            }
        }
        return draft.build();
    }
}
