package tengen.score.sheet;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/** One PDF in the making, with its font. */
final class PdfPages implements AutoCloseable {
    private static final long DOCUMENT_ID = 0x54656E67656EL;

    private final PDDocument document = new PDDocument();
    private final PDRectangle size;
    private final float scale;
    private final SheetFonts fonts;

    PdfPages(Paper paper, SheetFonts fonts) {
        this.scale = paper.scale();
        this.size = new PDRectangle(Paper.WIDTH * scale, Paper.HEIGHT * scale);
        this.fonts = fonts;
    }

    byte[] bytes(Drawing drawing) throws IOException {
        if (fonts.file().isEmpty()) {
            try (PdfBoxGraphics2DFontTextDrawer drawer =
                    new OneFace(new PDType1Font(Standard14Fonts.FontName.HELVETICA))) {
                return bytes(drawing, drawer);
            }
        }
        File file = fonts.file().get();
        if (file.getName().endsWith(".ttc")) {
            try (TrueTypeCollection collection = new TrueTypeCollection(file)) {
                return bytes(drawing, collection.getFontByName(fonts.postScriptName()));
            }
        }
        try (TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBufferedFile(file))) {
            return bytes(drawing, font);
        }
    }

    private byte[] bytes(Drawing drawing, TrueTypeFont font) throws IOException {
        PDFont embedded = PDType0Font.load(document, font, true);
        try (PdfBoxGraphics2DFontTextDrawer drawer = new OneFace(embedded)) {
            return bytes(drawing, drawer);
        }
    }

    private byte[] bytes(Drawing drawing, PdfBoxGraphics2DFontTextDrawer drawer) throws IOException {
        for (int page = 0; page < drawing.pages(); page++) {
            PDPage sheet = new PDPage(size);
            document.addPage(sheet);
            PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, size.getWidth(), size.getHeight());
            graphics.setFontTextDrawer(drawer);
            graphics.scale(scale, scale);
            drawing.paint(new Pen(graphics, fonts), page);
            graphics.dispose();
            try (PDPageContentStream content = new PDPageContentStream(document, sheet)) {
                content.drawForm(graphics.getXFormObject());
            }
        }
        document.getDocumentInformation().setTitle(drawing.title());
        document.getDocumentInformation().setProducer("Tengen 0.1.0");
        document.setDocumentId(DOCUMENT_ID);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.save(out);
        return out.toByteArray();
    }

    @Override
    public void close() throws IOException {
        document.close();
    }

    /** Writes every text in one face; looking it up by name would find the collection's face of fixed width. */
    private static final class OneFace extends PdfBoxGraphics2DFontTextDrawer {
        private final PDFont face;

        OneFace(PDFont face) {
            this.face = face;
        }

        @Override
        protected PDFont mapFont(Font font, IFontTextDrawerEnv env) {
            return face;
        }
    }
}
