package tengen.engine.opening;

/** Free opening (自由开局), RULES 2.1. */
public final class FreeOpening {
    private FreeOpening() {}

    /**
     * Returns the procedure.
     *
     * @param anyFirstPoint whether the first stone may leave the centre
     */
    public static Procedure free(boolean anyFirstPoint) {
        Zone first = anyFirstPoint ? Zone.ANYWHERE : Zone.CENTRE;
        return Procedure.wide(
                        Step.stones("1", first).to(1),
                        Step.stones("2", Zone.ANYWHERE).to(2),
                        Step.stones("3", Zone.ANYWHERE).to(Step.END))
                .passEarly();
    }
}
