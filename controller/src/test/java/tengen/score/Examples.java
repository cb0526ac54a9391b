package tengen.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.engine.Point;
import tengen.game.Event.Outcome;
import tengen.game.Event.Reason;
import tengen.game.Event.Ruler;
import tengen.game.Seat;

/** Scores made by hand. */
public final class Examples {
    /** An occasion of which everything is known. */
    public static final Occasion OCCASION = new Occasion(
            "wc-2026-r7-b3",
            "第十九届世界连珠锦标赛 World Championship",
            "7",
            "3",
            "2026-11-30",
            "天津 Tianjin",
            "taraguchi-10",
            "20m+60s/move",
            "A. Kõiv");

    private Examples() {}

    /** Returns a game with everything in it that a score can hold. */
    public static GameScore everything() {
        ScoreBuilder builder = new ScoreBuilder()
                .occasion(OCCASION)
                .names("王小明", "Ants Soosõrv")
                .opening("D4", "花月 Kagetsu");
        move(builder, 1, Seat.A, "H8", 4_000, 1_196_000);
        builder.swap(false);
        move(builder, 2, Seat.B, "H9", 9_500, 1_190_500);
        builder.swap(true).turnEnded(millis(20_000), millis(6_500), millis(1_189_500));
        move(builder, 3, Seat.B, "I9", 11_000, 1_179_500);
        builder.swap(false);
        move(builder, 4, Seat.A, "G9", 61_000, 1_128_500);
        builder.offers(points("G7", "J10", "I7", "F10")).turnEnded(millis(160_000), millis(70_000), millis(1_109_500));
        builder.chosen(Point.of("I7"));
        builder.stone(5, Seat.B, Point.of("I7"), millis(150_000));
        move(builder, 6, Seat.A, "G8", 33_000, 1_095_500);
        builder.remark(new Remark.DrawOffered(6, Seat.A));
        builder.remark(new Remark.DrawDeclined(6, Seat.B));
        move(builder, 7, Seat.B, "G10", 2_345, 1_107_155);
        move(builder, 8, Seat.A, "K4", 2_000, 1_093_500);
        builder.corrected(8, Point.of("K4"), Point.of("K5"));
        builder.takenBack(8);
        move(builder, 8, Seat.A, "K6", 1_000, 1_092_500);
        builder.claimMade(Seat.A).claimJudged(false, Optional.empty(), false).claimRuled(false, Ruler.DESK);
        builder.remark(new Remark.Penalty(8, Seat.A, 60_000));
        builder.remark(new Remark.TimeAdjusted(8, Seat.B, 120_000));
        builder.remark(new Remark.Violation(8, Seat.A, 1));
        builder.namesSwapped().namesSwapped().namesSwapped();
        builder.pass(9, Seat.B).turnEnded(millis(300_000), millis(3_000), millis(1_104_155));
        move(builder, 10, Seat.A, "L7", 1_000, 1_091_500);
        builder.claimMade(Seat.A)
                .claimJudged(true, Optional.of(Reason.FORBIDDEN_33), true)
                .claimRuled(true, Ruler.LOCAL);
        return builder.ended(ScoreResult.of(Outcome.WHITE, Optional.of(Reason.FORBIDDEN_33)))
                .total(new TotalTime(millis(108_500), millis(95_845)))
                .declared(10)
                .confirmed("A. Kõiv")
                .confirmed("A")
                .build();
    }

    /** Returns a full board: 225 moves with times, row by row in an order in which no five arises early; played in an opened game. */
    public static GameScore fullBoard() {
        ScoreBuilder builder = new ScoreBuilder()
                .occasion(OCCASION.withRule("RIF"))
                .names("諸葛亮孔明", "Владимир Сушков")
                .opening("D4", "花月 Kagetsu");
        List<Point> order = new ArrayList<>(points("H8", "H9", "I9"));
        for (int step = 0; order.size() < Point.COUNT; step++) {
            Point point = Point.at((step * 7 + 16) % Point.COUNT);
            if (!order.contains(point)) {
                order.add(point);
            }
        }
        long leftA = 1_200_000;
        long leftB = 1_200_000;
        for (int i = 0; i < order.size(); i++) {
            int number = i + 1;
            Seat seat = number <= 3 || number % 2 == 0 ? Seat.A : Seat.B;
            long used = 1_000 + number * 37L % 9_000;
            if (seat == Seat.A) {
                leftA -= used;
            } else {
                leftB -= used;
            }
            builder.stone(number, seat, order.get(i), OptionalLong.empty());
            if (number >= 3) {
                builder.turnEnded(
                        OptionalLong.empty(), millis(used), millis(Math.max(0, seat == Seat.A ? leftA : leftB)));
            }
            if (number == 3) {
                builder.swap(true);
            }
        }
        return builder.ended(ScoreResult.of(Outcome.NONE, Optional.of(Reason.DRAW_FULL)))
                .total(new TotalTime(millis(1_200_000 - leftA), millis(1_200_000 - leftB)))
                .build();
    }

    private static void move(ScoreBuilder builder, int number, Seat seat, String point, long used, long left) {
        builder.stone(number, seat, Point.of(point), millis(number * 10_000L));
        builder.turnEnded(millis(number * 10_000L + 900), millis(used), millis(left));
    }

    /** Returns points by name. */
    public static List<Point> points(String... names) {
        return java.util.Arrays.stream(names).map(Point::of).toList();
    }

    private static OptionalLong millis(long value) {
        return OptionalLong.of(value);
    }
}
