package tengen.game;

import java.util.Arrays;
import java.util.Set;
import tengen.engine.Foul;
import tengen.engine.Interpretation;
import tengen.engine.Point;
import tengen.engine.SlowJudge;

/** The referee's own board: what a claim of a colour is worth on the stones that stand, by the words of RULES 4.2. */
final class RefereeJudge {
    static final String DISPUTED = "DISPUTED";

    private static final int SIZE = 15;
    private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final boolean gomoku;
    private final char[] cells = new char[SIZE * SIZE];
    private final SlowJudge strict = new SlowJudge(Interpretation.RIF);
    private final SlowJudge loose = new SlowJudge(Interpretation.JS);
    private String lastFoul = "";
    private boolean overline;

    RefereeJudge(boolean gomoku) {
        this.gomoku = gomoku;
        Arrays.fill(cells, '.');
    }

    /** A stone stands: it is judged on the position before it; a white one lets the last foul lapse. */
    void stone(char colour, Point point) {
        lastFoul = colour == 'X' && !gomoku ? foul(point) : "";
        cells[point.index()] = colour;
    }

    void pass() {
        lastFoul = "";
    }

    private String foul(Point point) {
        strict.setUp(cells);
        loose.setUp(cells);
        SlowJudge.Finding one = strict.judge(point.column(), point.row());
        SlowJudge.Finding other = loose.judge(point.column(), point.row());
        overline |= one.fouls().contains(Foul.OVERLINE);
        String first = name(one.fouls());
        return first.equals(name(other.fouls())) ? first : DISPUTED;
    }

    private static String name(Set<Foul> fouls) {
        return fouls.contains(Foul.OVERLINE)
                ? "BLACK_OVERLINE"
                : fouls.contains(Foul.DOUBLE_FOUR)
                        ? "FORBIDDEN_44"
                        : fouls.contains(Foul.DOUBLE_THREE) ? "FORBIDDEN_33" : "";
    }

    /** Returns what a claim of this colour wins by; empty for nothing. */
    String worth(char colour) {
        String own = own(colour);
        if (!own.isEmpty() || gomoku || colour == 'X') {
            return own;
        }
        return overline ? "BLACK_OVERLINE" : lastFoul;
    }

    /** Returns what the own stones win by. */
    String own(char colour) {
        boolean six = false;
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                for (int[] line : LINES) {
                    int run = run(colour, x, y, line);
                    if (run == 5) {
                        return "FIVE";
                    }
                    six |= run > 5;
                }
            }
        }
        return six && colour == 'O' && !gomoku ? "WHITE_OVERLINE" : "";
    }

    /** Returns the length of the run that begins here; 0 where none begins. */
    private int run(char colour, int x, int y, int[] line) {
        if (at(x - line[0], y - line[1]) == colour) {
            return 0;
        }
        int length = 0;
        while (at(x + length * line[0], y + length * line[1]) == colour) {
            length++;
        }
        return length;
    }

    private char at(int x, int y) {
        return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? ' ' : cells[y * SIZE + x];
    }
}
