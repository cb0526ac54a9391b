package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderingTest {
    private static final Path OUT = Folder.HERE.resolve("out");
    private static final long LIMIT_BYTES = 3_000_000;

    @TempDir
    Path folder;

    @Test
    void thePdfSaysWhatKicadWouldPrintNow() throws Exception {
        Folder.copyProject(folder);
        Path fresh = folder.resolve("fresh.pdf");

        int exit = Tool.kicad().run(folder, "sch", "export", "pdf", "-o", fresh.toString(), "tengen.kicad_sch");

        assertThat(exit).isZero();
        assertThat(pages(OUT.resolve("tengen.pdf"))).hasSize(4).isEqualTo(pages(fresh));
    }

    @Test
    void theSvgsSayWhatKicadWouldPrintNow() throws Exception {
        Folder.copyProject(folder);
        Path fresh = Files.createDirectory(folder.resolve("svg"));

        int exit = Tool.kicad().run(folder, "sch", "export", "svg", "-o", fresh.toString(), "tengen.kicad_sch");

        assertThat(exit).isZero();
        for (String name : List.of("tengen.svg", "tengen-Chain.svg", "tengen-Matrix.svg", "tengen-Clock.svg")) {
            assertThat(words(OUT.resolve(name))).as(name).isNotEmpty().isEqualTo(words(fresh.resolve(name)));
        }
    }

    @Test
    void noGeneratedFileIsLargerThanThreeMegabytes() throws Exception {
        try (Stream<Path> files = Files.walk(OUT)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.size(file)).as(file.toString()).isLessThan(LIMIT_BYTES);
            }
        }
    }

    private static List<String> pages(Path pdf) throws IOException {
        List<String> pages = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                PDFTextStripper text = new PDFTextStripper();
                text.setSortByPosition(true);
                text.setStartPage(page);
                text.setEndPage(page);
                pages.add(ofAnyVersion(text.getText(document)));
            }
        }
        return pages;
    }

    /** KiCad prints its own version into the title block. */
    private static String ofAnyVersion(String text) {
        return text.replaceAll("KiCad E\\.D\\.A\\. +[0-9.~a-z+-]+", "KiCad");
    }

    /** Returns the words KiCad notes beside the strokes of each text. */
    private static List<String> words(Path svg) throws IOException {
        List<String> words = new ArrayList<>();
        Matcher matcher =
                Pattern.compile("class=\"stroked-text\"><desc>([^<]*)</desc>").matcher(Files.readString(svg));
        while (matcher.find()) {
            words.add(ofAnyVersion(matcher.group(1)));
        }
        return words;
    }
}
