package tengen.desk;

import java.util.Optional;
import tengen.mqtt.DeskPresence;

/**
 * Which of several desks acknowledges: the last one that said "online", as the broker orders them. A desk that finds another one there stands by until a person
 * promotes it. One thread.
 */
final class Role {
    private final String mine;
    private boolean promoted;
    private boolean active;
    private boolean spoke;
    private boolean echoed;
    private Optional<DeskPresence> other = Optional.empty();

    /** What a presence means for this desk. */
    enum Turn {
        NONE,
        /** Another desk acknowledges from now on. */
        STOOD_DOWN,
        /** The desk that acknowledged is gone. */
        OTHER_GONE,
        /** This desk is said to be gone, and is not. */
        WRONGED,
        /** This desk is the last that spoke after all. */
        RAISED
    }

    Role(String mine, boolean promoted) {
        this.mine = mine;
        this.promoted = promoted;
    }

    Turn heard(DeskPresence found) {
        if (found.deskEpoch().equals(mine)) {
            if (!found.online()) {
                return active ? Turn.WRONGED : Turn.NONE;
            }
            // Two desks spoke at once: the broker's order decides, and this one was the last.
            echoed = true;
            boolean rises = !active && spoke && other.isPresent();
            other = Optional.empty();
            active |= rises;
            return rises ? Turn.RAISED : Turn.NONE;
        }
        if (found.online()) {
            boolean stoodDown = active;
            active = false;
            other = Optional.of(found);
            return stoodDown ? Turn.STOOD_DOWN : Turn.NONE;
        }
        if (active) {
            return Turn.WRONGED;
        }
        boolean gone =
                other.filter(now -> now.deskEpoch().equals(found.deskEpoch())).isPresent();
        other = Optional.empty();
        return gone ? Turn.OTHER_GONE : Turn.NONE;
    }

    /** The connection is new: what stands at the broker is to be heard first. */
    void reset() {
        active = false;
        spoke = false;
        echoed = false;
        other = Optional.empty();
    }

    /** Everything that stands at the broker has been heard; returns whether this desk acknowledges. */
    boolean decide() {
        active = promoted || other.isEmpty();
        // From its first word on it is one desk that may lose its place, not one that was told to take it.
        promoted = false;
        spoke = active;
        echoed = false;
        return active;
    }

    /** A person says that this desk acknowledges from now on. */
    void promote() {
        promoted = true;
    }

    /** Says whether this desk's word has come back from the broker: every table can see it. */
    boolean isEchoed() {
        return echoed;
    }

    boolean isActive() {
        return active;
    }

    String otherEpoch() {
        return other.map(DeskPresence::deskEpoch).orElse("");
    }
}
