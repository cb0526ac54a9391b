package tengen.desk.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The frame around every page: head, menu, language, who is logged in. */
final class Layout {
    /** The desk's own words. */
    static final String WORDS = "tengen.desk.web.words";

    /** An entry of the menu. */
    record Entry(int order, String path, Access access, String bundle, String key) {}

    private final String event;
    private final List<Entry> menu = new ArrayList<>();

    Layout(String event) {
        this.event = event;
    }

    void add(Entry entry) {
        menu.add(entry);
        menu.sort(Comparator.comparingInt(Entry::order));
    }

    String page(Visit visit, Answer.Shown shown) {
        Words words = visit.words(WORDS);
        Language language = visit.language();
        List<Html> scripts = new ArrayList<>();
        scripts.add(script("desk.js"));
        shown.scripts().forEach(name -> scripts.add(script(name)));
        return Html.of(
                        """
                        <!DOCTYPE html>
                        <html lang="{}">
                        <head>
                        <meta charset="utf-8">
                        <meta name="viewport" content="width=device-width, initial-scale=1">
                        <meta name="csrf" content="{}">
                        <title>{} · {}</title>
                        <link rel="icon" href="/static/icon.svg">
                        <link rel="stylesheet" href="/static/desk.css">
                        {}</head>
                        <body>
                        <a class="skip" href="#main">{}</a>
                        <header class="top">
                        <a class="brand" href="/">天元<span>{}</span></a>
                        <nav aria-label="{}">{}</nav>
                        <div class="who">{}<a class="lang" href="/language/{}?back={}" lang="{}">{}</a></div>
                        </header>
                        <p id="trouble" role="alert" hidden></p>
                        <main id="main">
                        {}
                        </main>
                        </body>
                        </html>
                        """,
                        language.code(),
                        visit.session().map(Session::token).orElse(""),
                        shown.title(),
                        event,
                        Html.join(scripts),
                        words.say("skip"),
                        event,
                        words.say("menu"),
                        Html.join(entries(visit)),
                        who(visit, words),
                        language.other().code(),
                        visit.here(),
                        language.other().code(),
                        language.other().title(),
                        shown.body())
                .toString();
    }

    private static Html script(String name) {
        return Html.of("<script type=\"module\" src=\"/static/{}\"></script>\n", name);
    }

    private List<Html> entries(Visit visit) {
        List<Html> entries = new ArrayList<>();
        for (Entry entry : menu) {
            if (entry.access() == Access.ANYONE || visit.session().isPresent()) {
                boolean here = visit.here().equals(entry.path());
                entries.add(Html.of(
                        "<a href=\"{}\"{}>{}</a>",
                        entry.path(),
                        here ? Html.of(" aria-current=\"page\"") : Html.NOTHING,
                        visit.words(entry.bundle()).say(entry.key())));
            }
        }
        return entries;
    }

    private static Html who(Visit visit, Words words) {
        return visit.session().isPresent()
                ? Html.of(
                        "<span class=\"name\">{}</span><button type=\"button\" data-post=\"/logout\">{}</button>",
                        visit.who(),
                        words.say("logout"))
                : Html.of("<a href=\"/login\">{}</a>", words.say("login"));
    }
}
