package tengen.sim.desk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;

/** What the scripts of the pages do by themselves, asked of them in a browser: how they write a time that is over, and in which letters they read a file. */
class PageScriptsIT {
    @TempDir
    Path folder;

    /** Something to do in a browser that shows a page with the scripts of the desk and nothing else. */
    private interface Asked {
        void of(Chromium browser) throws IOException;
    }

    private void inABrowser(String body, Asked asked) throws Exception {
        for (String name : List.of("feed.js", "desk.js")) {
            Path copy = Files.createDirectories(folder.resolve("static")).resolve(name);
            try (InputStream in = PageScriptsIT.class.getResourceAsStream("/tengen/desk/static/" + name)) {
                Files.copy(in, copy);
            }
        }
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><meta charset=\"utf-8\"><meta name=\"csrf\" content=\"\"><title>scripts</title><p id=\"trouble\"></p>"
                        + body);
        HttpServer server = SimpleFileServer.createFileServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                folder.toRealPath(),
                SimpleFileServer.OutputLevel.NONE);
        server.start();
        String site = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
        try (Chromium browser = Chromium.open(site)) {
            browser.visit("index.html");
            asked.of(browser);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void c31_aTimeThatIsOverIsWrittenAsZeroInANeutralStyle() throws Exception {
        inABrowser("", browser -> {
            assertThat(shown(browser, 0)).isEqualTo("0:00 false");
            assertThat(shown(browser, 1)).isEqualTo("0:00.0 true");
            assertThat(shown(browser, 19_999)).isEqualTo("0:19.9 true");
            assertThat(shown(browser, 20_000)).isEqualTo("0:20 false");
        });
    }

    @Test
    void aListOfPlayersIsReadInTheLettersOfTheOfficeThatWroteIt() throws Exception {
        String players = "姓名;单位\r\n王小明;天津\r\nŌta Yuki;京都\r\n";
        inABrowser(
                "<form data-post=\"/\"><input type=\"file\" data-into=\"csv\"><textarea name=\"csv\"></textarea></form>"
                        + "<script type=\"module\" src=\"/static/desk.js\"></script>",
                browser -> {
                    assertThat(read(browser, players.getBytes(Charset.forName("GB18030")), "office.csv"))
                            .isEqualTo("姓名;单位 王小明;天津 Ōta Yuki;京都");
                    assertThat(read(browser, ("\uFEFF" + players).getBytes(StandardCharsets.UTF_8), "utf.csv"))
                            .isEqualTo("姓名;单位 王小明;天津 Ōta Yuki;京都");
                });
    }

    /** Returns what stands in the field after a file was chosen, its lines in one. */
    private String read(Chromium browser, byte[] bytes, String name) throws IOException {
        Path file = Files.write(folder.resolve(name), bytes);
        browser.driver.executeScript("document.querySelector('textarea').value = '';");
        browser.driver.findElement(By.cssSelector("input[type=file]")).sendKeys(file.toString());
        String script = "return document.querySelector('textarea').value";
        browser.until(
                "the file in the field",
                any -> !String.valueOf(any.executeScript(script)).isEmpty());
        return String.valueOf(browser.driver.executeScript(script)).strip().replaceAll("\\s*\n\\s*", " ");
    }

    /** Returns the face of a running side's time, and whether it is coloured. */
    private static String shown(Chromium browser, long millis) {
        return String.valueOf(browser.driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1]; const millis = arguments[0];"
                        + " import('/static/feed.js').then((feed) => done(`${feed.face(millis)}"
                        + " ${feed.low({ run: 'B' }, 'b', millis)}`), (no) => done(no.message));",
                millis));
    }
}
