package tengen.sim.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import tengen.game.Rules;
import tengen.record.Row;
import tengen.sim.tape.Tape;
import tengen.sim.tape.TapeLine;

/**
 * A game as the players of a bench play it.
 *
 * @param name names the game
 * @param far the opener sits on the far side
 * @param lines what is done, in order; nothing but deeds of the players, the arbiter and faults
 */
record Script(String name, Rules rules, boolean far, List<TapeLine> lines) {
    Script {
        lines = List.copyOf(lines);
    }

    /**
     * Makes a script of a tape; what it expects is left out.
     *
     * @throws IllegalArgumentException when there is something in it that a bench does not do
     */
    static Script of(String name, Tape tape) {
        Map<String, String> keys = new TreeMap<>(tape.config());
        boolean far = "far".equals(keys.remove("opener-side"));
        keys.remove("settle");
        for (TapeLine line : tape.lines()) {
            if (line.actor().equals("power") || line.actor().equals("crash")) {
                throw new IllegalArgumentException(
                        "line " + line.number() + ": " + line.actor() + " is for tengen tape, not for the bench");
            }
        }
        List<TapeLine> deeds = tape.lines().stream()
                .filter(line -> !line.actor().equals("expect"))
                .toList();
        return new Script(name, Rules.parse(keys), far, deeds);
    }

    /**
     * Returns the lines that are not done, as the rows of an unfinished game show: the n-th press, claim or ruling belongs to the n-th line of that kind, and what
     * comes before it is done; of what comes after it the stones that stand by the record and the taps that were taken. A game in which something was refused goes
     * on a little early or late.
     *
     * @param standing says whether a stone stands on a point of the game
     */
    List<TapeLine> left(List<Row> rows, Predicate<String> standing) {
        Map<String, Integer> counts = new TreeMap<>();
        int taps = 0;
        for (Row row : rows) {
            switch (row.type()) {
                case "GameAssigned" -> counts.clear();
                case "Marked" -> taps++;
                default -> counts.merge(row.type(), 1, Integer::sum);
            }
            taps = row.type().equals("TurnEnded") ? 0 : taps;
        }
        List<TapeLine> left = new ArrayList<>();
        boolean thisTurn = true;
        for (TapeLine line : lines.subList(done(counts), lines.size())) {
            thisTurn &= !trace(line).equals("TurnEnded");
            boolean stone = thisTurn
                    && does(line, "place")
                    && standing.test(line.words().get(1));
            boolean tap =
                    thisTurn && taps > 0 && does(line, "key") && line.words().contains("OPTION");
            taps -= tap ? 1 : 0;
            if (!stone && !tap) {
                left.add(line);
            }
        }
        return left;
    }

    private int done(Map<String, Integer> counts) {
        int done = 0;
        for (int i = 0; i < lines.size(); i++) {
            String type = trace(lines.get(i));
            if (counts.getOrDefault(type, 0) > 0) {
                counts.merge(type, -1, Integer::sum);
                done = i + 1;
            }
        }
        return done;
    }

    /** Says whether this line is a player's who waits for a ruling; in a script that has rulings of its own everything comes when it is written. */
    boolean waits(TapeLine line) {
        boolean player = line.actor().equals("A") || line.actor().equals("B");
        return player && lines.stream().noneMatch(one -> trace(one).equals("ClaimRuled"));
    }

    private static boolean does(TapeLine line, String verb) {
        return line.words().size() > 1 && line.words().getFirst().equals(verb);
    }

    /** Returns the first line that is not the arbiter's start. */
    int afterStart() {
        boolean starts = !lines.isEmpty()
                && lines.getFirst().actor().equals("arbiter")
                && lines.getFirst().words().getFirst().equals("start");
        return starts ? 1 : 0;
    }

    private static String trace(TapeLine line) {
        return switch (line.actor() + " " + String.join(" ", line.words().subList(0, 1))) {
            case "arbiter start" -> "GameStarted";
            case "arbiter ruling" -> "ClaimRuled";
            case "A press", "B press" -> "TurnEnded";
            case "A key", "B key" ->
                switch (line.words().getLast()) {
                    case "CALL" -> "ClaimMade";
                    case "DRAW" -> "DrawOffered";
                    default -> "";
                };
            default -> "";
        };
    }
}
