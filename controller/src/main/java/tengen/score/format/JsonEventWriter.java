package tengen.score.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.engine.Point;
import tengen.game.Event.Outcome;
import tengen.game.Seat;
import tengen.score.GameScore;
import tengen.score.MoveTime;
import tengen.score.Offers;
import tengen.score.Remark;
import tengen.score.ScoreMove;
import tengen.score.ScoreResult;
import tengen.score.SwapChance;

/** Turns a score into the events of its log, in an order that makes the same score again. */
final class JsonEventWriter {
    private final List<Map<String, Object>> events = new ArrayList<>();
    private final GameScore score;
    private Seat black = Seat.A;

    JsonEventWriter(GameScore score) {
        this.score = score;
    }

    List<Map<String, Object>> events() {
        assigned();
        after(0);
        for (ScoreMove move : score.moves()) {
            move(move);
            after(move.number());
        }
        ended();
        return events;
    }

    private void assigned() {
        var where = score.occasion();
        // The log tells names as they were when the game was assigned; exchanges follow where they happened.
        boolean turned = score.remarks().stream()
                                .filter(Remark.NamesSwapped.class::isInstance)
                                .count()
                        % 2
                == 1;
        Seat first = turned ? Seat.B : Seat.A;
        Fieldset event = event("GameAssigned")
                .put("game", where.game())
                .put("nameA", score.seating().name(first))
                .put("nameB", score.seating().name(first.other()))
                .put("openerKnown", score.seating().openerKnown())
                .put("event", where.event())
                .put("round", where.round())
                .put("board", where.board())
                .put("date", where.date())
                .put("place", where.place())
                .put("rule", where.rule())
                .put("time", where.timeControl());
        event.put("arbiter", where.arbiter());
        boolean exchanged = score.opening().exchanged();
        if (score.seating().openerKnown() && (score.seating().black() == Seat.B) != exchanged) {
            // The rule gives the colours, not the swaps: in Super Sakata who adds stones passes them on.
            event.put("black", score.seating().black().name());
        }
    }

    private void move(ScoreMove move) {
        if (move.number() == 5) {
            score.opening()
                    .offers()
                    .flatMap(Offers::kept)
                    .ifPresent(kept ->
                            event("OfferChosen").put("kept", kept.toString()).put("lifted", names(score.rejected())));
        }
        if (move.pass()) {
            event("Passed").put("number", move.number()).put("seat", move.seat().name());
        } else {
            event("StonePlaced")
                    .put("number", move.number())
                    .put("colour", move.colour().name())
                    .put("seat", move.seat().name())
                    .put("point", move.text())
                    .put("placedMillis", move.time().placedMillis());
        }
        turnEnded(move.seat(), move.time());
    }

    private void turnEnded(Seat seat, MoveTime time) {
        if (time.ended()) {
            event("TurnEnded")
                    .put("seat", seat.name())
                    .put("pressedMillis", time.pressedMillis())
                    .put("usedMillis", time.usedMillis())
                    .put("leftMillis", time.leftMillis());
        }
    }

    private void after(int number) {
        boolean last = number == score.moves().size();
        var opening = score.opening();
        if (number == Math.min(3, score.moves().size())) {
            if (!opening.code().isEmpty() || !opening.name().isEmpty()) {
                event("OpeningNamed").put("code", opening.code()).put("name", opening.name());
            }
            opening.declared().ifPresent(n -> event("OffersDeclared").put("n", n));
        }
        for (SwapChance chance : opening.swaps()) {
            if (chance.afterMove() == number || last && chance.afterMove() > number) {
                swap(chance);
            }
        }
        if (number == Math.min(4, score.moves().size())) {
            opening.offers().ifPresent(this::offers);
        }
        for (Remark remark : score.remarks()) {
            if (remark.afterMove() == number || last && remark.afterMove() > number) {
                new RemarkWriter(this).write(remark);
            }
        }
    }

    private void swap(SwapChance chance) {
        Seat chooser = score.seating().openerKnown() ? black.other() : Seat.B;
        black = chance.swapped() ? black.other() : black;
        event(chance.swapped() ? "ColoursSwapped" : "SwapDeclined")
                .put("seat", chooser.name())
                .put("afterMove", chance.afterMove());
        if (chance.swapped()) {
            turnEnded(chooser, chance.time());
        }
    }

    private void offers(Offers offers) {
        event("OffersPlaced").put("seat", black.name()).put("points", names(offers.points()));
        turnEnded(black, offers.time());
    }

    private void ended() {
        if (score.result().isPresent()) {
            ScoreResult result = score.result().get();
            event("GameEnded")
                    .put("winner", result.winner().name())
                    .put("winnerSeat", winnerSeat(result.winner()))
                    .put("reason", result.reason().map(Enum::name))
                    .put("points", usual(result) ? Optional.empty() : Optional.of(result.points()))
                    .put("usedMillisA", score.total().usedMillisA())
                    .put("usedMillisB", score.total().usedMillisB());
        } else if (!score.total().equals(tengen.score.TotalTime.UNKNOWN)) {
            event("ClocksRead")
                    .put("usedMillisA", score.total().usedMillisA())
                    .put("usedMillisB", score.total().usedMillisB());
        }
        score.confirmations().forEach(confirmation -> event("ResultConfirmed").put("by", confirmation.by()));
    }

    /** Says whether winner and reason tell the whole result. */
    private static boolean usual(ScoreResult result) {
        return result.equals(ScoreResult.of(result.winner(), result.reason()));
    }

    /** Returns where the stone of a corrected move stands in the end, if it came to stand elsewhere after the correction. */
    Optional<String> movedSince(Remark.Corrected correction) {
        if (correction.number() < 1 || correction.number() > score.moves().size()) {
            return Optional.empty();
        }
        ScoreMove move = score.moves().get(correction.number() - 1);
        return move.point().filter(point -> point != correction.to()).map(Point::toString);
    }

    private String winnerSeat(Outcome winner) {
        Seat blackSeat = score.seating().black();
        return switch (winner) {
            case BLACK -> blackSeat.name();
            case WHITE -> blackSeat.other().name();
            case NONE -> "NONE";
        };
    }

    private static List<String> names(List<Point> points) {
        return points.stream().map(Point::toString).toList();
    }

    Fieldset event(String type) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", type);
        events.add(map);
        return new Fieldset(map);
    }

    /** The fields of one event; what is unknown or empty is left out. */
    record Fieldset(Map<String, Object> map) {
        Fieldset put(String name, Object value) {
            if (!value.equals("")) {
                map.put(name, value);
            }
            return this;
        }

        Fieldset put(String name, OptionalLong value) {
            value.ifPresent(number -> map.put(name, number));
            return this;
        }

        Fieldset put(String name, Optional<?> value) {
            value.ifPresent(there -> map.put(name, there));
            return this;
        }
    }
}
