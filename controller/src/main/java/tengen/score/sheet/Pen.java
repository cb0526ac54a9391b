package tengen.score.sheet;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Draws in points on any Graphics2D.
 *
 * <p>Sets the colour before every stroke: the PDF back end starts without one and would draw nothing.
 */
public final class Pen {
    /** Ink. */
    public static final Color BLACK = Color.BLACK;

    /** Labels and thin lines. */
    public static final Color GREY = new Color(0x66, 0x66, 0x66);

    /** Lines of a table. */
    public static final Color PALE = new Color(0xBB, 0xBB, 0xBB);

    private static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);
    private static final float SMALLEST = 0.7f;

    private final Graphics2D graphics;
    private final SheetFonts fonts;

    Pen(Graphics2D graphics, SheetFonts fonts) {
        this.graphics = graphics;
        this.fonts = fonts;
    }

    /** Returns how wide a text is in this size. */
    public float width(String text, float size) {
        String shown = fonts.printable(text);
        return shown.isEmpty()
                ? 0
                : (float) fonts.size(size).getStringBounds(shown, MEASURE).getWidth();
    }

    /** Writes a text from {@code x} on; {@code y} is its base line. */
    public void text(float x, float y, float size, Color colour, String text) {
        if (!text.isEmpty()) {
            Font font = fonts.size(size);
            graphics.setColor(colour);
            graphics.setFont(font);
            graphics.drawString(fonts.printable(text), x, y);
        }
    }

    /** Writes a text in black. */
    public void text(float x, float y, float size, String text) {
        text(x, y, size, BLACK, text);
    }

    /** Writes a text that ends at {@code x}. */
    public void textTo(float x, float y, float size, Color colour, String text) {
        text(x - width(text, size), y, size, colour, text);
    }

    /** Writes a text around {@code x}. */
    public void textAround(float x, float y, float size, Color colour, String text) {
        text(x - width(text, size) / 2, y, size, colour, text);
    }

    /** Writes a text into a given width: smaller if need be, then cut. */
    public void textWithin(float x, float y, float size, float width, String text) {
        float full = width(text, size);
        float fitting = full <= width ? size : Math.max(size * SMALLEST, size * width / full);
        text(x, y, fitting, cut(text, fitting, width));
    }

    /** Returns the text, or as much of it as has room, with two full stops. */
    public String cut(String text, float size, float width) {
        String rest = text;
        while (width(rest, size) > width && rest.length() > 1) {
            String shorter = rest.endsWith("..") ? rest.substring(0, rest.length() - 2) : rest;
            int last = shorter.offsetByCodePoints(shorter.length(), -1);
            rest = shorter.substring(0, last).strip() + "..";
            if (last == 0) {
                break;
            }
        }
        return rest;
    }

    /** Draws a line. */
    public void line(float x1, float y1, float x2, float y2, float width, Color colour) {
        graphics.setColor(colour);
        graphics.setStroke(new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        graphics.draw(new Line2D.Float(x1, y1, x2, y2));
    }

    /** Draws a broken line through these points, x and y in turn. */
    public void path(float[] points, float width, Color colour) {
        Path2D.Float path = new Path2D.Float();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        graphics.setColor(colour);
        graphics.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.draw(path);
    }

    /** Draws the outline of a box. */
    public void box(float x, float y, float width, float height, float stroke, Color colour) {
        graphics.setColor(colour);
        graphics.setStroke(new BasicStroke(stroke));
        graphics.draw(new Rectangle2D.Float(x, y, width, height));
    }

    /** Fills a box. */
    public void fill(float x, float y, float width, float height, Color colour) {
        graphics.setColor(colour);
        graphics.fill(new Rectangle2D.Float(x, y, width, height));
    }

    /** Draws a circle around a point. */
    public void circle(float x, float y, float radius, float stroke, Color colour) {
        graphics.setColor(colour);
        graphics.setStroke(new BasicStroke(stroke));
        graphics.draw(new Ellipse2D.Float(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    /** Draws a dashed circle around a point. */
    public void dashedCircle(float x, float y, float radius, Color colour) {
        graphics.setColor(colour);
        graphics.setStroke(
                new BasicStroke(0.8f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {2.2f, 1.6f}, 0));
        graphics.draw(new Ellipse2D.Float(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    /** Fills a circle around a point. */
    public void disc(float x, float y, float radius, Color colour) {
        graphics.setColor(colour);
        graphics.fill(new Ellipse2D.Float(x - radius, y - radius, 2 * radius, 2 * radius));
    }
}
