package tengen.mqtt;

import java.util.ArrayDeque;
import java.util.function.Consumer;
import tengen.game.Event;

/** Tells the edges: broker and desk gone and back, to the journal and to people, each once. One thread. */
final class Waypoint {
    /** A link that comes and goes faster than the inbox takes it keeps its last words only. */
    private static final int MOST = 8;

    private record Edge(Event.Part part, boolean up) {}

    private final Consumer<Trouble> troubles;
    private final Orders orders;
    private final ArrayDeque<Edge> untold = new ArrayDeque<>();
    private volatile boolean brokerUp;
    private boolean brokerTold;
    private boolean deskUp;
    private String refusedTopic = "";
    private String stranger = "";
    private long behind;
    private boolean hostile;

    Waypoint(Consumer<Trouble> troubles, Orders orders) {
        this.troubles = troubles;
        this.orders = orders;
    }

    /** Brings to the inbox what it had no room for. */
    void turn() {
        while (!untold.isEmpty()
                && orders.link(untold.getFirst().part(), untold.getFirst().up())) {
            untold.removeFirst();
        }
    }

    /** Says whether a connection to the broker stands. Any thread. */
    boolean brokerUp() {
        return brokerUp;
    }

    void broker(boolean up) {
        if (up && !brokerUp) {
            brokerUp = true;
            brokerTold = false;
            refusedTopic = "";
            say(Trouble.Kind.BROKER_BACK, "at the broker");
            edge(Event.Part.BROKER, true);
        }
    }

    void broker(boolean up, Happening.Loss why, String detail) {
        if (up || brokerTold) {
            return;
        }
        brokerTold = true;
        say(
                why == Happening.Loss.NOT_AUTHORISED ? Trouble.Kind.REFUSED : Trouble.Kind.NO_BROKER,
                "no broker, trying again: " + detail);
        if (brokerUp) {
            brokerUp = false;
            edge(Event.Part.BROKER, false);
        }
    }

    void desk(boolean up) {
        if (up != deskUp) {
            deskUp = up;
            say(
                    up ? Trouble.Kind.DESK_BACK : Trouble.Kind.NO_DESK,
                    up ? "a desk acknowledges" : "no desk acknowledges; events wait in the journal");
            edge(Event.Part.DESK, up);
        }
    }

    void refused(String topic, int code) {
        if (!refusedTopic.equals(topic)) {
            refusedTopic = topic;
            say(Trouble.Kind.REFUSED, String.format("the broker refuses %s (0x%02x)", topic, code));
        }
    }

    void inUse(String table, Presence found) {
        if (!stranger.equals(found.instance())) {
            stranger = found.instance();
            say(Trouble.Kind.ID_IN_USE, "id in use: another table is called " + table + ", staying away for 30 s");
        }
    }

    void journalBehind(long have, long lastSeq) {
        if (behind != have) {
            behind = have;
            say(
                    Trouble.Kind.JOURNAL_BEHIND,
                    "the desk has events up to " + have + ", the journal ends at " + lastSeq + ": it has lost its end");
        }
    }

    void hostile() {
        if (!hostile) {
            hostile = true;
            say(Trouble.Kind.REFUSED, "something came as a command that is none; it was dropped");
        }
    }

    private void say(Trouble.Kind kind, String line) {
        troubles.accept(new Trouble(kind, line));
    }

    private void edge(Event.Part part, boolean up) {
        if (untold.size() >= MOST) {
            untold.removeFirst();
            untold.removeFirst();
        }
        untold.add(new Edge(part, up));
    }
}
