package tengen.desk.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Event;
import tengen.game.Wish;
import tengen.record.JsonLine;
import tengen.score.archive.EventArchive;

/** A game's name goes into files and links: what an arbiter may choose is safe there, and what a store holds already does no harm. */
class GameNamesIT {
    private static final Pattern LINK = Pattern.compile("href=\"(/game/[^\"]*)\"");

    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private DeskSite site;

    @AfterEach
    void close() {
        site.close();
    }

    private DeskSite.Login open(List<KeptGame> games) throws Exception {
        site = new DeskSite(folder, games, 0);
        return site.login();
    }

    private static KeptGame over(String table, String game) {
        return new KeptGame(table, game, "Ann", "Bo")
                .play("H8", "H9")
                .order(new Wish.SetResult(Wish.SetResult.Verdict.WHITE, Event.Reason.PENALTY));
    }

    private HttpResponse<String> assign(DeskSite.Login login, String name, String language) throws Exception {
        String body = new JsonLine()
                .begin()
                .text("cmd", "assign")
                .text("game", "old")
                .text("once", name)
                .text("assigned", name)
                .text("nameA", "Ann")
                .text("nameB", "Bo")
                .text("openerSide", "near")
                .text("rules", "")
                .end()
                .take();
        return site.send(site.json("/table/T001/order", body)
                .header("Cookie", login.cookie() + "; lang=" + language)
                .header("X-Csrf", login.token()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"../../x", "..", ".x", "x.", "a..b", "a/b", "a\\b", "a b", "<b>", "a:b", "a?b", "a\u202Eb", "-x"
            })
    void aNameThatIsNotSafeInAFileIsRefusedInOneLine(String name) throws Exception {
        DeskSite.Login login = open(List.of(new KeptGame("T001", "old", "C", "D")));

        HttpResponse<String> english = assign(login, name, "en");
        HttpResponse<String> chinese = assign(login, name, "zh");

        assertThat(english.statusCode()).isEqualTo(400);
        assertThat(english.body()).contains("name is up to 64 letters and digits");
        assertThat(chinese.body()).contains("对局名称");
        assertThat(site.desk.service().store().commands()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"r1-b1", "r12-b3-g2", "demo", "決勝", "Тур-1", "final.2026", "a_b", "7"})
    void aNameOfAnyScriptIsTaken(String name) throws Exception {
        DeskSite.Login login = open(List.of(new KeptGame("T001", "old", "C", "D")));

        assertThat(assign(login, name, "en").statusCode()).isEqualTo(200);
    }

    @Test
    void theArchiveAndTheLinksSurviveEveryNameOfTheStore() throws Exception {
        List<String> names = List.of("../../x", "..", "a/b", "a\\b", "<b>&'\"", "決勝", "r1-b1", " ", "x".repeat(300));
        List<KeptGame> games = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            games.add(over("T00" + (i + 1), names.get(i)));
        }
        DeskSite.Login login = open(games);

        Map<String, byte[]> files = archive(login);
        List<String> links = links(login);

        assertThat(files.keySet().stream().filter(name -> name.matches("games/[^/]*\\.sgf")))
                .hasSize(names.size());
        assertThat(files).containsKeys("games/r1-b1.json", "games/決勝.json");
        assertThat(links).hasSize(2 * names.size());
        for (String link : links) {
            assertThat(site.get(link, login.cookie()).statusCode()).as(link).isEqualTo(200);
        }
    }

    @Test
    void gamesOfOneNameAtSeveralTablesAreAllKeptAndEachHasItsLink() throws Exception {
        List<KeptGame> games = new ArrayList<>();
        for (int i = 1; i <= 8; i++) {
            games.add(over("T00" + i, "demo"));
        }
        DeskSite.Login login = open(games);

        assertThat(archive(login)).containsKeys("games/demo-T001.json", "games/demo-T008.pdf");
        assertThat(links(login)).hasSize(16).doesNotHaveDuplicates();
        assertThat(site.get("/game/demo.json?table=T003", login.cookie()).body())
                .contains("T003")
                .doesNotContain("T004");
        assertThat(site.get("/game/demo.json?table=T009", login.cookie()).statusCode())
                .isEqualTo(404);
    }

    private Map<String, byte[]> archive(DeskSite.Login login) throws Exception {
        HttpResponse<byte[]> answer = site.client.send(
                site.to("/event/archive.zip").header("Cookie", login.cookie()).build(),
                HttpResponse.BodyHandlers.ofByteArray());
        assertThat(answer.statusCode()).isEqualTo(200);
        return EventArchive.read(answer.body(), Optional.empty());
    }

    private List<String> links(DeskSite.Login login) throws Exception {
        Matcher found = LINK.matcher(site.get("/games", login.cookie()).body());
        List<String> links = new ArrayList<>();
        while (found.find()) {
            links.add(found.group(1));
        }
        return links;
    }
}
