package tengen.score.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.score.Confirmation;
import tengen.score.GameScore;

/**
 * The score sheet of one game (谱纸): the head, the board with its notes, the move list, signatures; what has no room goes on further pages.
 *
 * @param score what is printed
 * @param mark binds the paper to the record: its sum, say; empty for none
 */
public record ScoreSheet(GameScore score, String mark) implements Drawing {
    static final float MARGIN = 34f;
    static final float WIDTH = Paper.WIDTH - 2 * MARGIN;

    private static final float BOARD_TOP = MARGIN + SheetHead.HEIGHT + 4;
    private static final float NOTES_LEFT = MARGIN + SheetBoard.SIZE + 6;
    private static final float NOTES_WIDTH = MARGIN + WIDTH - NOTES_LEFT;
    private static final float NOTE_ROW = 9.2f;
    private static final float NOTE_SIZE = 7f;
    private static final int NOTE_ROWS = (int) ((SheetBoard.SIZE - 12) / NOTE_ROW);
    private static final float MOVES_TOP = BOARD_TOP + SheetBoard.SIZE + 6;
    private static final float SIGN_TOP = Paper.HEIGHT - MARGIN - 50;
    private static final int FIRST_ROWS = (int) ((SIGN_TOP - MOVES_TOP - 14) / SheetMoves.ROW);
    private static final int NEXT_ROWS = (int) ((Paper.HEIGHT - 2 * MARGIN - 60) / SheetMoves.ROW);

    /** Returns the sheet of a game without a mark. */
    public static ScoreSheet of(GameScore score) {
        return new ScoreSheet(score, "");
    }

    @Override
    public String title() {
        return ("Renju score sheet " + score.occasion().game()).strip();
    }

    @Override
    public int pages() {
        int rest = rest(notes().size()).size();
        int perPage = SheetMoves.COLUMNS * NEXT_ROWS;
        return 1 + (rest + perPage - 1) / perPage;
    }

    @Override
    public void paint(Pen pen, int page) {
        if (page == 0) {
            first(pen);
        } else {
            further(pen, page);
        }
        foot(pen, page);
    }

    private void first(Pen pen) {
        new SheetHead(pen, score).paint(MARGIN);
        new SheetBoard(pen, MARGIN, BOARD_TOP).paint(score);
        float y = BOARD_TOP + 14;
        List<String> notes = notes();
        for (String note : notes.subList(0, Math.min(NOTE_ROWS, notes.size()))) {
            pen.text(NOTES_LEFT, y, NOTE_SIZE, note);
            y += NOTE_ROW;
        }
        List<SheetMoves.Cell> cells = SheetMoves.cells(score);
        int room = SheetMoves.COLUMNS * FIRST_ROWS;
        int shown = Math.min(room, cells.size());
        // Few moves stand in all columns, not in one.
        int rows = Math.clamp((shown + SheetMoves.COLUMNS - 1) / SheetMoves.COLUMNS, 1, FIRST_ROWS);
        SheetMoves.paint(pen, cells.subList(0, shown), MOVES_TOP, rows);
        if (pages() > 1) {
            pen.textTo(MARGIN + WIDTH, SIGN_TOP - 3, 6.5f, Pen.GREY, "续下页 continued on the next page");
        }
        signatures(pen);
    }

    private void further(Pen pen, int page) {
        pen.text(MARGIN, MARGIN + 12, 12, "连珠棋谱  续页");
        String who = score.seating().name(tengen.engine.Stone.BLACK) + " - "
                + score.seating().name(tengen.engine.Stone.WHITE);
        pen.text(MARGIN + 90, MARGIN + 12, 9, Pen.GREY, pen.cut("continued:  " + who, 9, 260));
        pen.textTo(
                MARGIN + WIDTH,
                MARGIN + 12,
                8,
                Pen.GREY,
                pen.cut(score.occasion().game(), 8, 160));
        pen.line(MARGIN, MARGIN + 18, MARGIN + WIDTH, MARGIN + 18, 1.2f, Pen.BLACK);
        List<SheetMoves.Cell> rest = rest(notes().size());
        int perPage = SheetMoves.COLUMNS * NEXT_ROWS;
        int from = (page - 1) * perPage;
        List<SheetMoves.Cell> here = rest.subList(from, Math.min(rest.size(), from + perPage));
        int rows = Math.clamp((here.size() + SheetMoves.COLUMNS - 1) / SheetMoves.COLUMNS, 1, NEXT_ROWS);
        SheetMoves.paint(pen, here, MARGIN + 26, rows);
        float y = Paper.HEIGHT - MARGIN - 6;
        float right = MARGIN + WIDTH;
        pen.textTo(right - 330, y, 6.5f, Pen.GREY, "小签 Initials");
        for (int i = 0; i < 3; i++) {
            pen.line(right - 320 + i * 110, y, right - 220 + i * 110, y, 0.8f, Pen.BLACK);
        }
    }

    /** Returns what the first page has no room for. */
    private List<SheetMoves.Cell> rest(int noteCount) {
        List<SheetMoves.Cell> moves = SheetMoves.cells(score);
        List<SheetMoves.Cell> rest =
                new ArrayList<>(moves.subList(Math.min(SheetMoves.COLUMNS * FIRST_ROWS, moves.size()), moves.size()));
        if (noteCount > NOTE_ROWS) {
            notes().subList(NOTE_ROWS, noteCount).forEach(note -> rest.add(SheetMoves.Cell.note(note)));
        }
        return rest;
    }

    /** Returns the notes in lines as wide as the room beside the board, a blank one before each block but the first. */
    private List<String> notes() {
        List<String> lines = new ArrayList<>();
        for (String note : SheetNotes.of(score)) {
            if (SheetNotes.heading(note) && !lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(Wrap.lines(note, NOTES_WIDTH, NOTE_SIZE));
        }
        return lines;
    }

    private void signatures(Pen pen) {
        List<String> who = List.of("黑方签名 Black", "白方签名 White", "裁判签名 Arbiter");
        float width = (WIDTH - 2 * 14) / 3;
        for (int i = 0; i < who.size(); i++) {
            float x = MARGIN + i * (width + 14);
            pen.text(x, SIGN_TOP + 8, 6.5f, Pen.GREY, who.get(i));
            pen.line(x, SIGN_TOP + 36, x + width, SIGN_TOP + 36, 0.8f, Pen.BLACK);
        }
        pen.textTo(
                MARGIN + WIDTH,
                SIGN_TOP + 8,
                6.5f,
                Pen.GREY,
                pen.cut(score.occasion().arbiter(), 6.5f, 100));
        if (!score.confirmations().isEmpty()) {
            String names = String.join(
                    ", ", score.confirmations().stream().map(Confirmation::by).toList());
            pen.text(
                    MARGIN,
                    SIGN_TOP + 45,
                    6.5f,
                    Pen.GREY,
                    pen.cut("已确认 confirmed at the table: " + names, 6.5f, WIDTH));
        }
    }

    private void foot(Pen pen, int page) {
        float y = Paper.HEIGHT - MARGIN + 9;
        pen.text(MARGIN, y, 5.8f, Pen.GREY, mark.isEmpty() ? "Tengen 0.1.0" : "Tengen 0.1.0  ·  record " + mark);
        pen.textTo(
                MARGIN + WIDTH, y, 5.8f, Pen.GREY, String.format(Locale.ROOT, "第 %d / %d 页 page", page + 1, pages()));
    }
}
