package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.ScoreMove;
import tengen.score.Trait;

/**
 * Plain text. Written in one of three ways; reading knows them all, and the tables of mail servers and play sites too.
 *
 * @param style how to write
 */
public record TextFormat(TextStyle style) implements RecordFormat {
    private static final int WIDTH = 100;

    /** The default: our own notation. */
    public static final TextFormat STANDARD = new TextFormat(TextStyle.NOTATION);

    @Override
    public String name() {
        return switch (style) {
            case NOTATION -> "text";
            case MOVES -> "bare moves";
            case BOARD -> "RenLib text board";
        };
    }

    @Override
    public Set<Trait> carries() {
        return switch (style) {
            case NOTATION ->
                EnumSet.complementOf(EnumSet.of(
                        Trait.PLACERS,
                        Trait.USED_TIME,
                        Trait.LEFT_TIME,
                        Trait.STAMPS,
                        Trait.TOTAL_TIME,
                        Trait.REMARKS,
                        Trait.CONFIRMATIONS));
            case MOVES -> EnumSet.of(Trait.PASSES);
            case BOARD -> EnumSet.of(Trait.NAMES, Trait.RESULT);
        };
    }

    @Override
    public int limitBytes() {
        return 1 << 20;
    }

    @Override
    public GameScore kept(GameScore score) {
        GameScore kept = RecordFormat.super.kept(score);
        if (style != TextStyle.BOARD) {
            return kept;
        }
        return new GameScore(
                kept.occasion(),
                kept.seating()
                        .withNames(
                                TextBoard.known(kept.seating().nameA()),
                                TextBoard.known(kept.seating().nameB())),
                kept.opening(),
                kept.moves(),
                kept.total(),
                kept.remarks(),
                kept.result(),
                kept.confirmations());
    }

    @Override
    public byte[] write(GameScore score) throws BadRecord {
        String text = switch (style) {
            case NOTATION -> notation(score);
            case MOVES -> TextNotation.bare(score) + "\n";
            case BOARD -> TextBoard.write(score);
        };
        return text.getBytes(UTF_8);
    }

    private static String notation(GameScore score) {
        StringBuilder out = new StringBuilder(NotationReader.FIRST_LINE).append('\n');
        Occasion where = score.occasion();
        line(out, "Game", where.game());
        line(out, "Event", where.event());
        line(out, "Round", where.round());
        line(out, "Board", where.board());
        line(out, "Date", where.date());
        line(out, "Place", where.place());
        line(out, "Arbiter", where.arbiter());
        line(out, "Rule", where.rule());
        line(out, "Time", where.timeControl());
        line(out, "Black", score.name(Stone.BLACK));
        line(out, "White", score.name(Stone.WHITE));
        if (score.seating().openerKnown()) {
            line(out, "Opened by", score.seating().black() == tengen.game.Seat.A ? "Black" : "White");
            line(
                    out,
                    "Placed by Black",
                    score.placedByBlack().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        }
        line(out, "Opening", score.opening().name());
        line(out, "Swaps", TextNotation.swaps(score.opening().swaps()));
        line(out, "Opening code", score.opening().code());
        score.opening().declared().ifPresent(n -> line(out, "Declared", Integer.toString(n)));
        out.append('\n');
        int column = 0;
        for (String word : TextNotation.words(score)) {
            if (column + word.length() >= WIDTH) {
                out.append('\n');
                column = 0;
            }
            out.append(column == 0 ? "" : "  ").append(word);
            column += word.length() + 2;
        }
        return out.append('\n').toString();
    }

    private static void line(StringBuilder out, String key, String value) {
        if (!value.isEmpty()) {
            out.append(key).append(": ").append(value).append('\n');
        }
    }

    @Override
    public List<GameScore> readAll(byte[] bytes) throws BadRecord {
        List<String> lines = Text.decode(bytes, Optional.empty()).lines().toList();
        if (lines.stream().anyMatch(line -> line.length() > 1 << 16)) {
            throw new BadRecord("a line of more than 65536 characters");
        }
        if (!lines.isEmpty() && lines.getFirst().strip().equals(NotationReader.FIRST_LINE)) {
            return List.of(NotationReader.read(lines));
        }
        if (lines.stream().anyMatch(line -> line.contains("Eks") && line.contains("Ohs"))) {
            return List.of(MailTable.read(lines));
        }
        if (lines.stream()
                .anyMatch(line -> line.startsWith("[Site \"") && line.contains("kurnik")
                        || line.startsWith("[Site \"") && line.contains("PlayOK"))) {
            return List.of(Kurnik.read(lines));
        }
        if (lines.stream().anyMatch(line -> line.strip().equals(TextBoard.HEADER))) {
            return List.of(TextBoard.read(lines));
        }
        return List.of(NotationReader.bare(lines));
    }

    /** Refuses passes where a format has no sign for them. */
    static void noPasses(GameScore score, String what) throws BadRecord {
        for (ScoreMove move : score.moves()) {
            if (move.pass()) {
                throw new BadRecord(what + " has no pass");
            }
        }
    }
}
