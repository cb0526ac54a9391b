package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.MoveTime;
import tengen.score.Projection;
import tengen.score.ScoreMove;
import tengen.score.Trait;

/** Piskvork's .psq: moves with their thinking times, and the names. */
public record PsqFormat() implements RecordFormat {
    private static final Pattern HEADER = Pattern.compile("Piskvorky (\\d{1,3})x(\\d{1,3}),.*");
    private static final Pattern MOVE = Pattern.compile("(\\d{1,3}),(\\d{1,3}),(\\d{1,12})");

    @Override
    public String name() {
        return "Piskvork";
    }

    @Override
    public Set<Trait> carries() {
        return EnumSet.of(Trait.NAMES, Trait.USED_TIME);
    }

    @Override
    public int limitBytes() {
        return 1 << 20;
    }

    @Override
    public GameScore kept(GameScore score) {
        GameScore kept = Projection.of(score, carries());
        return new GameScore(
                kept.occasion(),
                kept.seating()
                        .withNames(
                                player(kept.seating().nameA()),
                                player(kept.seating().nameB())),
                kept.opening(),
                kept.moves().stream()
                        .map(move -> move.withTime(time(move.time().usedMillis().orElse(0))))
                        .toList(),
                kept.total(),
                kept.remarks(),
                kept.result(),
                kept.confirmations());
    }

    @Override
    public byte[] write(GameScore score) throws BadRecord {
        StringBuilder text = new StringBuilder("Piskvorky 15x15, 0:0, 0\r\n");
        for (ScoreMove move : score.moves()) {
            Point point = move.point().orElseThrow(() -> new BadRecord("Piskvork's format has no pass"));
            text.append(point.column() + 1)
                    .append(',')
                    .append(Point.SIZE - point.row())
                    .append(',')
                    .append(move.time().usedMillis().orElse(0))
                    .append("\r\n");
        }
        text.append(player(score.name(Stone.BLACK))).append("\r\n");
        text.append(player(score.name(Stone.WHITE))).append("\r\n-1\r\n");
        return text.toString().getBytes(UTF_8);
    }

    /** A comma could make a name look like a move. */
    private static String player(String name) {
        return name.replace(',', ' ').strip();
    }

    private static MoveTime time(long millis) {
        return MoveTime.UNKNOWN.withUsed(millis == 0 ? OptionalLong.empty() : OptionalLong.of(millis));
    }

    @Override
    public List<GameScore> readAll(byte[] bytes) throws BadRecord {
        List<String> lines = Text.decode(bytes, Optional.empty()).lines().toList();
        Matcher header = HEADER.matcher(lines.isEmpty() ? "" : lines.getFirst());
        if (!header.matches()) {
            throw new BadRecord("no Piskvork record: the first line is not its header");
        }
        if (!header.group(1).equals("15") || !header.group(2).equals("15")) {
            throw new BadRecord("a board of " + header.group(1) + "x" + header.group(2) + ", not 15x15");
        }
        Draft draft = new Draft();
        int line = 1;
        for (; line < lines.size(); line++) {
            Matcher move = MOVE.matcher(lines.get(line).strip());
            if (!move.matches()) {
                break;
            }
            int column = Integer.parseInt(move.group(1)) - 1;
            int row = Point.SIZE - Integer.parseInt(move.group(2));
            if (column < 0 || column >= Point.SIZE || row < 0 || row >= Point.SIZE) {
                throw new BadRecord("line " + (line + 1) + ": no such point: " + Draft.quoted(lines.get(line)));
            }
            draft.move(Point.at(column, row), time(Long.parseLong(move.group(3))));
        }
        if (line + 1 < lines.size()) {
            draft.black = lines.get(line);
            draft.white = lines.get(line + 1);
        }
        return List.of(draft.build());
    }
}
