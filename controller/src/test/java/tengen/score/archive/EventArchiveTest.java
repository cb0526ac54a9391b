package tengen.score.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.Signature;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.score.Examples;
import tengen.score.format.BadRecord;
import tengen.score.format.JsonFormat;
import tengen.score.format.SgfFormat;

class EventArchiveTest {
    private final KeyPair keys;
    private final Map<String, byte[]> files = new TreeMap<>();

    EventArchiveTest() throws GeneralSecurityException {
        keys = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        files.put("games/r7-b3.json", new JsonFormat().write(Examples.everything()));
        files.put("games/王小明.sgf", SgfFormat.STANDARD.write(Examples.everything()));
    }

    private Optional<byte[]> sign(byte[] bytes) {
        try {
            Signature signature = Signature.getInstance("Ed25519");
            signature.initSign(keys.getPrivate());
            signature.update(bytes);
            return Optional.of(signature.sign());
        } catch (GeneralSecurityException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private byte[] archive(Signer signer) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        EventArchive.write(out, files, signer);
        return out.toByteArray();
    }

    @Test
    void whatWasPutInComesOut() throws Exception {
        byte[] archive = archive(this::sign);

        Map<String, byte[]> read = EventArchive.read(archive, Optional.of(keys.getPublic()));

        assertThat(read.keySet()).isEqualTo(files.keySet());
        assertThat(read.get("games/r7-b3.json")).isEqualTo(files.get("games/r7-b3.json"));
        assertThat(archive(this::sign)).as("the same bytes again").isEqualTo(archive);
    }

    @Test
    void aKeptKeyIsMadeOnceAndItsPublicHalfVerifies(@TempDir Path folder) throws Exception {
        Path key = folder.resolve("desk-key.pem");

        byte[] archive = archive(KeyFile.kept(key));

        PublicKey open = KeyFile.publicKey(KeyFile.publicBeside(key));
        assertThat(EventArchive.read(archive, Optional.of(open)).keySet()).isEqualTo(files.keySet());
        assertThat(archive(KeyFile.kept(key))).as("the same key again").isEqualTo(archive);
        for (Path file : List.of(key, KeyFile.publicBeside(key))) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void anUnsignedArchiveIsNoSignedOne() throws IOException {
        byte[] archive = archive(Signer.NONE);

        assertThatThrownBy(() -> EventArchive.read(archive, Optional.of(keys.getPublic())))
                .isInstanceOf(BadRecord.class)
                .hasMessageContaining("not signed");
    }

    @Test
    void anotherKeyIsNotTheKey() throws Exception {
        byte[] archive = archive(this::sign);
        KeyPair other = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();

        assertThatThrownBy(() -> EventArchive.read(archive, Optional.of(other.getPublic())))
                .isInstanceOf(BadRecord.class)
                .hasMessageContaining("signature");
    }

    @Test
    void aChangedFileIsNamed() throws IOException {
        byte[] forged = zip(Map.of(
                "a.txt", "forged".getBytes(UTF_8), EventArchive.SUMS, ("0".repeat(64) + "  a.txt\n").getBytes(UTF_8)));

        assertThatThrownBy(() -> EventArchive.read(forged, Optional.empty()))
                .isInstanceOf(BadRecord.class)
                .hasMessageContaining("changed or missing: a.txt");
    }

    @Test
    void aBombAndAClimberAreRefused() throws IOException {
        byte[] bomb = zip(Map.of("a", new byte[30_000_000]));
        byte[] climber = zip(Map.of("../a", new byte[1]));

        for (byte[] archive : Arrays.asList(bomb, climber, new byte[0], new byte[] {'P', 'K', 3, 4})) {
            assertThatThrownBy(() -> EventArchive.read(archive, Optional.empty()))
                    .isInstanceOf(BadRecord.class);
        }
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> file : new TreeMap<>(files).entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return out.toByteArray();
    }
}
