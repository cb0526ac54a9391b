package tengen.sim.broker;

/** What goes wrong with a simulated broker; may be changed at any moment of a run. One thread. */
public final class BrokerFaults {
    private boolean down;
    private boolean frozen;
    private int duplicatePpm;
    private int losePpm;
    private long delayNanos = 1_000_000L;
    private long spreadNanos;
    private boolean forgets;

    /** Nobody answers, and everybody is thrown out. */
    public boolean isDown() {
        return down;
    }

    void setDown(boolean now) {
        down = now;
    }

    /** Connections stay, but nothing goes through in either direction, and nobody is told: half-open links, a stopped process. */
    public BrokerFaults freeze(boolean now) {
        frozen = now;
        return this;
    }

    boolean frozen() {
        return frozen;
    }

    /** So many messages of QoS 1 in a million come twice. */
    public BrokerFaults duplicate(int ppm) {
        duplicatePpm = ppm;
        return this;
    }

    int duplicatePpm() {
        return duplicatePpm;
    }

    /** So many messages of QoS 1 in a million are acknowledged and lost. */
    public BrokerFaults lose(int ppm) {
        losePpm = ppm;
        return this;
    }

    int losePpm() {
        return losePpm;
    }

    /** Each way takes this long and up to {@code spread} more, drawn for each message: with a spread, order is lost as it is over reconnects. */
    public BrokerFaults delay(long nanos, long spread) {
        delayNanos = nanos;
        spreadNanos = spread;
        return this;
    }

    long delayNanos() {
        return delayNanos;
    }

    long spreadNanos() {
        return spreadNanos;
    }

    /** At its next death the broker forgets what it kept: retained messages and sessions. */
    public BrokerFaults forget(boolean now) {
        forgets = now;
        return this;
    }

    boolean forgets() {
        return forgets;
    }
}
