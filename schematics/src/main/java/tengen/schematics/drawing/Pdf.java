package tengen.schematics.drawing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.util.Matrix;

/** Writes pictures as the pages of a PDF, to scale; text must stay within Latin-1. */
public final class Pdf {
    private static final float POINTS_PER_HUNDREDTH = 72 / 2540f;
    /** Circles are drawn as four Bezier arcs; this is the length of their handles for radius 1. */
    private static final float ARC = 0.5523f;

    private final PDPageContentStream page;
    private final PDFont font;

    private Pdf(PDPageContentStream page, PDFont font) {
        this.page = page;
        this.font = font;
    }

    /** Returns the file's bytes, not compressed: the same pictures give the same bytes on every JDK. */
    public static byte[] of(List<Picture> pictures) {
        try (PDDocument document = new PDDocument()) {
            document.setDocumentId(1L);
            PDFont font = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
            for (Picture picture : pictures) {
                PDPage page = new PDPage(new PDRectangle(
                        picture.width() * POINTS_PER_HUNDREDTH, picture.height() * POINTS_PER_HUNDREDTH));
                document.addPage(page);
                try (PDPageContentStream content =
                        new PDPageContentStream(document, page, AppendMode.OVERWRITE, false)) {
                    content.transform(new Matrix(POINTS_PER_HUNDREDTH, 0, 0, POINTS_PER_HUNDREDTH, 0, 0));
                    content.setLineCapStyle(1);
                    Pdf pdf = new Pdf(content, font);
                    for (Stroke stroke : picture.strokes()) {
                        pdf.draw(stroke, picture.height());
                    }
                }
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes, CompressParameters.NO_COMPRESSION);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot happen in memory", e);
        }
    }

    private void draw(Stroke stroke, int height) throws IOException {
        Ink ink = stroke.ink();
        float red = (ink.colour() >> 16 & 255) / 255f;
        float green = (ink.colour() >> 8 & 255) / 255f;
        float blue = (ink.colour() & 255) / 255f;
        page.setStrokingColor(red, green, blue);
        page.setNonStrokingColor(red, green, blue);
        page.setLineWidth(ink.width());
        switch (stroke) {
            case Stroke.Line line -> {
                page.moveTo(line.x1(), height - line.y1());
                page.lineTo(line.x2(), height - line.y2());
                page.stroke();
            }
            case Stroke.Path path -> {
                page.moveTo(path.points().get(0), height - path.points().get(1));
                for (int i = 2; i < path.points().size(); i += 2) {
                    page.lineTo(path.points().get(i), height - path.points().get(i + 1));
                }
                page.stroke();
            }
            case Stroke.Disc disc -> {
                round(disc.x(), height - disc.y(), disc.radius());
                finish(disc.filled());
            }
            case Stroke.Box box -> {
                page.addRect(box.left(), height - box.bottom(), box.right() - box.left(), box.bottom() - box.top());
                finish(box.filled());
            }
            case Stroke.Label label -> {
                float width = font.getStringWidth(label.text()) / 1000 * label.height();
                page.beginText();
                page.setFont(font, label.height());
                page.newLineAtOffset(label.x() - width * (label.lean() + 1) / 2, height - label.y());
                page.showText(label.text());
                page.endText();
            }
        }
    }

    private void finish(boolean filled) throws IOException {
        if (filled) {
            page.fill();
        } else {
            page.stroke();
        }
    }

    private void round(float x, float y, float r) throws IOException {
        float h = ARC * r;
        page.moveTo(x + r, y);
        page.curveTo(x + r, y + h, x + h, y + r, x, y + r);
        page.curveTo(x - h, y + r, x - r, y + h, x - r, y);
        page.curveTo(x - r, y - h, x - h, y - r, x, y - r);
        page.curveTo(x + h, y - r, x + r, y - h, x + r, y);
        page.closePath();
    }
}
