package tengen.desk.event.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.desk.event.Competition;
import tengen.desk.event.Criterion;
import tengen.desk.event.CrossTable;
import tengen.desk.event.Game;
import tengen.desk.event.Match;
import tengen.desk.event.Round;
import tengen.desk.event.Score;
import tengen.desk.event.Standings;
import tengen.score.sheet.Drawing;
import tengen.score.sheet.Paper;
import tengen.score.sheet.Pen;

/**
 * A table with a heading, over as many pages as it needs.
 *
 * @param widths of the columns, in parts of the whole
 */
public record TablePaper(
        String title, String subtitle, List<String> head, List<Integer> widths, List<List<String>> rows)
        implements Drawing {
    private static final float MARGIN = 34f;
    private static final float WIDTH = Paper.WIDTH - 2 * MARGIN;
    private static final float TOP = MARGIN + 56;
    private static final float ROW = 17f;
    private static final float SIZE = 9.5f;
    private static final int ROWS = (int) ((Paper.HEIGHT - TOP - MARGIN - 12) / ROW) - 1;

    public TablePaper {
        head = List.copyOf(head);
        widths = List.copyOf(widths);
        rows = List.copyOf(rows);
        if (head.size() != widths.size()) {
            throw new IllegalArgumentException(head.size() + " columns with " + widths.size() + " widths");
        }
    }

    /** Returns the pairings of a round, for the wall: results where there are any, else room to write one. */
    public static TablePaper pairings(Competition now, Round round) {
        List<List<String>> rows = new ArrayList<>();
        for (Match match : round.matches()) {
            if (match.bye()) {
                rows.add(List.of("", now.name(match.first()), "轮空 bye", "", ""));
            }
            for (Game game : match.games()) {
                String table = game.table().isEmpty() ? game.name() : game.table();
                rows.add(List.of(
                        table,
                        game.openerName(),
                        game.otherName(),
                        game.score().map(Score::text).orElse("______"),
                        now.rules().boards() > 1 ? now.name(match.first()) + " - " + now.name(match.second()) : ""));
            }
        }
        return new TablePaper(
                now.rules().name(),
                "第 " + round.number() + " 轮对阵  Pairings of round " + round.number(),
                List.of(
                        "台 Table",
                        "开局 Opens",
                        "对手 Opponent",
                        "结果 Result",
                        now.rules().boards() > 1 ? "队 Teams" : ""),
                List.of(12, 32, 32, 14, 24),
                rows);
    }

    /** Returns the standings, with the value of every criterion. */
    public static TablePaper standings(Competition now) {
        List<String> head = new ArrayList<>(List.of("名次 Place", "姓名 Name", "单位 Club"));
        List<Integer> widths = new ArrayList<>(List.of(10, 34, 18));
        for (Criterion criterion : now.rules().criteria()) {
            head.add(CriterionWords.of(criterion));
            widths.add(14);
        }
        List<List<String>> rows = new ArrayList<>();
        for (Standings.Line line : new Standings(now).lines()) {
            List<String> row = new ArrayList<>(List.of(
                    Integer.toString(line.place()),
                    line.entrant().name(),
                    line.entrant().club()));
            for (int i = 0; i < line.values().size(); i++) {
                row.add(Standings.text(
                        now.rules().criteria().get(i), line.values().get(i)));
            }
            rows.add(row);
        }
        return new TablePaper(now.rules().name(), after(now, "名次表  Standings"), head, widths, rows);
    }

    /** Returns the cross-table. */
    public static TablePaper crossTable(Competition now) {
        List<String> head = new ArrayList<>(List.of("", "姓名 Name"));
        List<Integer> widths = new ArrayList<>(List.of(5, 30));
        for (String column : CrossTable.columns(now)) {
            head.add(column);
            widths.add(8);
        }
        head.add("分 Points");
        widths.add(12);
        List<List<String>> rows = new ArrayList<>();
        for (CrossTable.Line line : CrossTable.lines(now)) {
            List<String> row = new ArrayList<>(List.of(Integer.toString(line.place()), line.name()));
            row.addAll(line.cells());
            row.add(line.points());
            rows.add(row);
        }
        return new TablePaper(now.rules().name(), after(now, "对局总表  Cross-table"), head, widths, rows);
    }

    private static String after(Competition now, String what) {
        return what + "  (第 " + now.rounds().size() + " 轮  round "
                + now.rounds().size() + ")";
    }

    @Override
    public int pages() {
        return Math.max(1, (rows.size() + ROWS - 1) / ROWS);
    }

    @Override
    public void paint(Pen pen, int page) {
        pen.textWithin(MARGIN, MARGIN + 18, 17, WIDTH, title);
        pen.textWithin(MARGIN, MARGIN + 37, 11, WIDTH, subtitle);
        pen.line(MARGIN, MARGIN + 43, MARGIN + WIDTH, MARGIN + 43, 1.2f, Pen.BLACK);
        row(pen, head, TOP, 7.5f);
        pen.line(MARGIN, TOP + 4, MARGIN + WIDTH, TOP + 4, 0.8f, Pen.BLACK);
        float y = TOP;
        for (List<String> cells : rows.subList(page * ROWS, Math.min(rows.size(), (page + 1) * ROWS))) {
            y += ROW;
            row(pen, cells, y, SIZE);
            pen.line(MARGIN, y + 4.5f, MARGIN + WIDTH, y + 4.5f, 0.3f, Pen.PALE);
        }
        pen.textTo(
                MARGIN + WIDTH,
                Paper.HEIGHT - MARGIN + 9,
                5.8f,
                Pen.GREY,
                String.format(Locale.ROOT, "第 %d / %d 页 page", page + 1, pages()));
    }

    private void row(Pen pen, List<String> cells, float y, float size) {
        int parts = widths.stream().mapToInt(Integer::intValue).sum();
        float x = MARGIN;
        for (int i = 0; i < cells.size(); i++) {
            float width = WIDTH * widths.get(i) / parts;
            pen.textWithin(x, y, size, width - 4, cells.get(i));
            x += width;
        }
    }
}
