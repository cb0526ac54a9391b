package tengen.schematics.kicad;

/**
 * A pin of a symbol.
 *
 * @param number as printed in the data sheet
 * @param name shown inside the body unless the symbol hides its names
 * @param kind for the rule check
 * @param end where a wire meets the pin, relative to the symbol's origin
 * @param side the side of the body it sticks out of
 * @param length steps of 1.27 mm
 * @param unit 1 for a symbol of one piece
 */
public record Pin(String number, String name, PinKind kind, Spot end, Side side, int length, int unit) {

    Sexp sexp() {
        return Sexp.of("pin", kind.word(), "line")
                .with(
                        Sexp.at("at", new Spot(end.x(), -end.y())).word(side.pinDegrees()),
                        Sexp.of("length", Sexp.millimetres(length * 127)),
                        Sexp.text("name", name).with(Text.effects(100, "", false)),
                        Sexp.text("number", number).with(Text.effects(100, "", false)));
    }
}
