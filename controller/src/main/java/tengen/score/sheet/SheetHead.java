package tengen.score.sheet;

import java.awt.Color;
import java.util.List;
import tengen.engine.Stone;
import tengen.game.Seat;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.OpeningScore;

/** The upper part of a sheet: what, where, who, how opened, how ended. */
final class SheetHead {
    /** Height of the whole head. */
    static final float HEIGHT = 160f;

    private static final float LEFT = ScoreSheet.MARGIN;
    private static final float WIDTH = ScoreSheet.WIDTH;
    private static final float ROW = 21f;

    private final Pen pen;
    private final GameScore score;

    SheetHead(Pen pen, GameScore score) {
        this.pen = pen;
        this.score = score;
    }

    void paint(float top) {
        Occasion where = score.occasion();
        pen.text(LEFT, top + 17, 17, "连珠棋谱");
        pen.text(LEFT + 76, top + 17, 10, Pen.GREY, "RENJU SCORE SHEET");
        pen.textTo(LEFT + WIDTH, top + 17, 8, Pen.GREY, pen.cut(where.game(), 8, 240));
        float y = top + 25;
        row(
                y,
                field("赛事 Event", where.event(), 347),
                field("轮次 Round", where.round(), 80),
                field("台次 Board", where.board(), 100));
        y += ROW;
        row(
                y,
                field("日期 Date", where.date(), 97),
                field("地点 Place", where.place(), 125),
                field("规则 Rule", where.rule(), 165),
                field("用时 Time control", where.timeControl(), 140));
        y += ROW;
        player(y, Seat.A);
        y += ROW + 2;
        player(y, Seat.B);
        y += ROW + 2;
        OpeningScore opening = score.opening();
        row(
                y,
                field("开局 Opening", (opening.code() + "  " + opening.name()).strip(), 175),
                field(
                        "打点数 Offers declared",
                        opening.declared().isPresent()
                                ? "N = " + opening.declared().getAsInt()
                                : "",
                        115),
                field("交换 Swaps", swaps(opening), 237));
        y += ROW;
        result(y);
        pen.box(LEFT, top + 25, WIDTH, y + ROW + 3 - top - 25, 1.2f, Pen.BLACK);
    }

    private static String swaps(OpeningScore opening) {
        List<Integer> used = opening.swaps().stream()
                .filter(chance -> chance.swapped())
                .map(chance -> chance.afterMove())
                .toList();
        if (opening.swaps().isEmpty()) {
            return "";
        }
        return used.isEmpty() ? "无 none" : "第" + list(used) + "手后 after move " + list(used);
    }

    private static String list(List<Integer> numbers) {
        return String.join(", ", numbers.stream().map(String::valueOf).toList());
    }

    private record Field(String label, String value, float width) {}

    private static Field field(String label, String value, float width) {
        return new Field(label, value, width);
    }

    private void row(float y, Field... fields) {
        float x = LEFT;
        for (Field field : fields) {
            pen.text(x + 3, y + 7, 5.5f, Pen.GREY, field.label());
            pen.textWithin(x + 3, y + 17.5f, 10, field.width() - 6, field.value());
            x += field.width();
            if (x < LEFT + WIDTH - 1) {
                pen.line(x, y, x, y + ROW, 0.4f, Pen.GREY);
            }
        }
        pen.line(LEFT, y + ROW, LEFT + WIDTH, y + ROW, 0.4f, Pen.GREY);
    }

    /** As on the paper sheet: a filled circle before the name of who is Black, filled circles 1 to 5 for the stones that this person placed. */
    private void player(float y, Seat seat) {
        boolean known = score.seating().openerKnown();
        boolean black = score.seating().colour(seat) == Stone.BLACK;
        float middle = y + ROW / 2 + 1;
        pen.disc(LEFT + 13, middle, 7, black ? Pen.BLACK : Color.WHITE);
        pen.circle(LEFT + 13, middle, 7, 0.9f, Pen.BLACK);
        pen.text(LEFT + 26, y + 7, 5.5f, Pen.GREY, (black ? "黑方 Black" : "白方 White") + opened(seat, known));
        pen.textWithin(LEFT + 26, y + 19.5f, 11.5f, 270, score.seating().name(seat));
        for (int number = 1; number <= 5; number++) {
            placed(LEFT + 322 + 19 * (number - 1), middle, number, seat, known);
        }
        pen.line(LEFT + 306, y, LEFT + 306, y + ROW + 2, 0.4f, Pen.GREY);
        pen.line(LEFT + 416, y, LEFT + 416, y + ROW + 2, 0.4f, Pen.GREY);
        pen.text(LEFT + 419, y + 7, 5.5f, Pen.GREY, "用时 time used");
        pen.text(LEFT + 419, y + 19, 11, SheetWords.time(score.total().used(seat)));
        pen.line(LEFT, y + ROW + 2, LEFT + WIDTH, y + ROW + 2, 0.4f, Pen.GREY);
    }

    private static String opened(Seat seat, boolean known) {
        return known && seat == Seat.A ? "  · 假先 opened the game" : "";
    }

    private void placed(float x, float y, int number, Seat seat, boolean known) {
        boolean his = known
                && number <= score.moves().size()
                && score.moves().get(number - 1).seat() == seat;
        pen.disc(x, y, 7.5f, his ? Pen.BLACK : Color.WHITE);
        pen.circle(x, y, 7.5f, 0.7f, his ? Pen.BLACK : Pen.GREY);
        pen.textAround(x, y + 3.2f, 9, his ? Color.WHITE : Pen.GREY, Integer.toString(number));
    }

    private void result(float y) {
        pen.fill(LEFT, y, WIDTH, ROW + 3, new Color(0xF2, 0xF2, 0xF2));
        pen.text(LEFT + 3, y + 8, 5.5f, Pen.GREY, "结果 Result (Black - White)");
        if (score.result().isPresent()) {
            var result = score.result().get();
            pen.text(
                    LEFT + 100,
                    y + 17.5f,
                    14,
                    result.points().replace("0.5", "1/2").replace("-", " - "));
            pen.textWithin(LEFT + 175, y + 17, 11, 240, SheetWords.result(result));
        } else {
            pen.text(LEFT + 100, y + 17.5f, 11, "未完 not finished");
        }
        pen.text(LEFT + 419, y + 8, 5.5f, Pen.GREY, "手数 moves");
        pen.text(LEFT + 419, y + 18, 11, Integer.toString(score.moves().size()));
    }
}
