package tengen.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockReport;
import tengen.mqtt.NetworkThread;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.time.Ticker;

/**
 * A black box for each game in one folder, the newest {@value #KEPT} kept. The loop hands over what it takes; a thread writes, so that a medium which stalls
 * stalls nobody else. A box begins with the process or with a pairing, and tells what the journal held since the pairing before.
 */
public final class BlackBoxes implements AutoCloseable {
    /** Boxes in the folder: with a megabyte each at most, a share of a card that nobody misses. */
    static final int KEPT = 40;

    private static final Logger log = LoggerFactory.getLogger(BlackBoxes.class);

    /** The last megabytes belong to the journal. */
    private static final long LEFT_TO_THE_JOURNAL_BYTES = 50_000_000;

    private static final int QUEUE = 20_000;
    private static final String SUFFIX = ".blackbox";

    /** Stones that stand when a game is paired have begun to do so in this time, or long before. */
    private static final long PRELUDE_NANOS = 2_000_000_000L;

    private final Path folder;
    private final Ticker ticker;
    private final ArrayBlockingQueue<Entry> queue = new ArrayBlockingQueue<>(QUEUE);
    private final NetworkThread thread;
    private final ArrayDeque<Take> board = new ArrayDeque<>();
    private final BlackBoxStart life;
    private final BlackBoxJournal past = new BlackBoxJournal();
    private Optional<Take> beat = Optional.empty();
    private Optional<Take> order = Optional.empty();
    private boolean lost;

    /** What the thread is handed. */
    private sealed interface Entry permits Take, Begin {}

    private record Take(long atNanos, Item item) implements Entry {}

    private record Begin(String name, BlackBoxStart start, List<Take> prelude) implements Entry {}

    private BlackBoxes(Path folder, Ticker ticker, BlackBoxStart life) {
        this.folder = folder;
        this.ticker = ticker;
        this.life = life;
        life.rows().forEach(past::hear);
        this.thread = new NetworkThread("black-box", new Writing(), ticker);
    }

    /** Returns the folder of the boxes that belong to this journal. */
    public static Path beside(Path journal) {
        String name = String.valueOf(journal.getFileName());
        int dot = name.lastIndexOf('.');
        return journal.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + "-blackbox");
    }

    /**
     * Reads what the journal holds before a process begins its loop, and hears rows from then on.
     *
     * @param machine the machine's power-up
     * @param boot the process's number
     * @param settleNanos how long a stone must rest
     * @param broken points as counted from the near side whose reeds are known to be broken
     * @throws StoreFault when the journal cannot be read
     */
    public static BlackBoxes before(
            Path folder, Ticker ticker, Journal journal, String machine, long boot, long settleNanos, Sites broken)
            throws StoreFault {
        BlackBoxStart life = new BlackBoxStart(
                machine, boot, settleNanos, broken, journal.lastSeq(), ticker.nanos(), BlackBoxJournal.since(journal));
        return new BlackBoxes(folder, ticker, life);
    }

    /** Begins the box of the process that starts now and sees everything that its loop takes. Before the loop's first turn. */
    public void begin(TableLoop loop) {
        BlackBoxStart now = life.from(life.lastSeq(), loop.startNanos(), life.rows());
        String game = life.rows().isEmpty() ? "table" : life.rows().getLast().game();
        offer(new Begin(name(game, life.lastSeq()), now, List.of()));
        loop.onTaken(this::take);
        thread.start();
    }

    private static String name(String game, long seq) {
        return game.replaceAll("[^A-Za-z0-9_-]", "_") + "-" + seq + SUFFIX;
    }

    /** Takes an item as the loop takes it, in the turn of this moment. Loop thread. */
    void take(long turnNanos, Item item) {
        Take take = new Take(turnNanos, item);
        switch (item) {
            case Item.Board b -> remember(take);
            case Item.BoardLost b -> remember(take);
            case Item.Reported told -> beat = told.report() instanceof ClockReport.Beat ? Optional.of(take) : beat;
            case Item.Order o -> order = Optional.of(take);
            case Item.Pairing p -> order = Optional.of(take);
            case Item.FromClock f -> {}
            case Item.BadOrder b -> {}
            case Item.Link l -> {}
        }
        offer(take);
    }

    private void remember(Take take) {
        board.addLast(take);
        while (board.size() > 1 && take.atNanos() - second(board).atNanos() > PRELUDE_NANOS) {
            board.removeFirst();
        }
    }

    private static Take second(ArrayDeque<Take> takes) {
        var all = takes.iterator();
        all.next();
        return all.next();
    }

    /** A row was written: a pairing begins the next box, with what led to it. Loop thread. */
    public void accept(Row row) {
        if (BlackBoxJournal.isPairing(row)) {
            List<Take> prelude = new ArrayList<>(board);
            beat.ifPresent(prelude::add);
            order.ifPresent(prelude::add);
            prelude.sort(Comparator.comparing(Take::atNanos, (a, b) -> Long.signum(a - b)));
            long startNanos =
                    prelude.isEmpty() ? ticker.nanos() : prelude.getFirst().atNanos();
            offer(new Begin(
                    name(row.game(), row.seq() - 1), life.from(row.seq() - 1, startNanos, past.rows()), prelude));
        }
        past.hear(row);
    }

    private void offer(Entry entry) {
        if (!queue.offer(entry) && !lost) {
            lost = true;
            log.warn("black box: the medium is too slow, what happens now is not kept in it");
        }
    }

    @Override
    public void close() {
        thread.stop();
    }

    /** What the thread does. */
    private final class Writing implements NetworkThread.Work {
        private static final long REST_NANOS = 500_000_000L;

        private @Nullable BlackBox now;

        @Override
        public int turn(long nowNanos) {
            // What comes while it writes is for the next turn.
            for (int left = queue.size(); left > 0; left--) {
                Entry entry = queue.poll();
                if (entry != null) {
                    write(entry);
                }
            }
            return 0;
        }

        private void write(Entry entry) {
            BlackBox box = now;
            switch (entry) {
                case Take take -> {
                    if (box != null) {
                        box.take(take.atNanos(), take.item());
                    }
                }
                case Begin begin -> {
                    close();
                    begin(begin);
                }
            }
        }

        private void begin(Begin begin) {
            try {
                Files.createDirectories(folder);
                if (Files.getFileStore(folder).getUsableSpace() < LEFT_TO_THE_JOURNAL_BYTES) {
                    log.warn("black box: none is kept, {} has too little room", folder);
                    return;
                }
                tidy();
                BlackBox box = BlackBox.begin(folder.resolve(begin.name()), ticker, begin.start());
                begin.prelude().forEach(take -> box.take(take.atNanos(), take.item()));
                now = box;
            } catch (IOException e) {
                log.warn("black box: none is kept: {}", e.toString());
            }
        }

        /** Makes room for one more. */
        private void tidy() throws IOException {
            List<Path> boxes;
            try (Stream<Path> files = Files.list(folder)) {
                boxes = new ArrayList<>(
                        files.filter(file -> file.toString().endsWith(SUFFIX)).toList());
            }
            boxes.sort(Comparator.comparingLong(BlackBoxes::writtenMillis));
            for (int i = 0; i <= boxes.size() - KEPT; i++) {
                Files.deleteIfExists(boxes.get(i));
            }
        }

        @Override
        public long nextDueNanos() {
            return ticker.nanos() + REST_NANOS;
        }

        @Override
        public void farewell(long nowNanos) {
            // What waits is written by the turns that follow.
        }

        @Override
        public boolean isGone() {
            return queue.isEmpty();
        }

        @Override
        public void close() {
            BlackBox box = now;
            now = null;
            if (box != null) {
                box.close();
            }
        }
    }

    private static long writtenMillis(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException e) {
            // Gone meanwhile: nothing to delete first.
            return Long.MAX_VALUE;
        }
    }
}
