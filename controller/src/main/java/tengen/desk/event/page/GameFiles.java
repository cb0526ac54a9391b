package tengen.desk.event.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tengen.desk.GameStart;
import tengen.desk.Kept;
import tengen.desk.web.Answer;
import tengen.desk.web.DeskRoom;
import tengen.desk.web.Visit;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.solve.VcfSolver;
import tengen.game.Event;
import tengen.record.EventCodec;
import tengen.record.StoreFault;
import tengen.score.GameScore;
import tengen.score.ScoreWriter;
import tengen.score.archive.EventArchive;
import tengen.score.archive.EventFiles;
import tengen.score.format.JsonFormat;
import tengen.score.format.Sums;
import tengen.score.keep.GameName;
import tengen.score.sheet.Paint;
import tengen.score.sheet.Paper;
import tengen.score.sheet.ScoreSheet;
import tengen.score.sheet.SheetFonts;
import tengen.score.teach.ReportHtml;
import tengen.score.teach.TeachingReport;
import tengen.score.teach.VcfFinder;

/** Sheets and teaching reports of finished games, and all of them in one archive; for arbiters. */
final class GameFiles {
    private static final int MOST_GAMES = 5_000;
    private static final long REPORT_NODES = 100_000;

    private final DeskRoom room;

    GameFiles(DeskRoom room) {
        this.room = room;
    }

    /** {@code NAME.pdf} is the sheet, {@code NAME.html} the teaching report. */
    Answer one(Visit visit) throws StoreFault {
        String file = visit.path("file");
        int dot = file.lastIndexOf('.');
        Optional<GameScore> score = last(dot < 0 ? file : file.substring(0, dot));
        if (score.isEmpty()) {
            return Answer.absent(visit.words(EventPages.WORDS).say("unfinished"));
        }
        String name = GameName.file(score.get().occasion().game()).replaceAll("[^A-Za-z0-9._-]", "_");
        return switch (dot < 0 ? "" : file.substring(dot + 1)) {
            case "pdf" -> file("application/pdf", name + ".pdf", sheet(score.get()));
            case "html" -> file("text/html; charset=utf-8", name + ".html", report(score.get()));
            default -> Answer.absent(visit.words(EventPages.WORDS).say("unfinished"));
        };
    }

    private static Answer file(String type, String name, byte[] bytes) {
        return new Answer.File(type, name, () -> bytes, true);
    }

    private static byte[] sheet(GameScore score) {
        String mark = Sums.mark(new JsonFormat().write(score));
        return Paint.pdf(new ScoreSheet(score, mark), Paper.A4, SheetFonts.find());
    }

    private static byte[] report(GameScore score) {
        VcfFinder finder = VcfFinder.by(new VcfSolver(new ForbiddenJudge(Interpretation.RIF)), REPORT_NODES);
        return new ReportHtml(TeachingReport.of(score, Interpretation.RIF, finder)).bytes();
    }

    /** Everything in one zip, with sums and the desk's signature. */
    Answer archive(Visit visit) throws StoreFault {
        Map<String, byte[]> files = EventFiles.of(everything(), SheetFonts.find());
        try (ByteArrayOutputStream zip = new ByteArrayOutputStream()) {
            EventArchive.write(zip, files, room.signer());
            byte[] bytes = zip.toByteArray();
            return new Answer.File("application/zip", "event.zip", () -> bytes, false);
        } catch (IOException memory) {
            throw new UncheckedIOException("archive to memory failed", memory);
        }
    }

    /** Returns every finished game by the name that its files get. */
    private Map<String, GameScore> everything() throws StoreFault {
        Map<String, GameScore> games = new TreeMap<>();
        Map<String, GameScore> shared = new TreeMap<>();
        Set<String> names = new TreeSet<>();
        for (GameStart start : room.store().games().all(MOST_GAMES)) {
            names.add(start.game());
        }
        for (String name : names) {
            Map<String, GameScore> tables = finished(name);
            for (Map.Entry<String, GameScore> one : tables.entrySet()) {
                if (tables.size() == 1) {
                    games.put(GameName.file(name), one.getValue());
                } else {
                    shared.put(name + "@" + one.getKey(), one.getValue());
                }
            }
        }
        // Tables that played games of one name keep them apart by their own.
        shared.forEach((name, score) -> {
            String plain = GameName.file(name.replace('@', '-'));
            games.put(games.containsKey(plain) ? GameName.file(name) : plain, score);
        });
        return games;
    }

    private Optional<GameScore> last(String file) throws StoreFault {
        return finished(room.store().games().ofFile(file)).values().stream().reduce((first, second) -> second);
    }

    /** Returns the scores of the games of this name that are over, by table; of one that a table played again under its name, the last, and the last of all at the end. */
    private Map<String, GameScore> finished(String name) throws StoreFault {
        Map<String, GameScore> found = new LinkedHashMap<>();
        for (GameStart start : room.store().games().named(name)) {
            List<Event> events = new ArrayList<>();
            String date = "";
            for (Kept one : room.store().games().events(start)) {
                Event event = EventCodec.read(
                        one.event().type(), one.event().version(), one.event().data());
                events.add(event);
                if (event instanceof Event.GameStarted) {
                    date = LocalDate.ofInstant(Instant.ofEpochMilli(one.event().wallMillis()), ZoneId.systemDefault())
                            .toString();
                }
            }
            String table = start.journal().table();
            GameScore score = ScoreWriter.of(GameName.occasion(name, room.event(), table, date), events);
            if (score.result().isPresent()) {
                found.remove(table);
                found.put(table, score);
            }
        }
        return found;
    }
}
