package tengen.engine;

/** One of the eight symmetries of the board: bit 0 mirrors the columns, bit 1 the rows, bit 2 exchanges columns and rows. */
record Symmetry(int number) {
    static final int COUNT = 8;

    Point of(Point point) {
        int column = (number & 1) == 0 ? point.column() : Point.SIZE - 1 - point.column();
        int row = (number & 2) == 0 ? point.row() : Point.SIZE - 1 - point.row();
        return (number & 4) == 0 ? Point.at(column, row) : Point.at(row, column);
    }
}
