package tengen.score.teach;

import java.awt.Color;
import java.util.List;
import java.util.Locale;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.sheet.Drawing;
import tengen.score.sheet.Paper;
import tengen.score.sheet.Pen;
import tengen.score.sheet.SheetWords;

/** The teaching report on paper: the time chart, then every finding with its position. */
public record ReportPages(TeachingReport report) implements Drawing {
    private static final float MARGIN = 34f;
    private static final float WIDTH = Paper.WIDTH - 2 * MARGIN;
    private static final float CHART_TOP = MARGIN + 62;
    private static final float CHART_HEIGHT = 150;
    private static final float FIRST_TOP = CHART_TOP + CHART_HEIGHT + 40;
    private static final float CELL_HEIGHT = 218;
    private static final int ACROSS = 3;
    private static final int FIRST_PAGE = 2 * ACROSS;
    private static final int NEXT_PAGE = 3 * ACROSS;

    @Override
    public String title() {
        return ("Renju teaching report " + report.score().occasion().game()).strip();
    }

    @Override
    public int pages() {
        int rest = Math.max(0, report.findings().size() - FIRST_PAGE);
        return 1 + (rest + NEXT_PAGE - 1) / NEXT_PAGE;
    }

    @Override
    public void paint(Pen pen, int page) {
        GameScore score = report.score();
        pen.text(MARGIN, MARGIN + 17, 17, "对局教学报告");
        pen.text(MARGIN + 110, MARGIN + 17, 10, Pen.GREY, "TEACHING REPORT");
        pen.textTo(
                MARGIN + WIDTH,
                MARGIN + 17,
                8,
                Pen.GREY,
                pen.cut(score.occasion().game(), 8, 240));
        pen.textWithin(
                MARGIN,
                MARGIN + 34,
                10,
                WIDTH,
                "黑 " + score.name(Stone.BLACK) + "  -  白 " + score.name(Stone.WHITE) + "    "
                        + score.result().map(SheetWords::result).orElse(""));
        pen.line(MARGIN, MARGIN + 40, MARGIN + WIDTH, MARGIN + 40, 1.2f, Pen.BLACK);
        if (page == 0) {
            new TimeChart(pen, score).paint(MARGIN, CHART_TOP, WIDTH, CHART_HEIGHT);
            pen.text(MARGIN, FIRST_TOP - 8, 11, heading());
        }
        int from = page == 0 ? 0 : FIRST_PAGE + (page - 1) * NEXT_PAGE;
        int room = page == 0 ? FIRST_PAGE : NEXT_PAGE;
        float top = page == 0 ? FIRST_TOP : MARGIN + 52;
        List<Finding> findings = report.findings();
        for (int i = 0; i < room && from + i < findings.size(); i++) {
            int row = i / ACROSS;
            int column = i % ACROSS;
            finding(pen, findings.get(from + i), MARGIN + column * (WIDTH / ACROSS), top + row * CELL_HEIGHT);
        }
        pen.textTo(
                MARGIN + WIDTH,
                Paper.HEIGHT - MARGIN + 9,
                5.8f,
                Pen.GREY,
                String.format(Locale.ROOT, "第 %d / %d 页 page", page + 1, pages()));
    }

    private String heading() {
        int count = report.findings().size();
        return count == 0 ? "没有发现 nothing found" : "发现 Findings: " + count;
    }

    private void finding(Pen pen, Finding finding, float left, float top) {
        pen.textWithin(left, top + 8, 8.5f, WIDTH / ACROSS - 10, FindingWords.of(finding));
        SmallBoard board = new SmallBoard(pen, left, top + 14);
        board.grid();
        int before = finding.number() - 1;
        report.score()
                .moves()
                .subList(0, before)
                .forEach(move -> move.point().ifPresent(point -> board.stone(point, move.colour())));
        report.score()
                .moves()
                .get(before)
                .point()
                .ifPresent(point -> board.played(point, Stone.ofMove(finding.number())));
        if (finding instanceof Finding.WinMissed win) {
            int step = 0;
            for (Point point : win.line()) {
                board.mark(point, Integer.toString(++step));
            }
        }
    }

    /** A board of a finding, without coordinates. */
    private record SmallBoard(Pen pen, float left, float top) {
        private static final float CELL = 10.8f;
        private static final float STONE = 5.1f;

        void grid() {
            float far = (Point.SIZE - 1) * CELL;
            for (int i = 0; i < Point.SIZE; i++) {
                float at = STONE + i * CELL;
                pen.line(left + at, top + STONE, left + at, top + STONE + far, 0.4f, Pen.GREY);
                pen.line(left + STONE, top + at, left + STONE + far, top + at, 0.4f, Pen.GREY);
                pen.textAround(left + at, top + STONE + far + 13, 5, Pen.GREY, Character.toString((char) ('A' + i)));
                pen.text(left + STONE + far + 7, top + at + 2, 5, Pen.GREY, Integer.toString(Point.SIZE - i));
            }
        }

        private float x(Point point) {
            return left + STONE + point.column() * CELL;
        }

        private float y(Point point) {
            return top + STONE + (Point.SIZE - 1 - point.row()) * CELL;
        }

        void stone(Point point, Stone colour) {
            boolean black = colour == Stone.BLACK;
            pen.disc(x(point), y(point), STONE, black ? Pen.BLACK : Color.WHITE);
            pen.circle(x(point), y(point), STONE, 0.5f, Pen.BLACK);
        }

        /** The move that the finding is about has a ring in its stone. */
        void played(Point point, Stone colour) {
            stone(point, colour);
            pen.circle(x(point), y(point), STONE * 0.5f, 1.1f, colour == Stone.BLACK ? Color.WHITE : Pen.BLACK);
        }

        void mark(Point point, String number) {
            pen.disc(x(point), y(point), 4.6f, Color.WHITE);
            pen.textAround(x(point), y(point) + 2.6f, 7.2f, Pen.BLACK, number);
        }
    }
}
