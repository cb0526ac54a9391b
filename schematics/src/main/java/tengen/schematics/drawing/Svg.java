package tengen.schematics.drawing;

import java.util.List;
import java.util.Locale;

/** Writes a picture as SVG, one user unit to the millimetre. */
public final class Svg {
    private Svg() {}

    /** Returns the file's text. */
    public static String of(Picture picture) {
        String width = mm(picture.width());
        String height = mm(picture.height());
        StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%smm\" height=\"%smm\" viewBox=\"0 0 %s %s\">\n"
                .formatted(width, height, width, height));
        out.append("<title>").append(escaped(picture.title())).append("</title>\n");
        out.append("<rect width=\"%s\" height=\"%s\" fill=\"#ffffff\"/>\n".formatted(width, height));
        for (Stroke stroke : picture.strokes()) {
            out.append(element(stroke)).append('\n');
        }
        return out.append("</svg>\n").toString();
    }

    private static String element(Stroke stroke) {
        return switch (stroke) {
            case Stroke.Line line ->
                "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"%s/>"
                        .formatted(mm(line.x1()), mm(line.y1()), mm(line.x2()), mm(line.y2()), pen(line.ink()));
            case Stroke.Path path ->
                "<polyline points=\"%s\" fill=\"none\"%s/>".formatted(points(path.points()), pen(path.ink()));
            case Stroke.Disc disc ->
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\"%s/>"
                        .formatted(mm(disc.x()), mm(disc.y()), mm(disc.radius()), look(disc.ink(), disc.filled()));
            case Stroke.Box box ->
                "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"%s/>"
                        .formatted(
                                mm(box.left()),
                                mm(box.top()),
                                mm(box.right() - box.left()),
                                mm(box.bottom() - box.top()),
                                look(box.ink(), box.filled()));
            case Stroke.Label label ->
                "<text x=\"%s\" y=\"%s\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%s\" text-anchor=\"%s\" fill=\"%s\">%s</text>"
                        .formatted(
                                mm(label.x()),
                                mm(label.y()),
                                mm(label.height()),
                                List.of("start", "middle", "end").get(label.lean() + 1),
                                colour(label.ink()),
                                escaped(label.text()));
        };
    }

    private static String points(List<Integer> points) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < points.size(); i += 2) {
            out.append(i == 0 ? "" : " ").append(mm(points.get(i))).append(',').append(mm(points.get(i + 1)));
        }
        return out.toString();
    }

    private static String look(Ink ink, boolean filled) {
        return filled ? " fill=\"%s\"".formatted(colour(ink)) : " fill=\"none\"" + pen(ink);
    }

    private static String pen(Ink ink) {
        return " stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\"".formatted(colour(ink), mm(ink.width()));
    }

    private static String colour(Ink ink) {
        return String.format(Locale.ROOT, "#%06x", ink.colour());
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    static String mm(int hundredths) {
        String sign = hundredths < 0 ? "-" : "";
        int size = Math.abs(hundredths);
        return size % 100 == 0 ? sign + size / 100 : "%s%d.%02d".formatted(sign, size / 100, size % 100);
    }
}
