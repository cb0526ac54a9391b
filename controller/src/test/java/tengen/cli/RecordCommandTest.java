package tengen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.score.Examples;
import tengen.score.Games;
import tengen.score.format.JsonFormat;
import tengen.score.format.SgfFormat;

class RecordCommandTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int tengen(String... arguments) {
        return Main.run(arguments, new PrintWriter(out, true), new PrintWriter(err, true));
    }

    private String example() throws IOException {
        return Files.write(folder.resolve("game.json"), new JsonFormat().write(Examples.everything()))
                .toString();
    }

    @Test
    void aRecordGoesFromOneFormatIntoAnother() throws Exception {
        String sgf = folder.resolve("new/game.sgf").toString();

        assertThat(tengen("record", "convert", example(), sgf)).isZero();

        assertThat(SgfFormat.STANDARD.read(Files.readAllBytes(Path.of(sgf))))
                .isEqualTo(SgfFormat.STANDARD.kept(Examples.everything()));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aRecordGoesOntoPaper() throws IOException {
        String game = example();

        for (String extension : new String[] {"pdf", "svg", "png"}) {
            Path sheet = folder.resolve("sheet." + extension);
            assertThat(tengen("record", "convert", game, sheet.toString(), "--paper", "a5", "--dpi", "72"))
                    .as(err.toString())
                    .isZero();
            assertThat(Files.size(sheet)).isGreaterThan(5_000);
        }
    }

    @Test
    void showPrintsTheMovesAndTheBoard() throws IOException {
        assertThat(tengen("record", "show", example())).isZero();

        assertThat(out.toString())
                .contains("Black: 王小明", "2 H9/S", "5 (G7,J10,*I7,F10)", "9 --", "10 L7 ?F33", "0-1 FORBIDDEN_33");
    }

    @Test
    void severalGamesNeedANameOrAPlaceEach() {
        String games = Games.beside("games/games-dev.jsonl").toString();

        assertThat(tengen("record", "convert", games, folder.resolve("x.sgf").toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("2000 games", "{id}");

        assertThat(tengen(
                        "record",
                        "convert",
                        games + "#iwzq-5310",
                        folder.resolve("x.sgf").toString()))
                .isZero();
        assertThat(folder.resolve("x.sgf")).exists();

        assertThat(tengen("record", "convert", games, folder.resolve("all.rif").toString()))
                .isZero();
        assertThat(tengen("record", "show", folder.resolve("all.rif").toString()))
                .isZero();
        assertThat(out.toString().lines()).hasSize(2000);
    }

    @Test
    void whatCannotBeReadIsRefusedInOneLine() throws IOException {
        Path broken = Files.write(folder.resolve("broken.sgf"), "(;B[hh]".getBytes(UTF_8));

        assertThat(tengen("record", "show", broken.toString())).isEqualTo(1);
        assertThat(tengen("record", "show", folder.resolve("absent.lib").toString()))
                .isEqualTo(1);
        assertThat(tengen("record", "show", folder.resolve("x.doc").toString())).isEqualTo(2);
        assertThat(tengen(
                        "record", "convert", example(), folder.resolve("x.rif").toString()))
                .isEqualTo(1);
        assertThat(tengen("record")).isEqualTo(2);

        assertThat(err.toString().lines()).hasSize(5).allMatch(line -> line.startsWith("tengen: "));
        assertThat(err.toString()).contains("the file ends before the game does", "no such file", "has no pass");
    }
}
