package tengen.engine;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A second judge, written from the definitions of RULES 1.1 word by word and sharing nothing with the first: its own board of characters, its own
 * geometry, sets of stones that are counted as sets.
 */
public final class SlowJudge {
    private static final int SIZE = 15;
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    /** What a stone is: a five, or its kinds of foul. */
    public record Finding(boolean five, Set<Foul> fouls) {
        public boolean legal() {
            return !five && fouls.isEmpty();
        }
    }

    private final boolean fiveCountsAsStraightFour;
    private final char[] cells = new char[SIZE * SIZE];

    public SlowJudge(Interpretation reading) {
        this.fiveCountsAsStraightFour = reading == Interpretation.JS;
    }

    /** Sets the position up: X, O or . for each point, by point index (A1, B1, ...). */
    public void setUp(char[] position) {
        System.arraycopy(position, 0, cells, 0, cells.length);
    }

    /** Judges Black's stone on the empty cell x, y. */
    public Finding judge(int x, int y) {
        cells[y * SIZE + x] = 'X';
        Finding finding = judgeStanding(x, y);
        cells[y * SIZE + x] = '.';
        return finding;
    }

    private Finding judgeStanding(int x, int y) {
        Set<Foul> fouls = EnumSet.noneOf(Foul.class);
        for (int d = 0; d < 4; d++) {
            if (run(x, y, d) == 5) {
                return new Finding(true, fouls);
            }
        }
        int fours = 0;
        int threes = 0;
        for (int d = 0; d < 4; d++) {
            if (run(x, y, d) >= 6) {
                fouls.add(Foul.OVERLINE);
            }
            fours += fours(x, y, d).size();
            threes += threes(x, y, d).size();
        }
        if (fours >= 2) {
            fouls.add(Foul.DOUBLE_FOUR);
        }
        if (threes >= 2) {
            fouls.add(Foul.DOUBLE_THREE);
        }
        return new Finding(false, fouls);
    }

    private char at(int x, int y) {
        return x < 0 || x >= SIZE || y < 0 || y >= SIZE ? '#' : cells[y * SIZE + x];
    }

    /** The length of the maximal set of adjacent black stones through the black stone x, y. */
    private int run(int x, int y, int d) {
        int length = 1;
        for (int k = 1; at(x + k * DX[d], y + k * DY[d]) == 'X'; k++) {
            length++;
        }
        for (int k = 1; at(x - k * DX[d], y - k * DY[d]) == 'X'; k++) {
            length++;
        }
        return length;
    }

    /** The sets of four stones, the one on x, y among them, that an empty point turns into a run of exactly five. Stones are offsets along the line. */
    private Set<List<Integer>> fours(int x, int y, int d) {
        Set<List<Integer>> sets = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        for (int first = -4; first <= 0; first++) {
            List<Integer> stones = stones(x, y, d, first, 5);
            int gap = onlyGap(x, y, d, first, 5);
            if (stones.size() == 4 && gap != NONE && completes(x, y, d, gap, 5)) {
                sets.add(stones);
            }
        }
        return sets;
    }

    /** The sets of three stones, the one on x, y among them, that some empty point which Black may play turns into a straight four. */
    private Set<List<Integer>> threes(int x, int y, int d) {
        Set<List<Integer>> sets = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        for (int first = -3; first <= 0; first++) {
            List<Integer> stones = stones(x, y, d, first, 4);
            int gap = onlyGap(x, y, d, first, 4);
            if (stones.size() == 3 && gap != NONE && makesStraightFour(x, y, d, first, gap)) {
                Finding next = judge(x + gap * DX[d], y + gap * DY[d]);
                if (next.legal() || next.five() && fiveCountsAsStraightFour) {
                    sets.add(stones);
                }
            }
        }
        return sets;
    }

    private static final int NONE = 99;

    private List<Integer> stones(int x, int y, int d, int first, int count) {
        List<Integer> stones = new ArrayList<>(count);
        for (int k = first; k < first + count; k++) {
            if (at(x + k * DX[d], y + k * DY[d]) == 'X') {
                stones.add(k);
            }
        }
        return stones;
    }

    /** The offset of the one empty cell of this stretch, or NONE. */
    private int onlyGap(int x, int y, int d, int first, int count) {
        int gap = NONE;
        for (int k = first; k < first + count; k++) {
            if (at(x + k * DX[d], y + k * DY[d]) == '.') {
                if (gap != NONE) {
                    return NONE;
                }
                gap = k;
            }
        }
        return gap;
    }

    /** Whether a black stone on the empty cell at this offset stands in a run of exactly this length. */
    private boolean completes(int x, int y, int d, int offset, int length) {
        int qx = x + offset * DX[d];
        int qy = y + offset * DY[d];
        cells[qy * SIZE + qx] = 'X';
        boolean exact = run(qx, qy, d) == length;
        cells[qy * SIZE + qx] = '.';
        return exact;
    }

    /** Four adjacent stones, both neighbours empty, each neighbour completing exactly five. */
    private boolean makesStraightFour(int x, int y, int d, int first, int gap) {
        if (at(x + (first - 1) * DX[d], y + (first - 1) * DY[d]) != '.'
                || at(x + (first + 4) * DX[d], y + (first + 4) * DY[d]) != '.') {
            return false;
        }
        int q = (y + gap * DY[d]) * SIZE + x + gap * DX[d];
        cells[q] = 'X';
        boolean both = completes(x, y, d, first - 1, 5) && completes(x, y, d, first + 4, 5);
        cells[q] = '.';
        return both;
    }
}
