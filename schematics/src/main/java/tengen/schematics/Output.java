package tengen.schematics;

import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import tengen.schematics.drawing.Drawings;
import tengen.schematics.kicad.Project;
import tengen.schematics.sheet.Overview;
import tengen.schematics.table.PartsList;
import tengen.schematics.table.Tables;

/** Everything the generator writes, by file name relative to the folder {@code schematics}. */
public final class Output {
    private Output() {}

    /** Returns all files; the same tables give the same bytes. */
    public static SortedMap<String, byte[]> of(Tables tables) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        Project project = Overview.draw(tables);
        project.files().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        files.put("bom.csv", PartsList.of(project, tables).getBytes(StandardCharsets.UTF_8));
        files.putAll(Drawings.files());
        return files;
    }
}
