package tengen.desk.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.DeskStore;
import tengen.desk.view.Signed.Trust;
import tengen.mqtt.TableKey;

class ResultCheckTest {
    private static final String RECORD = "{\"game\":\"r1-b1\",\"winner\":\"BLACK\"}";

    @TempDir
    Path folder;

    private DeskStore store;
    private ResultCheck check;

    @BeforeEach
    void open() throws Exception {
        store = DeskStore.open(folder.resolve("desk.db"), "desk");
        check = new ResultCheck(store.audit());
    }

    @AfterEach
    void close() {
        store.close();
    }

    private TableKey key(String name) throws Exception {
        return TableKey.open(folder.resolve(name));
    }

    @Test
    void aTablesOwnSignatureIsGoodAndItsKeyIsReadByItsOwnerOnly() throws Exception {
        String sealed = key("T001.key").seal(RECORD);

        Signed signed = check.check("T001", sealed);

        assertThat(signed.trust()).isEqualTo(Trust.GOOD);
        assertThat(signed.keyName()).isEqualTo(key("T001.key").name()).matches("[0-9A-F]{4}-[0-9A-F]{4}");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("T001.key"))))
                .isEqualTo("rw-------");
    }

    @Test
    void aRecordThatWasChangedAfterwardsIsForged() throws Exception {
        String sealed = key("T001.key").seal(RECORD);

        assertThat(check.check("T001", sealed.replace("BLACK", "WHITE")).trust())
                .isEqualTo(Trust.FORGED);
        assertThat(check.check("T001", sealed.replace("\"sig\":\"", "\"sig\":\"AAAA"))
                        .trust())
                .isEqualTo(Trust.FORGED);
        assertThat(check.check("T001", sealed.substring(0, sealed.length() - 6) + "\"}")
                        .trust())
                .isEqualTo(Trust.FORGED);
    }

    @Test
    void aRecordSignedByAnotherKeyThanBeforeIsNotTrusted() throws Exception {
        check.check("T001", key("T001.key").seal(RECORD));

        assertThat(check.check("T001", key("stranger.key").seal(RECORD)).trust())
                .isEqualTo(Trust.OTHER_KEY);
        assertThat(check.check("T001", key("T001.key").seal(RECORD)).trust()).isEqualTo(Trust.GOOD);
    }

    @Test
    void aForgedSignatureCannotBecomeTheKeyThatIsTrusted() throws Exception {
        String forged = key("stranger.key").seal(RECORD).replace("BLACK", "WHITE");

        assertThat(check.check("T001", forged).trust()).isEqualTo(Trust.FORGED);
        assertThat(check.check("T001", key("T001.key").seal(RECORD)).trust()).isEqualTo(Trust.GOOD);
    }

    @Test
    void aTableThatHasSignedOnceIsNotBelievedWithoutItsSignature() throws Exception {
        check.check("T001", key("T001.key").seal(RECORD));

        assertThat(check.check("T001", RECORD).trust()).isEqualTo(Trust.FORGED);
        assertThat(check.check("T002", RECORD).trust()).isEqualTo(Trust.NONE);
    }

    @Test
    void anUnsignedRecordSaysSo() {
        assertThat(check.check("T001", RECORD).trust()).isEqualTo(Trust.NONE);
    }
}
