package tengen.score.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.game.Seat;
import tengen.score.GameScore;
import tengen.score.MoveTime;
import tengen.score.Occasion;
import tengen.score.Offers;
import tengen.score.OpeningScore;
import tengen.score.ScoreMove;
import tengen.score.ScoreResult;
import tengen.score.Seating;
import tengen.score.SwapChance;
import tengen.score.SwapPlaces;
import tengen.score.TotalTime;

/** A game as a file tells it: by colours, with the opener perhaps to be worked out. Becomes a {@link GameScore} once everything is read. */
final class Draft {
    final List<Optional<Point>> points = new ArrayList<>();
    final List<MoveTime> times = new ArrayList<>();
    final List<Point> offers = new ArrayList<>();
    final List<SwapChance> placedSwaps = new ArrayList<>();
    String game = "";
    String event = "";
    String round = "";
    String board = "";
    String date = "";
    String place = "";
    String rule = "";
    String timeControl = "";
    String arbiter = "";
    String black = "";
    String white = "";
    String openingCode = "";
    String openingName = "";
    String swapText = "";
    OptionalInt declared = OptionalInt.empty();
    Optional<Stone> opener = Optional.empty();
    Optional<String> placedByBlack = Optional.empty();
    Optional<ScoreResult> result = Optional.empty();
    OptionalLong blackMillis = OptionalLong.empty();
    OptionalLong whiteMillis = OptionalLong.empty();

    /** Returns the point of this name. */
    static Point point(String name) throws BadRecord {
        return Point.parse(name).orElseThrow(() -> new BadRecord("no such point: " + quoted(name)));
    }

    /** Returns text from outside, short and on one line, for a message. */
    static String quoted(String text) {
        String line = text.replaceAll("[\\p{Cntrl}]", " ");
        return "'" + (line.length() > 40 ? line.substring(0, 40) + "..." : line) + "'";
    }

    /** Returns the reason of this name, if it is one. */
    static Optional<Reason> reason(String name) {
        return Arrays.stream(Reason.values())
                .filter(value -> value.name().equals(name))
                .findFirst();
    }

    void move(Point point) {
        move(point, MoveTime.UNKNOWN);
    }

    void move(Point point, MoveTime time) {
        points.add(Optional.of(point));
        times.add(time);
    }

    void pass() {
        points.add(Optional.empty());
        times.add(MoveTime.UNKNOWN);
    }

    void result(Outcome winner, Optional<Reason> why) {
        result = Optional.of(ScoreResult.of(winner, false, why));
    }

    /** Takes points such as 0-0; anything else is no result. */
    void points(String points, Optional<Reason> why) {
        result = ScoreResult.ofPoints(points, why);
    }

    /** Returns the point where a later move stands, as paper sheets name rejected offers, or the point itself. */
    Point pointOrMove(String token) throws BadRecord {
        if (token.matches("\\d{1,3}")) {
            int number = Integer.parseInt(token);
            if (number < 1 || number > points.size()) {
                throw new BadRecord("an offer refers to move " + number + " of " + points.size());
            }
            return points.get(number - 1)
                    .orElseThrow(() -> new BadRecord("an offer refers to move " + number + ", a pass"));
        }
        return point(token);
    }

    GameScore build() throws BadRecord {
        if (points.isEmpty()) {
            throw new BadRecord("no moves");
        }
        List<SwapChance> swaps = placedSwaps.isEmpty() ? SwapPlaces.chances(rule, swapText) : List.copyOf(placedSwaps);
        OpeningScore opening = new OpeningScore(openingCode, openingName, declared, swaps, offers());
        Optional<Stone> first = opener.isPresent()
                ? opener
                : placedByBlack
                        .map(digits -> digits.contains("1") ? Stone.BLACK : Stone.WHITE)
                        .or(() -> swaps.isEmpty()
                                ? Optional.empty()
                                : Optional.of(opening.exchanged() ? Stone.WHITE : Stone.BLACK));
        Seating seating =
                first.map(colour -> Seating.opened(black, white, colour)).orElse(Seating.ofColours(black, white));
        List<ScoreMove> moves = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            moves.add(new ScoreMove(i + 1, points.get(i), seat(i + 1, seating, swaps), times.get(i)));
        }
        boolean blackIsA = seating.black() == Seat.A;
        try {
            return new GameScore(
                    new Occasion(game, event, round, board, date, place, rule, timeControl, arbiter),
                    seating,
                    opening,
                    moves,
                    new TotalTime(blackIsA ? blackMillis : whiteMillis, blackIsA ? whiteMillis : blackMillis),
                    List.of(),
                    result,
                    List.of());
        } catch (IllegalArgumentException odd) {
            throw new BadRecord(String.valueOf(odd.getMessage()));
        }
    }

    private Optional<Offers> offers() throws BadRecord {
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        if (offers.stream().distinct().count() != offers.size()) {
            throw new BadRecord("the same point is offered twice");
        }
        Optional<Point> fifth = points.size() >= 5 ? points.get(4) : Optional.empty();
        if (fifth.isPresent() && !offers.contains(fifth.get())) {
            return Optional.of(Offers.ofRejected(offers, fifth.get()));
        }
        return Optional.of(new Offers(offers, fifth, MoveTime.UNKNOWN));
    }

    private Seat seat(int number, Seating seating, List<SwapChance> swaps) {
        Seat byColour = seating.seat(Stone.ofMove(number));
        if (!seating.openerKnown() || number > 5) {
            return byColour;
        }
        return placedByBlack
                .map(digits -> digits.contains(Integer.toString(number))
                        ? seating.black()
                        : seating.black().other())
                .orElseGet(() -> SwapPlaces.placer(rule, swaps, number));
    }
}
