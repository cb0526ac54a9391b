package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.engine.Proof.Continuation;
import tengen.engine.Proof.Finding;
import tengen.engine.Proof.Five;
import tengen.engine.Proof.Four;
import tengen.engine.Proof.Overline;
import tengen.engine.Proof.Standing;
import tengen.engine.Proof.Three;

/** Every claim of a proof is checked on the board, stone by stone, without the engine's help. */
class ProofTest {
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    @ParameterizedTest
    @EnumSource(Interpretation.class)
    void everyClaimIsTrueOnTheBoard(Interpretation reading) {
        ForbiddenJudge judge = new ForbiddenJudge(reading);
        VerdictMap map = new VerdictMap(judge);
        int nested = 0;
        for (String position : Vectors.some(Vectors.positions())) {
            Board board = Board.parse(position).orElseThrow();
            map.read(board);
            for (int index = 0; index < Point.COUNT; index++) {
                Point point = Point.at(index);
                if (board.isEmpty(point)) {
                    Proof proof = judge.prove(board, point);

                    assertThat(proof.verdict()).isSameAs(map.at(point));
                    assertThat(proof.size()).isLessThan(200);
                    check(proof, new Board(board), reading);
                    nested += proof.size() > 10 ? 1 : 0;
                }
            }
            assertThat(board.toString()).isEqualTo(position);
        }
        assertThat(nested).isGreaterThan(100 / Vectors.EVERY);
    }

    private static void check(Proof proof, Board board, Interpretation reading) {
        assertThat(board.isEmpty(proof.point())).isTrue();
        board.place(proof.point(), Stone.BLACK);
        for (Finding finding : proof.findings()) {
            assertThat(finding.stones()).contains(proof.point()).allMatch(stone -> board.has(stone, Stone.BLACK));
            switch (finding) {
                case Five five -> {
                    assertThat(five.stones()).hasSize(5);
                    assertThat(run(board, proof.point(), five.direction())).isEqualTo(five.stones());
                    assertThat(proof.verdict()).isSameAs(Verdict.FIVE);
                }
                case Overline overline -> {
                    assertThat(overline.stones()).hasSizeGreaterThan(5);
                    assertThat(run(board, proof.point(), overline.direction())).isEqualTo(overline.stones());
                }
                case Four four -> {
                    assertThat(four.stones()).hasSize(4).doesNotHaveDuplicates();
                    assertThat(four.completions()).hasSizeBetween(1, 2);
                    four.completions().forEach(point -> completes(board, four.stones(), point, four.direction()));
                }
                case Three three -> check(three, board, proof.verdict(), reading);
            }
        }
        assertThat(suffices(proof, board)).as("%s on %s", proof, board).isTrue();
        board.remove(proof.point());
    }

    /** Whether what a proof states is enough for its verdict: the fouls themselves, or that of all threes on the board at most one is left that may be real. */
    private static boolean suffices(Proof proof, Board board) {
        Verdict verdict = proof.verdict();
        List<Finding> findings = proof.findings();
        if (verdict.five()) {
            return findings.stream().anyMatch(Five.class::isInstance);
        }
        if (verdict == Verdict.LEGAL) {
            return threesOnBoard(proof.point(), board) - threes(findings, Standing.UNREAL) <= 1;
        }
        return findings.stream().anyMatch(Overline.class::isInstance)
                || findings.stream().filter(Four.class::isInstance).count() >= 2
                || threes(findings, Standing.REAL) >= 2;
    }

    private static long threes(List<Finding> findings, Standing standing) {
        return findings.stream()
                .filter(finding -> finding instanceof Three three && three.standing() == standing)
                .count();
    }

    /** The directions in which one more stone makes a straight four that holds the point. */
    private static long threesOnBoard(Point point, Board board) {
        return Stream.of(Direction.values())
                .filter(direction -> IntStream.rangeClosed(-3, 3).anyMatch(k -> {
                    int x = point.column() + k * DX[direction.ordinal()];
                    int y = point.row() + k * DY[direction.ordinal()];
                    return onBoard(x, y)
                            && board.isEmpty(Point.at(x, y))
                            && !straightFour(board, List.of(point), Point.at(x, y), direction)
                                    .isEmpty();
                }))
                .count();
    }

    private static void check(Three three, Board board, Verdict verdict, Interpretation reading) {
        assertThat(three.stones()).hasSize(3);
        for (Continuation continuation : three.continuations()) {
            Point point = continuation.point();
            check(continuation.proof(), board, reading);
            assertThat(straightFour(board, three.stones(), point, three.direction()))
                    .isEqualTo(continuation.completions());
            boolean playable = continuation.proof().verdict() == Verdict.LEGAL
                    || continuation.proof().verdict() == Verdict.FIVE && reading == Interpretation.JS;
            assertThat(continuation.usable()).isEqualTo(playable);
            assertThat(three.standing()).isEqualTo(playable ? Standing.REAL : Standing.UNREAL);
        }
        switch (three.standing()) {
            case REAL -> assertThat(three.continuations()).hasSize(1);
            case UNREAL ->
                assertThat(three.continuations().stream().map(Continuation::point))
                        .containsExactlyElementsOf(straightFourPoints(board, three));
            case OPEN -> {
                assertThat(three.continuations()).isEmpty();
                assertThat(verdict).isSameAs(Verdict.LEGAL);
            }
        }
    }

    private static List<Point> straightFourPoints(Board board, Three three) {
        List<Point> found = new ArrayList<>();
        Point middle = three.stones().get(1);
        for (int k = -4; k <= 4; k++) {
            int x = middle.column() + k * DX[three.direction().ordinal()];
            int y = middle.row() + k * DY[three.direction().ordinal()];
            if (onBoard(x, y) && board.isEmpty(Point.at(x, y))) {
                if (!straightFour(board, three.stones(), Point.at(x, y), three.direction())
                        .isEmpty()) {
                    found.add(Point.at(x, y));
                }
            }
        }
        return found;
    }

    /** Returns the two completions of the straight four that a stone on the point makes with these three, or none. */
    private static List<Point> straightFour(Board board, List<Point> three, Point point, Direction direction) {
        board.place(point, Stone.BLACK);
        List<Point> run = run(board, point, direction);
        List<Point> ends = new ArrayList<>();
        for (int side : new int[] {-1, 1}) {
            Point last = side < 0 ? run.getFirst() : run.getLast();
            int x = last.column() + side * DX[direction.ordinal()];
            int y = last.row() + side * DY[direction.ordinal()];
            if (run.size() == 4 && run.containsAll(three) && onBoard(x, y) && board.isEmpty(Point.at(x, y))) {
                board.place(Point.at(x, y), Stone.BLACK);
                if (run(board, Point.at(x, y), direction).size() == 5) {
                    ends.add(Point.at(x, y));
                }
                board.remove(Point.at(x, y));
            }
        }
        board.remove(point);
        return ends.size() == 2 ? ends : List.of();
    }

    private static void completes(Board board, List<Point> four, Point point, Direction direction) {
        assertThat(board.isEmpty(point)).isTrue();
        board.place(point, Stone.BLACK);
        List<Point> run = run(board, point, direction);
        board.remove(point);
        assertThat(run).hasSize(5).contains(point).containsAll(four);
    }

    private static List<Point> run(Board board, Point through, Direction direction) {
        int dx = DX[direction.ordinal()];
        int dy = DY[direction.ordinal()];
        int x = through.column();
        int y = through.row();
        while (black(board, x - dx, y - dy)) {
            x -= dx;
            y -= dy;
        }
        List<Point> run = new ArrayList<>();
        for (; black(board, x, y); x += dx, y += dy) {
            run.add(Point.at(x, y));
        }
        return run;
    }

    private static boolean black(Board board, int x, int y) {
        return onBoard(x, y) && board.has(Point.at(x, y), Stone.BLACK);
    }

    private static boolean onBoard(int x, int y) {
        return x >= 0 && x < Point.SIZE && y >= 0 && y < Point.SIZE;
    }
}
