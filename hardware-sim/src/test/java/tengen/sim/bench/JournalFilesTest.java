package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.cli.Main;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

/** A journal that is none, through the command: one clear line, exit 1, and the file is left as it was. */
final class JournalFilesTest {
    /** Where SQLite keeps the user's version in its header (sqlite.org/fileformat2.html, 1.3). */
    private static final int USER_VERSION_OFFSET = 60;

    @TempDir
    private Path folder;

    @Test
    void anEmptyFile() throws IOException {
        Files.createFile(file());

        assertOneLine("T001.db: it is empty; restore it from a copy, or move it away");
    }

    @Test
    void aFileOfAnotherKind() throws IOException {
        Files.writeString(file(), "a letter to the arbiter\n".repeat(500));

        assertOneLine("it is no journal of a table; name another file");
    }

    @Test
    void aFileOfANewerVersion() throws IOException, StoreFault {
        byte[] bytes = journal();
        bytes[USER_VERSION_OFFSET + 3] = 99;
        Files.write(file(), bytes);

        assertOneLine("newer than this program's 1; install the newer Tengen");
    }

    @Test
    void aFileThatNobodyMayWrite() throws IOException, StoreFault {
        Files.write(file(), journal());
        assertThat(file().toFile().setWritable(false, false)).isTrue();

        assertOneLine("T001.db: it cannot be written; run as its owner");
    }

    @Test
    void anOutThatIsAFileIsOneLineAndTheFileStays() throws IOException {
        Path letter = Files.writeString(folder.resolve("letter"), "to the arbiter");
        StringWriter err = new StringWriter();
        String[] arguments = {"bench", "--exit", "--out", letter.toString()};

        int code = Main.run(arguments, new PrintWriter(new StringWriter(), true), new PrintWriter(err, true));

        assertThat(code).isEqualTo(1);
        assertThat(err.toString().lines()).singleElement().asString().contains("name another folder");
        assertThat(letter).hasContent("to the arbiter");
    }

    @Test
    void aFileCutShort() throws IOException, StoreFault {
        byte[] bytes = journal();
        Files.write(file(), Arrays.copyOf(bytes, bytes.length / 2));

        assertOneLine("T001.db: ");
    }

    private byte[] journal() throws IOException, StoreFault {
        Path other = folder.resolve("other.db");
        SqliteJournal.open(other, "epoch").close();
        return Files.readAllBytes(other);
    }

    private Path file() {
        return folder.resolve("T001.db");
    }

    private void assertOneLine(String part) throws IOException {
        byte[] before = Files.readAllBytes(file());
        StringWriter err = new StringWriter();
        String[] arguments = {"bench", "--exit", "--out", folder.toString()};

        int code = Main.run(arguments, new PrintWriter(new StringWriter(), true), new PrintWriter(err, true));

        assertThat(code).as(err.toString()).isEqualTo(1);
        assertThat(err.toString().lines()).as(err.toString()).hasSize(1);
        assertThat(err.toString()).contains(part).doesNotContain("Exception");
        assertThat(Files.readAllBytes(file())).as("left as it was").isEqualTo(before);
    }
}
