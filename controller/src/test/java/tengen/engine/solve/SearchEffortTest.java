package tengen.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.Vectors;

/**
 * How many nodes the searches need. What is remembered, and in which order points are tried, changes no answer, only the effort: without these figures a
 * broken memory would never be noticed. Whoever improves the search writes the new, smaller figures here.
 */
class SearchEffortTest {
    private static String effort(Solver solver, String problem, long nodes) {
        Board board = Board.parse(problem.substring(0, Point.COUNT)).orElseThrow();
        Stone toMove = problem.charAt(Point.COUNT + 1) == 'B' ? Stone.BLACK : Stone.WHITE;
        String name = problem.substring(Point.COUNT + 3).split(" ")[0];
        return name + " " + solver.solve(board, toMove, nodes);
    }

    private static List<String> problems(String kind) {
        return Vectors.lines("solve/problems.txt").stream()
                .filter(line -> line.contains(kind) && !line.contains("fukumi"))
                .toList();
    }

    @Test
    void foursNeedTheseNodes() {
        VcfSolver solver = new VcfSolver(new ForbiddenJudge(Interpretation.RIF));

        assertThat(problems("vcf").stream()
                        .map(problem -> effort(solver, problem, 2_000_000).replaceAll("line=\\[.*\\], ", "")))
                .containsExactly(
                        "quintet:test_vcf_black Win[nodes=26]",
                        "quintet:test_vcf_white Win[nodes=12]",
                        "quintet:test_vcf_long Win[nodes=1296]",
                        "quintet:test_vcf_not_opponent_double_four Win[nodes=6]",
                        "quintet:test_vcf_counter Win[nodes=5]",
                        "mintaka:vcf0 Win[nodes=45]",
                        "mintaka:vcf1 Win[nodes=36]",
                        "mintaka:vcf2 Win[nodes=20]",
                        "mintaka:vcf3 Win[nodes=21]",
                        "mintaka:vcf4 Win[nodes=244]",
                        "mintaka:vcf5 Win[nodes=115]",
                        "mintaka:vcf6 Win[nodes=35]",
                        "mintaka:vcf7 Win[nodes=150]",
                        "mintaka:vcf8 Win[nodes=45885]",
                        "mintaka:vcf9 Win[nodes=24853]");
    }

    @Test
    void threatsNeedTheseNodes() {
        VctSolver solver = new VctSolver(new ForbiddenJudge(Interpretation.RIF));

        assertThat(problems("vct").stream()
                        .map(problem -> effort(solver, problem, 5_000).replaceAll("line=\\[.*\\], ", "")))
                .containsExactly(
                        "quintet:test_vct_black Win[nodes=92]",
                        "quintet:test_vct_white Win[nodes=165]",
                        "quintet:test_vct_counter Win[nodes=351]",
                        "quintet:test_vct_forbidden_breaker Win[nodes=280]",
                        "quintet:test_vct_dual_forbiddens Win[nodes=238]",
                        "quintet:bench_vct_black Unknown[nodes=5000]",
                        "quintet:bench_vct_white Unknown[nodes=5000]",
                        "quintet:bench_vct_unstable Unknown[nodes=5000]",
                        "quintet:bench_vct_small_but_long Unknown[nodes=5000]");
    }

    /** That there is no threat at all is said only after every point has been tried. */
    @Test
    void anEmptyBoardNeedsASearchForEveryPoint() {
        VctSolver solver = new VctSolver(new ForbiddenJudge(Interpretation.RIF));

        assertThat(solver.solve(new Board(), Stone.BLACK, 5_000)).isEqualTo(new Answer.None(4 + Point.COUNT));
    }
}
