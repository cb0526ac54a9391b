package tengen.score.sheet;

import java.util.ArrayList;
import java.util.List;
import tengen.score.GameScore;
import tengen.score.ScoreMove;

/** The move list in columns: number, point, time used, time left. Reads down, then right. */
final class SheetMoves {
    /** Columns across the sheet. */
    static final int COLUMNS = 5;

    /** Height of a row. */
    static final float ROW = 9.4f;

    private static final float SIZE = 7.2f;
    private static final float WIDTH = ScoreSheet.WIDTH / COLUMNS;

    private SheetMoves() {}

    /** A line of the list: four texts, the last two set to the right. */
    record Cell(String number, String point, String used, String left) {
        static Cell note(String text) {
            return new Cell("", "", text, "-");
        }

        boolean note() {
            return number.isEmpty();
        }
    }

    static List<Cell> cells(GameScore score) {
        List<Cell> cells = new ArrayList<>();
        for (ScoreMove move : score.moves()) {
            cells.add(new Cell(
                    Integer.toString(move.number()),
                    move.text(),
                    SheetWords.time(move.time().usedMillis()),
                    SheetWords.time(move.time().leftMillis())));
        }
        return cells;
    }

    /** Paints cells from the upper left, at most {@code rows} of them in a column. */
    static void paint(Pen pen, List<Cell> cells, float top, int rows) {
        int columns = (cells.size() + rows - 1) / rows;
        for (int column = 0; column < columns; column++) {
            float x = ScoreSheet.MARGIN + column * WIDTH;
            if (column > 0) {
                pen.line(x - 2, top, x - 2, top + 8 + rows * ROW, 0.3f, Pen.PALE);
            }
            pen.textTo(x + 17, top + 6, 5.2f, Pen.GREY, "手 No");
            pen.text(x + 22, top + 6, 5.2f, Pen.GREY, "点");
            pen.textTo(x + 67, top + 6, 5.2f, Pen.GREY, "用时 used");
            pen.textTo(x + 99, top + 6, 5.2f, Pen.GREY, "剩余 left");
            for (int row = 0; row < rows && column * rows + row < cells.size(); row++) {
                cell(pen, cells.get(column * rows + row), x, top + 8 + (row + 0.75f) * ROW);
            }
        }
    }

    private static void cell(Pen pen, Cell cell, float x, float y) {
        if (cell.note()) {
            pen.text(x + 2, y, 6.6f, cell.used());
            return;
        }
        pen.textTo(x + 17, y, SIZE, Pen.GREY, cell.number());
        pen.text(x + 22, y, SIZE + 0.4f, cell.point());
        pen.textTo(x + 67, y, SIZE, Pen.BLACK, cell.used());
        pen.textTo(x + 99, y, SIZE, Pen.BLACK, cell.left());
    }
}
