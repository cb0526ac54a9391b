package tengen.sim.live;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tengen.bridge.Sites;

/**
 * The reeds of a board in a file that two processes have mapped: the world closes them, the table's simulated chain reads them. Also what shall hang, for tests of
 * the watchdog.
 *
 * <p>Each quarter of the board changes by itself; a stone may land between two of them, as between two rows.
 */
public final class SharedBoard {
    private static final int WORDS = 4;
    private static final int HANG = WORDS;
    private static final String NAME = "board";

    private final LongBuffer words;

    /** What of the table's hardware answers no more. */
    public enum Hang {
        NOTHING,
        /** A transfer on the bus does not return. */
        BUS,
        /** A write to the journal's medium does not return. */
        MEDIUM,
        /** A write to the journal's medium fails at once: there is no room. */
        ROOM
    }

    private SharedBoard(LongBuffer words) {
        this.words = words;
    }

    /** Makes the file, with all reeds open. */
    static SharedBoard lay(Path folder) throws IOException {
        SharedBoard board = map(folder, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        board.show(Sites.NONE);
        board.hang(Hang.NOTHING);
        return board;
    }

    /** Opens the file of a world that stands. */
    public static SharedBoard join(Path folder) throws IOException {
        return map(folder, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static SharedBoard map(Path folder, StandardOpenOption... options) throws IOException {
        try (FileChannel file = FileChannel.open(folder.resolve(NAME), options)) {
            // The mapping outlives the channel.
            return new SharedBoard(file.map(FileChannel.MapMode.READ_WRITE, 0, (WORDS + 1) * Long.BYTES)
                    .order(ByteOrder.nativeOrder())
                    .asLongBuffer());
        }
    }

    /** Closes these reeds and opens all others. */
    void show(Sites closed) {
        words.put(0, closed.w0()).put(1, closed.w1()).put(2, closed.w2()).put(3, closed.w3());
    }

    /** Returns the closed reeds. */
    Sites closed() {
        return new Sites(words.get(0), words.get(1), words.get(2), words.get(3));
    }

    /** Lets something hang, or go on. */
    public void hang(Hang what) {
        words.put(HANG, what.ordinal());
    }

    /** Says whether this hangs now. */
    boolean hangs(Hang what) {
        return words.get(HANG) == what.ordinal();
    }
}
