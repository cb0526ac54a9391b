package tengen.score.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tengen.engine.Stone;
import tengen.score.GameScore;
import tengen.score.ScoreResult;
import tengen.score.format.BadRecord;
import tengen.score.format.JsonFormat;
import tengen.score.format.RifFormat;
import tengen.score.format.SgfFormat;
import tengen.score.format.Sums;
import tengen.score.keep.GameName;
import tengen.score.sheet.Paint;
import tengen.score.sheet.Paper;
import tengen.score.sheet.ScoreSheet;
import tengen.score.sheet.SheetFonts;

/**
 * What an archive holds of games: of each its event log, SGF and sheet ({@code games/}), each round in one SGF and one RIF ({@code rounds/}), all of them in
 * one ({@code all.sgf}, {@code all.rif}), and a list ({@code games.csv}).
 */
public final class EventFiles {
    private EventFiles() {}

    /** Returns content by name; RIF leaves out what it cannot carry, and {@code not-in-rif.txt} says what that is. */
    public static Map<String, byte[]> of(List<GameScore> games, SheetFonts fonts) {
        Map<String, GameScore> named = new LinkedHashMap<>();
        for (GameScore game : games) {
            String name = game.occasion().game();
            if (named.put(GameName.file(name), game) != null) {
                throw new IllegalArgumentException("two games are named " + name);
            }
        }
        return of(named, fonts);
    }

    /** The same with the names that the files of each game get. */
    public static Map<String, byte[]> of(Map<String, GameScore> named, SheetFonts fonts) {
        Map<String, byte[]> files = new TreeMap<>();
        Map<String, List<GameScore>> rounds = new TreeMap<>();
        StringBuilder list = new StringBuilder("game,round,board,date,black,white,result,reason,moves\n");
        List<GameScore> games = List.copyOf(named.values());
        for (Map.Entry<String, GameScore> one : named.entrySet()) {
            GameScore game = one.getValue();
            byte[] log = new JsonFormat().write(game);
            String name = "games/" + one.getKey();
            files.put(name + ".json", log);
            files.put(name + ".sgf", SgfFormat.STANDARD.write(game));
            files.put(name + ".pdf", Paint.pdf(new ScoreSheet(game, Sums.mark(log)), Paper.A4, fonts));
            rounds.computeIfAbsent(game.occasion().round(), round -> new ArrayList<>())
                    .add(game);
            list.append(line(game));
        }
        files.put("games.csv", list.toString().getBytes(UTF_8));
        rounds.forEach((round, played) -> {
            if (!round.isEmpty()) {
                together("rounds/round-" + GameName.file(round), played, files);
            }
        });
        together("all", games, files);
        return files;
    }

    /** Returns one SGF of several games. */
    public static byte[] sgf(List<GameScore> games) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        games.forEach(game -> {
            all.writeBytes(SgfFormat.STANDARD.write(game));
            all.writeBytes("\n".getBytes(UTF_8));
        });
        return all.toByteArray();
    }

    private static void together(String name, List<GameScore> games, Map<String, byte[]> files) {
        files.put(name + ".sgf", sgf(games));
        RifFormat rif = new RifFormat();
        List<GameScore> carried = new ArrayList<>();
        StringBuilder left = new StringBuilder();
        for (GameScore game : games) {
            try {
                rif.write(game);
                carried.add(game);
            } catch (BadRecord refused) {
                left.append(game.occasion().game())
                        .append(": ")
                        .append(refused.reason())
                        .append('\n');
            }
        }
        try {
            if (!carried.isEmpty()) {
                files.put(name + ".rif", rif.writeAll(carried, ""));
            }
        } catch (BadRecord ours) {
            throw new IllegalStateException("each game alone can be written", ours);
        }
        if (!left.isEmpty() && name.equals("all")) {
            files.put("not-in-rif.txt", left.toString().getBytes(UTF_8));
        }
    }

    private static String line(GameScore game) {
        List<String> cells = List.of(
                game.occasion().game(),
                game.occasion().round(),
                game.occasion().board(),
                game.occasion().date(),
                game.name(Stone.BLACK),
                game.name(Stone.WHITE),
                game.result().map(ScoreResult::points).orElse("*"),
                game.result().flatMap(ScoreResult::reason).map(Enum::name).orElse(""),
                Integer.toString(game.moves().size()));
        return String.join(",", cells.stream().map(EventFiles::cell).toList()) + "\n";
    }

    /** A name may begin with a sign by which a spreadsheet takes it for a formula; quoted and after an apostrophe it stays a name. */
    private static String cell(String text) {
        String safe = text.isEmpty() || "=+-@\t".indexOf(text.charAt(0)) < 0 ? text : "'" + text;
        boolean plain = safe.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
        return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }
}
