package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OwnerOnlyTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadByItsOwnerAloneAndWhatWasThereIsReplaced() throws Exception {
        Path file = Files.writeString(folder.resolve("key"), "older and longer");
        Files.writeString(folder.resolve("key.new"), "left behind by a power cut");

        OwnerOnly.write(file, "secret");

        assertThat(file).hasContent("secret");
        assertThat(rights(file)).isEqualTo("rw-------");
        assertThat(folder.resolve("key.new")).doesNotExist();
    }

    @Test
    void aFileThatIsThereKeepsItsContentAndItsGroupAndLosesTheOthers() throws Exception {
        Path fresh = folder.resolve("fresh.db");
        Path old = Files.writeString(folder.resolve("old.db"), "data");
        Files.setPosixFilePermissions(old, PosixFilePermissions.fromString("rw-r--r--"));

        OwnerOnly.keep(fresh);
        OwnerOnly.keep(old);

        assertThat(rights(fresh)).isEqualTo("rw-------");
        assertThat(rights(old)).isEqualTo("rw-r-----");
        assertThat(old).hasContent("data");
    }

    private static String rights(Path file) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
