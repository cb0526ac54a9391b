package tengen.schematics.kicad;

import java.util.List;

/** A line of a symbol's body. All measures are hundredths of a millimetre, x to the right, y down. */
public sealed interface Shape {

    /** Returns the unit it is drawn in; 0 means every unit. */
    int unit();

    /** Returns the library's text. */
    Sexp sexp();

    /** A rectangle, filled with the paper's tone when it is a body. */
    record Box(int left, int top, int right, int bottom, int unit) implements Shape {
        @Override
        public Sexp sexp() {
            return Sexp.of("rectangle")
                    .with(point("start", left, top), point("end", right, bottom), stroke(25), fill("background"));
        }
    }

    /** A chain of straight lines. */
    record Path(List<Integer> coordinates, boolean filled, int width, int unit) implements Shape {
        public Path {
            coordinates = List.copyOf(coordinates);
        }

        @Override
        public Sexp sexp() {
            Sexp points = Sexp.of("pts");
            for (int i = 0; i < coordinates.size(); i += 2) {
                points.with(point("xy", coordinates.get(i), coordinates.get(i + 1)));
            }
            return Sexp.of("polyline").with(points, stroke(width), fill(filled ? "outline" : "none"));
        }
    }

    /** A circle. */
    record Ring(int x, int y, int radius, boolean filled, int unit) implements Shape {
        @Override
        public Sexp sexp() {
            return Sexp.of("circle")
                    .with(
                            point("center", x, y),
                            Sexp.of("radius", Sexp.millimetres(radius)),
                            stroke(20),
                            fill(filled ? "outline" : "none"));
        }
    }

    /** Words inside a body. */
    record Words(String text, int x, int y, int size, int unit) implements Shape {
        @Override
        public Sexp sexp() {
            return Sexp.text("text", text).with(point("at", x, y).word("0"), Text.effects(size, "", false));
        }
    }

    private static Sexp point(String head, int x, int y) {
        return Sexp.of(head, Sexp.millimetres(x), Sexp.millimetres(-y));
    }

    private static Sexp stroke(int hundredths) {
        return Sexp.of("stroke").with(Sexp.of("width", Sexp.millimetres(hundredths)), Sexp.of("type", "default"));
    }

    private static Sexp fill(String type) {
        return Sexp.of("fill").with(Sexp.of("type", type));
    }
}
