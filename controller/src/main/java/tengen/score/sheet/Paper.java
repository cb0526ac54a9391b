package tengen.score.sheet;

/** Paper sizes, upright. Everything is drawn on A4 in points (1/72 inch); smaller paper is a reduction of it. */
public enum Paper {
    /** 210 x 297 mm. */
    A4(1f),
    /** 148 x 210 mm. */
    A5(0.7063f);

    /** Width of A4 in points. */
    public static final float WIDTH = 595.28f;

    /** Height of A4 in points. */
    public static final float HEIGHT = 841.89f;

    private final float scale;

    Paper(float scale) {
        this.scale = scale;
    }

    /** Returns the reduction from A4. */
    public float scale() {
        return scale;
    }
}
