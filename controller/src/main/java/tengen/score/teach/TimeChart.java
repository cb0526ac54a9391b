package tengen.score.teach;

import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.ScoreMove;
import tengen.score.sheet.Pen;
import tengen.score.sheet.SheetWords;

/** Thinking time of every move as a bar: Black upwards, White downwards, both on one scale. */
final class TimeChart {
    private static final long[] STEPS_SECONDS = {10, 30, 60, 120, 300, 600, 1200, 3600};

    private final Pen pen;
    private final GameScore score;

    TimeChart(Pen pen, GameScore score) {
        this.pen = pen;
        this.score = score;
    }

    void paint(float left, float top, float width, float height) {
        pen.text(left, top - 6, 11, "用时 Time used per move");
        long most = score.moves().stream()
                .mapToLong(move -> move.time().usedMillis().orElse(0))
                .max()
                .orElse(0);
        if (most == 0) {
            pen.text(left, top + 20, 9, Pen.GREY, "此局没有用时记录 this record has no times");
            return;
        }
        float middle = top + height / 2;
        long stepMillis = step(most);
        float perMilli = height / 2 / most;
        for (long at = stepMillis; at <= most; at += stepMillis) {
            for (int side = -1; side <= 1; side += 2) {
                float y = middle + side * at * perMilli;
                pen.line(left + 30, y, left + width, y, 0.3f, Pen.PALE);
                pen.textTo(left + 27, y + 2, 5.5f, Pen.GREY, SheetWords.time(at));
            }
        }
        float each = (width - 30) / Math.max(1, score.moves().size());
        for (ScoreMove move : score.moves()) {
            bar(move, left + 30 + (move.number() - 1) * each, each, middle, perMilli);
        }
        pen.line(left + 30, middle, left + width, middle, 0.6f, Pen.BLACK);
        pen.textTo(left + width, top - 6, 7, Pen.GREY, "黑上 Black up, 白下 White down");
        for (int number = 10; number <= score.moves().size(); number += 10) {
            pen.textAround(
                    left + 30 + (number - 0.5f) * each, top + height + 8, 5.5f, Pen.GREY, Integer.toString(number));
        }
    }

    /** Returns the step of the scale: at most four lines a side. */
    private static long step(long mostMillis) {
        for (long seconds : STEPS_SECONDS) {
            if (mostMillis <= 4 * seconds * 1000) {
                return seconds * 1000;
            }
        }
        return Math.max(1, mostMillis / 4);
    }

    private void bar(ScoreMove move, float x, float each, float middle, float perMilli) {
        float length = move.time().usedMillis().orElse(0) * perMilli;
        float thick = Math.max(0.6f, each * 0.7f);
        if (move.colour() == Stone.BLACK) {
            pen.fill(x, middle - length, thick, length, Pen.BLACK);
        } else {
            pen.box(x, middle, thick, length, 0.5f, Pen.BLACK);
        }
    }
}
