package tengen.desk.pages;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import tengen.desk.Audit;
import tengen.desk.view.Entry;
import tengen.desk.view.Picture;
import tengen.desk.view.TableDetail;
import tengen.desk.web.Words;
import tengen.engine.ProofText.Fact;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Play;
import tengen.record.JsonLine;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.ScoreMove;
import tengen.score.ScoreWriter;

/** Everything about a table as the object that its page shows. For arbiters only. */
final class TableJson {
    private static final int MOST_NOTICES = 12;
    private static final int MOST_TOUCHES = 80;

    /** A little longer than the two minutes that the page shows. */
    private static final long TOUCH_MILLIS = 130_000;

    private final TableDetail detail;
    private final Words words;
    private final Locale locale;
    private final long nowMillis;
    private final List<String> spare;

    /** @param spare tables that could take over a game now */
    TableJson(TableDetail detail, Words words, Locale locale, long nowMillis, List<String> spare) {
        this.detail = detail;
        this.words = words;
        this.locale = locale;
        this.nowMillis = nowMillis;
        this.spare = List.copyOf(spare);
    }

    String json(List<Audit.Done> orders) {
        Picture picture = detail.view().picture();
        JsonLine json = new JsonLine()
                .begin()
                .number("now", nowMillis)
                .object("view", detail.view().json())
                .number("seq", picture.seq())
                .text("rules", picture.rules())
                .object("moves", moves())
                .object("notices", notices())
                .object("odd", oddities())
                .object("touch", touches())
                .object("orders", orders(orders))
                .object("health", health());
        detail.state().game().ifPresent(play -> play(json, play));
        if (!spare.isEmpty()) {
            json.object("spare", names(spare));
        }
        if (detail.state() instanceof GameState.Ended over) {
            over.ending().appeal().ifPresent(seat -> json.word("appeal", seat));
        }
        detail.result()
                .ifPresent(result -> json.open("signed")
                        .word("trust", result.trust())
                        .text("key", result.keyName())
                        .end());
        return json.end().take();
    }

    /** Names of tables are small letters, digits and hyphens: nothing in them needs an escape. */
    private static String names(List<String> names) {
        return names.stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(",", "[", "]"));
    }

    private void play(JsonLine json, Play play) {
        json.number("va", play.violationsA())
                .number("vb", play.violationsB())
                .flag("unpressed", play.unpressed().isPresent());
        play.draw().ifPresent(seat -> json.word("draw", seat));
        if (!play.held().isEmpty()) {
            json.points("held", play.held());
        }
        play.claim().ifPresent(claim -> claim(json, play, claim));
    }

    private void claim(JsonLine json, Play play, Play.PendingClaim claim) {
        json.open("claim")
                .number("seq", claimSeq(detail))
                .word("seat", claim.seat())
                .flag("valid", claim.valid())
                .flag("disputed", claim.disputed())
                .text("verdict", claim.verdict().map(Event.Reason::name).orElse(""))
                .object("facts", facts(new Evidence(play, locale).of(claim)))
                .end();
    }

    /** Returns the number of the judgement that waits for a ruling; 0 when none does. */
    static long claimSeq(TableDetail detail) {
        boolean waits = detail.state() instanceof GameState.Stopped now && now.why() == GameState.Stop.CLAIM;
        return !waits
                ? 0
                : detail.entries().reversed().stream()
                        .filter(entry -> entry.event() instanceof Event.ClaimJudged)
                        .map(Entry::seq)
                        .findFirst()
                        .orElse(0L);
    }

    private static <T> String list(List<T> items, java.util.function.BiConsumer<T, JsonLine> writer) {
        StringBuilder out = new StringBuilder("[");
        for (T item : items) {
            JsonLine json = new JsonLine().begin();
            writer.accept(item, json);
            out.append(out.length() == 1 ? "" : ",").append(json.end().take());
        }
        return out.append(']').toString();
    }

    private String moves() {
        List<Event> events = detail.entries().stream().map(Entry::event).toList();
        if (events.isEmpty() || detail.state().game().isEmpty()) {
            return "[]";
        }
        GameScore score = ScoreWriter.of(Occasion.UNKNOWN, events);
        return list(score.moves(), (move, json) -> move(move, json));
    }

    private static void move(ScoreMove move, JsonLine json) {
        json.number("n", move.number()).word("s", move.seat()).text("p", move.text());
        number(json, "pl", move.time().placedMillis());
        number(json, "pr", move.time().pressedMillis());
        number(json, "u", move.time().usedMillis());
        number(json, "l", move.time().leftMillis());
    }

    private static void number(JsonLine json, String name, OptionalLong value) {
        value.ifPresent(known -> json.number(name, known));
    }

    private String notices() {
        Optional<Evidence> evidence = detail.state().game().map(play -> new Evidence(play, locale));
        List<Notices.Notice> all = Notices.of(detail);
        return list(
                all.subList(0, Math.min(MOST_NOTICES, all.size())),
                (notice, json) -> json.word("k", notice.noticed().kind())
                        .point("p", notice.noticed().point())
                        .number("n", notice.noticed().number())
                        .word("c", notice.chance())
                        .object(
                                "facts",
                                facts(evidence.orElseThrow()
                                        .of(
                                                notice.noticed().kind(),
                                                notice.noticed().number(),
                                                notice.noticed().point()))));
    }

    private static String facts(List<Fact> facts) {
        return list(
                facts,
                (fact, json) -> json.number("d", fact.depth())
                        .text("t", fact.text())
                        .points("s", fact.stones())
                        .points("p", fact.points()));
    }

    private String oddities() {
        return list(detail.open(), (entry, json) -> {
            json.number("seq", entry.seq()).number("at", entry.monoMillis() + detail.offsetMillis());
            switch (entry.event()) {
                case Event.Irregularity e -> json.word("k", e.kind()).points("pts", e.points());
                case Event.LinkChanged e -> json.text("k", "LINK_" + e.part());
                default -> json.text("k", "");
            }
        });
    }

    private String touches() {
        Picture picture = detail.view().picture();
        Touches lines = new Touches(words, picture.nameA(), picture.nameB());
        List<Entry> recent = detail.entries().reversed().stream()
                .takeWhile(entry -> nowMillis - entry.monoMillis() - detail.offsetMillis() < TOUCH_MILLIS)
                .filter(entry -> lines.line(entry).isPresent())
                .limit(MOST_TOUCHES)
                .toList();
        return list(
                recent,
                (entry, json) -> json.number("at", entry.monoMillis() + detail.offsetMillis())
                        .text("w", lines.line(entry).orElse("")));
    }

    private String orders(List<Audit.Done> orders) {
        OrderWords lines = new OrderWords(words, locale);
        return list(
                orders,
                (done, json) -> json.number("at", done.entry().atMillis())
                        .text("who", done.entry().who())
                        .text("what", lines.line(done.entry().what()))
                        .text("note", done.entry().reason())
                        .text("answer", done.answer()));
    }

    private String health() {
        TableDetail.Health health = detail.health();
        return new JsonLine()
                .begin()
                .flag("online", health.online())
                .text("gone", health.goneBecause())
                .text("info", health.info())
                .text("beat", health.beat())
                .end()
                .take();
    }
}
