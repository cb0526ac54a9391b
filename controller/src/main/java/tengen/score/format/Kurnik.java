package tengen.score.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.game.Event.Outcome;
import tengen.score.GameScore;
import tengen.score.MoveTime;
import tengen.score.ScoreResult;
import tengen.score.SwapChance;

/**
 * Renju games of kurnik.pl (PlayOK): tags, then numbered pairs with {@code --} where a side has nothing to do, {@code white} or {@code black} for the colour
 * chosen after move 3, two offers and the chosen one. Tags and result count by who opened. A gomoku game, which has no {@code --} in its first pair, has no
 * offers.
 */
final class Kurnik {
    private static final Pattern TAG = Pattern.compile("\\[(\\w{1,20}) \"([^\"]{0,200})\"]");

    private Kurnik() {}

    static GameScore read(List<String> lines) throws BadRecord {
        Draft draft = new Draft();
        FifthStream stream = new FifthStream(draft);
        boolean renju = false;
        String opener = "";
        String other = "";
        boolean exchanged = false;
        for (String line : lines) {
            Matcher tag = TAG.matcher(line.strip());
            if (tag.matches()) {
                switch (tag.group(1)) {
                    case "Event" -> draft.event = known(tag.group(2));
                    case "Round" -> draft.round = known(tag.group(2));
                    case "Date" -> draft.date = known(tag.group(2)).replace('.', '-');
                    case "Site" -> draft.place = tag.group(2);
                    case "Black" -> opener = tag.group(2);
                    case "White" -> other = tag.group(2);
                    case "TimeControl" -> draft.timeControl = tag.group(2) + "s";
                    default -> {
                        // Ranks and the like.
                    }
                }
                continue;
            }
            for (String word : line.toLowerCase(Locale.ROOT).split("\\s+")) {
                switch (word) {
                    case "" -> {
                        // Two blanks.
                    }
                    case "--" -> renju |= draft.points.size() == 1;
                    case "white", "black" -> {
                        exchanged = word.equals("black");
                        draft.placedSwaps.add(new SwapChance(draft.points.size(), exchanged, MoveTime.UNKNOWN));
                    }
                    case "1-0" -> draft.result(Outcome.BLACK, Optional.empty());
                    case "0-1" -> draft.result(Outcome.WHITE, Optional.empty());
                    case "1/2-1/2" -> draft.result(Outcome.NONE, Optional.empty());
                    default -> {
                        if (!word.matches("\\d{1,3}\\.") && renju) {
                            stream.add(Draft.point(word));
                        } else if (!word.matches("\\d{1,3}\\.")) {
                            draft.move(Draft.point(word));
                        }
                    }
                }
            }
        }
        draft.rule = renju ? "RIF" : "swap";
        if (exchanged && draft.result.isPresent()) {
            // The result counts from the tags' Black, who is White now.
            draft.result = draft.result.map(ScoreResult::exchanged);
        }
        draft.black = exchanged ? other : opener;
        draft.white = exchanged ? opener : other;
        return draft.build();
    }

    private static String known(String value) {
        return value.equals("?") || value.equals("-") ? "" : value;
    }
}
