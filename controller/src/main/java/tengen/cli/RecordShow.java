package tengen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.score.GameScore;
import tengen.score.format.BadRecord;
import tengen.score.format.LibTree;
import tengen.score.format.RecordFile;
import tengen.score.format.TextFormat;
import tengen.score.format.TextStyle;

/** {@code tengen record show}: a game in plain text, with its final board. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = "Prints a record as text and the board at its end; of several games a list, one line each.")
final class RecordShow implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "IN[#id]", description = "the record")
    @SuppressWarnings("NullAway.Init")
    private String in;

    @Mixin
    private RecordOptions options = new RecordOptions();

    @Override
    public Integer call() {
        PrintWriter print = spec.commandLine().getOut();
        RecordOptions.Source source = RecordOptions.Source.of(in);
        List<GameScore> games = options.read(source);
        if (RecordFile.extension(source.file().toString()).equals("lib")) {
            tree(print, source);
        }
        try {
            if (games.size() == 1) {
                GameScore game = games.getFirst();
                print.print(new String(TextFormat.STANDARD.write(game), UTF_8));
                print.println();
                if (!game.passes()) {
                    String board = new String(new TextFormat(TextStyle.BOARD).write(game), UTF_8);
                    print.println(board.substring(0, board.indexOf("-----"))
                            .replace("\r", "")
                            .strip());
                }
            } else {
                games.forEach(game -> print.println(line(game)));
            }
        } catch (BadRecord bad) {
            throw Refusal.failed(source.file() + ": " + bad.reason());
        }
        print.flush();
        return 0;
    }

    private static String line(GameScore game) {
        return String.format(
                java.util.Locale.ROOT,
                "%-16s %-4s %3d moves  %-8s %s - %s  %s",
                game.occasion().game(),
                game.opening().code(),
                game.moves().size(),
                game.result().map(result -> result.points()).orElse("*"),
                game.name(tengen.engine.Stone.BLACK),
                game.name(tengen.engine.Stone.WHITE),
                game.occasion().event());
    }

    private static void tree(PrintWriter print, RecordOptions.Source source) {
        try {
            LibTree tree = LibTree.read(Files.readAllBytes(source.file()));
            if (tree.leaves() > 1) {
                print.println("RenLib library " + tree.major() + "." + tree.minor() + ": " + tree.size() + " nodes, "
                        + tree.leaves() + " lines, " + tree.comments() + " comments; its first line:");
            }
        } catch (IOException | BadRecord gone) {
            throw Refusal.failed(source.file() + ": " + gone.getMessage());
        }
    }
}
