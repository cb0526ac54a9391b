package tengen.score.sheet;

import java.awt.Color;
import java.util.List;
import java.util.Optional;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.Offers;
import tengen.score.ScoreMove;

/** The reduced board: stones with their numbers, removed offers with their letters. */
final class SheetBoard {
    /** Distance between two lines. */
    static final float CELL = 26f;

    /** Room for the coordinates around the grid. */
    static final float EDGE = 23f;

    /** Width and height with the coordinates. */
    static final float SIZE = (Point.SIZE - 1) * CELL + 2 * EDGE;

    private static final float STONE = 12.2f;
    private static final List<Point> STARS =
            List.of(Point.of("D4"), Point.of("D12"), Point.of("L4"), Point.of("L12"), Point.CENTRE);

    private final Pen pen;
    private final float left;
    private final float top;

    SheetBoard(Pen pen, float left, float top) {
        this.pen = pen;
        this.left = left;
        this.top = top;
    }

    void paint(GameScore score) {
        grid();
        score.moves().forEach(move -> stone(move, score.moves().size()));
        score.opening().offers().ifPresent(offers -> offers(score, offers));
    }

    private float x(Point point) {
        return left + EDGE + point.column() * CELL;
    }

    private float y(Point point) {
        return top + EDGE + (Point.SIZE - 1 - point.row()) * CELL;
    }

    private void grid() {
        float near = EDGE;
        float far = SIZE - EDGE;
        for (int i = 0; i < Point.SIZE; i++) {
            float at = EDGE + i * CELL;
            float width = i == 0 || i == Point.SIZE - 1 ? 1.2f : 0.5f;
            pen.line(left + at, top + near, left + at, top + far, width, Pen.BLACK);
            pen.line(left + near, top + at, left + far, top + at, width, Pen.BLACK);
            String letter = Character.toString((char) ('A' + i));
            String number = Integer.toString(Point.SIZE - i);
            pen.textAround(left + at, top + 9, 8, Pen.GREY, letter);
            pen.textAround(left + at, top + SIZE - 3, 8, Pen.GREY, letter);
            pen.textTo(left + 9.5f, top + at + 3, 8, Pen.GREY, number);
            pen.text(left + SIZE - 9.5f, top + at + 3, 8, Pen.GREY, number);
        }
        STARS.forEach(star -> pen.disc(x(star), y(star), 2, Pen.BLACK));
    }

    private void stone(ScoreMove move, int last) {
        if (move.point().isEmpty()) {
            return;
        }
        Point point = move.point().get();
        boolean black = move.colour() == Stone.BLACK;
        pen.disc(x(point), y(point), STONE, black ? Pen.BLACK : Color.WHITE);
        pen.circle(x(point), y(point), STONE - 0.3f, 0.7f, Pen.BLACK);
        String number = Integer.toString(move.number());
        float size = number.length() < 3 ? 11 : 9.5f;
        Color ink = black ? Color.WHITE : Pen.BLACK;
        pen.textAround(x(point), y(point) + size * 0.36f, size, ink, number);
        if (move.number() == last) {
            float half = pen.width(number, size) / 2;
            pen.line(x(point) - half, y(point) + 6.4f, x(point) + half, y(point) + 6.4f, 0.9f, ink);
        }
    }

    private void offers(GameScore score, Offers offers) {
        int index = 0;
        for (Point point : offers.points()) {
            String letter = SheetNotes.letter(index++);
            boolean kept = offers.kept().filter(point::equals).isPresent();
            Optional<ScoreMove> stone = score.moves().stream()
                    .filter(move -> move.point().filter(point::equals).isPresent())
                    .findFirst();
            if (stone.isPresent()) {
                float x = x(point) + STONE - 2.5f;
                float y = y(point) - STONE + 2.5f;
                pen.disc(x, y, 4.4f, Color.WHITE);
                pen.circle(x, y, 4.4f, 0.5f, Pen.GREY);
                pen.textAround(x, y + 2.2f, 6.5f, Pen.BLACK, letter);
            } else if (!kept) {
                pen.disc(x(point), y(point), 8, Color.WHITE);
                pen.dashedCircle(x(point), y(point), 8, Pen.GREY);
                pen.textAround(x(point), y(point) + 3.2f, 9, Pen.BLACK, letter);
            }
        }
    }
}
