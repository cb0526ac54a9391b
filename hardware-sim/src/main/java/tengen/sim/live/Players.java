package tengen.sim.live;

import java.io.IOException;
import java.net.ConnectException;
import java.util.List;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.engine.Point;
import tengen.time.Alarm;
import tengen.time.Ticker;

/** Two players who play the same short game again and again, with an arbiter beside them. Real time, the caller's thread. */
public final class Players {
    private static final List<String> MOVES = List.of("H8", "H9", "I8", "I9", "J8", "J9", "K8", "K9", "L8");
    private static final String RULES = "procedure=free claims=automatic time=20m+60s/move";
    private static final long LOOK_NANOS = 5_000_000L;
    private static final long PATIENCE_NANOS = 30_000_000_000L;
    private static final long KEY_NANOS = 100_000_000L;

    private final World world;
    private final Arbiter arbiter;
    private final long thinkNanos;
    private final Alarm rest = new Alarm(Ticker.system());

    /** Seats the players at a world's table; they play as fast as the table follows. */
    public Players(World world, Arbiter arbiter) {
        this(world, arbiter, 0);
    }

    /**
     * Seats the players at a world's table.
     *
     * @param thinkNanos how long each thinks before he sets a stone, 0 or more
     */
    Players(World world, Arbiter arbiter, long thinkNanos) {
        this.world = world;
        this.arbiter = arbiter;
        this.thinkNanos = thinkNanos;
    }

    /** Plays one game from the pairing to the confirmed result and clears the board. */
    public void play(String game) throws IOException, InterruptedException {
        begin(game);
        for (int i = 0; i < MOVES.size(); i++) {
            move(i);
        }
        world.key(ClockKey.CALL_A, KEY_NANOS);
        await("the claimed five ends the game", () -> state().contains("is over"));
        need(arbiter.say("confirm"));
        world.clear();
        await("the board is empty", () -> world.closed().equals(tengen.bridge.Sites.NONE));
    }

    /** Pairs and starts. */
    public void begin(String game) throws IOException, InterruptedException {
        await("the table knows its clock", () -> state().contains("clock up"));
        String[] answer = {arbiter.begin(game, RULES)};
        // The table still sees the stones that have just been cleared away; an arbiter says it again.
        await("the table sees an empty board", () -> {
            if (answer[0].endsWith("BOARD_NOT_EMPTY")) {
                answer[0] = arbiter.say("start");
            }
            return !answer[0].endsWith("BOARD_NOT_EMPTY");
        });
        need(answer[0]);
    }

    /** Thinks, sets the stone of this move and presses, the last two seen by the table. */
    public void move(int index) throws IOException, InterruptedException {
        if (thinkNanos > 0) {
            rest.until(Ticker.system().nanos() + thinkNanos);
        }
        ClockSide side = index % 2 == 0 ? ClockSide.A : ClockSide.B;
        world.place(Point.of(MOVES.get(index)));
        await("stone " + (index + 1) + " is seen", () -> moves() == index + 1);
        if (index < MOVES.size() - 1) {
            world.press(side);
            await("press " + (index + 1) + " is seen", () -> !mover().equals(side.name()));
        }
    }

    private String state() throws IOException, InterruptedException {
        return arbiter.health().text("state");
    }

    private long moves() throws IOException, InterruptedException {
        return arbiter.health().number("moves");
    }

    private String mover() throws IOException, InterruptedException {
        return arbiter.health().text("mover");
    }

    private static void need(String answer) throws IOException {
        if (!answer.isEmpty()) {
            throw new IOException(answer);
        }
    }

    /** What is waited for. */
    private interface Wanted {
        boolean holds() throws IOException, InterruptedException;
    }

    /** A table that does not listen yet may do so in a moment. */
    private static boolean holds(Wanted wanted) throws IOException, InterruptedException {
        try {
            return wanted.holds();
        } catch (ConnectException e) {
            return false;
        }
    }

    private void await(String what, Wanted wanted) throws IOException, InterruptedException {
        long untilNanos = Ticker.system().nanos() + PATIENCE_NANOS;
        while (!holds(wanted)) {
            if (Ticker.system().nanos() - untilNanos > 0) {
                throw new IOException("not within 30 s: " + what + "; the table says: " + state());
            }
            rest.until(Ticker.system().nanos() + LOOK_NANOS);
        }
    }
}
