package tengen.record.care;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tengen.record.Journal;
import tengen.record.SqliteJournal;
import tengen.record.StoreFault;

/**
 * A table's store in life (OPERATIONS 2): opens the journal, restoring it when it is damaged; keeps a reserve of room and copies; says in one line each what a
 * person must know. Its own thread writes, so that nobody waits for longer than {@link PatientJournal#PATIENCE_NANOS}.
 */
public final class StoreCare implements AutoCloseable {
    /** Less than this is told: room for a hundred games. */
    public static final long LITTLE_ROOM_BYTES = 64L << 20;

    private static final Logger log = LoggerFactory.getLogger(StoreCare.class);

    private final Places places;
    private final Reserve reserve;
    private final SqliteJournal file;
    private final Journal journal;
    private final ExecutorService store;
    private final Consumer<String> alarm;
    private final Optional<Restoration> restored;
    private final Optional<String> objection;
    private boolean littleRoomTold;

    private StoreCare(
            Places places,
            SqliteJournal file,
            Optional<Restoration> restored,
            ExecutorService store,
            Consumer<String> alarm) {
        this.places = places;
        this.file = file;
        this.restored = restored;
        this.store = store;
        this.alarm = alarm;
        reserve = new Reserve(places.journal().resolveSibling(places.journal().getFileName() + ".reserve"));
        journal = new PatientJournal(new ReservedJournal(file, reserve, alarm), store, PatientJournal.PATIENCE_NANOS);
        objection = places.medium().flatMap(Medium::objection);
    }

    /**
     * Opens the store.
     *
     * @param newEpoch the identity of a journal that begins now, after a restoration too
     * @param alarm hears what a person must know, one line each; any thread
     * @throws StoreFault when there is no way to write a journal, in one line
     */
    public static StoreCare open(Places places, String newEpoch, Consumer<String> alarm) throws StoreFault {
        Optional<Restoration> restored = Optional.empty();
        SqliteJournal file;
        Restoration.finish(places.journal());
        try {
            file = SqliteJournal.open(places.journal(), newEpoch);
        } catch (StoreFault fault) {
            if (fault.why() != StoreFault.Cause.DAMAGED) {
                throw fault;
            }
            Restoration done = Restoration.of(places.journal(), places.copies(), newEpoch);
            alarm.accept(fault.getMessage() + "; " + done.line());
            restored = Optional.of(done);
            file = SqliteJournal.open(places.journal(), newEpoch);
        }
        ExecutorService store = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name("store").daemon(true).factory());
        StoreCare care = new StoreCare(places, file, restored, store, alarm);
        care.begin();
        return care;
    }

    private void begin() {
        objection.ifPresent(alarm);
        if (!reserve.hold()) {
            alarm.accept("no room for the reserve of " + (Reserve.BYTES >> 20) + " MB beside "
                    + places.journal().getFileName() + ": make room before the next game");
        }
        lookAtRoom();
    }

    /** Returns the journal as a table uses it. */
    public Journal journal() {
        return journal;
    }

    /** Returns what was restored at the opening, if anything had to be: then no game goes on by itself. */
    public Optional<Restoration> restored() {
        return restored;
    }

    /** Returns in one line why no game that counts may begin; nothing when it may. */
    public Optional<String> objection() {
        return places.rated() ? objection : Optional.empty();
    }

    /**
     * A game is over: copies are made, the write-ahead file is emptied, the reserve is filled again. Returns at once.
     *
     * @param then what else is best done while nobody plays; on the store's thread, after all that
     */
    public void gameOver(Runnable then) {
        store.execute(this::tidy);
        store.execute(then);
    }

    private void tidy() {
        for (Backups place : places.copies()) {
            try {
                Path copy = place.make(file);
                log.info("journal copied to {}", copy);
            } catch (StoreFault fault) {
                alarm.accept(String.valueOf(fault.getMessage()));
            }
        }
        try {
            file.tidy();
        } catch (StoreFault fault) {
            alarm.accept(String.valueOf(fault.getMessage()));
        }
        if (!reserve.hold()) {
            alarm.accept("no room for the reserve any more: make room before the next game");
        }
        lookAtRoom();
    }

    /** Says once, and again after it was better, that room runs short. */
    private void lookAtRoom() {
        try {
            long bytes = Files.getFileStore(places.journal()).getUsableSpace();
            boolean little = bytes < LITTLE_ROOM_BYTES;
            if (little && !littleRoomTold) {
                alarm.accept("only " + (bytes >> 20) + " MB are free beside "
                        + places.journal().getFileName() + ": make room before it is needed");
            }
            littleRoomTold = little;
        } catch (IOException e) {
            alarm.accept("how much room there is beside " + places.journal().getFileName() + " cannot be told: " + e);
        }
    }

    /** Waits for what is being written, and lets go of everything; the reserve stays. */
    @Override
    public void close() {
        journal.close();
        store.shutdown();
    }

    /**
     * Where a store lies.
     *
     * @param journal the file
     * @param copies where it is copied to at the end of each game: beside it, on a second medium
     * @param rated games count: the medium must keep what it is given
     * @param medium what the journal lies on, if it can be told
     */
    public record Places(Path journal, List<Backups> copies, boolean rated, Optional<Medium> medium) {
        public Places {
            copies = List.copyOf(copies);
        }

        /** Returns the places as this machine has them; {@code second} is the folder on another medium. */
        public static Places here(Path journal, Optional<Path> second, boolean rated) {
            String name = String.valueOf(journal.getFileName());
            String table = name.endsWith(".db") ? name.substring(0, name.length() - 3) : name;
            List<Backups> copies = new java.util.ArrayList<>();
            copies.add(new Backups(journal.resolveSibling("backup"), table));
            second.ifPresent(folder -> copies.add(new Backups(folder, table)));
            return new Places(journal, copies, rated, medium(journal));
        }

        private static Optional<Medium> medium(Path journal) {
            try {
                Path folder = journal.toAbsolutePath().getParent();
                return folder == null ? Optional.empty() : Medium.under(folder, Medium.MOUNTS);
            } catch (IOException e) {
                log.warn("what {} lies on cannot be told: {}", journal, e.toString());
                return Optional.empty();
            }
        }
    }
}
