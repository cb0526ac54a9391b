package tengen.sim.season;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.json.JsonException;
import io.avaje.json.mapper.JsonMapper;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.cli.Refusal;
import tengen.engine.Point;
import tengen.engine.opening.OfferEquivalence;
import tengen.game.Event;

/** Reads games from lines of JSON (DESIGN 7), with how they were opened as far as that is known; unknown fields are ignored. */
public final class GameFile {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /**
     * A line of the file.
     *
     * @param problem why it cannot be played as it was; empty when it can
     */
    public record Line(KnownGame game, String problem) {}

    private GameFile() {}

    /** Returns every game of the file, in its order. */
    public static List<Line> read(Path file) {
        List<Line> games = new ArrayList<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            if (!line.isBlank()) {
                games.add(game(file, number, line));
            }
        }
        if (games.isEmpty()) {
            throw Refusal.failed(file + ": no game in it");
        }
        return games;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, UTF_8);
        } catch (NoSuchFileException e) {
            throw Refusal.failed("no such file: " + file);
        } catch (MalformedInputException e) {
            throw Refusal.failed(file + ": not a text in UTF-8");
        } catch (IOException e) {
            throw Refusal.failed("cannot read " + file + ": " + e.getMessage());
        }
    }

    private static Line game(Path file, int number, String line) {
        try {
            Map<String, Object> fields = JSON.fromJsonObject(line);
            List<Point> moves = points(list(fields, "moves"));
            Opened opened = opened(fields, moves);
            KnownGame game = new KnownGame(
                    text(fields, "id").orElse("line-" + number),
                    moves,
                    opened,
                    result(text(fields, "result").orElse("")),
                    end(text(fields, "end").orElse("")),
                    fouls(fields));
            return new Line(game, problem(game, text(fields, "fifthProblem")));
        } catch (JsonException | IllegalArgumentException | IllegalStateException | ClassCastException e) {
            throw Refusal.failed(file + ", line " + number + ": not a game: " + e.getMessage());
        }
    }

    /** One rejected fifth under the RIF rule is chinese-2; Yamaguchi and other rules with offers are chinese-n; everything else is played free. */
    private static Opened opened(Map<String, Object> fields, List<Point> moves) {
        String rule = text(fields, "rule").orElse("unknown");
        if (!(fields.get("fifthRejected") instanceof List<?> list) || moves.size() <= Turn.FIFTH + 1) {
            return Opened.FREE;
        }
        List<Point> rejected = points(list);
        boolean swap = Boolean.TRUE.equals(fields.get("swap"));
        return switch (rule) {
            case "RIF" -> rejected.size() == 1 ? new Opened("chinese-2", swap, rejected) : Opened.FREE;
            case "Yamaguchi", "multi-offer" -> new Opened("chinese-n", swap, rejected);
            default -> Opened.FREE;
        };
    }

    private static String problem(KnownGame game, Optional<String> ofFifth) {
        if (ofFifth.isPresent()) {
            return "the fifth stones cannot be read: " + ofFifth.get();
        }
        if (game.opened().free()) {
            return "";
        }
        List<Point> first = game.moves();
        List<Point> alike = OfferEquivalence.of(first.get(0), first.get(1), first.get(2), first.get(3))
                .firstPair(Turn.offers(game));
        return alike.isEmpty() ? "" : "equivalent offers: " + alike.get(0) + " and " + alike.get(1);
    }

    private static Optional<List<KnownGame.Foul>> fouls(Map<String, Object> fields) {
        if (!(fields.get("fouls") instanceof List<?> list)) {
            return Optional.empty();
        }
        List<KnownGame.Foul> fouls = new ArrayList<>();
        for (Object one : list) {
            Map<?, ?> foul = (Map<?, ?>) one;
            String at = String.valueOf(foul.get("at"));
            if (!(foul.get("move") instanceof Number number)) {
                throw new IllegalArgumentException("a foul without its move");
            }
            fouls.add(new KnownGame.Foul(
                    number.intValue(),
                    Point.parse(at).orElseThrow(() -> new IllegalArgumentException("no such point: " + at)),
                    kind(String.valueOf(foul.get("type")))));
        }
        return Optional.of(fouls);
    }

    private static Event.NoticeKind kind(String text) {
        return switch (text) {
            case "double-three" -> Event.NoticeKind.FORBIDDEN_33;
            case "double-four" -> Event.NoticeKind.FORBIDDEN_44;
            case "overline" -> Event.NoticeKind.BLACK_OVERLINE;
            default -> throw new IllegalArgumentException("no such foul: " + text);
        };
    }

    private static List<Point> points(List<?> texts) {
        List<Point> points = new ArrayList<>();
        for (Object text : texts) {
            points.add(Point.parse(String.valueOf(text))
                    .orElseThrow(() -> new IllegalArgumentException("no such point: " + text)));
        }
        return points;
    }

    private static List<?> list(Map<String, Object> fields, String name) {
        if (fields.get(name) instanceof List<?> list) {
            return list;
        }
        throw new IllegalArgumentException("\"" + name + "\" is missing or no list");
    }

    private static Optional<String> text(Map<String, Object> fields, String name) {
        return fields.get(name) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    private static KnownGame.Result result(String text) {
        return switch (text) {
            case "B" -> KnownGame.Result.BLACK;
            case "W" -> KnownGame.Result.WHITE;
            case "D" -> KnownGame.Result.DRAW;
            default -> throw new IllegalArgumentException("result is B, W or D: " + text);
        };
    }

    private static KnownGame.End end(String text) {
        return switch (text) {
            case "five" -> KnownGame.End.FIVE;
            case "forbidden" -> KnownGame.End.FORBIDDEN;
            case "draw" -> KnownGame.End.DRAW;
            default -> KnownGame.End.RESIGNATION;
        };
    }
}
