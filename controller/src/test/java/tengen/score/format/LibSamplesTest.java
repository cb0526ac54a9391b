package tengen.score.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.engine.Point;
import tengen.score.Examples;
import tengen.score.GameScore;
import tengen.score.Games;

class LibSamplesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "110327.lib, 17450, 8728, 17431",
        "111016.lib, 4620, 1980, 4543",
        "111127.lib, 1793, 510, 1666",
        "120317.lib, 5679, 1631, 5548",
        "121125.lib, 348, 46, 0",
        "130317.lib, 314, 39, 0",
        "130420.lib, 363, 32, 0"
    })
    void aRealLibraryIsReadToItsLastByte(String name, int nodes, int leaves, int boardTexts)
            throws IOException, BadRecord {
        byte[] bytes = Files.readAllBytes(Games.beside("games/lib-samples/" + name));

        LibTree tree = LibTree.read(bytes);

        assertThat(List.of((long) tree.size(), tree.leaves(), tree.boardTexts()))
                .containsExactly((long) nodes, (long) leaves, (long) boardTexts);
        assertThat(tree.leaves()).isEqualTo(tree.siblings() + 1);
        assertThat(tree.bytes()).as("written again").isEqualTo(bytes);
        assertThat(LibFormat.STANDARD.read(bytes).moves()).hasSizeGreaterThan(5);
    }

    @ParameterizedTest
    @CsvSource({"GBK, 王小明 对 李白", "Big5, 諸葛亮", "windows-1252, Soosõrv", "Shift_JIS, 中村茂"})
    void textsOfEveryCodePageSurvive(String codePage, String text) throws BadRecord {
        byte[] inItsPage = text.getBytes(Charset.forName(codePage));
        LibNode node = LibNode.of(Optional.of(Point.CENTRE))
                .with(LibNode.LEAF)
                .withComment(new String(inItsPage, ISO_8859_1))
                .withBoardText("5A");

        LibNode read =
                LibTree.read(new LibTree(3, 0, List.of(node)).bytes()).nodes().getFirst();

        assertThat(new String(read.comment().getBytes(ISO_8859_1), Charset.forName(codePage)))
                .isEqualTo(text);
        assertThat(read).isEqualTo(node);
    }

    @Test
    void namesInTheCodePageOfChineseWindowsAreWrittenOnDemandAndAlwaysRead() throws BadRecord {
        GameScore game = Examples.everything();

        byte[] gbk = new LibFormat(Charset.forName("GBK")).write(game);

        assertThat(LibFormat.STANDARD.read(gbk).name(tengen.engine.Stone.BLACK)).isEqualTo("王小明");
    }

    @Test
    void anOldLibraryWithoutAHeaderIsRead() throws BadRecord {
        byte[] bytes = {0x78, 0, 0x68, 0x40};

        assertThat(LibFormat.STANDARD.read(bytes).moves())
                .extracting(move -> move.text())
                .containsExactly("H8", "H9");
    }

    @Test
    void removedFifthsStandBeforeThePlayedOne() throws BadRecord {
        LibTree tree = LibTree.read(LibFormat.STANDARD.write(Examples.fullBoard()));

        assertThat(tree.nodes().getFirst().pos()).isEqualTo(0x78);
        assertThat(tree.minor()).isZero();

        LibTree withOffers = LibTree.read(LibFormat.STANDARD.write(Examples.everything()));

        assertThat(withOffers.minor()).as("a game with a pass").isEqualTo(4);
        assertThat(withOffers.nodes().stream().filter(node -> node.boardText().equals("5A")))
                .extracting(node -> node.point().orElseThrow())
                .containsExactlyElementsOf(Examples.points("G7", "J10", "F10"));
    }
}
