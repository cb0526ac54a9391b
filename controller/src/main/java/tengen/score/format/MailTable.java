package tengen.score.format;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.engine.Point;
import tengen.score.GameScore;

/**
 * The move table of the mail server PBeM: {@code Eks} and {@code Ohs}, the names, then turns: {@code 5 G9,K9  6 G9,J7} are two offers, then White's choice
 * and move 6. In the newer notation turn 1 lays H8 and two more stones, {@code 1 G8,H9}. Its column letters skip I.
 */
final class MailTable {
    private static final Pattern TURN =
            Pattern.compile("\\s*(\\d{1,3})\\s+([A-Za-z]\\d{1,2}|--)(?:,([A-Za-z]\\d{1,2}))?(?=\\s|$)");

    private MailTable() {}

    static GameScore read(List<String> lines) throws BadRecord {
        int at = 0;
        while (!lines.get(at).contains("Eks") || !lines.get(at).contains("Ohs")) {
            at++;
        }
        Draft draft = new Draft();
        String[] names = at + 1 < lines.size() ? lines.get(at + 1).strip().split("\\s+") : new String[0];
        if (names.length != 2) {
            throw new BadRecord("two names expected under Eks and Ohs");
        }
        draft.black = names[0];
        draft.white = names[1];
        FifthStream stream = new FifthStream(draft);
        for (String line : lines.subList(at + 2, lines.size())) {
            if (line.isBlank()) {
                break;
            }
            turns(draft, stream, line);
        }
        return draft.build();
    }

    private static void turns(Draft draft, FifthStream stream, String line) throws BadRecord {
        Matcher turn = TURN.matcher(line);
        int from = 0;
        while (!line.substring(from).isBlank()) {
            if (!turn.region(from, line.length()).lookingAt()) {
                throw new BadRecord("not understood: " + Draft.quoted(line.substring(from)));
            }
            String first = turn.group(2);
            if (first.equals("--")) {
                stream.pass();
            } else {
                Point point = point(first);
                if (draft.points.isEmpty() && point != Point.CENTRE) {
                    stream.add(Point.CENTRE);
                }
                stream.add(point);
            }
            if (turn.group(3) != null) {
                stream.add(point(turn.group(3)));
            }
            from = turn.end();
        }
    }

    private static Point point(String name) throws BadRecord {
        char letter = Character.toUpperCase(name.charAt(0));
        if (letter == 'I') {
            throw new BadRecord("no such point on PBeM: " + Draft.quoted(name));
        }
        return Draft.point((letter > 'I' ? (char) (letter - 1) : letter) + name.substring(1));
    }
}
