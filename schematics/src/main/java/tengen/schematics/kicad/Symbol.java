package tengen.schematics.kicad;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A part as KiCad draws it. Symbols are never turned: an upright and a level resistor are two symbols.
 *
 * @param name in the library
 * @param prefix of references, {@code R} for R1; {@code #PWR} and {@code #FLG} make no part
 * @param look what KiCad shows of its pins
 * @param pins all pins of all units
 * @param shapes the body; unit 0 is drawn in every unit
 * @param reference where the reference stands
 * @param value where the value stands
 */
public record Symbol(
        String name, String prefix, Look look, List<Pin> pins, List<Shape> shapes, Text reference, Text value) {

    /** What KiCad shows of the pins, and whether the symbol names a power net. */
    public enum Look {
        NAMES_AND_NUMBERS,
        NUMBERS,
        BARE,
        POWER
    }

    public Symbol {
        pins = List.copyOf(pins);
        shapes = List.copyOf(shapes);
    }

    /** Returns the pin of this number. */
    public Pin pin(String number) {
        return pins.stream()
                .filter(pin -> pin.number().equals(number))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no pin " + number));
    }

    /** Returns the pin of this name. */
    public Pin named(String pinName) {
        return pins.stream()
                .filter(pin -> pin.name().equals(pinName))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no pin named " + pinName));
    }

    /** Says whether the symbol is a mark on a net and no part to buy. */
    boolean mark() {
        return prefix.startsWith("#");
    }

    /** Returns the library's text of this symbol; {@code title} carries the library's name when a sheet embeds it. */
    Sexp sexp(String title) {
        Sexp node = Sexp.text("symbol", title);
        if (look == Look.POWER) {
            node.with(Sexp.of("power"));
        }
        if (look != Look.NAMES_AND_NUMBERS && look != Look.NUMBERS) {
            node.with(Sexp.of("pin_numbers", "hide"));
        }
        Sexp names = Sexp.of("pin_names");
        if (look != Look.NAMES_AND_NUMBERS) {
            names.word("hide");
        }
        node.with(names.with(Sexp.of("offset", look == Look.NAMES_AND_NUMBERS ? "0.508" : "0")));
        node.with(Sexp.of("in_bom", mark() ? "no" : "yes"), Sexp.of("on_board", mark() ? "no" : "yes"));
        Spot origin = new Spot(0, 0);
        node.with(flipped(reference).property("Reference", prefix, origin));
        node.with(flipped(value).property("Value", name, origin));
        node.with(Text.HIDDEN.property("Footprint", "", origin), Text.HIDDEN.property("Datasheet", "", origin));
        return node.with(units());
    }

    private List<Sexp> units() {
        TreeSet<Integer> numbers = new TreeSet<>();
        shapes.forEach(shape -> numbers.add(shape.unit()));
        pins.forEach(pin -> numbers.add(pin.unit()));
        List<Sexp> units = new ArrayList<>();
        for (int unit : numbers) {
            Sexp part = Sexp.text("symbol", name + "_" + unit + "_1");
            shapes.stream().filter(shape -> shape.unit() == unit).forEach(shape -> part.with(shape.sexp()));
            pins.stream().filter(pin -> pin.unit() == unit).forEach(pin -> part.with(pin.sexp()));
            units.add(part);
        }
        return units;
    }

    private static Text flipped(Text text) {
        return new Text(new Spot(text.at().x(), -text.at().y()), text.justify(), text.shown());
    }
}
