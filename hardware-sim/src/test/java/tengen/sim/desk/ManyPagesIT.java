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
import org.openqa.selenium.WindowType;
import tengen.mqtt.BrokerAddress;

/** An arbiter who keeps a page of every table open: a browser has six connections to one desk, and no page may take them for good. */
@Timeout(value = 300, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ManyPagesIT {
    @TempDir
    Path folder;

    @Test
    void theLastOfEightPagesIsLiveAndItsOrderIsTaken() throws Exception {
        try (DeskHall hall = new DeskHall(folder, 1);
                PlayedTables tables = new PlayedTables(
                        new BrokerAddress("tcp://127.0.0.1:" + hall.port, "desk", "desk-secret"),
                        "bench",
                        List.of("T001"));
                Chromium arbiter = Chromium.open(hall.site())) {
            hall.desk("desk.db", "desk.log");
            try {
                eight(tables, arbiter);
            } catch (WebDriverException e) {
                throw new AssertionError(hall.story(), e);
            }
        }
    }

    private static void eight(PlayedTables tables, Chromium arbiter) {
        arbiter.logIn(DeskHall.ARBITER, DeskHall.PASSWORD);
        arbiter.until(
                "T001",
                any -> !any.findElements(By.cssSelector("li[data-table=T001]")).isEmpty());
        tables.play("T001", "r1-b1", "H8", "H9", "I9");
        tables.start();
        String first = arbiter.driver.getWindowHandle();
        for (int page = 1; page < 8; page++) {
            arbiter.driver.switchTo().newWindow(WindowType.TAB);
            arbiter.visit("table/T001");
            arbiter.untilText(".tablehead .tally", "Playing");
        }
        arbiter.click("button[data-cmd=pause]");
        arbiter.untilText(".tablehead .tally", "Paused");

        arbiter.driver.switchTo().window(first);
        arbiter.untilState("T001", "PAUSED");
        arbiter.click("li[data-table=T001] a");
        arbiter.untilText(".tablehead .tally", "Paused");
        arbiter.driver.navigate().back();
        arbiter.click("li[data-table=T001] a");
        arbiter.click("button[data-cmd=resume]");
        arbiter.untilText(".tablehead .tally", "Playing");
        arbiter.driver.navigate().back();
        arbiter.untilState("T001", "PLAYING");
        assertThat(arbiter.complaints()).isEmpty();
    }
}
