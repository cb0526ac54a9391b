package tengen.bridge;

/**
 * An immutable set of the 225 sites of the board.
 *
 * <p>Site index = 15 * row + column, row 0 is row 1 (nearest the opener when the board is not turned), column 0 is A. Four words of 64 bits, so that a frame
 * costs one small object and comparing two frames costs four comparisons.
 *
 * @param w0 sites 0 to 63, lowest bit first
 * @param w1 sites 64 to 127
 * @param w2 sites 128 to 191
 * @param w3 sites 192 to 224; the upper bits are 0
 */
public record Sites(long w0, long w1, long w2, long w3) {
    /** Number of sites on the board. */
    public static final int COUNT = 225;

    /** No site. */
    public static final Sites NONE = new Sites(0, 0, 0, 0);

    private static final long LAST_WORD = (1L << (COUNT - 192)) - 1;

    /** Every site. */
    public static final Sites ALL = new Sites(-1L, -1L, -1L, LAST_WORD);

    public Sites {
        if ((w3 & ~LAST_WORD) != 0) {
            throw new IllegalArgumentException("site above 224: " + Long.toHexString(w3));
        }
    }

    /** Returns the set of these sites; a site named twice counts once. */
    public static Sites of(int... sites) {
        Sites all = NONE;
        for (int site : sites) {
            all = all.with(site);
        }
        return all;
    }

    /** Says whether {@code site} (0 to 224) is in the set. */
    public boolean has(int site) {
        return (word(site >> 6) >>> (site & 63) & 1) != 0;
    }

    /** Returns this set and {@code site}. */
    public Sites with(int site) {
        return or(single(site));
    }

    /** Returns this set without {@code site}. */
    public Sites without(int site) {
        return minus(single(site));
    }

    /** Returns the sites of either set. */
    public Sites or(Sites other) {
        return new Sites(w0 | other.w0, w1 | other.w1, w2 | other.w2, w3 | other.w3);
    }

    /** Returns the sites of both sets. */
    public Sites and(Sites other) {
        return new Sites(w0 & other.w0, w1 & other.w1, w2 & other.w2, w3 & other.w3);
    }

    /** Returns the sites of this set that the other lacks. */
    public Sites minus(Sites other) {
        return new Sites(w0 & ~other.w0, w1 & ~other.w1, w2 & ~other.w2, w3 & ~other.w3);
    }

    /** Returns the sites that exactly one of the sets holds. */
    public Sites xor(Sites other) {
        return new Sites(w0 ^ other.w0, w1 ^ other.w1, w2 ^ other.w2, w3 ^ other.w3);
    }

    /** Returns how many sites the set holds. */
    public int size() {
        return Long.bitCount(w0) + Long.bitCount(w1) + Long.bitCount(w2) + Long.bitCount(w3);
    }

    /** Says whether the set is empty. */
    public boolean isEmpty() {
        return (w0 | w1 | w2 | w3) == 0;
    }

    /** Returns the lowest site at or above {@code from}, or -1 when there is none: {@code for (int s = x.next(0); s >= 0; s = x.next(s + 1))}. */
    public int next(int from) {
        if (from >= COUNT) {
            return -1;
        }
        int index = from >> 6;
        long rest = word(index) & (-1L << (from & 63));
        while (rest == 0) {
            if (++index == 4) {
                return -1;
            }
            rest = word(index);
        }
        return (index << 6) + Long.numberOfTrailingZeros(rest);
    }

    private long word(int index) {
        return switch (index) {
            case 0 -> w0;
            case 1 -> w1;
            case 2 -> w2;
            default -> w3;
        };
    }

    private static Sites single(int site) {
        if (site < 0 || site >= COUNT) {
            throw new IllegalArgumentException("no such site: " + site);
        }
        long bit = 1L << (site & 63);
        return switch (site >> 6) {
            case 0 -> new Sites(bit, 0, 0, 0);
            case 1 -> new Sites(0, bit, 0, 0);
            case 2 -> new Sites(0, 0, bit, 0);
            default -> new Sites(0, 0, 0, bit);
        };
    }
}
