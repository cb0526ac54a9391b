package tengen.table.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tengen.score.GameScore;
import tengen.score.keep.Painter;

/**
 * Paints sheets in a process of its own, at the lowest priority: fonts and drawing take more memory than the table itself, for seconds in an hour, and whatever
 * fails in them must not end a game. The process reads the event log, as {@code tengen record convert} does.
 */
final class PaintingProcess implements Painter {
    /** Ample: a Zero 2 W needs some ten seconds. */
    private static final long PATIENCE_SECONDS = 120;

    private static final int LONGEST_COMPLAINT = 200;

    @Override
    public byte[] pdf(GameScore score, byte[] log) throws IOException {
        Path folder = Files.createTempDirectory("tengen-sheet");
        Path record = folder.resolve("game.json");
        Path sheet = folder.resolve("game.pdf");
        Path said = folder.resolve("said");
        try {
            Files.write(record, log);
            Process process = new ProcessBuilder(command(record, sheet))
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            await(process);
            if (process.exitValue() != 0) {
                String complaint = Files.readString(said, UTF_8).strip();
                throw new IOException(complaint.substring(0, Math.min(LONGEST_COMPLAINT, complaint.length())));
            }
            return Files.readAllBytes(sheet);
        } finally {
            for (Path file : List.of(record, sheet, said, folder)) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static void await(Process process) throws IOException {
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IOException("the sheet was not painted within " + PATIENCE_SECONDS + " s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the sheet was painted", e);
        } finally {
            process.destroyForcibly();
        }
    }

    /** The Java and the classes of this process. */
    private static List<String> command(Path record, Path sheet) {
        return List.of(
                "nice",
                "-n",
                "19",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx128m",
                "-Djava.awt.headless=true",
                "-cp",
                System.getProperty("java.class.path"),
                "tengen.cli.Main",
                "record",
                "convert",
                record.toString(),
                sheet.toString());
    }
}
