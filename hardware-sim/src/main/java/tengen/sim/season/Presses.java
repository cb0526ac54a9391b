package tengen.sim.season;

import tengen.game.Event;
import tengen.record.Row;

/** Counts what became of the levers' presses, from the rows as they are written. One thread. */
final class Presses {
    private int refused;
    private int ended;
    private boolean unclear;
    private boolean misordered;

    /** Takes a row. */
    void hear(Row row) {
        boolean lever = row.type().equals("CommandRefused") && row.body().contains("LEVER");
        // Clocks that stand after a restart are the arbiter's matter, not the stone's.
        if (lever && !row.body().contains(Event.RefusalReason.CLOCKS_STOPPED.name())) {
            refused++;
            unclear = row.body().contains(Event.RefusalReason.BOARD_UNCLEAR.name());
            misordered = row.body().contains(Event.RefusalReason.OUTSIDE_ZONE.name())
                    || row.body().contains(Event.RefusalReason.NOT_ONE_OF_26.name());
        }
        if (row.type().equals("TurnEnded")) {
            ended++;
        }
    }

    /** Returns how many were refused while the clocks ran. */
    int refused() {
        return refused;
    }

    /** Returns how many turns have ended. */
    int ended() {
        return ended;
    }

    /** Says whether the last refusal was for an order in which the stones make no opening. */
    boolean misordered() {
        return misordered;
    }

    /** Says whether the last refusal was for stones whose order nobody can tell. */
    boolean unclear() {
        return unclear;
    }
}
