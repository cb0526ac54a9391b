package tengen.schematics.kicad;

import java.util.Locale;

/** Something on a sheet that is neither part nor wire. */
sealed interface Mark {

    /** Returns the sheet file's text; {@code path} makes its identifier. */
    Sexp sexp(String path);

    /** The name of a net, on this sheet or, when {@code global}, on all. */
    record Label(String net, Spot at, Side side, boolean global, Flow flow) implements Mark {
        @Override
        public Sexp sexp(String path) {
            Sexp node = Sexp.text(global ? "global_label" : "label", net);
            if (global) {
                node.with(Sexp.of("shape", flow.name().toLowerCase(Locale.ROOT)));
            }
            String justify = global ? side.justify() : side.justify() + " bottom";
            node.with(
                    Sexp.at("at", at).word(side.labelDegrees()),
                    Text.effects(global ? 115 : 105, justify, false),
                    Ids.uuid(path + "/label/" + net + at));
            return global ? node.with(Text.HIDDEN.property("Intersheetrefs", "${INTERSHEET_REFS}", at)) : node;
        }
    }

    /** A pin meant to be left open. */
    record Open(Spot at) implements Mark {
        @Override
        public Sexp sexp(String path) {
            return Sexp.of("no_connect").with(Sexp.at("at", at), Ids.uuid(path + "/open/" + at));
        }
    }

    /** Words; {@code size} is the letters' height in hundredths of a millimetre. */
    record Note(String words, Spot at, int size) implements Mark {
        @Override
        public Sexp sexp(String path) {
            return Sexp.text("text", words)
                    .with(
                            Sexp.at("at", at).word("0"),
                            Text.effects(size, "left top", false),
                            Ids.uuid(path + "/note/" + words + at));
        }
    }

    /** A dashed frame round parts that belong together. */
    record Frame(Spot topLeft, Spot bottomRight) implements Mark {
        @Override
        public Sexp sexp(String path) {
            return Sexp.of("rectangle")
                    .with(
                            Sexp.at("start", topLeft),
                            Sexp.at("end", bottomRight),
                            Sexp.of("stroke").with(Sexp.of("width", "0.15"), Sexp.of("type", "dash")),
                            Sexp.of("fill").with(Sexp.of("type", "none")),
                            Ids.uuid(path + "/frame/" + topLeft + bottomRight));
        }
    }

    /** A thick line that says how boxes hang together; no wire. */
    record Tie(Spot from, Spot to) implements Mark {
        @Override
        public Sexp sexp(String path) {
            return Sexp.of("polyline")
                    .with(
                            Sexp.of("pts").with(Sexp.at("xy", from), Sexp.at("xy", to)),
                            Sexp.of("stroke").with(Sexp.of("width", "0.5"), Sexp.of("type", "solid")),
                            Ids.uuid(path + "/tie/" + from + to));
        }
    }

    /** Another sheet, as a box. */
    record Child(Sheet sheet, Spot at, int width, int height, int page) implements Mark {
        @Override
        public Sexp sexp(String path) {
            Spot below = at.plus(0, height);
            return Sexp.of("sheet")
                    .with(
                            Sexp.at("at", at),
                            Sexp.at("size", new Spot(width, height)),
                            Sexp.of("fields_autoplaced"),
                            Sexp.of("stroke").with(Sexp.of("width", "0.25"), Sexp.of("type", "solid")),
                            Sexp.of("fill").with(Sexp.of("color", "255", "251", "235", "1.0")),
                            Sexp.of("uuid", sheet.id()),
                            Sexp.text("property", "Sheetname")
                                    .quoted(sheet.title().split(":")[0])
                                    .with(
                                            Sexp.at("at", at.plus(0, -1)).word("0"),
                                            Text.effects(180, "left bottom", false)),
                            Sexp.text("property", "Sheetfile")
                                    .quoted(sheet.file())
                                    .with(
                                            Sexp.at("at", below.plus(0, 1)).word("0"),
                                            Text.effects(120, "left top", false)),
                            Sexp.of("instances")
                                    .with(Sexp.text("project", Project.NAME)
                                            .with(Sexp.text("path", path)
                                                    .with(Sexp.text("page", Integer.toString(page))))));
        }
    }
}
