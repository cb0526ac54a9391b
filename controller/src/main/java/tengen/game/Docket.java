package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is open between the arbiter and the seats of a game.
 *
 * @param absent seats at which nobody sits, as the arbiter noted
 * @param proposed disqualifications that wait for a second person's word, one of a seat at most
 * @param request what a player has asked for
 */
public record Docket(List<Seat> absent, List<Proposal> proposed, Optional<Plea> request) {
    /** Nothing is open. */
    public static final Docket EMPTY = new Docket(List.of(), List.of(), Optional.empty());

    /** A disqualification, and who asked for it. */
    public record Proposal(Seat seat, String by) {
        /** Says whether the same person speaks again, however the name is spaced and whatever its case. */
        boolean isOf(String name) {
            return folded(by).equals(folded(name));
        }

        private static String folded(String name) {
            return name.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        }
    }

    /** A player's request; {@code nanos} is what an extension asks for. */
    public record Plea(Seat seat, Event.Request kind, long nanos) {}

    public Docket {
        absent = List.copyOf(absent);
        proposed = List.copyOf(proposed);
    }

    /** Returns the disqualification of this seat that waits for a second person's word. */
    public Optional<Proposal> proposal(Seat seat) {
        return proposed.stream().filter(one -> one.seat() == seat).findFirst();
    }

    Docket absent(Seat seat, boolean away) {
        List<Seat> list = new ArrayList<>(absent);
        list.remove(seat);
        if (away) {
            list.add(seat);
        }
        return new Docket(list, proposed, request);
    }

    Docket proposing(Proposal proposal) {
        List<Proposal> list = new ArrayList<>(settled(proposal.seat()).proposed);
        list.add(proposal);
        return new Docket(absent, list, request);
    }

    /** Nobody's word on this seat is waited for any more. */
    Docket settled(Seat seat) {
        return new Docket(
                absent, proposed.stream().filter(one -> one.seat() != seat).toList(), request);
    }

    /** Nobody's word on any seat is waited for any more. */
    Docket settled() {
        return new Docket(absent, List.of(), request);
    }

    Docket asking(Optional<Plea> plea) {
        return new Docket(absent, proposed, plea);
    }
}
