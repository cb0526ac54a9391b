package tengen.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a black stone on an empty point is: a five, a set of fouls, or legal.
 *
 * <p>There are nine verdicts, each exists once. A five is never a foul, whatever else it makes (RULES 1.4).
 */
public final class Verdict {
    /** Bits 0 to 2 are the fouls by ordinal; 8 stands alone. */
    private static final Verdict[] BY_CODE = new Verdict[9];

    static {
        for (int bits = 0; bits < 8; bits++) {
            BY_CODE[bits] = new Verdict(false, bits);
        }
        BY_CODE[8] = new Verdict(true, 0);
    }

    /** The stone completes a run of exactly five. */
    public static final Verdict FIVE = BY_CODE[8];

    /** Neither a five nor a foul. */
    public static final Verdict LEGAL = BY_CODE[0];

    private final boolean five;
    private final int bits;
    private final List<Foul> fouls;

    private Verdict(boolean five, int bits) {
        this.five = five;
        this.bits = bits;
        List<Foul> list = new ArrayList<>();
        for (Foul foul : Foul.values()) {
            if ((bits >> foul.ordinal() & 1) != 0) {
                list.add(foul);
            }
        }
        this.fouls = List.copyOf(list);
    }

    /** Returns the verdict with these fouls: bit n stands for the foul of ordinal n; 0 is {@link #LEGAL}. */
    static Verdict ofBits(int bits) {
        return BY_CODE[bits];
    }

    /** Returns the verdict of a stone that is no five. */
    static Verdict of(boolean overline, boolean doubleFour, boolean doubleThree) {
        return ofBits((overline ? 1 << Foul.OVERLINE.ordinal() : 0)
                | (doubleFour ? 1 << Foul.DOUBLE_FOUR.ordinal() : 0)
                | (doubleThree ? 1 << Foul.DOUBLE_THREE.ordinal() : 0));
    }

    /** Returns the verdict of this {@link #code}. */
    static Verdict ofCode(int code) {
        return BY_CODE[code];
    }

    /** Returns a number from 0 to 8 that stands for this verdict; 0 is {@link #LEGAL}. */
    int code() {
        return five ? 8 : bits;
    }

    /** Says whether the stone completes a run of exactly five. */
    public boolean five() {
        return five;
    }

    /** Says whether the point is forbidden for Black. */
    public boolean forbidden() {
        return bits != 0;
    }

    /** Says whether the stone is this foul, among others perhaps. */
    public boolean has(Foul foul) {
        return (bits >> foul.ordinal() & 1) != 0;
    }

    /** Returns all fouls in the order of display; empty when the point is not forbidden. */
    public List<Foul> fouls() {
        return fouls;
    }

    /** Returns the first foul in the order of display. */
    public Optional<Foul> first() {
        return fouls.stream().findFirst();
    }

    @Override
    public String toString() {
        return five ? "FIVE" : bits == 0 ? "LEGAL" : fouls.toString();
    }
}
