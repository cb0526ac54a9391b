package tengen.mqtt;

import java.util.Optional;

/**
 * Notices a second table of the same name (BUGLOG F2). Both have the same client id, so each throws the other out when it connects; what the other left at the
 * broker tells it. Whoever finds a stranger there stays away for 30 s and more. A stranger that has not moved between two visits is none: being thrown out makes a
 * living one come back. One thread.
 */
final class Neighbour {
    private Optional<Presence> seen = Optional.empty();
    private boolean mineStands;

    /** What a presence on this table's own topic means. */
    enum Meaning {
        /** Nothing of note. */
        NOTHING,
        /** Another table has this name and lives. */
        IN_USE,
        /** This table is told to be gone, and is not: it must say so again. */
        WRONGED
    }

    /** Judges what stands on the topic; {@code mine} is what this table says, {@code announced} whether it has said so on this connection. */
    Meaning judge(Presence found, Presence mine, boolean announced) {
        if (!found.online()) {
            // An earlier connection's will that comes late, or a stranger's farewell.
            return announced ? Meaning.WRONGED : Meaning.NOTHING;
        }
        if (!found.strangerTo(mine)) {
            return Meaning.NOTHING;
        }
        boolean moved = mineStands
                || seen.isEmpty()
                || !seen.get().instance().equals(found.instance())
                || seen.get().conn() != found.conn();
        seen = Optional.of(found);
        mineStands = false;
        return moved || announced ? Meaning.IN_USE : Meaning.NOTHING;
    }

    /** This table's own presence is what stands at the broker now. */
    void announced() {
        mineStands = true;
    }
}
