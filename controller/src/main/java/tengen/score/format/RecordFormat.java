package tengen.score.format;

import java.util.List;
import java.util.Set;
import tengen.score.GameScore;
import tengen.score.Projection;
import tengen.score.Trait;

/** A format of record. Stateless; any thread. */
public interface RecordFormat {
    /** Returns the format's name as the documentation has it. */
    String name();

    /** Returns what a record of this format carries beside the moves. */
    Set<Trait> carries();

    /** Returns the largest file that is read, in bytes: far above any honest one. */
    int limitBytes();

    /**
     * Returns the record of a game.
     *
     * @throws BadRecord when this format has no way to write this game down
     */
    byte[] write(GameScore score) throws BadRecord;

    /**
     * Reads every game of a record.
     *
     * @return one or more games
     * @throws BadRecord when the bytes are no such record, or an incomplete or absurd one
     */
    List<GameScore> readAll(byte[] bytes) throws BadRecord;

    /** Reads the first game of a record. */
    default GameScore read(byte[] bytes) throws BadRecord {
        return readAll(bytes).getFirst();
    }

    /** Returns what is left of a score when it has been written and read again. */
    default GameScore kept(GameScore score) {
        return Projection.of(score, carries());
    }
}
