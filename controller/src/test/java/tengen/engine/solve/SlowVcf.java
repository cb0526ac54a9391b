package tengen.engine.solve;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.SlowJudge;
import tengen.engine.Stone;

/** Victory by continuous fours from the definitions: five points by trying every point, all attacks, nothing remembered. */
final class SlowVcf {
    private static final int SIZE = 15;
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    private final SlowJudge judge = new SlowJudge(Interpretation.RIF);
    private final char[] cells;
    private int left;

    SlowVcf(char[] cells, int allowedNodes) {
        this.cells = cells.clone();
        this.left = allowedNodes;
    }

    /** Whether the allowed nodes were used up, so that "no" means nothing. */
    boolean gaveUp() {
        return left <= 0;
    }

    boolean wins(Stone attacker) {
        char own = sign(attacker);
        char other = sign(attacker.other());
        if (!fivePoints(own).isEmpty()) {
            return true;
        }
        List<Integer> danger = fivePoints(other);
        for (int point = 0; point < cells.length; point++) {
            if (cells[point] != '.'
                    || left <= 0
                    || danger.size() > 1
                    || danger.size() == 1 && danger.getFirst() != point) {
                continue;
            }
            if (own == 'X' && !legal(point)) {
                continue;
            }
            cells[point] = own;
            boolean wins = left-- > 0 && winsAfterAttack(attacker);
            cells[point] = '.';
            if (wins) {
                return true;
            }
        }
        return false;
    }

    private boolean winsAfterAttack(Stone attacker) {
        List<Integer> fives = fivePoints(sign(attacker));
        if (fives.size() != 1) {
            return fives.size() > 1;
        }
        int reply = fives.getFirst();
        if (attacker == Stone.WHITE && !legal(reply)) {
            return true;
        }
        cells[reply] = sign(attacker.other());
        boolean wins = wins(attacker);
        cells[reply] = '.';
        return wins;
    }

    /** Replays a line and returns what is wrong with it, or an empty text. */
    String replay(Stone attacker, List<Point> line) {
        char own = sign(attacker);
        char other = sign(attacker.other());
        for (int i = 0; i < line.size(); i++) {
            int point = line.get(i).index();
            List<Integer> mine = fivePoints(own);
            List<Integer> his = fivePoints(other);
            if (cells[point] != '.') {
                return "occupied " + line.get(i);
            }
            boolean last = i == line.size() - 1;
            if (i % 2 == 1) {
                if (mine.size() != 1 || mine.getFirst() != point || other == 'X' && !legal(point) || last) {
                    return "not the only reply " + line.get(i);
                }
                cells[point] = other;
                continue;
            }
            if (mine.contains(point)) {
                return last ? "" : "goes on after a five";
            }
            if (own == 'X' && !legal(point)) {
                return "forbidden " + line.get(i);
            }
            if (his.size() > 1 || his.size() == 1 && his.getFirst() != point) {
                return "leaves a five";
            }
            cells[point] = own;
            List<Integer> after = fivePoints(own);
            if (last) {
                boolean stuck = after.size() == 1 && other == 'X' && !legal(after.getFirst());
                return after.size() > 1 || stuck ? "" : "not won";
            }
        }
        return "ends with a reply";
    }

    private boolean legal(int point) {
        judge.setUp(cells);
        return judge.judge(point % SIZE, point / SIZE).legal();
    }

    private static char sign(Stone stone) {
        return stone == Stone.BLACK ? 'X' : 'O';
    }

    private List<Integer> fivePoints(char own) {
        List<Integer> points = new ArrayList<>();
        for (int point = 0; point < cells.length; point++) {
            if (cells[point] == '.' && makesFive(point % SIZE, point / SIZE, own)) {
                points.add(point);
            }
        }
        return points;
    }

    private boolean makesFive(int x, int y, char own) {
        for (int d = 0; d < 4; d++) {
            int run = 1 + ray(x, y, DX[d], DY[d], own) + ray(x, y, -DX[d], -DY[d], own);
            if (own == 'X' ? run == 5 : run >= 5) {
                return true;
            }
        }
        return false;
    }

    private int ray(int x, int y, int dx, int dy, char own) {
        int length = 0;
        for (int i = x + dx, j = y + dy;
                i >= 0 && i < SIZE && j >= 0 && j < SIZE && cells[j * SIZE + i] == own;
                i += dx, j += dy) {
            length++;
        }
        return length;
    }
}
