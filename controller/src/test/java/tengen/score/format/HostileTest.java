package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.time.Ticker;

/** Files made to hurt are refused with one line, in less than a second. */
class HostileTest {
    private static final String XML = "<?xml version=\"1.0\"?>";
    private static final String GAME =
            "<game id=\"1\" tournament=\"1\" round=\"\" rule=\"1\" black=\"1\" white=\"2\" bresult=\"1\"><move>";

    private static final long SECOND_NANOS = 1_000_000_000L;

    @TempDir
    private Path folder;

    static Stream<Arguments> files() throws IOException {
        String laughs = XML + "<!DOCTYPE database [<!ENTITY a \"ha\">"
                + "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">".repeat(1)
                + "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]><database>&c;</database>";
        String stolen = XML
                + "<!DOCTYPE database [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><database><games>&x;</games></database>";
        String remote = XML + "<!DOCTYPE database SYSTEM \"http://192.0.2.1/x.dtd\"><database/>";
        return Stream.of(
                Arguments.of("deep.sgf", bytes("(;FF[4]".repeat(100_000))),
                Arguments.of("flat.sgf", bytes("(" + ";B[hh]".repeat(1_300_000) + ")")),
                Arguments.of("open.sgf", bytes("(;C[" + "x".repeat(8_000_000))),
                Arguments.of("off.sgf", bytes("(;SZ[15];B[zz])")),
                Arguments.of("twice.sgf", bytes("(;SZ[15];B[hh];W[hh])")),
                Arguments.of("large.sgf", bytes("(;SZ[99999999999];B[hh])")),
                Arguments.of("time.sgf", bytes("(;SZ[15];B[hh]BL[1e999999999])")),
                Arguments.of("offer.sgf", bytes("(;5A[99999999];B[hh])")),
                Arguments.of("number.sgf", bytes("(;DN[99999999999999999999];B[hh])")),
                Arguments.of("deep.json", bytes("[".repeat(4_000_000))),
                Arguments.of(
                        "deep2.json",
                        bytes("{\"format\":\"tengen-score\",\"version\":1,\"events\":" + "[".repeat(1_000_000)
                                + "]".repeat(1_000_000) + "}")),
                Arguments.of("version.json", bytes("{\"format\":\"tengen-score\",\"version\":2,\"events\":[]}")),
                Arguments.of("other.json", bytes("{\"format\":\"chess\"}")),
                Arguments.of(
                        "gap.json", log("{\"type\":\"StonePlaced\",\"number\":99999,\"seat\":\"A\",\"point\":\"H8\"}")),
                Arguments.of(
                        "huge.json",
                        log("{\"type\":\"StonePlaced\",\"number\":1e400,\"seat\":\"A\",\"point\":\"H8\"}")),
                Arguments.of(
                        "off.json", log("{\"type\":\"StonePlaced\",\"number\":1,\"seat\":\"A\",\"point\":\"P16\"}")),
                Arguments.of("seat.json", log("{\"type\":\"StonePlaced\",\"number\":1,\"seat\":7,\"point\":\"H8\"}")),
                Arguments.of("many.json", log("{\"type\":\"PostGame\"},".repeat(100_000) + "{\"type\":\"PostGame\"}")),
                Arguments.of("laughs.rif", bytes(laughs)),
                Arguments.of("stolen.xml", bytes(stolen)),
                Arguments.of("remote.xml", bytes(remote)),
                Arguments.of("deep.xml", bytes(XML + "<database>".repeat(300_000))),
                Arguments.of("root.xml", bytes(XML + "<html/>")),
                Arguments.of(
                        "off.xml", bytes(XML + "<database><games>" + GAME + "h8 z99</move></game></games></database>")),
                Arguments.of("cut.xml", bytes(XML + "<database><games>" + GAME + "h8 h9")),
                Arguments.of("bomb.rif", gzip(50_000_000)),
                Arguments.of("bomb.sgf", gzip(1_000_000)),
                Arguments.of("zip.sgf", zip()),
                Arguments.of("endless.lib", library(4_000_000, 0x78, 0x00)),
                Arguments.of("siblings.lib", library(4_000_000, 0x78, 0xC0)),
                Arguments.of("text.lib", library(8_000_000, 0x78, 0x08, 'x')),
                Arguments.of("off.lib", library(2, 0xFF, 0x40)),
                Arguments.of("behind.lib", library(4, 0x78, 0x40)),
                Arguments.of("empty.lib", new byte[0]),
                Arguments.of("off.psq", bytes("Piskvorky 15x15, 0:0, 0\r\n99,1,0\r\n")),
                Arguments.of("large.psq", bytes("Piskvorky 20x20, 0:0, 0\r\n1,1,0\r\n")),
                Arguments.of("empty.txt", new byte[0]),
                Arguments.of("noise.txt", bytes("a".repeat(1_000_000))),
                Arguments.of("long.txt", bytes("h8,".repeat(300_000))),
                Arguments.of("off.txt", bytes("h8 h9 o99")),
                Arguments.of("prose.txt", bytes("Dear arbiter, the game was nice.")),
                Arguments.of("binary.txt", new byte[] {0, 1, 2, (byte) 0xFF, (byte) 0xFE}));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void isRefusedInOneLine(String name, byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve(name), bytes);
        RecordFormat format = RecordFile.format(RecordFile.extension(name)).orElseThrow();

        // A busy machine may stop us for a while, so the best of three counts.
        long bestNanos = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 3 && bestNanos >= SECOND_NANOS; attempt++) {
            long startNanos = Ticker.system().nanos();
            assertThatThrownBy(() -> RecordFile.read(file, format))
                    .isInstanceOf(BadRecord.class)
                    .satisfies(bad -> assertThat(bad.getMessage())
                            .isNotBlank()
                            .doesNotContain("\n", "root:", "Exception")
                            .hasSizeLessThan(301));
            bestNanos = Math.min(bestNanos, Ticker.system().nanos() - startNanos);
        }
        assertThat(bestNanos).isLessThan(SECOND_NANOS);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("extensions")
    void aHundredMegabytesAreNotEvenRead(String extension) throws IOException {
        Path file = folder.resolve("large." + extension);
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(100 << 20);
        }
        RecordFormat format = RecordFile.format(extension).orElseThrow();

        assertTimeout(
                Duration.ofSeconds(1),
                () -> assertThatThrownBy(() -> RecordFile.read(file, format))
                        .isInstanceOf(BadRecord.class)
                        .hasMessageContaining("larger than any such record"));
    }

    static Stream<String> extensions() {
        return Stream.of("sgf", "lib", "rif", "xml", "psq", "txt", "json");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    private static byte[] log(String events) {
        return bytes("{\"format\":\"tengen-score\",\"version\":1,\"events\":[" + events + "]}");
    }

    private static byte[] gzip(int length) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(new byte[length]);
        }
        return out.toByteArray();
    }

    private static byte[] zip() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("bomb"));
            zip.write(new byte[1_000_000]);
        }
        return out.toByteArray();
    }

    /** Returns a library of this length behind its header: the first bytes as given, then the last one, or for two the pair, again and again. */
    private static byte[] library(int length, int... pattern) {
        byte[] bytes = new byte[20 + length];
        Arrays.fill(bytes, 0, 20, (byte) 0xFF);
        System.arraycopy(bytes("RenLib"), 0, bytes, 1, 6);
        bytes[8] = 3;
        bytes[9] = 0;
        for (int i = 0; i < length; i++) {
            int at = pattern.length == 2 ? i % 2 : Math.min(i, pattern.length - 1);
            bytes[20 + i] = (byte) pattern[at];
        }
        return bytes;
    }
}
