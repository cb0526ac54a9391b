package tengen.score.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.ScoreMove;
import tengen.score.Trait;

/**
 * One game as a RenLib library. Of a library of variations the first line is read as the game; the whole tree is {@link LibTree}'s.
 *
 * @param codePage of the texts; ASCII writes question marks for the rest, and reads whatever it finds
 */
public record LibFormat(Charset codePage) implements RecordFormat {
    private static final String OFFER = "5A";
    private static final char MULTI_LINE = 8;
    private static final Pattern RESULT = Pattern.compile("(.*) - (.*) (" + TextBoard.POINTS + ")");

    /** The default: ASCII. */
    public static final LibFormat STANDARD = new LibFormat(US_ASCII);

    @Override
    public String name() {
        return "RenLib";
    }

    @Override
    public Set<Trait> carries() {
        return EnumSet.of(
                Trait.PASSES,
                Trait.GAME,
                Trait.NAMES,
                Trait.EVENT,
                Trait.ROUND,
                Trait.DATE,
                Trait.RULE,
                Trait.OPENING,
                Trait.RESULT,
                Trait.SWAPS,
                Trait.OFFERS,
                Trait.OPENER);
    }

    @Override
    public int limitBytes() {
        return 8 << 20;
    }

    @Override
    public GameScore kept(GameScore score) {
        GameScore kept = RecordFormat.super.kept(score);
        var where = kept.occasion();
        return new GameScore(
                new tengen.score.Occasion(
                        plain(where.game()),
                        plain(where.event()),
                        plain(where.round()),
                        "",
                        plain(where.date()),
                        "",
                        plain(where.rule()),
                        "",
                        ""),
                kept.seating()
                        .withNames(
                                known(plain(player(kept.seating().nameA()))),
                                known(plain(player(kept.seating().nameB())))),
                kept.opening(),
                kept.moves(),
                kept.total(),
                kept.remarks(),
                kept.result(),
                kept.confirmations());
    }

    @Override
    public byte[] write(GameScore score) throws BadRecord {
        if (score.moves().isEmpty()) {
            throw new BadRecord("a RenLib library needs at least one move");
        }
        List<LibNode> nodes = new ArrayList<>();
        boolean plain = score.moves().getFirst().point().equals(Optional.of(Point.CENTRE)) && !score.passes();
        if (!plain) {
            nodes.add(LibNode.of(Optional.empty()));
        }
        int last = score.moves().size();
        for (ScoreMove move : score.moves()) {
            if (move.number() == 5) {
                score.rejected()
                        .forEach(point -> nodes.add(LibNode.of(Optional.of(point))
                                .with(LibNode.SIBLING | LibNode.LEAF)
                                .withBoardText(OFFER)));
            }
            LibNode node = LibNode.of(move.point());
            if (move.number() == last) {
                nodes.add(node.with(LibNode.LEAF).withComment(bytes(headline(score) + MULTI_LINE + details(score))));
            } else {
                nodes.add(move.number() == 1 ? node.withComment(bytes(headline(score))) : node);
            }
        }
        return new LibTree(3, plain ? 0 : 4, nodes).bytes();
    }

    private static String headline(GameScore score) {
        return player(score.name(Stone.BLACK)) + " - " + player(score.name(Stone.WHITE)) + " "
                + score.result().map(tengen.score.ScoreResult::points).orElse("*");
    }

    private static String player(String name) {
        return name.isEmpty() ? "?" : name.replace(" - ", "-");
    }

    private static String details(GameScore score) {
        StringBuilder text = new StringBuilder();
        detail(text, "Game", score.occasion().game());
        detail(text, "Event", score.occasion().event());
        detail(text, "Round", score.occasion().round());
        detail(text, "Date", score.occasion().date());
        detail(text, "Rule", score.occasion().rule());
        detail(text, "Opening", score.opening().code());
        detail(text, "Swap", score.opening().swapText());
        if (score.seating().openerKnown()) {
            detail(text, "Opener", score.seating().black() == tengen.game.Seat.A ? "Black" : "White");
            detail(
                    text,
                    "Black placed",
                    score.placedByBlack().stream().map(String::valueOf).collect(Collectors.joining()));
        }
        detail(text, OFFER, score.rejected().stream().map(Point::toString).collect(Collectors.joining(", ")));
        return text.toString();
    }

    private static void detail(StringBuilder text, String key, String value) {
        if (!value.isEmpty()) {
            text.append(key).append(": ").append(value).append("\r\n");
        }
    }

    @Override
    public List<GameScore> readAll(byte[] bytes) throws BadRecord {
        return List.of(game(LibTree.read(bytes)));
    }

    /** Returns the first line of a library as a game. */
    public GameScore game(LibTree tree) throws BadRecord {
        Draft draft = new Draft();
        List<LibNode> nodes = tree.nodes();
        int at = nodes.getFirst().pos() == 0 ? 1 : 0;
        for (boolean on = at < nodes.size(); on; at++) {
            LibNode node = nodes.get(at);
            boolean offer = draft.points.size() == 4
                    && node.has(LibNode.LEAF)
                    && node.has(LibNode.SIBLING)
                    && node.boardText().equals(OFFER);
            if (offer && node.point().isPresent()) {
                draft.offers.add(node.point().get());
            } else {
                node.point().ifPresentOrElse(draft::move, draft::pass);
                if (node.has(LibNode.LEAF)) {
                    comment(draft, text(node.comment()));
                    on = false;
                }
            }
            on &= draft.points.size() <= 2 * Point.COUNT && at + 1 < nodes.size();
        }
        return draft.build();
    }

    private void comment(Draft draft, String comment) {
        int multi = comment.indexOf(MULTI_LINE);
        Matcher result = RESULT.matcher(multi < 0 ? comment : comment.substring(0, multi));
        if (result.matches()) {
            draft.black = known(result.group(1));
            draft.white = known(result.group(2));
            draft.points(result.group(3), Optional.empty());
        }
        for (String line : comment.substring(multi + 1).split("\r?\n")) {
            int colon = line.indexOf(": ");
            if (colon > 0) {
                String value = line.substring(colon + 2);
                switch (line.substring(0, colon)) {
                    case "Game" -> draft.game = value;
                    case "Event" -> draft.event = value;
                    case "Round" -> draft.round = value;
                    case "Date" -> draft.date = value;
                    case "Rule" -> draft.rule = value;
                    case "Opening" -> draft.openingCode = value;
                    case "Swap" -> draft.swapText = value.matches("[R-]{1,12}") ? value : "";
                    case "Opener" -> {
                        draft.opener = Optional.of(value.equals("White") ? Stone.WHITE : Stone.BLACK);
                        draft.placedByBlack = draft.placedByBlack.or(() -> Optional.of(""));
                    }
                    case "Black placed" -> draft.placedByBlack = Optional.of(value);
                    default -> {
                        // A remark of another program.
                    }
                }
            }
        }
    }

    private static String known(String name) {
        return name.equals("?") ? "" : name;
    }

    private String bytes(String text) {
        return new String(text.getBytes(codePage), ISO_8859_1);
    }

    private String text(String bytes) {
        byte[] raw = bytes.getBytes(ISO_8859_1);
        return codePage.equals(US_ASCII) ? Text.decode(raw, Optional.empty()) : new String(raw, codePage);
    }

    private String plain(String text) {
        return new String(text.getBytes(codePage), codePage);
    }
}
