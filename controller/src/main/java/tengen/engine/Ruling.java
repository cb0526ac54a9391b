package tengen.engine;

/**
 * A black stone judged by both readings of RULES 1.4.
 *
 * @param verdict by the reading the event plays
 * @param other by the other reading
 */
public record Ruling(Verdict verdict, Verdict other) {
    /**
     * Says whether one reading forbids the stone and the other does not: then the arbiter decides, and nothing ends or is blocked by itself.
     *
     * <p>Readings that forbid it for different kinds agree on what a claim is worth, so they are not in dispute.
     */
    public boolean disputed() {
        return verdict.forbidden() != other.forbidden();
    }
}
