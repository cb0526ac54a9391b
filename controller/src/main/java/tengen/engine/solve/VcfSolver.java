package tengen.engine.solve;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Lines;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.Verdict;

/**
 * Victory by continuous fours: every attack makes a four, every reply is the only defence.
 *
 * <p>Depth first over all attacks. Black attacks by legal moves only, and loses at once when his only defence is forbidden. Positions that were tried in
 * vain are remembered, since the same stones are reached in many orders. One thread at a time.
 */
public final class VcfSolver implements Solver {
    /** Every attack and its reply fill two points. */
    private static final int DEEPEST = Point.COUNT / 2 + 1;

    private final ForbiddenJudge judge;
    private final TriedPositions tried = new TriedPositions();
    private final FourLines fours = new FourLines();
    private final int[] line = new int[2 * DEEPEST];
    private Board board = new Board();
    private Side attacker = new Side(board, Stone.BLACK);
    private Side defender = new Side(board, Stone.WHITE);
    private int length;
    private long nodes;
    private long allowedNodes;

    /** Makes a solver by this judge's reading of the rules. */
    public VcfSolver(ForbiddenJudge judge) {
        this.judge = judge;
    }

    /**
     * Looks for a win of the side to move.
     *
     * @param position as it was when the call returns
     * @param allowedNodes how many attacks may be tried
     */
    @Override
    public Answer solve(Board position, Stone toMove, long allowedNodes) {
        board = position;
        attacker = new Side(board, toMove);
        defender = new Side(board, toMove.other());
        length = 0;
        nodes = 0;
        this.allowedNodes = allowedNodes;
        int five = firstFive(attacker);
        if (five != PointSet.NONE) {
            return new Answer.Win(List.of(Point.at(five)), 1);
        }
        fours.read(board, attacker);
        tried.forget();
        boolean won = root();
        if (won) {
            return new Answer.Win(points(), nodes);
        }
        return nodes >= allowedNodes ? new Answer.Unknown(nodes) : new Answer.None(nodes);
    }

    private List<Point> points() {
        List<Point> points = new ArrayList<>();
        for (int i = length - 1; i >= 0; i--) {
            points.add(Point.at(line[i]));
        }
        return points;
    }

    /** Where the defender threatens a five of his own, the first attack must stand there. */
    private boolean root() {
        int threat = firstFive(defender);
        if (threat == PointSet.NONE) {
            return anyAttack(0, 0);
        }
        return defender.fivePoints().size() == 1 && fours.contains(threat) && attack(threat, 0, 0);
    }

    /** Tries every four. The keys tell apart which stones the search has placed. */
    private boolean anyAttack(long key, int depth) {
        for (int half = 0; half < 2; half++) {
            for (long lines = fours.lines(half); lines != 0; lines &= lines - 1) {
                int number = half * Long.SIZE + Long.numberOfTrailingZeros(lines);
                for (int cells = fours.cells(number); cells != 0; cells &= cells - 1) {
                    if (attack(Lines.point(number, Integer.numberOfTrailingZeros(cells)), key, depth)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Plays a four and says whether it wins; the board is then as before. */
    private boolean attack(int point, long key, int depth) {
        if (nodes >= allowedNodes) {
            return false;
        }
        nodes++;
        if (attacker.black() && judge.judge(board, point) != Verdict.LEGAL) {
            return false;
        }
        board.toggle(point, attacker.black());
        boolean won = replies(point, key, depth);
        board.toggle(point, attacker.black());
        if (won) {
            line[length++] = point;
        }
        return won;
    }

    private boolean replies(int point, long key, int depth) {
        long fives = attacker.fivesAround(point);
        if ((fives & fives - 1) != 0) {
            return true;
        }
        int reply = Side.pointOfStar(point, fives);
        if (defender.black() && judge.judge(board, reply).forbidden()) {
            return true;
        }
        long after = key ^ TriedPositions.attack(point) ^ TriedPositions.reply(reply);
        if (tried.contains(after)) {
            return false;
        }
        board.toggle(reply, defender.black());
        fours.change(attacker, point, reply, depth);
        boolean won = next(reply, after, depth + 1);
        fours.restore(point, reply, depth);
        board.toggle(reply, defender.black());
        if (won) {
            line[length++] = reply;
        } else if (nodes < allowedNodes) {
            tried.add(after);
        }
        return won;
    }

    /** When the reply threatens a five itself, the next attack must stand there. */
    private boolean next(int reply, long key, int depth) {
        long threats = defender.fivesAround(reply);
        if (threats == 0) {
            return anyAttack(key, depth);
        }
        int threat = Side.pointOfStar(reply, threats);
        return (threats & threats - 1) == 0 && fours.contains(threat) && attack(threat, key, depth);
    }

    private int firstFive(Side side) {
        for (int first = 0; first < Lines.LONG; first += 4) {
            int lines = FourLines.four(first);
            long fives = side.fives(lines);
            if (fives != 0) {
                int bit = Long.numberOfTrailingZeros(fives);
                return Lines.point(first + (bit >>> 4), bit & 15);
            }
        }
        return PointSet.NONE;
    }
}
