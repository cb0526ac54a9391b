package tengen.score.format;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.ScoreMove;
import tengen.score.ScoreResult;

/** RenLib's text board: a diagram, a heading, the names, two numbered moves a line. */
final class TextBoard {
    static final String HEADER = "----- Text Board -----";

    /** How RenLib writes results, the unfinished game's star included. */
    static final String POINTS = "1-0|0-1|0\\.5-0\\.5|0-0|0\\.5-0|0-0\\.5|\\*";

    private static final Pattern NAMES = Pattern.compile("(.*) - (.*) (" + POINTS + ")");
    private static final Pattern MOVE = Pattern.compile("\\s*(\\d{1,3})\\s+([A-Za-z]\\d{1,2})\\b");

    private TextBoard() {}

    static String write(GameScore score) throws BadRecord {
        TextFormat.noPasses(score, "RenLib's text board");
        StringBuilder out = new StringBuilder();
        Board board = score.board();
        out.append("X=Black O=White\r\n\r\n");
        for (int row = Point.SIZE - 1; row >= 0; row--) {
            out.append(String.format(java.util.Locale.ROOT, "%2d ", row + 1));
            for (int column = 0; column < Point.SIZE; column++) {
                Point point = Point.at(column, row);
                out.append(board.has(point, Stone.BLACK) ? " X" : board.has(point, Stone.WHITE) ? " O" : " .");
            }
            out.append("\r\n");
        }
        out.append("    A B C D E F G H I J K L M N O\r\n\r\n");
        out.append(HEADER).append("\r\n");
        out.append(name(score, Stone.BLACK)).append(" - ").append(name(score, Stone.WHITE));
        out.append(' ')
                .append(score.result().map(ScoreResult::points).orElse("*"))
                .append("\r\n");
        for (ScoreMove move : score.moves()) {
            boolean first = move.number() % 2 == 1;
            out.append(String.format(
                    java.util.Locale.ROOT, first ? "%3d %-7s" : "%3d %s\r\n", move.number(), move.text()));
        }
        return out.append("\r\n").toString();
    }

    private static String name(GameScore score, Stone colour) {
        String known = known(score.name(colour));
        return known.isEmpty() ? "?" : known;
    }

    /** Returns a name as the names line can hold it. */
    static String known(String name) {
        String joined = name.replace(" - ", "-");
        return joined.equals("?") ? "" : joined;
    }

    static GameScore read(List<String> lines) throws BadRecord {
        Draft draft = new Draft();
        int at = 0;
        while (!lines.get(at).strip().equals(HEADER)) {
            at++;
        }
        boolean first = true;
        for (String line : lines.subList(at + 1, lines.size())) {
            Matcher move = MOVE.matcher(line);
            if (!move.lookingAt()) {
                if (draft.points.isEmpty() && first) {
                    names(draft, line.strip());
                    first = line.isBlank();
                    continue;
                }
                break;
            }
            int from = 0;
            while (move.region(from, line.length()).lookingAt()) {
                if (Integer.parseInt(move.group(1)) != draft.points.size() + 1) {
                    throw new BadRecord("move " + move.group(1) + " follows move " + draft.points.size());
                }
                draft.move(Draft.point(move.group(2)));
                from = move.end();
            }
        }
        return draft.build();
    }

    private static void names(Draft draft, String line) {
        Matcher names = NAMES.matcher(line);
        if (names.matches()) {
            draft.black = known(names.group(1));
            draft.white = known(names.group(2));
            draft.points(names.group(3), Optional.empty());
        }
    }
}
