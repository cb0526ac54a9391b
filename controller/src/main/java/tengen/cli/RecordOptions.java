package tengen.cli;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tengen.score.GameScore;
import tengen.score.format.BadRecord;
import tengen.score.format.LibFormat;
import tengen.score.format.RecordFile;
import tengen.score.format.RecordFormat;
import tengen.score.format.SgfFlavour;
import tengen.score.format.SgfFormat;
import tengen.score.format.TextFormat;
import tengen.score.format.TextStyle;

/** What both record commands can be told about formats. */
final class RecordOptions {
    @Option(
            names = "--bottom-up",
            description = "SGF whose rows count from row 1 upwards (iwzq.com); default: from row 15 down")
    private boolean bottomUp;

    @Option(
            names = "--sgf",
            paramLabel = "flat|renlib|variations",
            description = "how SGF is written: one line (default), for RenLib, removed offers as variations")
    private SgfFlavour flavour = SgfFlavour.FLAT;

    @Option(
            names = "--text",
            paramLabel = "notation|moves|board",
            description = "how text is written: our notation (default), h8h9..., RenLib's text board")
    private TextStyle style = TextStyle.NOTATION;

    @Option(
            names = "--code-page",
            paramLabel = "NAME",
            description = "of the texts in RenLib libraries, such as GBK, Big5, windows-1252; default: ASCII")
    private @Nullable String codePage;

    /** A file and, behind a hash sign, the name of one of its games. */
    record Source(Path file, Optional<String> game) {
        static Source of(String text) {
            int hash = text.indexOf('#');
            return hash < 0
                    ? new Source(Path.of(text), Optional.empty())
                    : new Source(Path.of(text.substring(0, hash)), Optional.of(text.substring(hash + 1)));
        }
    }

    /** Returns the format of an extension as the options want it. */
    RecordFormat format(String extension) {
        return switch (RecordFile.format(extension)
                .orElseThrow(() -> Refusal.usage((extension.isEmpty()
                                ? "the name's extension says the format, and there is none; add one of"
                                : "no record format has the extension '." + extension + "'; use one of")
                        + " .sgf .lib .rif .xml .psq .txt .json .jsonl, onto paper .pdf .svg .png"))) {
            case SgfFormat any -> new SgfFormat(flavour, bottomUp);
            case LibFormat any -> new LibFormat(codePage());
            case TextFormat any -> new TextFormat(style);
            case RecordFormat other -> other;
        };
    }

    private Charset codePage() {
        if (codePage == null) {
            return LibFormat.STANDARD.codePage();
        }
        try {
            return Charset.forName(codePage);
        } catch (IllegalArgumentException unknown) {
            throw Refusal.usage("no such code page: " + codePage);
        }
    }

    /** Reads the games of a file, or the one named. */
    List<GameScore> read(Source source) {
        String extension = RecordFile.extension(source.file().toString());
        try {
            List<GameScore> games = extension.equals("jsonl")
                    ? RecordFile.readLines(source.file())
                    : RecordFile.read(source.file(), format(extension));
            if (source.game().isEmpty()) {
                return games;
            }
            String wanted = source.game().get();
            List<GameScore> named = games.stream()
                    .filter(game -> game.occasion().game().equals(wanted))
                    .limit(1)
                    .toList();
            if (named.isEmpty()) {
                throw Refusal.failed(source.file() + ": no game named '" + wanted + "'");
            }
            return named;
        } catch (BadRecord bad) {
            throw Refusal.failed(source.file() + ": " + bad.reason());
        }
    }
}
