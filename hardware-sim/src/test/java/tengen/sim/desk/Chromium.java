package tengen.sim.desk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.logging.Level;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** An arbiter at Debian's Chromium, who counts his clicks. */
final class Chromium implements AutoCloseable {
    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Duration PATIENCE = Duration.ofSeconds(Long.getLong("tengen.patience", 60));

    /** Half a second, as the library has it, is half a second of each of a hundred waits. */
    private static final Duration LOOK = Duration.ofMillis(50);

    final ChromeDriver driver;
    private String site;
    private int clicks;

    private Chromium(ChromeDriver driver, String site) {
        this.driver = driver;
        this.site = site;
    }

    /** Opens a browser, or skips the test with a message. */
    static Chromium open(String site) {
        Assumptions.assumeTrue(
                Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER),
                "chromium is not installed (apt-get install chromium chromium-driver)");
        LoggingPreferences logging = new LoggingPreferences();
        logging.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(BROWSER.toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--lang=en",
                "--window-size=1600,1000");
        options.setCapability("goog:loggingPrefs", logging);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .usingAnyFreePort()
                .withSilent(true)
                .build();
        return new Chromium(new ChromeDriver(service, options), site);
    }

    void at(String otherSite) {
        site = otherSite;
    }

    void visit(String path) {
        driver.get(site + path);
    }

    void size(int width, int height) {
        driver.manage().window().setSize(new Dimension(width, height));
    }

    void logIn(String name, String password) {
        visit("login");
        find("input[name=name]").sendKeys(name);
        find("input[name=password]").sendKeys(password);
        find("form button.primary").click();
        until("the hall", any -> !driver.findElements(By.id("hall")).isEmpty());
    }

    WebElement find(String css) {
        List<WebElement> found = new ArrayList<>();
        until(css, any -> {
            found.clear();
            driver.findElements(By.cssSelector(css)).stream()
                    .filter(WebElement::isDisplayed)
                    .findFirst()
                    .ifPresent(found::add);
            return !found.isEmpty();
        });
        return found.getFirst();
    }

    /** Clicks what the selector finds, once it is there and ready, and counts it. */
    void click(String css) {
        new WebDriverWait(driver, PATIENCE, LOOK)
                .ignoring(StaleElementReferenceException.class)
                .withMessage("to click " + css)
                .until(any -> {
                    for (WebElement found : driver.findElements(By.cssSelector(css))) {
                        if (found.isDisplayed() && found.isEnabled()) {
                            found.click();
                            return true;
                        }
                    }
                    return false;
                });
        clicks++;
    }

    void type(String css, String text) {
        WebElement field = find(css);
        field.clear();
        field.sendKeys(text);
    }

    /** Chooses from a list, as two clicks. */
    void choose(String css, String value) {
        find(css).sendKeys(value);
        until(value + " chosen in " + css, any -> value.equals(find(css).getDomProperty("value")));
        clicks += 2;
    }

    /** Clicks a point of the large board. */
    void clickPoint(String point) {
        WebElement board = find("svg.board");
        double unit = board.getSize().getWidth() / 172.0;
        int x = 10 + 10 * (point.charAt(0) - 'A') + 4 - 86;
        int y = 160 - 10 * Integer.parseInt(point.substring(1)) + 4 - 86;
        new org.openqa.selenium.interactions.Actions(driver)
                .moveToElement(board, (int) Math.round(x * unit), (int) Math.round(y * unit))
                .click()
                .perform();
        clicks++;
    }

    String text(String css) {
        return find(css).getText();
    }

    void until(String what, Predicate<ChromeDriver> condition) {
        new WebDriverWait(driver, PATIENCE, LOOK)
                .ignoring(StaleElementReferenceException.class)
                .withMessage(what)
                .until(any -> condition.test(driver));
    }

    void untilText(String css, String wanted) {
        until(css + " says " + wanted, any -> text(css).equals(wanted));
    }

    /** Waits until a table's tile shows this state. */
    void untilState(String table, String state) {
        until(
                table + " " + state,
                any -> !driver.findElements(By.cssSelector("li[data-table=" + table + "] .tile.s-" + state))
                        .isEmpty());
    }

    /** Posts an object as a page of the desk does. */
    String post(String path, String json) {
        return String.valueOf(driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1]; import('/static/desk.js')"
                        + ".then((desk) => desk.post(arguments[0], JSON.parse(arguments[1])))"
                        + ".then((told) => done(JSON.stringify(told)), (no) => done('refused: ' + no.message));",
                path,
                json));
    }

    /** Returns what stands at a path. */
    String fetch(String path) {
        return String.valueOf(driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1];"
                        + " fetch(arguments[0]).then((answer) => answer.text()).then(done, (no) => done(no.message));",
                path));
    }

    int clicks() {
        return clicks;
    }

    void countFromZero() {
        clicks = 0;
    }

    byte[] picture() {
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    /** Returns what the browser complained of, but for streams of a desk that was killed. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
                .map(LogEntry::getMessage)
                .filter(line -> !line.contains("/feed - Failed to load resource"))
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
