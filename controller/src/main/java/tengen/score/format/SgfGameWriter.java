package tengen.score.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event.Reason;
import tengen.score.GameScore;
import tengen.score.Occasion;
import tengen.score.Offers;
import tengen.score.ScoreMove;
import tengen.score.ScoreResult;

/**
 * Writes one game as SGF.
 *
 * <p>Private properties: FO offers in their order, FA those removed, SW one letter per chance to swap, DN declared number, OP colour (at the end) of the
 * opener, BP which of the first five the final Black placed, BD board number.
 */
final class SgfGameWriter {
    private final StringBuilder out = new StringBuilder();
    private final GameScore score;
    private final SgfFlavour flavour;

    SgfGameWriter(GameScore score, SgfFlavour flavour) {
        this.score = score;
        this.flavour = flavour;
    }

    byte[] bytes() {
        out.append("(;FF[4]GM[4]");
        property("CA", flavour == SgfFlavour.RENLIB ? "US-ASCII" : "UTF-8");
        out.append("AP[Tengen:0.1.0]SZ[15]\n");
        occasion(score.occasion());
        players();
        opening();
        score.result().ifPresent(this::result);
        out.append('\n');
        moves();
        out.append(")\n");
        return out.toString().getBytes(UTF_8);
    }

    private void occasion(Occasion occasion) {
        property("GN", occasion.game());
        property("EV", occasion.event());
        property("RO", occasion.round());
        property("BD", occasion.board());
        property("DT", occasion.date());
        property("PC", occasion.place());
        property("RU", occasion.rule());
        String control = occasion.timeControl();
        if (control.matches("\\d{1,5}m.*")) {
            property("TM", Long.toString(60L * Long.parseLong(control.substring(0, control.indexOf('m')))));
        }
        property("OT", control);
        property("US", occasion.arbiter());
    }

    private void players() {
        property("PB", score.name(Stone.BLACK));
        property("PW", score.name(Stone.WHITE));
        if (score.seating().openerKnown()) {
            property("OP", score.seating().black() == tengen.game.Seat.A ? "B" : "W");
            out.append("BP[");
            score.placedByBlack().forEach(out::append);
            out.append(']');
        }
    }

    private void opening() {
        String code = score.opening().code();
        String name = score.opening().name();
        property("ON", code.isEmpty() ? name.isEmpty() ? "" : "- " + name : name.isEmpty() ? code : code + " " + name);
        score.opening().declared().ifPresent(n -> property("DN", Integer.toString(n)));
        property("SW", score.opening().swapText());
        score.opening().offers().ifPresent(this::offers);
    }

    private void offers(Offers offers) {
        List<Point> rejected = offers.rejected();
        if (flavour == SgfFlavour.RENLIB && !rejected.isEmpty()) {
            out.append("5A[").append(letters(rejected.getFirst())).append(']');
        }
        points("FA", rejected);
        points("FO", offers.points());
    }

    private void points(String identifier, List<Point> points) {
        if (!points.isEmpty()) {
            out.append(identifier);
            points.forEach(point -> out.append('[').append(letters(point)).append(']'));
        }
    }

    private void result(ScoreResult result) {
        boolean renlib = flavour == SgfFlavour.RENLIB;
        String how = result.reason().map(SgfGameWriter::how).orElse("");
        property(
                "RE",
                switch (result.winner()) {
                    case BLACK -> "B+" + how;
                    case WHITE -> "W+" + how;
                    // A result of which no property tells both halves stands in the comment.
                    case NONE -> result.nothing() ? "Void" : !result.fits() ? "?" : renlib ? "B+DRAW" : "0";
                });
        String reason = result.reason().map(why -> "Reason: " + why.name()).orElse("");
        boolean told = result.fits() || result.nothing() && !reason.isEmpty();
        property("GC", told ? reason : (reason + " Points: " + result.points()).strip());
    }

    private static String how(Reason reason) {
        return switch (reason) {
            case RESIGN -> "R";
            case TIME -> "T";
            case FIVE, WHITE_OVERLINE -> "";
            default -> "F";
        };
    }

    private void moves() {
        boolean branches = flavour == SgfFlavour.VARIATIONS && !score.rejected().isEmpty();
        for (ScoreMove move : score.moves()) {
            if (branches && move.number() == 5) {
                out.append("\n(");
            }
            node(move);
            if (move.number() % 10 == 0 && move.number() < score.moves().size()) {
                out.append('\n');
            }
        }
        if (branches) {
            out.append(')');
            score.rejected()
                    .forEach(
                            point -> out.append("\n(;B[").append(letters(point)).append("])"));
        }
    }

    private void node(ScoreMove move) {
        String colour = move.colour() == Stone.BLACK ? "B" : "W";
        out.append(';').append(colour).append('[');
        move.point().ifPresent(point -> out.append(letters(point)));
        out.append(']');
        move.time()
                .leftMillis()
                .ifPresent(millis -> property(
                        colour + "L",
                        BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString()));
        if (move.number() == 5 && !score.rejected().isEmpty()) {
            property(
                    "C", "5A: " + score.rejected().stream().map(Point::toString).collect(Collectors.joining(", ")));
        }
    }

    private void property(String identifier, String value) {
        if (!value.isEmpty()) {
            String text = flavour == SgfFlavour.RENLIB ? Text.ascii(value) : value;
            // A colon needs a backslash in composed values only, of which AP is the one, written by itself.
            String escaped = text.replace("\\", "\\\\").replace("]", "\\]");
            out.append(identifier).append('[').append(escaped).append(']');
        }
    }

    /** Returns the point as SGF has it: column a to o, then row a = 15 to o = 1. */
    static String letters(Point point) {
        return "" + (char) ('a' + point.column()) + (char) ('a' + Point.SIZE - 1 - point.row());
    }
}
