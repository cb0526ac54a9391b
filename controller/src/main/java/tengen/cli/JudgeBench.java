package tengen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.VerdictMap;
import tengen.time.Ticker;

/** {@code tengen judge --bench}: how many full maps a second one thread makes of the positions of a file, and of each kind of them ({@code src=}). */
final class JudgeBench {
    private static final Pattern SOURCE = Pattern.compile("\\bsrc=(\\w+)");
    private static final long WARM_UP_NANOS = 2_000_000_000L;
    private static final long MEASURE_NANOS = 3_000_000_000L;

    /** A position ready to be set up: the points of its stones. */
    private record Position(List<Point> black, List<Point> white) {
        static Position of(Board board) {
            List<Point> black = new ArrayList<>();
            List<Point> white = new ArrayList<>();
            for (int index = 0; index < Point.COUNT; index++) {
                Point point = Point.at(index);
                if (!board.isEmpty(point)) {
                    (board.has(point, Stone.BLACK) ? black : white).add(point);
                }
            }
            return new Position(List.copyOf(black), List.copyOf(white));
        }

        void setUp(Board board) {
            board.clear();
            for (Point point : black) {
                board.place(point, Stone.BLACK);
            }
            for (Point point : white) {
                board.place(point, Stone.WHITE);
            }
        }
    }

    private final Ticker ticker;
    private final VerdictMap map;
    private final Board board = new Board();

    JudgeBench(Ticker ticker, ForbiddenJudge judge) {
        this.ticker = ticker;
        this.map = new VerdictMap(judge);
    }

    /** Prints one line for each kind of position and one for all. */
    void run(Path file, PrintWriter out) {
        SortedMap<String, List<Position>> kinds = read(file);
        List<Position> all = kinds.values().stream().flatMap(List::stream).toList();
        if (kinds.size() > 1) {
            kinds.forEach((kind, positions) -> measure(kind, positions, out));
        }
        measure("all", all, out);
    }

    private static SortedMap<String, List<Position>> read(Path file) {
        SortedMap<String, List<Position>> kinds = new TreeMap<>();
        long number = 0;
        try {
            for (String line : Files.readAllLines(file, ISO_8859_1)) {
                number++;
                if (!line.startsWith("#")) {
                    Matcher source = SOURCE.matcher(line);
                    kinds.computeIfAbsent(source.find() ? source.group(1) : "other", kind -> new ArrayList<>())
                            .add(Position.of(PositionLines.board(line)));
                }
            }
        } catch (IOException broken) {
            throw Refusal.failed(FileWords.unread(file, broken));
        } catch (BadLine bad) {
            throw Refusal.failed(file + ", line " + number + ": " + bad.reason());
        }
        if (kinds.isEmpty()) {
            throw Refusal.failed("no positions in " + file);
        }
        return kinds;
    }

    private void measure(String kind, List<Position> positions, PrintWriter out) {
        Position[] array = positions.toArray(Position[]::new);
        long emptyPoints = 0;
        for (Position position : array) {
            emptyPoints += Point.COUNT - position.black.size() - position.white.size();
        }
        repeat(array, WARM_UP_NANOS);
        long startNanos = ticker.nanos();
        long rounds = repeat(array, MEASURE_NANOS);
        double seconds = (ticker.nanos() - startNanos) / 1e9;
        out.printf(
                Locale.ROOT,
                "%s: %d positions, %.0f maps/s, %.0f points/s%n",
                kind,
                array.length,
                rounds * array.length / seconds,
                rounds * emptyPoints / seconds);
        out.flush();
    }

    /** Maps all positions again and again for this long at least and returns how often. */
    private long repeat(Position[] positions, long nanos) {
        long startNanos = ticker.nanos();
        long rounds = 0;
        do {
            for (Position position : positions) {
                position.setUp(board);
                map.read(board);
            }
            rounds++;
        } while (ticker.nanos() - startNanos < nanos);
        return rounds;
    }
}
