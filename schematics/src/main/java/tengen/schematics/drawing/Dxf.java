package tengen.schematics.drawing;

import java.util.List;

/** Writes a picture as DXF (release 12, millimetres, y upwards), one layer for each ink; what is filled becomes its outline. */
public final class Dxf {
    private final StringBuilder out = new StringBuilder();
    private final int height;

    private Dxf(int height) {
        this.height = height;
    }

    /** Returns the file's text. */
    public static String of(Picture picture) {
        Dxf dxf = new Dxf(picture.height());
        dxf.pair(0, "SECTION")
                .pair(2, "HEADER")
                .pair(9, "$ACADVER")
                .pair(1, "AC1009")
                .pair(9, "$INSUNITS")
                .pair(70, "4")
                .pair(0, "ENDSEC");
        dxf.pair(0, "SECTION")
                .pair(2, "TABLES")
                .pair(0, "TABLE")
                .pair(2, "LAYER")
                .pair(70, Integer.toString(Ink.values().length));
        for (Ink ink : Ink.values()) {
            dxf.pair(0, "LAYER")
                    .pair(2, ink.name())
                    .pair(70, "0")
                    .pair(62, Integer.toString(ink.dxfColour()))
                    .pair(6, "CONTINUOUS");
        }
        dxf.pair(0, "ENDTAB").pair(0, "ENDSEC").pair(0, "SECTION").pair(2, "ENTITIES");
        picture.strokes().forEach(dxf::entity);
        return dxf.pair(0, "ENDSEC").pair(0, "EOF").out.toString();
    }

    private void entity(Stroke stroke) {
        switch (stroke) {
            case Stroke.Line line -> line(line.ink(), line.x1(), line.y1(), line.x2(), line.y2());
            case Stroke.Path path -> {
                List<Integer> points = path.points();
                for (int i = 2; i < points.size(); i += 2) {
                    line(path.ink(), points.get(i - 2), points.get(i - 1), points.get(i), points.get(i + 1));
                }
            }
            case Stroke.Disc disc -> {
                pair(0, "CIRCLE").pair(8, disc.ink().name());
                at(10, disc.x(), disc.y()).pair(40, Svg.mm(disc.radius()));
            }
            case Stroke.Box box -> {
                line(box.ink(), box.left(), box.top(), box.right(), box.top());
                line(box.ink(), box.right(), box.top(), box.right(), box.bottom());
                line(box.ink(), box.right(), box.bottom(), box.left(), box.bottom());
                line(box.ink(), box.left(), box.bottom(), box.left(), box.top());
            }
            case Stroke.Label label -> {
                pair(0, "TEXT").pair(8, label.ink().name());
                at(10, label.x(), label.y())
                        .pair(40, Svg.mm(label.height() * 7 / 10))
                        .pair(1, label.text());
                if (label.lean() >= 0) {
                    pair(72, Integer.toString(label.lean() + 1)).at(11, label.x(), label.y());
                }
            }
        }
    }

    private void line(Ink ink, int x1, int y1, int x2, int y2) {
        pair(0, "LINE").pair(8, ink.name());
        at(10, x1, y1).at(11, x2, y2);
    }

    private Dxf at(int code, int x, int y) {
        return pair(code, Svg.mm(x)).pair(code + 10, Svg.mm(height - y)).pair(code + 20, "0");
    }

    private Dxf pair(int code, String value) {
        out.append(code).append('\n').append(value).append('\n');
        return this;
    }
}
