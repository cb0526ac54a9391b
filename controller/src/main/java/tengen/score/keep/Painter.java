package tengen.score.keep;

import java.io.IOException;
import tengen.score.GameScore;
import tengen.score.format.Sums;
import tengen.score.sheet.Paint;
import tengen.score.sheet.Paper;
import tengen.score.sheet.ScoreSheet;
import tengen.score.sheet.SheetFonts;

/** Paints the sheets of finished games. */
@FunctionalInterface
public interface Painter {
    /**
     * Returns the sheet of a game as PDF.
     *
     * @param log the game's event log, whose sum stands on the sheet
     */
    byte[] pdf(GameScore score, byte[] log) throws IOException;

    /** Returns a painter inside this process; it keeps the fonts that it has found. */
    static Painter here() {
        SheetFonts[] found = new SheetFonts[1];
        return (score, log) -> {
            if (found[0] == null) {
                found[0] = SheetFonts.find();
            }
            return Paint.pdf(new ScoreSheet(score, Sums.mark(log)), Paper.A4, found[0]);
        };
    }
}
