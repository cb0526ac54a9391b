package tengen.engine.solve;

import java.util.List;
import tengen.engine.Board;
import tengen.engine.ForbiddenJudge;
import tengen.engine.Point;
import tengen.engine.Verdict;

/** Asks whether a known line of fours still wins after one more stone of the defender. */
final class Replay {
    private final ForbiddenJudge judge;
    private final Board board;
    private final Side attacker;
    private final Side defender;

    Replay(ForbiddenJudge judge, Board board, Side attacker, Side defender) {
        this.judge = judge;
        this.board = board;
        this.attacker = attacker;
        this.defender = defender;
    }

    /**
     * Plays the line on and takes it back. A no is given whenever the line cannot be played as it is; there may still be another win.
     *
     * @param reply the defender's stone played last: the only one that can threaten a five
     */
    boolean wins(List<Point> line, int reply) {
        int attack = line.getFirst().index();
        long danger = defender.fivesAround(reply);
        if (!board.isEmpty(attack)
                || (danger & danger - 1) != 0
                || danger != 0 && Side.pointOfStar(reply, danger) != attack
                || attacker.black() && judge.judge(board, attack) != Verdict.LEGAL) {
            return false;
        }
        board.toggle(attack, attacker.black());
        boolean wins = winsAfter(attack, line.subList(1, line.size()));
        board.toggle(attack, attacker.black());
        return wins;
    }

    private boolean winsAfter(int attack, List<Point> rest) {
        long fives = attacker.fivesAround(attack);
        if ((fives & fives - 1) != 0) {
            return true;
        }
        if (fives == 0) {
            return false;
        }
        int reply = Side.pointOfStar(attack, fives);
        if (defender.black() && judge.judge(board, reply).forbidden()) {
            return true;
        }
        if (rest.size() < 2 || rest.getFirst().index() != reply) {
            return false;
        }
        board.toggle(reply, defender.black());
        boolean wins = wins(rest.subList(1, rest.size()), reply);
        board.toggle(reply, defender.black());
        return wins;
    }
}
