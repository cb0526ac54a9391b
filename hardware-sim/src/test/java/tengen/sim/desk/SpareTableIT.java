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
import tengen.mqtt.BrokerAddress;

/** A game under way moves to a spare table by the page alone, also when the first table that was chosen does not take it. */
@Timeout(value = 300, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SpareTableIT {
    @TempDir
    Path folder;

    @Test
    void aGameThatTheSpareTableRefusesIsShownAndSentOnFromThePage() throws Exception {
        try (DeskHall hall = new DeskHall(folder, 1);
                PlayedTables tables = new PlayedTables(
                        new BrokerAddress("tcp://127.0.0.1:" + hall.port, "desk", "desk-secret"),
                        "bench",
                        List.of("T001", "T002", "T003"));
                Chromium arbiter = Chromium.open(hall.site())) {
            hall.desk("desk.db", "desk.log");
            try {
                moved(tables, arbiter);
            } catch (WebDriverException e) {
                throw new AssertionError(hall.story(), e);
            }
        }
    }

    private static void moved(PlayedTables tables, Chromium arbiter) {
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        for (String table : List.of("T001", "T002", "T003")) {
            arbiter.until(
                    table,
                    any -> !any.findElements(By.cssSelector("li[data-table=" + table + "]"))
                            .isEmpty());
        }
        arbiter.visit("table/T001");
        tables.play("T001", "r1-b1", "H8", "H9", "I9");
        tables.busyBeforeTheNextOrder("T003");
        tables.start();
        arbiter.untilText(".tablehead .tally", "Playing");
        arbiter.countFromZero();
        arbiter.click("button[data-cmd=move-away]");
        arbiter.choose("select[name=to]", "T003");
        arbiter.click(".orderform .chip");
        assertThat(arbiter.text(".oldnew")).isEqualTo("r1-b1: T001 → T003");
        arbiter.click(".orderform button.primary");
        assertThat(arbiter.clicks()).isLessThanOrEqualTo(6);

        arbiter.untilText(".astray .verdict", "a game is running");
        assertThat(arbiter.text(".astray h2")).isEqualTo("r1-b1 has left for T003, which does not take it");
        arbiter.visit("");
        arbiter.untilState("T001", "QUESTION");
        assertThat(arbiter.text("li[data-table=T001] .foot")).isEqualTo("r1-b1 not taken by T003");

        arbiter.countFromZero();
        arbiter.click("li[data-table=T001] a");
        arbiter.choose(".astray select", "T002");
        arbiter.click(".astray button");
        assertThat(arbiter.clicks()).isLessThanOrEqualTo(4);
        arbiter.until(
                "nothing is astray",
                any -> any.findElements(By.cssSelector(".astray")).isEmpty());
        arbiter.visit("table/T002");
        arbiter.until(
                "three moves",
                any -> any.findElements(By.cssSelector(".moves tbody tr")).size() == 3);
        arbiter.click("button[data-cmd=resume-game]");
        arbiter.until(
                "restored",
                any -> !any.findElements(By.cssSelector("button[data-cmd=resume]:not([hidden])"))
                        .isEmpty());
        arbiter.click("button[data-cmd=resume]");
        arbiter.untilText(".tablehead .tally", "Playing");
        arbiter.visit("");
        arbiter.untilState("T001", "WAITING");
        assertThat(arbiter.complaints()).isEmpty();
    }
}
