package tengen.sim.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriverException;

/** A ghost in mid-game is told as one by the table's page alone. */
@Timeout(value = 300, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class GhostPageIT {
    @TempDir
    Path folder;

    @Test
    void theEmptyPointOfAPairIsGivenToTheArbiterFromThePageAndTheStoneIsTheMove() throws Exception {
        try (DeskHall hall = new DeskHall(folder, 1);
                Chromium arbiter = Chromium.open(hall.site())) {
            hall.desk("desk.db", "desk.log");
            hall.bench(Path.of(GhostPageIT.class.getResource("ghost").toURI()), "2");
            try {
                settled(arbiter);
            } catch (WebDriverException e) {
                throw new AssertionError(hall.story(), e);
            }
        }
    }

    private static void settled(Chromium arbiter) {
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        arbiter.untilState("T001", "WAITING");
        arbiter.post("/table/T001/order", """
                {"cmd":"assign","once":"pair","game":"","assigned":"d1","nameA":"Ana","nameB":"Bo",\
                "openerSide":"near","rules":"procedure=free claims=arbiter time=20m+60s/move"}\
                """);
        arbiter.until(
                "the pairing",
                any -> any.findElements(By.cssSelector(".tile .foot")).stream()
                        .anyMatch(foot -> foot.getText().equals("Ready to start")));
        arbiter.post("/table/T001/order", "{\"cmd\":\"start\",\"once\":\"start\",\"game\":\"d1\"}");
        arbiter.untilState("T001", "IRREGULAR");
        arbiter.countFromZero();

        arbiter.click("li[data-table=T001] a");
        arbiter.until("the pair", any -> arbiter.text("#odd").contains("J8 J9"));
        assertThat(arbiter.text("#odd")).contains("“Reed by hand” for the empty one");
        arbiter.click("#odd .row button:nth-of-type(2)");
        arbiter.clickPoint("J9");
        assertThat(arbiter.text(".oldnew")).isEqualTo("J9 → Reed by hand");
        arbiter.click(".orderform .chip");
        arbiter.click(".orderform button.primary");

        assertThat(arbiter.clicks()).isLessThanOrEqualTo(6);
        arbiter.until(
                "the audit",
                any -> arbiter.text("#main")
                        .contains("by-hand J9 (The reed reads a stone and the point is empty) done"));
        arbiter.until(
                "the move",
                any -> any.findElements(By.cssSelector(".moves tbody tr")).size() == 3);
        assertThat(List.of(arbiter.text(".moves tbody").split("\\s+")))
                .contains("J8")
                .doesNotContain("J9");
        assertThat(arbiter.complaints()).isEmpty();
    }
}
