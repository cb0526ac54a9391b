package tengen.score.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.engine.Point;
import tengen.game.Event.Reason;
import tengen.score.GameScore;
import tengen.score.Offers;
import tengen.score.OpeningScore;
import tengen.score.Remark;
import tengen.score.ScoreMove;
import tengen.score.ScoreResult;
import tengen.score.SwapChance;

/**
 * The moves as one line of signs (RULES 7): {@code 3 I9/S {D4} N=2}, {@code 5 (G10,*I7)}, {@code 14 --}, {@code 27 K7 ?F33}, {@code 1-0 FIVE}.
 */
public final class TextNotation {
    private TextNotation() {}

    /** Returns one word for each move with everything that belongs to it, and the result as the last. */
    public static List<String> words(GameScore score) {
        List<String> words = new ArrayList<>();
        for (ScoreMove move : score.moves()) {
            words.add(word(score, move));
        }
        score.opening()
                .offers()
                .filter(offers -> score.moves().size() == 4)
                .ifPresent(offers -> words.add("5 " + offers(offers)));
        score.result().ifPresent(result -> words.add(result(result)));
        return words;
    }

    private static String word(GameScore score, ScoreMove move) {
        int number = move.number();
        OpeningScore opening = score.opening();
        StringBuilder word = new StringBuilder().append(number).append(' ');
        if (number == 5 && opening.offers().isPresent()) {
            word.append(offers(opening.offers().get()));
        } else {
            word.append(move.text());
        }
        if (opening.swaps().stream().anyMatch(chance -> chance.swapped() && chance.afterMove() == number)) {
            word.append("/S");
        }
        if (number == 3 && !opening.code().isEmpty()) {
            word.append(" {").append(opening.code()).append('}');
        }
        if (number == declaredAt(score) && opening.declared().isPresent()) {
            word.append(" N=").append(opening.declared().getAsInt());
        }
        for (Remark remark : score.remarks()) {
            if (remark instanceof Remark.Claim claim && claim.afterMove() == number) {
                word.append(claim(claim));
            }
        }
        return word.toString();
    }

    /** The number is declared with the opening block, under Soosorv's rules with the fourth move (RULES 2). */
    private static int declaredAt(GameScore score) {
        boolean soosorv = score.occasion().rule().toLowerCase(Locale.ROOT).startsWith("soos");
        return Math.min(soosorv ? 4 : 3, score.moves().size());
    }

    private static String offers(Offers offers) {
        return offers.points().stream()
                .map(point -> (offers.kept().filter(point::equals).isPresent() ? "*" : "") + point)
                .collect(Collectors.joining(",", "(", ")"));
    }

    private static String claim(Remark.Claim claim) {
        return claim.verdict()
                .map(reason -> switch (reason) {
                    case FIVE -> " !5";
                    case WHITE_OVERLINE -> " !6";
                    case BLACK_OVERLINE -> " ?F6";
                    case FORBIDDEN_44 -> " ?F44";
                    case FORBIDDEN_33 -> " ?F33";
                    case TIME -> " ?T";
                    default -> " ?";
                })
                .orElse(" ?");
    }

    private static String result(ScoreResult result) {
        return result.points()
                + result.reason().map(Reason::name).map(name -> " " + name).orElse("");
    }

    /** Returns 3R for a swap after move 3, 4- for one that was not made after move 4, a blank between. */
    static String swaps(List<SwapChance> swaps) {
        return swaps.stream()
                .map(chance -> chance.afterMove() + (chance.swapped() ? "R" : "-"))
                .collect(Collectors.joining(" "));
    }

    /** Returns the bare moves, h8h9, a pass as --. */
    static String bare(GameScore score) {
        StringBuilder text = new StringBuilder();
        score.moves()
                .forEach(move -> text.append(move.point()
                        .map(Point::toString)
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .orElse("--")));
        return text.toString();
    }
}
