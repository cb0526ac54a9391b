package tengen.score.sheet;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The font of sheets: one face for everything, since a name may mix Chinese, Latin and digits.
 *
 * @param face for measuring and for pictures
 * @param file the font file that a PDF embeds a part of; nothing when only the JDK's own font is there
 * @param postScriptName of the face within a collection
 * @param chinese whether Chinese can be printed
 */
public record SheetFonts(Font face, Optional<File> file, String postScriptName, boolean chinese) {
    /** Debian's fonts-wqy-microhei first; the last one has no Chinese but is found nearly everywhere. */
    private static final List<String> FILES = List.of(
            "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
            "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc",
            "/usr/share/fonts/truetype/arphic-gbsn00lp/gbsn00lp.ttf",
            "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");

    /** What to tell a user whose sheets cannot show Chinese. */
    public static final String ADVICE =
            "no Chinese font found: Chinese and Japanese letters are printed as '?' (install fonts-wqy-microhei)";

    /** Returns the best font of this machine. */
    public static SheetFonts find() {
        return among(FILES);
    }

    /** Returns the first of these fonts that can be read, else the JDK's own. */
    static SheetFonts among(List<String> files) {
        return files.stream()
                .map(File::new)
                .filter(File::canRead)
                .flatMap(file -> load(file).stream())
                .findFirst()
                .orElseGet(() -> of(new Font(Font.SANS_SERIF, Font.PLAIN, 1), Optional.empty()));
    }

    private static Optional<SheetFonts> load(File file) {
        try {
            // A collection also holds a face of fixed width; the first one is proportional.
            return Optional.of(of(Font.createFonts(file)[0], Optional.of(file)));
        } catch (IOException | FontFormatException unreadable) {
            return Optional.empty();
        }
    }

    private static SheetFonts of(Font face, Optional<File> file) {
        return new SheetFonts(face, file, face.getPSName(), face.canDisplay('谱') && file.isPresent());
    }

    /** Returns the face in this size in points. */
    Font size(float points) {
        return face.deriveFont(points);
    }

    /** Returns the text with every letter that this font lacks as a question mark. */
    String printable(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            boolean there = file.isPresent() ? face.canDisplay(c) : c < 0x7F;
            out.appendCodePoint(there ? c : '?');
        });
        return out.toString();
    }
}
