package tengen.schematics.drawing;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Every drawing, by file name relative to the folder {@code schematics}. */
public final class Drawings {
    private Drawings() {}

    /** Returns all files. */
    public static SortedMap<String, byte[]> files() {
        SortedMap<String, byte[]> files = new TreeMap<>();
        SortedMap<String, Picture> board = new TreeMap<>();
        board.put("board-top", BoardTop.draw());
        board.put("board-under", BoardUnder.draw());
        board.forEach((name, picture) -> {
            files.put("board/" + name + ".svg", bytes(Svg.of(picture)));
            files.put("board/" + name + ".dxf", bytes(Dxf.of(picture)));
            files.put("board/" + name + ".pdf", Pdf.of(List.of(picture)));
        });
        files.put("board/coordinates.csv", bytes(Board.coordinates()));
        SortedMap<String, Picture> pictures = new TreeMap<>();
        pictures.put("section", Guides.section());
        pictures.put("strip", StripPicture.draw());
        pictures.put("wiring", Guides.wiring());
        pictures.put("cables", Guides.cables());
        pictures.put("jig", Guides.jig());
        pictures.put("scope-1-transfer", Waves.transfer());
        pictures.put("scope-2-frame", Waves.frame());
        pictures.put("scope-3-column", Waves.column());
        pictures.forEach((name, picture) -> files.put("pictures/" + name + ".svg", bytes(Svg.of(picture))));
        files.put("pictures/pictures.pdf", Pdf.of(List.copyOf(pictures.values())));
        return files;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
