package tengen.score.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.score.Examples;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.format.JsonFormat;
import tengen.score.format.RecordFile;
import tengen.score.format.SgfFormat;

class CopyistTest {
    private static final long SECOND = 1_000_000_000L;

    @TempDir
    Path folder;

    private final Map<String, GameScore> games = new TreeMap<>();
    private final List<String> lines = new ArrayList<>();

    private Copyist copyist(Path where) {
        return new Copyist(
                new Games() {
                    @Override
                    public List<String> ended() {
                        return List.copyOf(games.keySet());
                    }

                    @Override
                    public Optional<GameScore> score(String game) {
                        return Optional.ofNullable(games.get(game));
                    }
                },
                where,
                lines::add);
    }

    private static GameScore named(String game) {
        GameScore all = Examples.everything();
        Occasion occasion = all.occasion().withGame(game);
        return new GameScore(
                occasion,
                all.seating(),
                all.opening(),
                all.moves(),
                all.total(),
                all.remarks(),
                all.result(),
                all.confirmations());
    }

    private static void all(Copyist copyist, long nowNanos) {
        while (copyist.turn(nowNanos) > 0) {
            // One game at a time.
        }
    }

    private List<String> files() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aGameWhoseRecordCannotBeMadeIsToldAndHoldsUpNoOther() throws Exception {
        games.put("good", named("good"));
        Games one = new Games() {
            @Override
            public List<String> ended() {
                return List.of("bad", "good");
            }

            @Override
            public Optional<GameScore> score(String game) {
                if (game.equals("bad")) {
                    throw new IllegalStateException("move 3 follows move 1");
                }
                return Optional.ofNullable(games.get(game));
            }
        };
        Copyist copyist = new Copyist(one, folder, lines::add);

        all(copyist, 0);

        assertThat(files()).containsExactly("good.json", "good.pdf", "good.sgf");
        assertThat(lines).singleElement().asString().contains("game bad").contains("move 3 follows move 1");
        assertThat(copyist.isIdle()).isTrue();
    }

    @Test
    void aGameThatEndsHasItsLogItsSgfAndItsSheet() throws Exception {
        Copyist copyist = copyist(folder);
        all(copyist, 0);
        games.put("r1-b2", named("r1-b2"));

        copyist.ended("r1-b2");
        all(copyist, 0);

        assertThat(files()).containsExactly("r1-b2.json", "r1-b2.pdf", "r1-b2.sgf");
        assertThat(RecordFile.read(folder.resolve("r1-b2.json"), new JsonFormat()))
                .containsExactly(named("r1-b2"));
        assertThat(RecordFile.read(folder.resolve("r1-b2.sgf"), SgfFormat.STANDARD))
                .containsExactly(SgfFormat.STANDARD.kept(named("r1-b2")));
        assertThat(Files.readAllBytes(folder.resolve("r1-b2.pdf")))
                .startsWith("%PDF".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        assertThat(lines).isEmpty();
    }

    @Test
    void whatEndedWithoutItIsWrittenAtTheStart() throws Exception {
        games.put("r1-b1", named("r1-b1"));
        games.put("r1-b2", named("r1-b2"));
        Copyist copyist = copyist(folder);
        assertThat(copyist.isIdle()).isFalse();

        all(copyist, 0);

        assertThat(copyist.isIdle()).isTrue();
        assertThat(files()).hasSize(6);
    }

    @Test
    void aRecordThatStandsIsNotWrittenAgain() throws Exception {
        games.put("r1-b1", named("r1-b1"));
        all(copyist(folder), 0);
        Path sheet = folder.resolve("r1-b1.pdf");
        Files.writeString(sheet, "touched");

        all(copyist(folder), 0);

        assertThat(sheet).hasContent("touched");
    }

    @Test
    void anotherResultReplacesEveryFileOfTheOldOne() throws Exception {
        games.put("r1-b1", Examples.fullBoard());
        games.put("r1-b1", renamed(Examples.fullBoard()));
        Copyist copyist = copyist(folder);
        all(copyist, 0);
        byte[] before = Files.readAllBytes(folder.resolve("r1-b1.pdf"));
        games.put("r1-b1", named("r1-b1"));

        copyist.ended("r1-b1");
        all(copyist, 0);

        assertThat(Files.readAllBytes(folder.resolve("r1-b1.pdf"))).isNotEqualTo(before);
        assertThat(RecordFile.read(folder.resolve("r1-b1.json"), new JsonFormat()))
                .containsExactly(named("r1-b1"));
    }

    private static GameScore renamed(GameScore all) {
        return new GameScore(
                all.occasion().withGame("r1-b1"),
                all.seating(),
                all.opening(),
                all.moves(),
                all.total(),
                all.remarks(),
                all.result(),
                all.confirmations());
    }

    @Test
    void aWithdrawnResultLeavesNoSheetBehind() throws Exception {
        games.put("r1-b1", named("r1-b1"));
        Copyist copyist = copyist(folder);
        all(copyist, 0);
        games.remove("r1-b1");

        copyist.ended("r1-b1");
        all(copyist, 0);

        assertThat(files()).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenIsOneLineAndIsTriedUntilItCan() throws Exception {
        Path taken = folder.resolve("taken");
        Files.writeString(taken, "a file where the folder should be");
        games.put("r1-b1", named("r1-b1"));
        Copyist copyist = copyist(taken);
        all(copyist, 0);
        all(copyist, 2 * SECOND);
        all(copyist, 6 * SECOND);
        assertThat(lines).hasSize(1);
        assertThat(lines.getFirst()).startsWith("records of games cannot be written, trying again: ");
        assertThat(copyist.isIdle()).isFalse();
        assertThat(copyist.nextDueNanos()).isEqualTo(14 * SECOND);

        Files.delete(taken);
        all(copyist, 14 * SECOND);

        assertThat(copyist.isIdle()).isTrue();
        assertThat(lines).hasSize(2).last().isEqualTo("records are written again");
        assertThat(taken.resolve("r1-b1.json")).exists();
    }

    @Test
    void noNameOfAGameLeavesTheFolderOrMeetsAnother() {
        RecordFolder records = new RecordFolder(folder);

        assertThat(records.file("../../etc/passwd", "json").normalize()).hasParentRaw(folder);
        assertThat(records.file("..", "json").normalize()).hasParentRaw(folder);
        assertThat(records.file("", "json").normalize()).hasParentRaw(folder);
        assertThat(records.file("x".repeat(500), "json").getFileName().toString())
                .hasSizeLessThan(80);
        assertThat(records.file("a/b", "json")).isNotEqualTo(records.file("a_b", "json"));
        assertThat(records.file("r1-b1", "json")).hasFileName("r1-b1.json");
    }
}
