package tengen.engine.solve;

import tengen.engine.Board;
import tengen.engine.Lines;
import tengen.engine.Shapes;
import tengen.engine.Stone;

/** The lines of a board seen by one colour: exactly five for Black, five or more for White. */
final class Side {
    /** The groups of five cells that the centre of a star belongs to, in each lane. */
    private static final long GROUPS_AT_CENTRE = 0x003E_003E_003E_003EL;

    private final Board board;
    private final boolean black;

    Side(Board board, Stone stone) {
        this.board = board;
        this.black = stone == Stone.BLACK;
    }

    boolean black() {
        return black;
    }

    /** Returns the cells of four lines on which a stone makes a four. */
    long fours(int lines) {
        long own = black ? board.black4(lines) : board.white4(lines);
        long e = board.empty4(lines);
        return Shapes.fours(Shapes.fourGroups(own, e, black ? own : 0), e);
    }

    /** Returns the cells of four lines on which a stone makes a three. */
    long threes(int lines) {
        long own = black ? board.black4(lines) : board.white4(lines);
        long e = board.empty4(lines);
        return Shapes.threes(Shapes.threeGroups(own, e, black ? own : 0), e);
    }

    /** Returns the points of the whole board that complete a five. */
    PointSet fivePoints() {
        PointSet points = new PointSet();
        for (int first = 0; first < Lines.LONG; first += 4) {
            points.addCells(first, fives(FourLines.four(first)));
        }
        return points;
    }

    /** Returns the points of the whole board on which a stone makes a three. */
    PointSet threePoints() {
        PointSet points = new PointSet();
        for (int first = 0; first < Lines.LONG; first += 4) {
            points.addCells(first, threes(FourLines.four(first)));
        }
        return points;
    }

    /** Returns the points of the whole board on which a stone makes a four. */
    PointSet fourPoints() {
        PointSet points = new PointSet();
        for (int first = 0; first < Lines.LONG; first += 4) {
            points.addCells(first, fours(FourLines.four(first)));
        }
        return points;
    }

    /** Returns the cells of four lines that complete a five. */
    long fives(int lines) {
        long own = black ? board.black4(lines) : board.white4(lines);
        long e = board.empty4(lines);
        return Shapes.fives(Shapes.fiveGroups(own, e, black ? own : 0), e);
    }

    /** Returns the points that complete a five together with the own stone on this point, as bits of its star. */
    long fivesAround(int index) {
        long own = black ? board.blackStar(index) : board.whiteStar(index);
        long e = board.emptyStar(index);
        return Shapes.fives(Shapes.fiveGroups(own, e, black ? own : 0) & GROUPS_AT_CENTRE, e);
    }

    /** Returns the index of a point given by its lowest bit in the star of another. */
    static int pointOfStar(int index, long bits) {
        int bit = Long.numberOfTrailingZeros(bits);
        int direction = bit >>> 4;
        int cell = Lines.cell(index, direction) + (bit & 15) - 5;
        return Lines.point(Lines.line(index, direction), cell);
    }
}
