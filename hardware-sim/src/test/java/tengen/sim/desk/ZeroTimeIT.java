package tengen.sim.desk;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the pages of the hall and of a table write a time that is over, asked of their own script in a browser. */
class ZeroTimeIT {
    @TempDir
    Path folder;

    @Test
    void c31_aTimeThatIsOverIsWrittenAsZeroInANeutralStyle() throws Exception {
        for (String name : List.of("feed.js", "desk.js")) {
            Path copy = Files.createDirectories(folder.resolve("static")).resolve(name);
            try (InputStream in = ZeroTimeIT.class.getResourceAsStream("/tengen/desk/static/" + name)) {
                Files.copy(in, copy);
            }
        }
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><meta name=\"csrf\" content=\"\"><title>times</title><p class=\"trouble\"></p>");
        HttpServer server = SimpleFileServer.createFileServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                folder.toRealPath(),
                SimpleFileServer.OutputLevel.NONE);
        server.start();
        String site = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
        try (Chromium browser = Chromium.open(site)) {
            browser.visit("index.html");

            assertThat(shown(browser, 0)).isEqualTo("0:00 false");
            assertThat(shown(browser, 1)).isEqualTo("0:00.0 true");
            assertThat(shown(browser, 19_999)).isEqualTo("0:19.9 true");
            assertThat(shown(browser, 20_000)).isEqualTo("0:20 false");
        } finally {
            server.stop(0);
        }
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
