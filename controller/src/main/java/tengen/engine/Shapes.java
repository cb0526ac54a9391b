package tengen.engine;

/**
 * What a stone would make, for all cells of four lines at once.
 *
 * <p>A word holds four lines, one in each lane of 16 bits: bit n of a lane is cell n, bit 15 is the border, which holds no stone and is not empty.
 * {@code x >>> k} lets every cell see the cell k steps ahead, so one operation on a word asks the same question of all cells of four lines. A group of
 * neighbouring cells is named by its first cell; no group crosses the border.
 *
 * <p>The arguments: {@code own} the stones of the colour to play, {@code e} the empty cells, {@code rim} the stones that spoil a five when they stand next
 * to it: Black's own for Black (six is no five), none for White. Definitions: RULES 1.1.
 */
public final class Shapes {
    private Shapes() {}

    /** Returns the groups of five that lack one stone of a five. */
    public static long fiveGroups(long own, long e, long rim) {
        return room5(own, e, rim) & firstTwo(own) & secondTwo(own) & ~ones(own);
    }

    /** Returns the empty cells on which a stone completes a five. */
    public static long fives(long fiveGroups, long e) {
        return e & spread5(fiveGroups);
    }

    /** Returns the empty cells on which a stone completes a run of six or more: five stones of a group of six stand. */
    public static long overlines(long own, long e) {
        long fourOrFive = free5(own | e) & firstTwo(own) & secondTwo(own);
        long five = ones(own);
        long six = fourOrFive & (five & e >>> 5 | ~five & own >>> 5);
        return e & (spread5(six) | six << 5);
    }

    /** Returns the groups of five that lack two stones of a five: a stone on either cell makes a four, which the other cell completes. */
    public static long fourGroups(long own, long e, long rim) {
        return room5(own, e, rim) & ones(own) & (firstTwo(own) ^ secondTwo(own));
    }

    /** Returns the empty cells on which a stone makes at least one four. */
    public static long fours(long fourGroups, long e) {
        return e & spread5(fourGroups);
    }

    /**
     * Returns the empty cells on which a black stone makes two different fours on one line.
     *
     * <p>Two groups that share the cell give two fours, unless one follows directly on the other: then both hold the same four stones, which are a
     * straight four, and only the first of the two counts.
     */
    public static long doubleFours(long fourGroups, long e) {
        long first = fourGroups & ~(fourGroups << 1);
        long one = fourGroups << 4;
        long two = one & first << 3;
        one |= first << 3;
        two |= one & first << 2;
        one |= first << 2;
        two |= one & first << 1;
        one |= first << 1;
        return e & (two | one & first);
    }

    /** Returns the empty cells on which a black stone makes, on this line alone, what ends the question: a five, an overline or two fours. */
    public static long enough(long b, long e) {
        return fives(fiveGroups(b, e, b), e) | overlines(b, e) | doubleFours(fourGroups(b, e, b), e);
    }

    /**
     * Returns the groups of four that lack two stones of a straight four: a stone on either cell makes a three, whose straight-four point is the other. Full
     * groups are among them, which have no such cell.
     */
    public static long threeGroups(long own, long e, long rim) {
        long even = ~(own ^ own >>> 1 ^ own >>> 2 ^ own >>> 3);
        long some = own | own >>> 1 | own >>> 2;
        return roomForStraightFour(own, e, rim) & even & some;
    }

    /** Returns the empty cells on which a stone makes a three; whether the three is real is another question (RULES 1.3). */
    public static long threes(long threeGroups, long e) {
        return e & spread4(threeGroups);
    }

    /** Returns the groups of four that lack one stone of a straight four. */
    public static long straightFourGroups(long own, long e, long rim) {
        long odd = own ^ own >>> 1 ^ own >>> 2 ^ own >>> 3;
        long pairs = own & own >>> 1;
        return roomForStraightFour(own, e, rim) & odd & (pairs | pairs >>> 2);
    }

    /** Returns, of a group of four, its cells. */
    public static long spread4(long groups) {
        long two = groups | groups << 1;
        return two | two << 2;
    }

    private static long spread5(long groups) {
        return spread4(groups) | groups << 4;
    }

    /** Groups of five cells that no stone of the other colour and no border is in. */
    private static long free5(long free) {
        long two = free & free >>> 1;
        return two & two >>> 2 & free >>> 4;
    }

    /** Groups of five where a five can stand: free, and no stone right before or behind that would make it longer. */
    private static long room5(long own, long e, long rim) {
        return free5(own | e) & ~(rim << 1 | rim >>> 5);
    }

    /** Groups of four where a straight four can stand: free, both neighbours empty, and no stone behind either of these, so that each completes exactly five. */
    private static long roomForStraightFour(long own, long e, long rim) {
        long free = own | e;
        long two = free & free >>> 1;
        return two & two >>> 2 & e << 1 & e >>> 4 & ~(rim << 2 | rim >>> 5);
    }

    /** The stones of a group of five, counted in binary: {@code ones + 2 * (firstTwo + secondTwo)}. */
    private static long ones(long own) {
        return own ^ own >>> 1 ^ own >>> 2 ^ own >>> 3 ^ own >>> 4;
    }

    private static long firstTwo(long own) {
        return atLeastTwo(own, own >>> 1, own >>> 2);
    }

    private static long secondTwo(long own) {
        return atLeastTwo(own ^ own >>> 1 ^ own >>> 2, own >>> 3, own >>> 4);
    }

    private static long atLeastTwo(long x, long y, long z) {
        return x & y | z & (x ^ y);
    }
}
