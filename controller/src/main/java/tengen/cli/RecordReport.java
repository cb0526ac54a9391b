package tengen.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.solve.VcfSolver;
import tengen.score.GameScore;
import tengen.score.format.RecordFile;
import tengen.score.sheet.Paint;
import tengen.score.sheet.Paper;
import tengen.score.sheet.SheetFonts;
import tengen.score.teach.ReportHtml;
import tengen.score.teach.ReportPages;
import tengen.score.teach.TeachingReport;
import tengen.score.teach.VcfFinder;

/** {@code tengen record report}: what a finished game teaches. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description =
                "Writes the teaching report of a finished game: fives and forbidden moves that nobody claimed, wins by"
                        + " fours that were missed, thinking times.")
final class RecordReport implements Callable<Integer> {
    /** About a second for a long game on a small machine. */
    private static final long NODES = 100_000;

    @Parameters(index = "0", paramLabel = "IN[#id]", description = "the record")
    @SuppressWarnings("NullAway.Init")
    private String in;

    @Parameters(index = "1", paramLabel = "OUT", description = "the report: .html .pdf .svg .png")
    @SuppressWarnings("NullAway.Init")
    private String out;

    @Option(names = "--interpretation", paramLabel = "rif|js", description = "the reading the game was judged by")
    private Interpretation interpretation = Interpretation.RIF;

    @Mixin
    private RecordOptions options = new RecordOptions();

    @Override
    public Integer call() {
        String extension = RecordFile.extension(out);
        if (!List.of("html", "pdf", "svg", "png").contains(extension)) {
            throw Refusal.usage("a report is a .html, .pdf, .svg or .png");
        }
        RecordOptions.Source source = RecordOptions.Source.of(in);
        List<GameScore> games = options.read(source);
        if (games.size() > 1) {
            throw Refusal.failed(
                    source.file() + " holds " + games.size() + " games: name one (" + source.file() + "#id)");
        }
        if (games.getFirst().result().isEmpty()) {
            throw Refusal.failed(source.file() + ": the game is not over; a report comes after it");
        }
        VcfFinder finder = VcfFinder.by(new VcfSolver(new ForbiddenJudge(interpretation)), NODES);
        TeachingReport report = TeachingReport.of(games.getFirst(), interpretation, finder);
        ReportPages pages = new ReportPages(report);
        SheetFonts fonts = SheetFonts.find();
        byte[] bytes = switch (extension) {
            case "html" -> new ReportHtml(report).bytes();
            case "pdf" -> Paint.pdf(pages, Paper.A4, fonts);
            case "svg" -> Paint.svg(pages, Paper.A4, fonts);
            default -> Paint.png(pages, Paper.A4, fonts, 150);
        };
        try {
            Files.write(Path.of(out), bytes);
        } catch (IOException broken) {
            throw Refusal.failed("cannot write " + out + ": " + broken.getMessage());
        }
        return 0;
    }
}
