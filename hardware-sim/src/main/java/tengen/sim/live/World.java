package tengen.sim.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.bridge.reed.Wiring;
import tengen.engine.Point;
import tengen.mqtt.Chance;
import tengen.sim.bench.LibC;
import tengen.sim.bench.Pty;
import tengen.sim.chip.ReedChain;
import tengen.sim.clock.ClockTraits;
import tengen.sim.clock.SimCable;
import tengen.sim.clock.SimClock;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;
import tengen.sim.world.BoardWorld;
import tengen.time.Alarm;
import tengen.time.Ticker;

/**
 * A board and a clock in real time. A table finds the board's reeds in the file {@code board} of the world's folder and the clock behind {@code clock}, a link to
 * a pseudo terminal: {@code device = "sim:FOLDER"}.
 *
 * <p>Deeds may come from any thread; they are done on the world's own.
 */
public final class World implements AutoCloseable {
    private static final int POLL_MILLIS = 100;
    private static final long NO_PEER_NANOS = 20_000_000L;
    private static final long JOIN_MILLIS = 2_000;
    private static final long LONGEST_REST_NANOS = 50_000_000L;
    private static final String CLOCK = "clock";

    private final Agenda agenda = new Agenda();
    private final ReedChain chain = new ReedChain(Wiring.read(), agenda);
    private final SharedBoard shared;
    private final BoardWorld board;
    private final SimCable cable;
    private final SimClock clock;
    private final Pty pty;
    private final Path link;
    private final Ticker ticker = Ticker.system();
    private final Alarm alarm = new Alarm(ticker);
    private final ConcurrentLinkedQueue<Runnable> deeds = new ConcurrentLinkedQueue<>();
    private final long originNanos = ticker.nanos();
    private final Line line = new Line();
    private final Thread life;
    private final Thread ear;
    private volatile boolean stopped;

    private World(Path folder, SharedBoard shared, Pty pty, long seed) {
        this.shared = shared;
        this.pty = pty;
        this.link = link(folder);
        Dice dice = new Dice(seed);
        board = new BoardWorld(agenda, chain, dice);
        cable = new SimCable(agenda, seed);
        // Another boot number than at any earlier start of this world, as a real clock has.
        int boot = 1 + (int) Chance.system().below(0xfffe);
        clock = new SimClock(agenda, cable, ClockTraits.of(seed).after(boot));
        cable.onBytes(line::fromClock);
        life = Thread.ofPlatform().name("world").daemon(true).unstarted(this::run);
        ear = Thread.ofPlatform().name("world-pty").daemon(true).unstarted(this::listen);
    }

    /**
     * Begins a world in a folder that exists, with an empty board.
     *
     * @throws IOException when the folder cannot be written or the machine has no pseudo terminal
     */
    public static World begin(Path folder, long seed) throws IOException {
        SharedBoard shared = SharedBoard.lay(folder);
        Pty pty = Pty.open(LibC.load());
        World world = new World(folder, shared, pty, seed);
        Files.deleteIfExists(world.link);
        Files.createSymbolicLink(world.link, Path.of(pty.device()));
        world.life.start();
        world.ear.start();
        return world;
    }

    /** Returns the link to the clock's device in a world's folder. */
    static Path link(Path folder) {
        return folder.resolve(CLOCK);
    }

    /** The world never waits for a busy machine: a clock that fell behind would tell wrong times. */
    private void run() {
        clock.powerOn();
        while (!stopped) {
            agenda.runUntil(ticker.nanos() - originNanos);
            for (Runnable deed = deeds.poll(); deed != null; deed = deeds.poll()) {
                deed.run();
            }
            line.deliver();
            shared.show(chain.closed());
            long latestNanos = ticker.nanos() + LONGEST_REST_NANOS;
            long dueNanos = agenda.nextDueNanos();
            alarm.until(dueNanos == Long.MAX_VALUE ? latestNanos : Math.min(latestNanos, originNanos + dueNanos));
        }
    }

    private void act(Runnable deed) {
        deeds.add(deed);
        alarm.wake();
    }

    private void listen() {
        Alarm rest = new Alarm(ticker);
        while (!stopped) {
            Pty.Found found = pty.read(POLL_MILLIS, bytes -> {
                line.toClock.add(bytes);
                alarm.wake();
            });
            if (found == Pty.Found.NO_PEER) {
                rest.until(ticker.nanos() + NO_PEER_NANOS);
            }
        }
    }

    /** Sets a stone down. */
    public void place(Point point) {
        act(() -> board.place(point));
    }

    /** Takes a stone away. */
    public void lift(Point point) {
        act(() -> board.lift(point));
    }

    /** Drags a stone. */
    public void slide(Point from, Point to, long overNanos) {
        act(() -> board.slide(from, to, overNanos));
    }

    /** Takes every stone away. */
    public void clear() {
        act(board::clear);
    }

    /** Presses a lever. */
    public void press(ClockSide side) {
        act(() -> clock.press(side));
    }

    /** Holds a key down for a while. */
    public void key(ClockKey key, long holdNanos) {
        act(() -> clock.hold(key, holdNanos));
    }

    /** Breaks something of the board, or mends it. */
    public void fault(Consumer<BoardWorld> what) {
        act(() -> what.accept(board));
    }

    /** Lets something of the table's hardware hang, or go on. */
    public void hang(SharedBoard.Hang what) {
        shared.hang(what);
    }

    /** Returns what the reeds show. */
    public Sites closed() {
        return shared.closed();
    }

    @Override
    public void close() {
        stopped = true;
        alarm.wake();
        try {
            life.join(JOIN_MILLIS);
            ear.join(JOIN_MILLIS);
            Files.deleteIfExists(link);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            org.slf4j.LoggerFactory.getLogger(World.class).debug("link not removed", e);
        }
        pty.close();
    }

    /** Bytes between the cable and the pseudo terminal. */
    private final class Line {
        private final ConcurrentLinkedQueue<byte[]> toClock = new ConcurrentLinkedQueue<>();
        private final byte[] chunk = new byte[512];

        void fromClock() {
            while (cable.hasBytes()) {
                // Nobody at the other end: the bytes are lost, as on a loose cable.
                pty.write(chunk, cable.read(chunk));
            }
        }

        void deliver() {
            for (byte[] bytes = toClock.poll(); bytes != null; bytes = toClock.poll()) {
                cable.write(bytes, bytes.length);
            }
        }
    }
}
