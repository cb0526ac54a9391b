package tengen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.score.GameScore;
import tengen.score.format.BadRecord;
import tengen.score.format.JsonFormat;
import tengen.score.format.RecordFile;
import tengen.score.format.RecordFormat;
import tengen.score.format.RifFormat;
import tengen.score.format.Sums;
import tengen.score.sheet.Paint;
import tengen.score.sheet.Paper;
import tengen.score.sheet.ScoreSheet;
import tengen.score.sheet.SheetFonts;

/** {@code tengen record convert}: from one format into another; the formats by extension. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = {
            "Converts a record. A file of several games takes a name behind a hash sign (games.jsonl#id), or an output with",
            "{id} in its name, one file for each game; all of them go into one .rif or .xml."
        })
final class RecordConvert implements Callable<Integer> {
    private static final String EACH = "{id}";

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "IN[#id]", description = "the record")
    @SuppressWarnings("NullAway.Init")
    private String in;

    @Parameters(index = "1", paramLabel = "OUT", description = "the file to write")
    @SuppressWarnings("NullAway.Init")
    private String out;

    @Mixin
    private RecordOptions options = new RecordOptions();

    @Option(names = "--paper", paramLabel = "A4|A5", description = "size of a sheet; default: A4")
    private Paper paper = Paper.A4;

    @Option(names = "--dpi", description = "dots per inch of a PNG, 36 to 400; default: 150")
    private int dotsPerInch = 150;

    private @Nullable SheetFonts fonts;

    @Override
    public Integer call() {
        String extension = RecordFile.extension(out);
        boolean drawn = List.of("pdf", "svg", "png").contains(extension);
        RecordFormat format = drawn ? new JsonFormat() : options.format(extension);
        if (dotsPerInch < 36 || dotsPerInch > 400) {
            throw Refusal.usage("--dpi is 36 to 400");
        }
        RecordOptions.Source source = RecordOptions.Source.of(in);
        List<GameScore> games = options.read(source);
        if (games.size() > 1 && !out.contains(EACH)) {
            if (!(format instanceof RifFormat all)) {
                throw Refusal.failed(source.file() + " holds " + games.size() + " games: name one (" + source.file()
                        + "#id) or put {id} into the output's name");
            }
            write(source, Path.of(out), () -> all.writeAll(games, ""));
            return 0;
        }
        for (GameScore game : games) {
            Path file = Path.of(out.replace(EACH, fileName(game)));
            write(source, file, () -> drawn ? drawing(game, extension) : format.write(game));
        }
        return 0;
    }

    private interface Maker {
        byte[] make() throws BadRecord;
    }

    private void write(RecordOptions.Source source, Path file, Maker maker) {
        try {
            byte[] bytes = maker.make();
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null && Files.notExists(folder)) {
                throw Refusal.failed(folder + ": there is no such folder; make it first");
            }
            Files.write(file, bytes);
        } catch (BadRecord bad) {
            throw Refusal.failed(source.file() + " to " + file + ": " + bad.reason());
        } catch (IOException broken) {
            throw Refusal.failed(FileWords.unwritten(file, broken));
        } catch (UncheckedIOException broken) {
            throw Refusal.failed("cannot write " + file + ": " + broken.getMessage());
        }
    }

    /** The sheet bears the first half of the sum of its own event log, so that paper and record can be matched. */
    private byte[] drawing(GameScore game, String extension) {
        ScoreSheet sheet = new ScoreSheet(game, Sums.mark(new JsonFormat().write(game)));
        SheetFonts face = fonts();
        return switch (extension) {
            case "pdf" -> Paint.pdf(sheet, paper, face);
            case "svg" -> Paint.svg(sheet, paper, face);
            default -> Paint.png(sheet, paper, face, dotsPerInch);
        };
    }

    private SheetFonts fonts() {
        if (fonts == null) {
            fonts = SheetFonts.find();
            if (!fonts.chinese()) {
                spec.commandLine().getErr().println("tengen: " + SheetFonts.ADVICE);
            }
        }
        return fonts;
    }

    private static String fileName(GameScore game) {
        String name = game.occasion().game().replaceAll("[^\\p{L}\\p{N}._-]", "_");
        return name.isEmpty() || name.startsWith(".") ? "game" + name : name;
    }
}
