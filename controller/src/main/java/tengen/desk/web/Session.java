package tengen.desk.web;

/** An arbiter who has logged in. Any thread. */
public final class Session {
    private final String who;
    private final String token;
    private final long bornNanos;
    private volatile long usedNanos;
    private volatile boolean ended;

    Session(String who, String token, long nowNanos) {
        this.who = who;
        this.token = token;
        bornNanos = nowNanos;
        usedNanos = nowNanos;
    }

    /** Returns the arbiter's name. */
    public String who() {
        return who;
    }

    /** Returns what every action of this session must carry. */
    public String token() {
        return token;
    }

    void used(long nowNanos) {
        usedNanos = nowNanos;
    }

    /** Says whether the session is over at this moment. */
    boolean isOver(long nowNanos, long idleNanos, long longestNanos) {
        return ended || nowNanos - usedNanos > idleNanos || nowNanos - bornNanos > longestNanos;
    }

    void end() {
        ended = true;
    }
}
