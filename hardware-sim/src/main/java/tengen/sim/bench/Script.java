package tengen.sim.bench;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
     * Returns how many lines are done already, as the rows of an unfinished game show: the n-th stone, press, claim, ruling belongs to the n-th line of that
     * kind. A game in which something was refused goes on a little early or late.
     */
    int done(List<Row> rows) {
        Map<String, Integer> counts = new TreeMap<>();
        int stones = 0;
        for (Row row : rows) {
            if (row.type().equals("GameAssigned")) {
                counts.clear();
                stones = 0;
            } else if (row.type().equals("StonePlaced")) {
                // A stone that is told again keeps its number.
                stones = Math.max(stones, number(row));
            } else {
                counts.merge(row.type(), 1, Integer::sum);
            }
        }
        counts.put("StonePlaced", stones);
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

    /** Returns the first line that is not the arbiter's start. */
    int afterStart() {
        boolean starts = !lines.isEmpty()
                && lines.getFirst().actor().equals("arbiter")
                && lines.getFirst().words().getFirst().equals("start");
        return starts ? 1 : 0;
    }

    private static int number(Row row) {
        return Integer.parseInt(tengen.record.RowText.fields(row).getOrDefault("number", "0"));
    }

    private static String trace(TapeLine line) {
        return switch (line.actor() + " " + String.join(" ", line.words().subList(0, 1))) {
            case "arbiter start" -> "GameStarted";
            case "arbiter ruling" -> "ClaimRuled";
            case "A place", "B place" -> "StonePlaced";
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
