package tengen.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tengen.engine.Proof.Continuation;
import tengen.engine.Proof.Finding;
import tengen.engine.Proof.Five;
import tengen.engine.Proof.Four;
import tengen.engine.Proof.Overline;
import tengen.engine.Proof.Standing;
import tengen.engine.Proof.Three;

/** Finds what a black stone makes and writes it down as a {@link Proof}. Slower than the judge and checked against it at every step. */
final class Examination {
    private final ForbiddenJudge judge;
    private final Board board;

    /** @param board changed while examining, and as it was afterwards */
    Examination(ForbiddenJudge judge, Board board) {
        this.judge = judge;
        this.board = board;
    }

    /** Proves the judge's verdict on the empty point. */
    Proof of(Point point) {
        Verdict verdict = judge.judge(board, point);
        board.place(point, Stone.BLACK);
        List<Finding> findings = verdict.five() ? fives(point) : findings(point);
        board.remove(point);
        return checked(new Proof(point, verdict, findings));
    }

    /** Proves as briefly as possible what the judge says of a straight-four point. */
    private Proof nested(Point point) {
        Verdict verdict = judge.judgeNested(board, point);
        board.place(point, Stone.BLACK);
        List<Finding> findings = verdict.five() ? fives(point) : needed(verdict, point);
        board.remove(point);
        return checked(new Proof(point, verdict, findings));
    }

    private Proof checked(Proof proof) {
        if (!proof.verdict().equals(verdictOf(proof.findings()))) {
            throw new IllegalStateException("not proved: " + proof + " on " + board);
        }
        return proof;
    }

    private static Verdict verdictOf(List<Finding> findings) {
        int overlines = 0;
        int fours = 0;
        int threes = 0;
        for (Finding finding : findings) {
            switch (finding) {
                case Five five -> {
                    return Verdict.FIVE;
                }
                case Overline overline -> overlines++;
                case Four four -> fours++;
                case Three three -> threes += three.standing() == Standing.REAL ? 1 : 0;
            }
        }
        return Verdict.of(overlines > 0, fours > 1, threes > 1);
    }

    private List<Finding> findings(Point point) {
        List<Finding> found = new ArrayList<>(overlines(point));
        found.addAll(fours(point));
        found.addAll(threes(point));
        return found;
    }

    private List<Finding> needed(Verdict verdict, Point point) {
        List<Finding> found = new ArrayList<>();
        if (verdict.has(Foul.OVERLINE)) {
            found.addAll(overlines(point));
        }
        if (verdict.has(Foul.DOUBLE_FOUR)) {
            found.addAll(fours(point));
        }
        if (found.isEmpty()) {
            found.addAll(verdict.has(Foul.DOUBLE_THREE) ? twoReal(threes(point)) : allButOneUnreal(threes(point)));
        }
        return found;
    }

    private static List<Three> twoReal(List<Three> threes) {
        return threes.stream()
                .filter(three -> three.standing() == Standing.REAL)
                .sorted(Comparator.comparingInt(Proof::size))
                .limit(2)
                .toList();
    }

    /** Leaves the real three open, or else the one whose refutation is the longest; a single three needs no word. */
    private static List<Three> allButOneUnreal(List<Three> threes) {
        if (threes.size() < 2) {
            return List.of();
        }
        Three open = threes.stream()
                .max(Comparator.comparing((Three three) -> three.standing() == Standing.REAL)
                        .thenComparingInt(Proof::size))
                .orElseThrow();
        List<Three> others = new ArrayList<>(threes);
        others.set(threes.indexOf(open), new Three(open.direction(), open.stones(), Standing.OPEN, List.of()));
        return others;
    }

    private List<Finding> fives(Point point) {
        List<Finding> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            List<Point> run = run(point, direction);
            if (run.size() == 5) {
                found.add(new Five(direction, run));
            }
        }
        return found;
    }

    private List<Overline> overlines(Point point) {
        List<Overline> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            List<Point> run = run(point, direction);
            if (run.size() > 5) {
                found.add(new Overline(direction, run));
            }
        }
        return found;
    }

    private List<Four> fours(Point point) {
        List<Four> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            found.addAll(fours(new Line(point, direction)));
        }
        return found;
    }

    /** Two groups of five that share their four stones are one four with two completions; they follow one another. */
    private static List<Four> fours(Line line) {
        List<Four> found = new ArrayList<>();
        long last = 0;
        for (int first = line.cell - 4; first <= line.cell; first++) {
            long stones = line.black & group(first, 5);
            long gap = line.empty & group(first, 5);
            if (Long.bitCount(stones) != 4 || gap == 0 || line.isBlack(first - 1) || line.isBlack(first + 5)) {
                continue;
            }
            List<Point> completions = new ArrayList<>(line.points(gap));
            if (stones == last) {
                completions.addAll(0, found.removeLast().completions());
            }
            found.add(new Four(line.direction, line.points(stones), completions));
            last = stones;
        }
        return found;
    }

    private List<Three> threes(Point point) {
        List<Three> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            three(new Line(point, direction)).ifPresent(found::add);
        }
        return found;
    }

    /** A line has one three at most (RULES 1.2); its one or two straight-four points are judged with the stone on the board. */
    private Optional<Three> three(Line line) {
        List<Continuation> continuations = new ArrayList<>();
        List<Point> stones = List.of();
        for (int first = line.cell - 3; first <= line.cell; first++) {
            long three = line.black & group(first, 4);
            long gap = line.empty & group(first, 4);
            long ends = line.empty & (group(first - 1, 1) | group(first + 4, 1));
            if (Long.bitCount(three) == 3
                    && gap != 0
                    && Long.bitCount(ends) == 2
                    && !line.isBlack(first - 2)
                    && !line.isBlack(first + 5)) {
                stones = line.points(three);
                Proof next = nested(line.points(gap).getFirst());
                continuations.add(new Continuation(line.points(ends), next, judge.continues(next.verdict())));
            }
        }
        if (continuations.isEmpty()) {
            return Optional.empty();
        }
        Optional<Continuation> usable = continuations.stream()
                .filter(Continuation::usable)
                .min(Comparator.comparingInt(
                        continuation -> continuation.proof().size()));
        return Optional.of(new Three(
                line.direction,
                stones,
                usable.isPresent() ? Standing.REAL : Standing.UNREAL,
                usable.map(List::of).orElse(continuations)));
    }

    private List<Point> run(Point point, Direction direction) {
        Line line = new Line(point, direction);
        int first = line.cell;
        int behind = line.cell + 1;
        while (line.isBlack(first - 1)) {
            first--;
        }
        while (line.isBlack(behind)) {
            behind++;
        }
        return line.points(group(first, behind - first));
    }

    /** The cells first, first + 1, ... of which those that are no cells are left out. */
    private static long group(int first, int count) {
        long cells = (1L << count) - 1;
        return first < 0 ? cells >>> -first : cells << first;
    }

    /** A line through a point as it stands now. */
    private final class Line {
        final Direction direction;
        final int number;
        final int cell;
        final long black;
        final long empty;

        Line(Point point, Direction direction) {
            this.direction = direction;
            this.number = Lines.line(point.index(), direction.ordinal());
            this.cell = Lines.cell(point.index(), direction.ordinal());
            this.black = board.black(number);
            this.empty = board.empty(number);
        }

        boolean isBlack(int at) {
            return at >= 0 && (black >>> at & 1) != 0;
        }

        List<Point> points(long cells) {
            List<Point> points = new ArrayList<>();
            for (long left = cells; left != 0; left &= left - 1) {
                points.add(Point.at(Lines.point(number, Long.numberOfTrailingZeros(left))));
            }
            return points;
        }
    }
}
