package tengen.desk.event;

import java.util.List;

/**
 * Who is paired: a player, or a team.
 *
 * @param id the order of entry, from 1
 * @param rating 0 = none
 * @param members of a team in board order, reserves last; empty for a player
 */
public record Entrant(int id, String name, String club, int rating, List<String> members) {
    public Entrant {
        if (id < 1 || name.isBlank() || rating < 0) {
            throw new IllegalArgumentException("no entrant: " + id + " '" + name + "', rating " + rating);
        }
        members = List.copyOf(members);
    }

    /** Returns the person who plays on this board of this entrant: the player himself, or the team's member. */
    public String person(int member) {
        return members.isEmpty() ? name : members.get(member);
    }
}
