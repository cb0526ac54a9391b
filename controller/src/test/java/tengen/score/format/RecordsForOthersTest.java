package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;
import tengen.score.Examples;
import tengen.score.GameScore;
import tengen.score.Games;

/** Writes the records that {@code src/test/node/accept.mjs} gives to parsers that are not ours. */
class RecordsForOthersTest {
    private static final Path OUT = Path.of("target", "records");

    @Test
    void recordsAreWrittenForOthers() throws IOException, BadRecord {
        List<GameScore> games = new ArrayList<>(List.of(Examples.everything(), Examples.fullBoard()));
        try {
            games.addAll(Games.all());
        } catch (TestAbortedException absent) {
            // The examples alone, then.
        }

        Files.createDirectories(OUT);
        // RenLib's own 5A is no identifier of FF[4], which is why that flavour is for RenLib alone.
        for (SgfFlavour flavour : List.of(SgfFlavour.FLAT, SgfFlavour.VARIATIONS)) {
            StringBuilder collection = new StringBuilder();
            for (GameScore game : games) {
                collection.append(new String(new SgfFormat(flavour, false).write(game), UTF_8));
            }
            Files.writeString(OUT.resolve(flavour + ".sgf"), collection, UTF_8);
        }
        Files.write(
                OUT.resolve("moves.txt"),
                games.stream().map(RecordsForOthersTest::letters).toList(),
                UTF_8);
        Files.writeString(
                OUT.resolve("logs.json"),
                games.stream()
                        .map(game -> new String(new JsonFormat().write(game), UTF_8))
                        .collect(Collectors.joining(",", "[", "]")),
                UTF_8);

        assertThat(OUT.resolve("logs.json")).isNotEmptyFile();
    }

    private static String letters(GameScore game) {
        return game.moves().stream()
                .map(move -> move.point().map(SgfGameWriter::letters).orElse("--"))
                .collect(Collectors.joining(" "));
    }
}
