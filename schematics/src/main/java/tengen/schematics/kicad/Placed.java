package tengen.schematics.kicad;

import java.util.List;

/**
 * A symbol on a sheet.
 *
 * @param reference R1; unique in the project but for the units of one part
 * @param unit 1 for a part of one piece
 * @param symbol what is drawn
 * @param at where its origin stands
 * @param buy value, footprint and parts-list key
 * @param shows which of its texts are printed
 */
public record Placed(String reference, int unit, Symbol symbol, Spot at, Buy buy, Shows shows) {

    /**
     * What KiCad must know of a part to buy.
     *
     * @param value as printed
     * @param footprint library and name; empty for marks
     * @param key its line in parts.csv; empty for marks
     */
    public record Buy(String value, String footprint, String key) {}

    /** Which texts beside a symbol are printed. */
    public enum Shows {
        ALL,
        REFERENCE,
        VALUE,
        NOTHING
    }

    /** Returns where a wire meets the pin of this number. */
    public Spot pin(String number) {
        Spot end = symbol.pin(number).end();
        return at.plus(end.x(), end.y());
    }

    /** Returns this unit's pins, in the symbol's order. */
    public List<Pin> pins() {
        return symbol.pins().stream().filter(pin -> pin.unit() == unit).toList();
    }

    Sexp sexp(String sheetPath) {
        String id = sheetPath + "/" + reference + "/" + unit;
        boolean bought = !symbol.mark();
        Sexp node = Sexp.of("symbol")
                .with(
                        Sexp.text("lib_id", "tengen:" + symbol.name()),
                        Sexp.at("at", at).word("0"),
                        Sexp.of("unit", Integer.toString(unit)),
                        Sexp.of("in_bom", bought ? "yes" : "no"),
                        Sexp.of("on_board", bought ? "yes" : "no"),
                        Sexp.of("dnp", "no"),
                        Ids.uuid(id));
        boolean referenceShown = bought && (shows == Shows.ALL || shows == Shows.REFERENCE);
        boolean valueShown = shows == Shows.ALL || shows == Shows.VALUE;
        node.with(printed(symbol.reference(), referenceShown).property("Reference", reference, at));
        node.with(printed(symbol.value(), valueShown).property("Value", buy.value(), at));
        node.with(Text.HIDDEN.property("Footprint", buy.footprint(), at), Text.HIDDEN.property("Datasheet", "", at));
        if (bought) {
            node.with(Text.HIDDEN.property("Part", buy.key(), at));
        }
        for (Pin pin : symbol.pins()) {
            node.with(Sexp.text("pin", pin.number()).with(Ids.uuid(id + "/" + pin.number())));
        }
        return node.with(Sexp.of("instances")
                .with(Sexp.text("project", Project.NAME)
                        .with(Sexp.text("path", sheetPath)
                                .with(Sexp.text("reference", reference), Sexp.of("unit", Integer.toString(unit))))));
    }

    private static Text printed(Text text, boolean shown) {
        return shown ? text : new Text(text.at(), text.justify(), false);
    }
}
