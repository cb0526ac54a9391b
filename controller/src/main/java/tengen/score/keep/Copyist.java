package tengen.score.keep;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tengen.score.GameScore;

/**
 * Writes the records of games that have ended, one at a time, and tries again until they stand there.
 *
 * <p>Steppable: {@link #turn} does what is due. Those who tell of an end only leave a name and go on; nothing of the writing ever holds them up.
 */
public final class Copyist {
    private static final long FIRST_RETRY_NANOS = 2_000_000_000L;
    private static final long LAST_RETRY_NANOS = 60_000_000_000L;

    private final Games games;
    private final RecordFolder folder;
    private final Consumer<String> out;
    private final Set<String> waiting = new LinkedHashSet<>();
    private boolean looked;
    private boolean failing;
    private long retryNanos = FIRST_RETRY_NANOS;
    private long dueNanos = Long.MIN_VALUE;

    /**
     * Makes a copyist that first looks which games have ended without it.
     *
     * @param folder where the records are written
     * @param out hears one line when writing fails and one when it works again
     */
    public Copyist(Games games, Path folder, Consumer<String> out) {
        this(games, new RecordFolder(folder), out);
    }

    /** The same with a folder that has a painter of its own. */
    public Copyist(Games games, RecordFolder folder, Consumer<String> out) {
        this.games = games;
        this.folder = folder;
        this.out = out;
    }

    /** A game has ended, or something has been changed in one that had. Any thread. */
    public synchronized void ended(String game) {
        waiting.add(game);
    }

    /** Says whether every record stands that is known of. Any thread. */
    public synchronized boolean isIdle() {
        return looked && waiting.isEmpty();
    }

    /** Writes one game if something is due; returns how many. */
    public int turn(long nowNanos) {
        if (failing && nowNanos - dueNanos < 0) {
            return 0;
        }
        try {
            if (!looked) {
                lookBack();
                return 1;
            }
            Optional<String> game = first();
            if (game.isEmpty()) {
                return 0;
            }
            write(game.get());
            if (failing) {
                failing = false;
                retryNanos = FIRST_RETRY_NANOS;
                out.accept("records are written again");
            }
            return 1;
        } catch (IOException failed) {
            if (!failing) {
                failing = true;
                out.accept("records of games cannot be written, trying again: " + reason(failed));
            }
            dueNanos = nowNanos + retryNanos;
            retryNanos = Math.min(LAST_RETRY_NANOS, 2 * retryNanos);
            return 0;
        }
    }

    /** Returns when a turn is due; Long.MAX_VALUE while there is nothing to do. */
    public synchronized long nextDueNanos() {
        if (looked && waiting.isEmpty()) {
            return Long.MAX_VALUE;
        }
        return failing ? dueNanos : Long.MIN_VALUE;
    }

    private void lookBack() throws IOException {
        for (String game : games.ended()) {
            ended(game);
        }
        synchronized (this) {
            looked = true;
        }
    }

    private synchronized Optional<String> first() {
        return waiting.stream().findFirst();
    }

    /** Takes the name away before the game is read: what changes meanwhile comes again. */
    private void write(String game) throws IOException {
        synchronized (this) {
            waiting.remove(game);
        }
        boolean done = false;
        try {
            Optional<GameScore> score = games.score(game);
            if (score.isPresent()) {
                folder.write(score.get());
            } else {
                folder.remove(game);
            }
            done = true;
        } catch (RuntimeException ours) {
            // An error of our own in one game must not hold up the others, nor the way to the arbiter on whose thread
            // this may run. The game itself stands in the journal.
            done = true;
            out.accept("the record of game " + game + " cannot be made, left out until the next start: " + ours);
        } finally {
            if (!done) {
                ended(game);
            }
        }
    }

    private static String reason(IOException failed) {
        String message = String.valueOf(failed.getMessage());
        // Those of the file system give only the file's name as their message.
        return failed instanceof java.nio.file.FileSystemException
                ? failed.getClass().getSimpleName() + " " + message
                : message;
    }
}
