package tengen.score.format;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.score.GameScore;
import tengen.score.MoveTime;
import tengen.score.ScoreResult;

/** Reads one SGF game: the main line, and first moves of other branches as removed fifths. */
final class SgfGameReader {
    private static final Pattern REASON = Pattern.compile("Reason: ([A-Z0-9_]+)");
    private static final Pattern POINTS = Pattern.compile("Points: ([0-9.]+-[0-9.]+)");
    private static final Pattern OPENING = Pattern.compile("(-|[DI]\\d{1,2})(?: (.*))?");

    private final Draft draft = new Draft();
    private final SgfNode root;
    private final boolean bottomUp;

    SgfGameReader(SgfNode root, boolean bottomUp) {
        this.root = root;
        this.bottomUp = bottomUp;
    }

    GameScore score() throws BadRecord {
        String size = root.text("SZ").strip();
        if (!size.isEmpty() && !size.equals("15") && !size.equals("15:15")) {
            throw new BadRecord("a board of size " + Draft.quoted(size) + ", not 15");
        }
        header();
        moves();
        offers();
        return draft.build();
    }

    private void header() throws BadRecord {
        draft.game = root.text("GN");
        draft.event = root.text("EV");
        draft.round = root.text("RO");
        draft.board = root.text("BD");
        draft.date = root.text("DT");
        draft.place = root.text("PC");
        draft.rule = root.text("RU");
        draft.timeControl = root.text("OT");
        draft.arbiter = root.text("US");
        draft.black = root.text("PB");
        draft.white = root.text("PW");
        Matcher opening = OPENING.matcher(root.text("ON"));
        if (opening.matches()) {
            draft.openingCode = opening.group(1).replace("-", "");
            draft.openingName = Optional.ofNullable(opening.group(2)).orElse("");
        } else {
            draft.openingName = root.text("ON");
        }
        draft.opener = root.value("OP").map(letter -> letter.startsWith("W") ? Stone.WHITE : Stone.BLACK);
        draft.placedByBlack = root.value("BP");
        draft.swapText = swaps(root.text("SW"));
        draft.declared = number(root.text("DN"));
        result(root.text("RE").strip(), root.text("GC"));
    }

    private static String swaps(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> "R";
            case "false" -> "-";
            default -> text.matches("[R-]{0,12}") ? text : "";
        };
    }

    private static OptionalInt number(String text) throws BadRecord {
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!text.matches("\\d{1,3}")) {
            throw new BadRecord("no number of offers: " + Draft.quoted(text));
        }
        return OptionalInt.of(Integer.parseInt(text));
    }

    private void result(String text, String comment) {
        Matcher named = REASON.matcher(comment);
        Optional<Reason> reason = named.find() ? Draft.reason(named.group(1)) : Optional.empty();
        String word = text.toUpperCase(Locale.ROOT);
        Matcher points = POINTS.matcher(comment);
        if ((word.equals("?") || word.equals("VOID")) && points.find()) {
            draft.points(points.group(1), reason);
        } else if (word.equals("B+DRAW") || word.equals("0") || word.startsWith("DRAW") || text.contains("和")) {
            draft.result(Outcome.NONE, reason);
        } else if (word.startsWith("B+") || text.startsWith("黑")) {
            draft.result(Outcome.BLACK, reason.or(() -> how(word)));
        } else if (word.startsWith("W+") || text.startsWith("白")) {
            draft.result(Outcome.WHITE, reason.or(() -> how(word)));
        } else if (word.equals("VOID")) {
            draft.result = Optional.of(ScoreResult.nobody(reason.or(() -> Optional.of(Reason.ABANDONED))));
        }
    }

    private static Optional<Reason> how(String word) {
        return switch (word.substring(Math.min(2, word.length()))) {
            case "R", "RESIGN" -> Optional.of(Reason.RESIGN);
            case "T", "TIME" -> Optional.of(Reason.TIME);
            default -> Optional.empty();
        };
    }

    private void moves() throws BadRecord {
        SgfNode node = root;
        while (true) {
            if (node.values().containsKey("AB") || node.values().containsKey("AW")) {
                throw new BadRecord("set-up stones (AB, AW) are a position, not a game");
            }
            for (String colour : List.of("B", "W")) {
                if (node.values().containsKey(colour)) {
                    move(node, colour);
                }
            }
            if (node.next().isEmpty()) {
                return;
            }
            if (draft.points.size() == 4) {
                branches(node.next().subList(1, node.next().size()));
            }
            node = node.next().getFirst();
        }
    }

    private void move(SgfNode node, String colour) throws BadRecord {
        int number = draft.points.size() + 1;
        if (number > 2 * Point.COUNT) {
            throw new BadRecord("more than " + 2 * Point.COUNT + " moves");
        }
        if (colour.equals("B") != (Stone.ofMove(number) == Stone.BLACK)) {
            throw new BadRecord("move " + number + " is " + (colour.equals("B") ? "black" : "white")
                    + ": the colours do not alternate");
        }
        Optional<Point> point = point(node.text(colour));
        draft.points.add(point);
        draft.times.add(left(node.text(colour + "L")));
    }

    private static MoveTime left(String seconds) throws BadRecord {
        if (seconds.isEmpty()) {
            return MoveTime.UNKNOWN;
        }
        if (!seconds.matches("-?\\d{1,9}(\\.\\d{1,9})?")) {
            throw new BadRecord("no time left: " + Draft.quoted(seconds));
        }
        return MoveTime.left(
                Math.max(0, new BigDecimal(seconds).movePointRight(3).longValue()));
    }

    /** Returns the point of two letters; nothing for a pass. */
    private Optional<Point> point(String letters) throws BadRecord {
        String text = letters.strip();
        if (text.isEmpty() || text.equalsIgnoreCase("tt")) {
            return Optional.empty();
        }
        if (text.length() != 2) {
            throw new BadRecord("no such point: " + Draft.quoted(text));
        }
        int column = Character.toLowerCase(text.charAt(0)) - 'a';
        int down = Character.toLowerCase(text.charAt(1)) - 'a';
        if (column < 0 || column >= Point.SIZE || down < 0 || down >= Point.SIZE) {
            throw new BadRecord("no such point: " + Draft.quoted(text));
        }
        return Optional.of(Point.at(column, bottomUp ? down : Point.SIZE - 1 - down));
    }

    private void branches(List<SgfNode> others) throws BadRecord {
        for (SgfNode other : others) {
            if (other.values().containsKey("B") && other.next().isEmpty()) {
                point(other.text("B")).ifPresent(draft.offers::add);
            }
        }
    }

    private void offers() throws BadRecord {
        List<Point> named = new ArrayList<>();
        List<String> values =
                root.all("FO").isEmpty() ? root.all("FA").isEmpty() ? root.all("5A") : root.all("FA") : root.all("FO");
        for (String value : values) {
            for (String token : value.split("[\\s,;.、，]+")) {
                if (!token.isEmpty()) {
                    named.add(offer(token));
                }
            }
        }
        if (!named.isEmpty()) {
            draft.offers.clear();
            draft.offers.addAll(named);
        }
    }

    /** Reads an offer: two letters, or as paper sheets have it a coordinate or the number of the stone that stands there later. */
    private Point offer(String token) throws BadRecord {
        if (token.matches("[A-Oa-o]{2}")) {
            return point(token).orElseThrow();
        }
        return draft.pointOrMove(token);
    }
}
