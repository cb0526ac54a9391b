package tengen.bridge.clock;

/**
 * The lights of one face, as a value.
 *
 * @param bits bit n set: the mark with ordinal n is lit; 0 to 511
 */
public record FaceMarks(int bits) {
    /** All lights off. */
    public static final FaceMarks NONE = new FaceMarks(0);

    static final int ALL_BITS = (1 << FaceMark.values().length) - 1;

    public FaceMarks {
        if ((bits & ~ALL_BITS) != 0) {
            throw new IllegalArgumentException("unknown marks: " + bits);
        }
    }

    /** Returns whether {@code mark} is lit. */
    public boolean has(FaceMark mark) {
        return (bits & 1 << mark.ordinal()) != 0;
    }

    /** Returns these marks with {@code mark} lit as well. */
    public FaceMarks with(FaceMark mark) {
        return new FaceMarks(bits | 1 << mark.ordinal());
    }

    /** Returns these marks with {@code mark} lit if {@code lit}, and off otherwise. */
    public FaceMarks with(FaceMark mark, boolean lit) {
        return lit ? with(mark) : new FaceMarks(bits & ~(1 << mark.ordinal()));
    }
}
