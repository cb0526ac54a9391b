package tengen.engine.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.engine.Verdict;

/**
 * Victory by continuous threats: every attack is a four, or would win by fours if the defender passed.
 *
 * <p>A win is proved against every reply there is: after a threat, each empty point in turn is given to the defender. Where the fours that were threatened
 * still win, the reply is refuted; the few others are searched deeper. Depth counts the threats that are not part of a win by fours, and is raised step by
 * step. A node is a search for fours. One thread at a time.
 */
public final class VctSolver implements Solver {
    private static final int DEEPEST = 20;

    /** How many fours may be tried to see whether there is a threat; a longer win by fours is then not seen. */
    private static final int FOURS_ALLOWED = 2_000;

    /** A share of the nodes, counted from the start, that goes to threes and fours alone or to all threats. */
    private record Stage(int tenths, boolean allThreats) {}

    private static final List<Stage> STAGES = List.of(new Stage(3, false), new Stage(10, true));

    private final ForbiddenJudge judge;
    private final VcfSolver fours;
    private final TriedPositions tried = new TriedPositions();

    /** For each depth, the reply that defended last: it is asked first, since it often defends against the next attack too. */
    private final int[] killers = new int[DEEPEST + 1];

    private Board board = new Board();
    private Stone own = Stone.BLACK;
    private Side attacker = new Side(board, Stone.BLACK);
    private Side defender = new Side(board, Stone.WHITE);
    private long nodes;
    private long allowedNodes;
    private boolean incomplete;
    private boolean allThreats;

    /** Makes a solver by this judge's reading of the rules. */
    public VctSolver(ForbiddenJudge judge) {
        this.judge = judge;
        this.fours = new VcfSolver(judge);
    }

    /**
     * Looks for a win of the side to move.
     *
     * <p>The line of a win shows one defence; where every reply loses to the threatened fours alone, it ends with the threat.
     *
     * @param position as it was when the call returns
     * @param allowedNodes how many searches for fours may be made
     */
    @Override
    public Answer solve(Board position, Stone toMove, long allowedNodes) {
        board = position;
        own = toMove;
        attacker = new Side(board, toMove);
        defender = new Side(board, toMove.other());
        nodes = 0;
        for (Stage stage : STAGES) {
            this.allowedNodes = allowedNodes * stage.tenths / 10;
            allThreats = stage.allThreats;
            Optional<List<Point>> line = deepen();
            if (line.isPresent()) {
                return new Answer.Win(line.get(), nodes);
            }
            if (allThreats && !incomplete) {
                return new Answer.None(nodes);
            }
        }
        return new Answer.Unknown(nodes);
    }

    /** Searches deeper and deeper, until a win is found, all attacks have ended of themselves, or the nodes of this stage are used up. */
    private Optional<List<Point>> deepen() {
        tried.forget();
        Arrays.fill(killers, 0);
        incomplete = true;
        for (int depth = 0; depth <= DEEPEST && incomplete && nodes < allowedNodes; depth++) {
            incomplete = false;
            Optional<List<Point>> line = attack(depth, 0);
            if (line.isPresent()) {
                return line;
            }
        }
        return Optional.empty();
    }

    /** Returns a winning line with at most this many threats before the fours. */
    private Optional<List<Point>> attack(int depth, long key) {
        Optional<List<Point>> byFours = fours();
        if (byFours.isPresent()) {
            return byFours;
        }
        if (depth == 0 || nodes >= allowedNodes) {
            incomplete = true;
            return Optional.empty();
        }
        long place = key ^ TriedPositions.depth(depth);
        if (tried.contains(place)) {
            return Optional.empty();
        }
        for (PointSet candidates : candidates()) {
            for (int point = candidates.next(0); point != PointSet.NONE; point = candidates.next(point + 1)) {
                Optional<List<Point>> line = attack(point, depth, key);
                if (line.isPresent()) {
                    return line;
                }
                if (nodes >= allowedNodes) {
                    incomplete = true;
                    return Optional.empty();
                }
            }
        }
        tried.add(place);
        return Optional.empty();
    }

    /** Returns a win by fours for the attacker to move. */
    private Optional<List<Point>> fours() {
        nodes++;
        return switch (fours.solve(board, own, FOURS_ALLOWED)) {
            case Answer.Win win -> Optional.of(win.line());
            case Answer.None none -> Optional.empty();
            case Answer.Unknown unknown -> {
                incomplete = true;
                yield Optional.empty();
            }
        };
    }

    /** Points to attack on, the most promising first. A five that the defender threatens leaves one point, or none. */
    private List<PointSet> candidates() {
        PointSet danger = defender.fivePoints();
        if (!danger.isEmpty()) {
            return danger.size() == 1 ? List.of(danger) : List.of();
        }
        PointSet threes = attacker.threePoints();
        PointSet foursOnly = attacker.fourPoints();
        foursOnly.removeAll(threes);
        if (!allThreats) {
            return List.of(threes, foursOnly);
        }
        PointSet others = new PointSet();
        for (int index = 0; index < Point.COUNT; index++) {
            if (board.isEmpty(index)) {
                others.add(index);
            }
        }
        others.removeAll(threes);
        others.removeAll(foursOnly);
        return List.of(threes, foursOnly, others);
    }

    private Optional<List<Point>> attack(int point, int depth, long key) {
        if (attacker.black() && judge.judge(board, point) != Verdict.LEGAL) {
            return Optional.empty();
        }
        board.toggle(point, attacker.black());
        Optional<List<Point>> rest = defend(depth, key ^ TriedPositions.attack(point));
        board.toggle(point, attacker.black());
        return rest.map(line -> prepend(Point.at(point), line));
    }

    /** Returns the line that follows the attack on the board: the longest defence, empty when nothing defends; or nothing when the attack fails. */
    private Optional<List<Point>> defend(int depth, long key) {
        PointSet fives = attacker.fivePoints();
        if (!defender.fivePoints().isEmpty()) {
            return Optional.empty();
        }
        if (!fives.isEmpty()) {
            int reply = fives.next(0);
            return fives.size() > 1 || !mayReply(reply) ? Optional.of(List.of()) : reply(reply, depth, key);
        }
        Optional<List<Point>> threat = fours();
        if (threat.isEmpty()) {
            return Optional.empty();
        }
        List<Point> longest = List.of();
        int killer = killers[depth];
        for (int turn = -1; turn < Point.COUNT; turn++) {
            int index = turn < 0 ? killer : turn;
            if (turn == killer || !board.isEmpty(index) || !mayReply(index) || refuted(index, threat.get())) {
                continue;
            }
            Optional<List<Point>> line = reply(index, depth, key);
            if (line.isEmpty()) {
                killers[depth] = index;
                return line;
            }
            longest = line.get().size() > longest.size() ? line.get() : longest;
        }
        return Optional.of(longest);
    }

    private boolean mayReply(int index) {
        return !defender.black() || !judge.judge(board, index).forbidden();
    }

    /** Says whether the threatened fours win in spite of this reply. */
    private boolean refuted(int index, List<Point> threat) {
        board.toggle(index, defender.black());
        boolean wins = new Replay(judge, board, attacker, defender).wins(threat, index);
        board.toggle(index, defender.black());
        return wins;
    }

    private Optional<List<Point>> reply(int index, int depth, long key) {
        board.toggle(index, defender.black());
        Optional<List<Point>> rest = attack(depth - 1, key ^ TriedPositions.reply(index));
        board.toggle(index, defender.black());
        return rest.map(line -> prepend(Point.at(index), line));
    }

    private static List<Point> prepend(Point first, List<Point> rest) {
        List<Point> line = new ArrayList<>(rest.size() + 1);
        line.add(first);
        line.addAll(rest);
        return line;
    }
}
