package tengen.schematics.kicad;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A KiCad project: a root sheet, the sheets below it, the library of their symbols.
 *
 * @param root the overview
 * @param children in page order
 * @param imprint what every title block says
 */
public record Project(Sheet root, List<Sheet> children, Imprint imprint) {
    /** The project's name and the stem of its files. */
    public static final String NAME = "tengen";

    /**
     * What every title block says.
     *
     * @param date year-month-day
     * @param revision of the drawings
     * @param comments up to four lines
     */
    public record Imprint(String date, String revision, List<String> comments) {
        public Imprint {
            comments = List.copyOf(comments);
        }

        Sexp titleBlock(String title) {
            Sexp block = Sexp.of("title_block")
                    .with(
                            Sexp.text("title", title),
                            Sexp.text("date", date),
                            Sexp.text("rev", revision),
                            Sexp.text("company", "Tengen 天元, a tournament table for renju"));
            for (int i = 0; i < comments.size(); i++) {
                block.with(Sexp.of("comment", Integer.toString(i + 1)).quoted(comments.get(i)));
            }
            return block;
        }
    }

    public Project {
        children = List.copyOf(children);
    }

    /** Returns every file of the project by name. */
    public SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        String rootPath = "/" + root.id();
        files.put(root.file(), root.text(rootPath, imprint));
        SortedMap<String, Symbol> symbols = root.symbols();
        for (Sheet sheet : children) {
            files.put(sheet.file(), sheet.text(rootPath + "/" + sheet.id(), imprint));
            symbols.putAll(sheet.symbols());
        }
        Sexp library = Sexp.of("kicad_symbol_lib").with(Sexp.of("version", "20220914"), Sexp.of("generator", "tengen"));
        symbols.values().forEach(symbol -> library.with(symbol.sexp(symbol.name())));
        files.put(NAME + ".kicad_sym", library.toString());
        files.put(
                "sym-lib-table",
                "(sym_lib_table\n  (version 7)\n  (lib (name \"tengen\")(type \"KiCad\")(uri \"${KIPRJMOD}/tengen.kicad_sym\")(options \"\")(descr \"Symbols of Tengen\"))\n)\n");
        files.put(NAME + ".kicad_pro", settings());
        return files;
    }

    /** Footprints are named for the layout to come, but their library is not part of the project: the rule check must not ask for it. */
    private String settings() {
        StringBuilder sheets = new StringBuilder("[\"" + root.id() + "\", \"Root\"]");
        children.forEach(sheet -> sheets.append(",\n    [\"")
                .append(sheet.id())
                .append("\", \"")
                .append(sheet.title())
                .append("\"]"));
        return """
                {
                  "erc": {
                    "rule_severities": {
                      "footprint_link_issues": "ignore"
                    }
                  },
                  "meta": { "filename": "tengen.kicad_pro", "version": 1 },
                  "schematic": { "legacy_lib_dir": "", "legacy_lib_list": [] },
                  "sheets": [
                    %s
                  ],
                  "text_variables": {}
                }
                """.formatted(sheets);
    }
}
