package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A clock corrected from the desk: what is asked for, and what the audit says of it. */
class CorrectionIT {
    @TempDir
    Path folder;

    private DeskSite site;

    @BeforeEach
    void open() throws Exception {
        site = new DeskSite(folder, List.of(new KeptGame("T001", "r1-b1", "Ana", "Bo").play("H8", "H9")), 0);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private HttpResponse<String> order(String cmd, String note) throws Exception {
        return site.send(site.post(
                site.login(),
                "/table/T001/order",
                "{\"cmd\":\"" + cmd + "\",\"seat\":\"B\",\"millis\":60000,\"note\":\"" + note
                        + "\",\"game\":\"r1-b1\",\"once\":\"o-" + cmd + note.length() + "\"}"));
    }

    @Test
    void c23_withoutAReasonNoClockIsCorrected() throws Exception {
        HttpResponse<String> answer = order("adjust", "");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(site.desk.service().store().commands()).isEmpty();
        assertThat(site.desk.service().store().audit().newest("T001", 5)).isEmpty();
    }

    @Test
    void c23_theAuditSaysOldAndNewOfBothSidesTheMoveAndTheReason() throws Exception {
        assertThat(order("adjust", "clock stood").statusCode()).isEqualTo(200);
        assertThat(order("penalty", "late").statusCode()).isEqualTo(200);

        assertThat(site.desk.service().store().audit().newest("T001", 5))
                .extracting(entry -> entry.who() + "|" + entry.what() + "|" + entry.reason())
                .containsExactlyInAnyOrder(
                        "Ana|adjust Ana: 19:58 → 19:58, Bo: 19:58 → 20:58, move 3|clock stood",
                        "Ana|penalty Ana: 19:58 → 19:58, Bo: 19:58 → 18:58, move 3|late");
    }
}
