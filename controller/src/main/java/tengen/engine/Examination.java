package tengen.engine;

import java.util.ArrayList;
import java.util.Collections;
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
        threes(point).forEach(three -> found.add(proved(three)));
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

    private List<Three> twoReal(List<Candidate> threes) {
        return threes.stream()
                .filter(Candidate::real)
                .map(this::proved)
                .sorted(Comparator.comparingInt(Proof::size))
                .limit(2)
                .toList();
    }

    /** Leaves the real three open, or else the one whose refutation is the longest; a single three needs no word. */
    private List<Three> allButOneUnreal(List<Candidate> threes) {
        if (threes.size() < 2) {
            return List.of();
        }
        List<Three> proved = new ArrayList<>();
        for (Candidate three : threes) {
            proved.add(three.real() ? three.open() : proved(three));
        }
        if (threes.stream().noneMatch(Candidate::real)) {
            int longest = proved.indexOf(Collections.max(proved, Comparator.comparingInt(Proof::size)));
            proved.set(longest, threes.get(longest).open());
        }
        return proved;
    }

    /** Proves that a three is real by its simplest usable point, or that it is not by all its points. */
    private Three proved(Candidate three) {
        List<Continuation> continuations = three.points.stream()
                .filter(point -> point.usable == three.real())
                .map(point -> new Continuation(point.completions, nested(point.point), point.usable))
                .toList();
        if (!three.real()) {
            return new Three(three.direction, three.stones, Standing.UNREAL, continuations);
        }
        Continuation simplest = Collections.min(
                continuations, Comparator.comparingInt(point -> point.proof().size()));
        return new Three(three.direction, three.stones, Standing.REAL, List.of(simplest));
    }

    /** A straight-four point as the judge sees it, not yet proved. */
    private record StraightFourPoint(Point point, List<Point> completions, boolean usable) {}

    /** A three that is not yet proved. */
    private record Candidate(Direction direction, List<Point> stones, List<StraightFourPoint> points) {
        boolean real() {
            return points.stream().anyMatch(StraightFourPoint::usable);
        }

        Three open() {
            return new Three(direction, stones, Standing.OPEN, List.of());
        }
    }

    private List<Finding> fives(Point point) {
        List<Finding> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            List<Point> run = line(point, direction).run();
            if (run.size() == 5) {
                found.add(new Five(direction, run));
            }
        }
        return found;
    }

    private List<Overline> overlines(Point point) {
        List<Overline> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            List<Point> run = line(point, direction).run();
            if (run.size() > 5) {
                found.add(new Overline(direction, run));
            }
        }
        return found;
    }

    private List<Four> fours(Point point) {
        List<Four> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            found.addAll(line(point, direction).fours());
        }
        return found;
    }

    private List<Candidate> threes(Point point) {
        List<Candidate> found = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            three(line(point, direction)).ifPresent(found::add);
        }
        return found;
    }

    /** A line has one three at most (RULES 1.2); its one or two straight-four points are judged with the stone on the board. */
    private Optional<Candidate> three(LineThrough line) {
        List<StraightFourPoint> points = new ArrayList<>();
        List<Point> stones = List.of();
        for (int first : line.threeGroups()) {
            stones = line.stones(first, 4);
            Point point = line.gap(first, 4);
            boolean usable = judge.continues(judge.judgeNested(board, point));
            points.add(new StraightFourPoint(point, line.ends(first), usable));
        }
        return points.isEmpty() ? Optional.empty() : Optional.of(new Candidate(line.direction(), stones, points));
    }

    private LineThrough line(Point point, Direction direction) {
        return new LineThrough(board, point, direction);
    }
}
