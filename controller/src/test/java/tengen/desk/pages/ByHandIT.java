package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A reed taken out of the game from the desk: the page's order, its reason and what the audit says of it. */
class ByHandIT {
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

    private HttpResponse<String> order(String point, String note) throws Exception {
        return site.send(site.post(
                site.login(),
                "/table/T001/order",
                "{\"cmd\":\"by-hand\",\"point\":\"" + point + "\",\"note\":\"" + note
                        + "\",\"game\":\"r1-b1\",\"once\":\"o-" + point + note.length() + "\"}"));
    }

    @Test
    void aReedIsTakenOutOfTheGameWithAReasonAndThePointStandsInTheAudit() throws Exception {
        assertThat(order("J9", "empty, reads a stone").statusCode()).isEqualTo(200);

        assertThat(site.desk.service().store().audit().newest("T001", 5))
                .extracting(entry -> entry.who() + "|" + entry.what() + "|" + entry.reason())
                .containsExactly("Ana|by-hand J9|empty, reads a stone");
        assertThat(site.desk.service().store().commands()).hasSize(1);
    }

    @Test
    void withoutAReasonOrAPointNothingIsOrdered() throws Exception {
        assertThat(order("J9", "").statusCode()).isEqualTo(400);
        assertThat(order("Z9", "seen").statusCode()).isEqualTo(400);

        assertThat(site.desk.service().store().commands()).isEmpty();
    }

    @Test
    void thePageHasAButtonWithAWordInBothLanguages() throws Exception {
        assertThat(site.send(site.to("/static/orders.js").GET()).body()).contains("'by-hand'");
        for (String words : List.of("words.properties", "words_zh.properties")) {
            try (var in = ByHandIT.class.getResourceAsStream("/tengen/desk/pages/" + words)) {
                assertThat(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
                        .contains("js.cmd.by-hand=", "js.hint.by-hand=", "js.why.note.ghost=");
            }
        }
    }
}
