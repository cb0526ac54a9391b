package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is open between the arbiter and the seats of a game.
 *
 * @param absent seats at which nobody sits, as the arbiter noted
 * @param proposed a disqualification that waits for a second person's word
 * @param request what a player has asked for
 */
public record Docket(List<Seat> absent, Optional<Proposal> proposed, Optional<Plea> request) {
    /** Nothing is open. */
    public static final Docket EMPTY = new Docket(List.of(), Optional.empty(), Optional.empty());

    /** A disqualification, and who asked for it. */
    public record Proposal(Seat seat, String by) {}

    /** A player's request; {@code nanos} is what an extension asks for. */
    public record Plea(Seat seat, Event.Request kind, long nanos) {}

    public Docket {
        absent = List.copyOf(absent);
    }

    Docket absent(Seat seat, boolean away) {
        List<Seat> list = new ArrayList<>(absent);
        list.remove(seat);
        if (away) {
            list.add(seat);
        }
        return new Docket(list, proposed, request);
    }

    Docket proposing(Optional<Proposal> proposal) {
        return new Docket(absent, proposal, request);
    }

    Docket asking(Optional<Plea> plea) {
        return new Docket(absent, proposed, plea);
    }
}
