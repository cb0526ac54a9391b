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

/** Reads games from lines of JSON (DESIGN 7); unknown fields are ignored. */
public final class GameFile {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private GameFile() {}

    /** Returns every game of the file, in its order. */
    public static List<KnownGame> read(Path file) {
        List<KnownGame> games = new ArrayList<>();
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

    private static KnownGame game(Path file, int number, String line) {
        try {
            Map<String, Object> fields = JSON.fromJsonObject(line);
            List<Point> moves = new ArrayList<>();
            for (Object move : list(fields, "moves")) {
                moves.add(Point.parse(String.valueOf(move))
                        .orElseThrow(() -> new IllegalArgumentException("no such point: " + move)));
            }
            return new KnownGame(
                    text(fields, "id").orElse("line-" + number),
                    moves,
                    result(text(fields, "result").orElse("")),
                    end(text(fields, "end").orElse("")));
        } catch (JsonException | IllegalArgumentException | IllegalStateException | ClassCastException e) {
            throw Refusal.failed(file + ", line " + number + ": not a game: " + e.getMessage());
        }
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
