package tengen.engine.opening;

import java.util.List;

/**
 * How a game is opened: a table of steps that can be held beside RULES 2.
 *
 * @param steps in the order of the rules; the first is the opener's
 * @param canonical whether the first three stones must be one of the 26 openings
 * @param gomoku no forbidden moves, and only exactly five wins (RULES 2.8)
 * @param firstPass the first move number at which passing is allowed (RULES 2.0, DESIGN 4)
 */
public record Procedure(List<Step> steps, boolean canonical, boolean gomoku, int firstPass) {
    private static final int PASS_AFTER_OPENING = 7;
    private static final int PASS_EARLY = 4;

    public Procedure {
        steps = List.copyOf(steps);
    }

    /** A renju procedure that starts from one of the 26 openings. */
    static Procedure renju(Step... steps) {
        return new Procedure(List.of(steps), true, false, PASS_AFTER_OPENING);
    }

    /** A renju procedure in which the third stone may leave the 26. */
    static Procedure wide(Step... steps) {
        return new Procedure(List.of(steps), false, false, PASS_AFTER_OPENING);
    }

    static Procedure gomoku(Step... steps) {
        return new Procedure(List.of(steps), false, true, PASS_AFTER_OPENING);
    }

    Procedure passEarly() {
        return new Procedure(steps, canonical, gomoku, PASS_EARLY);
    }

    /** Returns the step with this index. */
    public Step step(int index) {
        return steps.get(index);
    }
}
