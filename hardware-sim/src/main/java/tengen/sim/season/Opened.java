package tengen.sim.season;

import java.util.List;
import java.util.Map;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;

/**
 * How a known game was opened, as far as its file knows.
 *
 * @param procedure the word of the organiser's configuration
 * @param swap whether the swap right after three stones was used
 * @param rejected the fifth stones that White did not keep, in the order of the file
 * @param turns its turns, where they were drawn and not read
 */
public record Opened(String procedure, boolean swap, List<Point> rejected, List<OpeningTurn> turns) {
    /** Nothing is known of an opening procedure: one stone per turn. */
    static final Opened FREE = new Opened("free", false, List.of());

    public Opened {
        rejected = List.copyOf(rejected);
        turns = List.copyOf(turns);
    }

    /** An opening as a file knows it. */
    public Opened(String procedure, boolean swap, List<Point> rejected) {
        this(procedure, swap, rejected, List.of());
    }

    /** Returns the stones of the record after the turns that were drawn. */
    List<Point> stones() {
        return turns.isEmpty() ? List.of() : turns.getLast().moves();
    }

    /** Returns who sets the stone of this move, once the turns that were drawn are over. */
    ClockSide side(int number) {
        ClockSide first = turns.isEmpty()
                ? ClockSide.A
                : Turn.other(turns.getLast().turn().side());
        return (number - stones().size()) % 2 == 1 ? first : Turn.other(first);
    }

    /** Returns who holds Black after it. */
    ClockSide black() {
        return swap ? ClockSide.B : ClockSide.A;
    }

    /** Returns what the organiser of a season configures. */
    Map<String, String> settings() {
        return Map.of("claims", "automatic", "time", "20m+60s/move", "procedure", procedure);
    }

    /** Says whether it is one of gomoku, which knows no forbidden moves. */
    boolean gomoku() {
        return procedure.equals("swap2");
    }

    /** Says whether the game is played one stone per turn from the first. */
    public boolean free() {
        return procedure.equals("free");
    }

    /** Says whether the number of offers is declared with the opening. */
    boolean declares() {
        return procedure.equals("chinese-n");
    }
}
