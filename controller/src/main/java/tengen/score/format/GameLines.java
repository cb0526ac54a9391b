package tengen.score.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.score.GameScore;

/** Games on lines of JSON (DESIGN 7), as collections are handed out; read only. Unknown fields are ignored. */
public final class GameLines {
    private GameLines() {}

    /**
     * Reads one game per line.
     *
     * @throws BadRecord names the line
     */
    public static List<GameScore> readAll(byte[] bytes) throws BadRecord {
        List<GameScore> games = new ArrayList<>();
        int number = 0;
        for (String line : Text.decode(bytes, Optional.empty()).split("\n")) {
            number++;
            if (!line.isBlank()) {
                try {
                    games.add(game(JsonFormat.object(line)));
                } catch (BadRecord bad) {
                    throw new BadRecord("line " + number + ": " + bad.reason());
                }
            }
        }
        if (games.isEmpty()) {
            throw new BadRecord("no games in this file");
        }
        return games;
    }

    private static GameScore game(Map<String, Object> line) throws BadRecord {
        Fields fields = new Fields(line);
        Draft draft = new Draft();
        draft.game = fields.text("id");
        draft.event = fields.text("event");
        draft.rule = fields.text("rule");
        draft.black = fields.text("black");
        draft.white = fields.text("white");
        for (String move : fields.texts("moves")) {
            draft.move(Draft.point(move));
        }
        if (line.get("fifthRejected") != null) {
            draft.offers.addAll(fields.points("fifthRejected"));
        }
        fields.optionalFlag("swap").ifPresent(swapped -> draft.swapText = swapped ? "R" : "-");
        if (line.get("opening") instanceof Map<?, ?> opening) {
            draft.openingCode = opening.get("code") instanceof String code ? code : "";
            String chinese = opening.get("zh") instanceof String zh ? zh : "";
            String japanese = opening.get("name") instanceof String name ? name : "";
            draft.openingName = (chinese + " " + japanese).strip();
        }
        Optional<Reason> reason = reason(fields);
        switch (fields.text("result")) {
            case "B" -> draft.result(Outcome.BLACK, reason);
            case "W" -> draft.result(Outcome.WHITE, reason);
            case "D" -> draft.result(Outcome.NONE, reason);
            default -> draft.result = Optional.empty();
        }
        return draft.build();
    }

    private static Optional<Reason> reason(Fields fields) throws BadRecord {
        return switch (fields.text("end")) {
            case "five" -> Optional.of(Reason.FIVE);
            case "forbidden" -> {
                List<Fields> fouls = fields.objects("fouls");
                yield fouls.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                switch (fouls.getLast().text("type")) {
                                    case "double-three" -> Reason.FORBIDDEN_33;
                                    case "double-four" -> Reason.FORBIDDEN_44;
                                    default -> Reason.BLACK_OVERLINE;
                                });
            }
            default -> Optional.empty();
        };
    }
}
