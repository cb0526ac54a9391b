package tengen.score.sheet;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Point;
import tengen.score.GameScore;
import tengen.score.Offers;
import tengen.score.Remark;
import tengen.score.ScoreMove;
import tengen.score.SwapChance;

/** What a sheet says beside the board: swaps, offers, points with a history, remarks. One text per paragraph. */
final class SheetNotes {
    private final List<String> notes = new ArrayList<>();
    private final GameScore score;

    private SheetNotes(GameScore score) {
        this.score = score;
    }

    static List<String> of(GameScore score) {
        SheetNotes notes = new SheetNotes(score);
        notes.swaps();
        notes.offers();
        notes.remarks();
        return notes.notes;
    }

    /** Returns the letter that marks an offer on the board. */
    static String letter(int index) {
        return index < 26 ? Character.toString((char) ('a' + index)) : "z" + (index - 25);
    }

    /** Says whether a note is a heading: it starts a new block. */
    static boolean heading(String note) {
        return note.startsWith("▪");
    }

    private void swaps() {
        if (score.opening().swaps().isEmpty()) {
            return;
        }
        notes.add("▪ 交换 Swaps");
        for (SwapChance chance : score.opening().swaps()) {
            notes.add("after " + chance.afterMove() + (chance.swapped() ? "  交换 swapped" : "  不换 no")
                    + (chance.time().usedMillis().isPresent()
                            ? "  " + SheetWords.time(chance.time().usedMillis())
                            : ""));
        }
    }

    private void offers() {
        if (score.opening().offers().isEmpty()) {
            return;
        }
        Offers offers = score.opening().offers().get();
        notes.add("▪ 五手打点 Fifth-move offers");
        int index = 0;
        for (Point point : offers.points()) {
            boolean kept = offers.kept().filter(point::equals).isPresent();
            notes.add(letter(index++) + "  " + point
                    + (kept ? "  保留 kept" : offers.kept().isPresent() ? "  拿掉 removed" + later(point) : ""));
        }
    }

    private String later(Point point) {
        return score.moves().stream()
                .filter(move -> move.point().filter(point::equals).isPresent())
                .map(ScoreMove::number)
                .findFirst()
                .map(number -> ", later " + number)
                .orElse("");
    }

    private void remarks() {
        List<Remark> remarks = score.remarks();
        List<String> lines = new ArrayList<>();
        int told = 0;
        for (ScoreMove move : score.moves()) {
            if (move.pass()) {
                lines.add(move.number() + "  停一手 pass");
            }
            for (; told < remarks.size() && remarks.get(told).afterMove() <= move.number(); told++) {
                lines.add(SheetWords.remark(score, remarks.get(told)));
            }
        }
        if (!lines.isEmpty()) {
            notes.add("▪ 备注 Remarks (after move)");
            notes.addAll(lines);
        }
    }
}
