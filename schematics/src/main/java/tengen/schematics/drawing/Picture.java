package tengen.schematics.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A drawing to scale while it is made. All measures are hundredths of a millimetre on paper, x to the right, y down. */
public final class Picture {
    private final String title;
    private final int width;
    private final int height;
    private final List<Stroke> strokes = new ArrayList<>();

    /** Begins an empty picture of this size. */
    public Picture(String title, int width, int height) {
        this.title = title;
        this.width = width;
        this.height = height;
    }

    /** Returns its title. */
    String title() {
        return title;
    }

    /** Returns its width. */
    int width() {
        return width;
    }

    /** Returns its height. */
    int height() {
        return height;
    }

    /** Returns what is drawn, lowest first. */
    List<Stroke> strokes() {
        return Collections.unmodifiableList(strokes);
    }

    Picture line(Ink ink, int x1, int y1, int x2, int y2) {
        strokes.add(new Stroke.Line(ink, x1, y1, x2, y2));
        return this;
    }

    Picture path(Ink ink, List<Integer> points) {
        strokes.add(new Stroke.Path(ink, points));
        return this;
    }

    Picture circle(Ink ink, int x, int y, int radius) {
        strokes.add(new Stroke.Disc(ink, x, y, radius, false));
        return this;
    }

    Picture disc(Ink ink, int x, int y, int radius) {
        strokes.add(new Stroke.Disc(ink, x, y, radius, true));
        return this;
    }

    Picture box(Ink ink, int left, int top, int right, int bottom) {
        strokes.add(new Stroke.Box(ink, left, top, right, bottom, false));
        return this;
    }

    Picture block(Ink ink, int left, int top, int right, int bottom) {
        strokes.add(new Stroke.Box(ink, left, top, right, bottom, true));
        return this;
    }

    /** Writes text that starts at x. */
    Picture text(String text, int x, int y, int size) {
        strokes.add(new Stroke.Label(Ink.TEXT, text, x, y, size, -1));
        return this;
    }

    /** Writes lines of text, the first at y. */
    Picture lines(String text, int x, int y, int size) {
        int below = y;
        for (String line : text.split("\n")) {
            text(line, x, below, size);
            below += size * 3 / 2;
        }
        return this;
    }

    Picture label(Ink ink, String text, int x, int y, int size, int lean) {
        strokes.add(new Stroke.Label(ink, text, x, y, size, lean));
        return this;
    }

    /** Draws a level measure with its figure above. */
    Picture across(int x1, int x2, int y, String figure) {
        line(Ink.DIMENSION, x1, y, x2, y);
        tick(x1, y);
        tick(x2, y);
        return label(Ink.DIMENSION, figure, (x1 + x2) / 2, y - 120, 320, 0);
    }

    /** Draws an upright measure with its figure to the right. */
    Picture along(int x, int y1, int y2, String figure) {
        line(Ink.DIMENSION, x, y1, x, y2);
        tick(x, y1);
        tick(x, y2);
        return label(Ink.DIMENSION, figure, x + 150, (y1 + y2) / 2 + 100, 320, -1);
    }

    private void tick(int x, int y) {
        line(Ink.DIMENSION, x - 100, y + 100, x + 100, y - 100);
    }
}
