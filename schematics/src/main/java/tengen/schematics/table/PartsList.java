package tengen.schematics.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tengen.schematics.kicad.Placed;
import tengen.schematics.kicad.Project;

/** The parts list: what stands on the sheets, counted, and what is needed besides. */
public final class PartsList {
    private PartsList() {}

    /** Returns {@code bom.csv}: first what is on sheets, in order of the references, then the rest. */
    public static String of(Project project, Tables tables) {
        SortedMap<String, SortedSet<String>> references = new TreeMap<>();
        for (Placed placed : placed(project)) {
            if (!placed.buy().key().isEmpty()) {
                references
                        .computeIfAbsent(placed.buy().key(), key -> new TreeSet<>(byNumber()))
                        .add(placed.reference());
            }
        }
        List<Part> parts = new ArrayList<>(tables.parts().values());
        parts.sort(Comparator.comparingInt((Part part) -> references.containsKey(part.key()) ? 0 : 1)
                .thenComparing(part -> first(references, part), byNumber())
                .thenComparing(Part::key));
        StringBuilder list = new StringBuilder(
                "part,one table,ten tables with spares,description,value,footprint,example,alternatives,references\n");
        for (Part part : parts) {
            SortedSet<String> used = references.getOrDefault(part.key(), Collections.emptySortedSet());
            int one = used.size() + part.loose();
            list.append(Csv.line(
                    part.key(),
                    Integer.toString(one),
                    Integer.toString(tenTables(one, part.sparePercent())),
                    part.description(),
                    part.value(),
                    part.footprint(),
                    part.example(),
                    part.alternatives(),
                    String.join(" ", used)));
        }
        return list.toString();
    }

    /** Returns ten times {@code one} and the spares, rounded up. */
    static int tenTables(int one, int sparePercent) {
        return (one * 10 * (100 + sparePercent) + 99) / 100;
    }

    private static List<Placed> placed(Project project) {
        return project.children().stream()
                .flatMap(sheet -> sheet.parts().stream())
                .toList();
    }

    private static String first(SortedMap<String, SortedSet<String>> references, Part part) {
        SortedSet<String> used = references.get(part.key());
        return used == null ? "" : used.first();
    }

    /** R2 before R10. */
    private static Comparator<String> byNumber() {
        return Comparator.comparing((String reference) -> reference.replaceAll("\\d", ""))
                .thenComparingInt(reference -> Stream.of(reference.replaceAll("\\D", ""))
                        .filter(digits -> !digits.isEmpty())
                        .mapToInt(Integer::parseInt)
                        .findFirst()
                        .orElse(0));
    }
}
