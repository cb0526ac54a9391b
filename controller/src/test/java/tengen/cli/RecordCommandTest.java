package tengen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.score.Examples;
import tengen.score.Games;
import tengen.score.archive.EventArchive;
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
        String sgf = folder.resolve("new.sgf").toString();

        assertThat(tengen("record", "convert", example(), sgf)).isZero();

        assertThat(SgfFormat.STANDARD.read(Files.readAllBytes(Path.of(sgf))))
                .isEqualTo(SgfFormat.STANDARD.kept(Examples.everything()));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aFolderThatIsNotThereIsNotMade() throws Exception {
        Path absent = folder.resolve("absent");

        assertThat(tengen(
                        "record",
                        "convert",
                        example(),
                        absent.resolve("game.sgf").toString()))
                .isEqualTo(1);

        assertThat(err.toString()).startsWith("tengen: ").contains("no such folder", "make it first");
        assertThat(absent).doesNotExist();
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

    @Test
    void bytesThatAreNoTextAreRefusedAndTheParserKeepsQuiet() throws IOException {
        PrintStream before = System.err;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        System.setErr(new PrintStream(heard, true, UTF_8));
        try {
            for (byte[] bytes : List.of(
                    new byte[] {-2, 5, 9},
                    new byte[] {-1, -2, 0},
                    new byte[0],
                    "<?xml version=\"1.0\"?><a".getBytes(UTF_8))) {
                Path broken = Files.write(folder.resolve("broken.rif"), bytes);
                assertThat(tengen("record", "show", broken.toString())).isEqualTo(1);
            }
        } finally {
            System.setErr(before);
        }

        assertThat(err.toString().lines()).hasSize(4).allMatch(line -> line.contains("not well-formed XML"));
        assertThat(heard.toString(UTF_8)).isEmpty();
    }

    @Test
    void theTeachingReportIsAPageWithoutScriptsAndAnybodysNameStaysText() throws IOException {
        Path page = folder.resolve("report.html");
        String evil = Files.readString(Path.of(example())).replace("王小明", "<script>alert(1)</script>");
        Path game = Files.writeString(folder.resolve("evil.json"), evil);

        assertThat(tengen("record", "report", game.toString(), page.toString()))
                .as(err.toString())
                .isZero();

        assertThat(page)
                .content(UTF_8)
                .contains("Teaching report", "&lt;script&gt;alert(1)", "<svg", "<rect")
                .doesNotContain("<script", "http");
    }

    @Test
    void f17_theGamesOfAFolderGoIntoOneArchivePerGameAndPerRoundThatIsSignedAndChecked() throws Exception {
        KeyPair keys = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        Path key = pem("key.pem", "PRIVATE KEY", keys.getPrivate().getEncoded());
        Path shown = pem("pub.pem", "PUBLIC KEY", keys.getPublic().getEncoded());
        Path records = Files.createDirectory(folder.resolve("records"));
        Files.write(records.resolve("a.json"), new JsonFormat().write(Examples.everything()));
        String zip = folder.resolve("event.zip").toString();

        assertThat(tengen("record", "archive", zip, records.toString(), "--key", key.toString()))
                .as(err.toString())
                .isZero();

        Map<String, byte[]> files = EventArchive.read(Files.readAllBytes(Path.of(zip)), Optional.of(keys.getPublic()));
        assertThat(files)
                .containsOnlyKeys(
                        "all.sgf",
                        "games.csv",
                        "games/wc-2026-r7-b3.json",
                        "games/wc-2026-r7-b3.pdf",
                        "games/wc-2026-r7-b3.sgf",
                        "not-in-rif.txt",
                        "rounds/round-7.sgf");
        assertThat(new String(files.get("not-in-rif.txt"), UTF_8)).contains("has no pass");
        assertThat(tengen("record", "archive", "--check", zip, "--public", shown.toString()))
                .isZero();
        assertThat(out.toString()).contains("7 files, every sum is right, the signature too");
    }

    @Test
    void anArchiveThatWasChangedIsRefusedInOneLine() throws Exception {
        String zip = folder.resolve("event.zip").toString();
        assertThat(tengen("record", "archive", zip, example())).isZero();
        byte[] bytes = Files.readAllBytes(Path.of(zip));
        bytes[bytes.length / 3] ^= 1;
        Files.write(Path.of(zip), bytes);

        assertThat(tengen("record", "archive", "--check", zip)).isEqualTo(1);
        assertThat(tengen("record", "archive", zip)).isEqualTo(2);
        assertThat(tengen("record", "archive", "--check", zip, "--public", zip)).isEqualTo(1);
        assertThat(err.toString().lines()).hasSize(3).allMatch(line -> line.startsWith("tengen: "));
    }

    private Path pem(String name, String kind, byte[] bytes) throws IOException {
        String text = Base64.getMimeEncoder().encodeToString(bytes);
        return Files.writeString(
                folder.resolve(name), "-----BEGIN " + kind + "-----\n" + text + "\n-----END " + kind + "-----\n");
    }
}
