package tengen.schematics.drawing;

/** The playing surface at full size, for printing or engraving. */
final class BoardTop {
    private static final int LEFT = 1_000;
    private static final int TOP = 1_600;

    private BoardTop() {}

    static Picture draw() {
        Picture picture = new Picture("Tengen: playing surface, scale 1:1", 42_000, 59_400);
        picture.text(
                "Tengen: playing surface, seen from above by the seat that opens. Scale 1:1, A2", LEFT, 1_100, 450);
        picture.box(Ink.OUTLINE, LEFT, TOP, LEFT + Board.PANEL_WIDTH, TOP + Board.PANEL_HEIGHT);
        int first = LEFT + Board.x(1);
        int last = LEFT + Board.x(Board.SIZE);
        int south = TOP + Board.y(1);
        int north = TOP + Board.y(Board.SIZE);
        for (int n = 1; n <= Board.SIZE; n++) {
            picture.line(Ink.GRID, LEFT + Board.x(n), south, LEFT + Board.x(n), north);
            picture.line(Ink.GRID, first, TOP + Board.y(n), last, TOP + Board.y(n));
            picture.label(Ink.TEXT, Board.letter(n), LEFT + Board.x(n), south + 2_000, 600, 0);
            picture.label(Ink.TEXT, Integer.toString(n), first - 1_700, TOP + Board.y(n) + 220, 600, 0);
        }
        for (int column = 1; column <= Board.SIZE; column++) {
            for (int row = 1; row <= Board.SIZE; row++) {
                if (Board.star(column, row)) {
                    picture.disc(Ink.DOTS, LEFT + Board.x(column), TOP + Board.y(row), Board.DOT_RADIUS);
                }
            }
        }
        measures(picture, first, last, south, north);
        notes(picture);
        return picture;
    }

    private static void measures(Picture picture, int first, int last, int south, int north) {
        picture.across(first, last, TOP + 1_400, "14 x 24 = 336");
        picture.across(LEFT, LEFT + Board.PANEL_WIDTH, TOP + Board.PANEL_HEIGHT + 900, "400");
        picture.along(last + 1_100, north, south, "350");
        picture.along(last + 2_200, TOP, TOP + Board.PANEL_HEIGHT, "420");
        picture.across(first, LEFT + Board.x(2), north - 900, "24");
        picture.along(last + 400, TOP + Board.y(15), TOP + Board.y(14), "25");
    }

    private static void notes(Picture picture) {
        int y = TOP + Board.PANEL_HEIGHT + 2_400;
        picture.lines("""
                Panel 400 x 420 x 6 mm (birch plywood, bamboo or kaya veneer on plywood). All measures in millimetres.
                Lines 0.8 mm wide, black. Dots 5 mm across at H8, D4, D12, L4 and L12. Points 24 mm apart along a row, 25 mm along a column (14 x 25 = 350).
                Coordinates as the seat that opens sees them: A to O from left to right, 1 to 15 from near to far. Letters 6 mm high.
                Nothing is drilled through the panel: reeds and wires sit on strips below it (board-under). No steel within 30 mm of a reed.
                Print at 100 %. The bar below must measure 100 mm and the frame 400 x 420 mm, each within 0.5 mm over the whole length.""", LEFT + 200, y, 380);
        int bar = y + 3_600;
        picture.block(Ink.OUTLINE, LEFT + 200, bar, LEFT + 5_200, bar + 250);
        picture.box(Ink.OUTLINE, LEFT + 200, bar, LEFT + 10_200, bar + 250);
        picture.text("100 mm", LEFT + 10_500, bar + 300, 380);
        picture.text(
                "Layers of the DXF: OUTLINE cut, GRID DOTS TEXT print or engrave, DIMENSION for reading only.",
                LEFT + 200,
                bar + 1_300,
                380);
    }
}
