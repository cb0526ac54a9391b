package tengen.score.sheet;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;

/** Puts a drawing on the papers that are files: PDF, SVG, PNG. Same drawing, same bytes. */
public final class Paint {
    private static final int MOST_PIXELS = 60_000_000;

    private Paint() {}

    /** Returns a PDF with selectable text, the used part of the font embedded. */
    public static byte[] pdf(Drawing drawing, Paper paper, SheetFonts fonts) {
        try (PdfPages pages = new PdfPages(paper, fonts)) {
            return pages.bytes(drawing);
        } catch (IOException broken) {
            throw new UncheckedIOException("PDF to memory failed", broken);
        }
    }

    /** Returns an SVG; several pages stand one below the other. Text stays text. */
    public static byte[] svg(Drawing drawing, Paper paper, SheetFonts fonts) {
        try {
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
            document.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
            SVGGraphics2D graphics = new SVGGraphics2D(document);
            graphics.setSVGCanvasSize(new java.awt.Dimension(
                    Math.round(Paper.WIDTH * paper.scale()),
                    Math.round(Paper.HEIGHT * paper.scale() * drawing.pages())));
            all(drawing, graphics, paper.scale(), fonts);
            StringWriter out = new StringWriter();
            graphics.stream(out, true);
            return out.toString().getBytes(StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException("SVG to memory failed", broken);
        } catch (ParserConfigurationException broken) {
            throw new IllegalStateException("no XML document to draw on", broken);
        }
    }

    /**
     * Returns a PNG; several pages stand one below the other.
     *
     * @param dotsPerInch 36 to 400
     */
    public static byte[] png(Drawing drawing, Paper paper, SheetFonts fonts, int dotsPerInch) {
        float scale = paper.scale() * dotsPerInch / 72f;
        int width = Math.round(Paper.WIDTH * scale);
        int height = Math.round(Paper.HEIGHT * scale * drawing.pages());
        if (dotsPerInch < 36 || dotsPerInch > 400 || (long) width * height > MOST_PIXELS) {
            throw new IllegalArgumentException("a picture of " + width + "x" + height + " pixels");
        }
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        all(drawing, graphics, scale, fonts);
        graphics.dispose();
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            ImageIO.setUseCache(false);
            ImageIO.write(image, "png", out);
            return out.toByteArray();
        } catch (IOException broken) {
            throw new UncheckedIOException("PNG to memory failed", broken);
        }
    }

    private static void all(Drawing drawing, Graphics2D graphics, float scale, SheetFonts fonts) {
        graphics.scale(scale, scale);
        for (int page = 0; page < drawing.pages(); page++) {
            drawing.paint(new Pen(graphics, fonts), page);
            graphics.translate(0, Paper.HEIGHT);
        }
    }
}
