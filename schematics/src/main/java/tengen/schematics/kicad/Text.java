package tengen.schematics.kicad;

/**
 * Where and how a line of text stands beside a symbol.
 *
 * @param at relative to the symbol's origin
 * @param justify {@code left}, {@code right} or empty for centred
 * @param shown whether it is printed
 */
public record Text(Spot at, String justify, boolean shown) {
    /** Not printed. */
    public static final Text HIDDEN = new Text(new Spot(0, 0), "", false);

    /** Returns text that starts at this place. */
    public static Text leftAt(int x, int y) {
        return new Text(new Spot(x, y), "left", true);
    }

    /** Returns text that is centred on this place. */
    public static Text centredAt(int x, int y) {
        return new Text(new Spot(x, y), "", true);
    }

    /** Returns the look of a text whose letters are this many hundredths of a millimetre high. */
    static Sexp effects(int hundredths, String justify, boolean hidden) {
        String size = Sexp.millimetres(hundredths);
        Sexp effects = Sexp.of("effects").with(Sexp.of("font").with(Sexp.of("size", size, size)));
        if (!justify.isEmpty()) {
            effects.with(Sexp.of("justify", justify));
        }
        return hidden ? effects.with(Sexp.of("hide")) : effects;
    }

    /** Returns a property of a symbol that stands at {@code origin}; the y axis points down. */
    Sexp property(String name, String value, Spot origin) {
        return Sexp.text("property", name)
                .quoted(value)
                .with(
                        Sexp.at("at", origin.plus(at.x(), at.y())).word("0"),
                        effects(name.equals("Reference") || name.equals("Value") ? 120 : 100, justify, !shown));
    }
}
