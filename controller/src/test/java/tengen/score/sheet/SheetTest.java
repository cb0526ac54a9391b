package tengen.score.sheet;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.game.Event.Reason;
import tengen.score.Examples;
import tengen.score.ScoreResult;

class SheetTest {
    private static final Path OUT = Path.of("target", "sheets");

    private final SheetFonts fonts = SheetFonts.find();

    private static void keep(String name, byte[] bytes) throws IOException {
        Files.createDirectories(OUT);
        Files.write(OUT.resolve(name), bytes);
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void everyWordOfAFullBoardCanBeSelected(Paper paper) throws IOException {
        assumeTrue(fonts.chinese(), SheetFonts.ADVICE);

        byte[] pdf = Paint.pdf(ScoreSheet.of(Examples.fullBoard()), paper, fonts);
        keep("full-" + paper + ".pdf", pdf);

        try (PDDocument document = Loader.loadPDF(pdf)) {
            String text = new PDFTextStripper().getText(document);
            assertThat(text).contains("諸葛亮孔明", "Владимир Сушков", "满局", "225", "世界连珠锦标赛", "D4", "花月");
            assertThat(document.getNumberOfPages()).isEqualTo(2);
        }
        assertThat(pdf.length).as("an embedded subset, not the whole font").isLessThan(400_000);
    }

    @Test
    void theSheetTellsTheWholeStory() throws IOException {
        assumeTrue(fonts.chinese(), SheetFonts.ADVICE);

        byte[] pdf = Paint.pdf(new ScoreSheet(Examples.everything(), "sha-256 0123456789abcdef"), Paper.A4, fonts);
        keep("everything.pdf", pdf);

        try (PDDocument document = Loader.loadPDF(pdf)) {
            String text = new PDFTextStripper().getText(document);
            assertThat(text)
                    .contains("王小明", "Ants Soosõrv", "N = 10", "swapped", "removed", "kept", "taken back: K5")
                    .contains("three", "pass", "penalty", "confirmed at the table", "Arbiter", "0123456789abcdef");
        }
    }

    @Test
    void bothLoseIsNoDrawOnTheSheet() {
        ScoreResult both = ScoreResult.nobody(Optional.of(Reason.ARBITER));

        assertThat(SheetWords.result(both)).contains("双方判负 both lose", "by the arbiter");
        assertThat(both.points()).isEqualTo("0-0");
        assertThat(SheetWords.result(ScoreResult.nobody(Optional.of(Reason.ABANDONED))))
                .contains("no winner");
        assertThat(SheetWords.result(new ScoreResult(
                        ScoreResult.Share.NONE, ScoreResult.Share.HALF, Optional.of(Reason.DRAW_AGREED))))
                .contains("Black loses");
    }

    @Test
    void theSameSheetIsTheSameBytes() {
        ScoreSheet sheet = ScoreSheet.of(Examples.everything());

        assertThat(Paint.pdf(sheet, Paper.A4, fonts)).isEqualTo(Paint.pdf(sheet, Paper.A4, fonts));
        assertThat(Paint.svg(sheet, Paper.A4, fonts)).isEqualTo(Paint.svg(sheet, Paper.A4, fonts));
        assertThat(Paint.png(sheet, Paper.A4, fonts, 72)).isEqualTo(Paint.png(sheet, Paper.A4, fonts, 72));
    }

    @Test
    void pictureAndVectorsComeFromTheSamePainter() throws IOException {
        ScoreSheet sheet = ScoreSheet.of(Examples.everything());

        byte[] png = Paint.png(sheet, Paper.A4, fonts, 100);
        byte[] svg = Paint.svg(sheet, Paper.A4, fonts);
        keep("everything.png", png);
        keep("everything.svg", svg);

        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isEqualTo(827);
        assertThat(new String(svg, UTF_8)).contains("<svg", "王小明", "circle");
    }

    @Test
    void withoutAnyFontFileTheSheetIsStillPrinted() throws IOException {
        SheetFonts none = SheetFonts.among(List.of("/nowhere.ttf"));

        byte[] pdf = Paint.pdf(ScoreSheet.of(Examples.everything()), Paper.A4, none);

        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertThat(new PDFTextStripper().getText(document)).contains("???", "RENJU SCORE SHEET");
        }
        assertThat(none.chinese()).isFalse();
    }
}
