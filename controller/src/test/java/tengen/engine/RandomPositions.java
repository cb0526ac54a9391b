package tengen.engine;

import java.util.List;

/** Positions by seed: scattered, crowded, built of half-finished lines, and published ones with a few stones changed. */
public final class RandomPositions {
    private static final int KINDS = 4;
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    private final List<String> published;
    private long state;
    private int count;

    /** @param published positions of 225 characters, row 15 first */
    public RandomPositions(long seed, List<String> published) {
        this.state = seed;
        this.published = published;
    }

    /** Fills the cells, by point index, with the next position. */
    public void next(char[] cells) {
        java.util.Arrays.fill(cells, '.');
        switch (count++ % KINDS) {
            case 0 -> scatter(cells, 10 + below(40), 10 + below(30), 15);
            case 1 -> scatter(cells, 10 + below(35), below(12), 9);
            case 2 -> draw(cells, 4 + below(12));
            default -> change(cells, 1 + below(6));
        }
    }

    /** Puts stones at random into a square of this width in the middle or at an edge. */
    private void scatter(char[] cells, int black, int white, int width) {
        int left = below(16 - width);
        int bottom = below(16 - width);
        for (int i = 0; i < black + white; i++) {
            cells[(bottom + below(width)) * 15 + left + below(width)] = i < black ? 'X' : 'O';
        }
    }

    /** Draws stretches of lines in which each cell is black, empty, or now and then white. */
    private void draw(char[] cells, int stretches) {
        for (int i = 0; i < stretches; i++) {
            int x = below(15);
            int y = below(15);
            int d = below(4);
            for (int k = 0; k < 7 && x >= 0 && x < 15 && y >= 0 && y < 15; k++, x += DX[d], y += DY[d]) {
                int die = below(20);
                cells[y * 15 + x] = die < 9 ? 'X' : die < 10 ? 'O' : cells[y * 15 + x];
            }
        }
    }

    private void change(char[] cells, int changes) {
        String text = published.get(below(published.size()));
        for (int i = 0; i < cells.length; i++) {
            cells[(14 - i / 15) * 15 + i % 15] = text.charAt(i);
        }
        for (int i = 0; i < changes; i++) {
            cells[below(225)] = "XXO..".charAt(below(5));
        }
    }

    /** Returns a number from 0 to bound - 1. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /** SplitMix64. */
    private long next() {
        long z = state += 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
