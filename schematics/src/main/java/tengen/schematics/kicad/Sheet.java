package tengen.schematics.kicad;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** One sheet while it is being drawn: parts, wires, names. Whoever draws it names places in grid steps; splits and dots come by themselves. */
public final class Sheet {
    private final String title;
    private final String file;
    private final String paper;
    private final int number;
    private final List<Placed> parts = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private final Wires wires = new Wires();
    private int netMarks;

    /**
     * Begins an empty sheet.
     *
     * @param number 0 for the root
     * @param title printed in its title block
     * @param file name of its file
     * @param paper {@code A3} and so on
     */
    public Sheet(int number, String title, String file, String paper) {
        this.number = number;
        this.title = title;
        this.file = file;
        this.paper = paper;
    }

    /** Returns its file's name. */
    public String file() {
        return file;
    }

    /** Returns its title. */
    public String title() {
        return title;
    }

    /** Returns the parts placed so far, marks on nets included. */
    public List<Placed> parts() {
        return Collections.unmodifiableList(parts);
    }

    /** Places a part, or one unit of it. */
    public Placed place(String reference, int unit, Symbol symbol, Spot at, Placed.Buy buy, Placed.Shows shows) {
        Placed placed = new Placed(reference, unit, symbol, at, buy, shows);
        parts.add(placed);
        return placed;
    }

    /** Places a mark on a net (a supply, ground, or the flag that tells the rule check a net is fed). */
    public void netMark(Symbol symbol, Spot at) {
        netMarks++;
        String reference = "%s%d%02d".formatted(symbol.prefix(), number, netMarks);
        Placed.Shows shows = symbol.name().equals("PWR_FLAG") ? Placed.Shows.NOTHING : Placed.Shows.VALUE;
        parts.add(new Placed(
                reference,
                1,
                symbol,
                at,
                new Placed.Buy(symbol.pins().getFirst().name(), "", ""),
                shows));
    }

    /** Draws a wire through these places. */
    public void wire(Spot... path) {
        wires.draw(path);
    }

    /** Names a net of this sheet; the text runs from {@code at} towards {@code side}. */
    public void label(String net, Spot at, Side side) {
        marks.add(new Mark.Label(net, at, side, false, Flow.PASSIVE));
    }

    /** Names a net of all sheets. */
    public void global(String net, Spot at, Side side, Flow flow) {
        marks.add(new Mark.Label(net, at, side, true, flow));
    }

    /** Says that a pin is left open on purpose. */
    public void open(Spot at) {
        marks.add(new Mark.Open(at));
    }

    /** Writes words; {@code size} is the height of its letters in hundredths of a millimetre. */
    public void note(String words, Spot at, int size) {
        marks.add(new Mark.Note(words, at, size));
    }

    /** Draws a dashed frame with a heading in its upper left corner. */
    public void frame(String heading, Spot topLeft, Spot bottomRight) {
        marks.add(new Mark.Frame(topLeft, bottomRight));
        marks.add(new Mark.Note(heading, topLeft.plus(1, 1), 180));
    }

    /** Draws a thick line that ties two boxes together; it is no wire. */
    public void tie(Spot from, Spot to) {
        marks.add(new Mark.Tie(from, to));
    }

    /** Draws another sheet as a box. */
    public void child(Sheet sheet, Spot at, int width, int height) {
        marks.add(new Mark.Child(sheet, at, width, height, sheet.number + 1));
    }

    String id() {
        return Ids.of(file);
    }

    SortedMap<String, Symbol> symbols() {
        SortedMap<String, Symbol> symbols = new TreeMap<>();
        parts.forEach(part -> symbols.put(part.symbol().name(), part.symbol()));
        return symbols;
    }

    /** Returns the file's text; {@code path} is the sheet's place in the project. */
    String text(String path, Project.Imprint imprint) {
        Sexp root = Sexp.of("kicad_sch")
                .with(
                        Sexp.of("version", "20230121"),
                        Sexp.of("generator", "tengen"),
                        Sexp.of("uuid", id()),
                        Sexp.text("paper", paper));
        root.with(imprint.titleBlock(title));
        root.with(Sexp.of("lib_symbols")
                .with(symbols().values().stream()
                        .map(symbol -> symbol.sexp("tengen:" + symbol.name()))
                        .toList()));
        List<Spot> pins = new ArrayList<>();
        parts.forEach(part -> part.pins()
                .forEach(pin -> pins.add(part.at().plus(pin.end().x(), pin.end().y()))));
        List<Wires.Piece> pieces = wires.pieces(pins);
        for (Spot dot : Wires.dots(pieces, pins)) {
            root.with(Sexp.of("junction")
                    .with(
                            Sexp.at("at", dot),
                            Sexp.of("diameter", "0"),
                            Sexp.of("color", "0", "0", "0", "0"),
                            Ids.uuid(path + "/dot/" + dot)));
        }
        for (Wires.Piece piece : pieces) {
            root.with(Sexp.of("wire")
                    .with(
                            Sexp.of("pts").with(Sexp.at("xy", piece.from()), Sexp.at("xy", piece.to())),
                            Sexp.of("stroke").with(Sexp.of("width", "0"), Sexp.of("type", "default")),
                            Ids.uuid(path + "/wire/" + piece)));
        }
        marks.forEach(mark -> root.with(mark.sexp(path)));
        parts.forEach(part -> root.with(part.sexp(path)));
        if (number == 0) {
            root.with(Sexp.of("sheet_instances").with(Sexp.text("path", "/").with(Sexp.text("page", "1"))));
        }
        return root.toString();
    }
}
