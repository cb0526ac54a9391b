package tengen.desk.pages;

import tengen.desk.view.HallView;
import tengen.desk.web.Access;
import tengen.desk.web.Answer;
import tengen.desk.web.Html;
import tengen.desk.web.Pages;
import tengen.desk.web.Site;
import tengen.desk.web.Visit;
import tengen.desk.web.Words;

/** The hall for arbiters, and the live boards for everybody. */
public final class HallPages implements Pages {
    /** The words of these pages. */
    static final String WORDS = "tengen.desk.pages.words";

    private static final String BODY = """
        <div id="hall" data-feed="{}" data-title="{}" data-words="{}">
        <h1 class="skip">{}</h1>
        <p class="noack error" hidden>{}</p>
        <div class="tools">
        <div class="count" aria-live="polite"></div>
        <input type="search" placeholder="{}" aria-label="{}">
        <button type="button" class="attention" aria-pressed="false"{}>{}</button>
        <button type="button" class="sound" aria-pressed="false"{}>{}</button>
        </div>
        <ul class="hall"></ul>
        </div>
        """;

    @Override
    public void open(Site site) {
        HallView hall = site.room().hall();
        site.page("/", Access.ARBITER, visit -> page(visit, "/hall/feed", "hall.title", false));
        site.page("/public", Access.ANYONE, visit -> page(visit, "/public/feed", "public", true));
        site.page("/public/{table}", Access.ANYONE, HallPages::board);
        site.stream("/hall/feed", Access.ARBITER, new HallFeed(hall, false)::tell);
        site.stream("/public/feed", Access.ANYONE, new HallFeed(hall, true)::tell);
        site.menu(10, "/", Access.ARBITER, WORDS, "hall");
        site.menu(90, "/public", Access.ANYONE, WORDS, "public");
    }

    private static Answer board(Visit visit) {
        Words words = visit.words(WORDS);
        String table = visit.path("table");
        return Answer.page(
                table,
                Html.of("<div id=\"board\" data-table=\"{}\" data-words=\"{}\"></div>", table, words.json("js.")),
                "public.js");
    }

    private static Answer page(Visit visit, String feed, String key, boolean open) {
        Words words = visit.words(WORDS);
        Html hidden = open ? Html.of(" hidden") : Html.NOTHING;
        return Answer.page(
                words.say(key),
                Html.of(
                        BODY,
                        feed,
                        words.say(key),
                        words.json("js."),
                        words.say(key),
                        words.say("hall.noack"),
                        words.say("hall.search"),
                        words.say("hall.search"),
                        hidden,
                        words.say("hall.attention"),
                        hidden,
                        words.say("js.sound.off")),
                "hall.js");
    }
}
