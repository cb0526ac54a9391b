package tengen.table;

import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tengen.game.Event;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.score.GameScore;
import tengen.score.ScoreWriter;
import tengen.score.keep.GameName;
import tengen.score.keep.Games;

/** The games of a table's journal. Rows are told on the loop's thread, scores are asked for on another. */
final class JournalGames implements Games {
    private static final int BATCH = 500;

    /** What changes the record of a game that is over. */
    private static final Set<String> CHANGES = Set.of(
            "GameEnded",
            "ResultConfirmed",
            "ResultWithdrawn",
            "MoveCorrected",
            "MoveTakenBack",
            "NamesSwapped",
            "SeatsSwapped",
            "TimeAdjusted",
            "PenaltyGiven",
            "ViolationGiven",
            "Disqualified",
            "SeatLost",
            "OpeningNamed",
            "AppealLodged",
            "AppealDismissed",
            "SigningRefused");

    private final Journal journal;
    private final String event;
    private final String table;
    private final ZoneId zone;

    /** Where the last assignment of a name stands, ended or not. */
    private final Map<String, Long> assigned = new ConcurrentHashMap<>();

    /** Where the last game of a name begins that has ended. */
    private final Map<String, Long> begins = new ConcurrentHashMap<>();

    /**
     * Reads games of a journal.
     *
     * @param event the event's name, as it stands on sheets
     * @param table the table's name, for games that are named without a board
     * @param zone where the date of a game is told
     */
    JournalGames(Journal journal, String event, String table, ZoneId zone) {
        this.journal = journal;
        this.event = event;
        this.table = table;
        this.zone = zone;
    }

    /** Takes a row that was written; returns the game whose record it makes or changes. Loop thread. */
    Optional<String> hear(Row row) {
        note(row);
        // What the look back has not reached yet it will find itself.
        boolean changed = begins.containsKey(row.game()) && CHANGES.contains(row.type());
        return changed ? Optional.of(row.game()) : Optional.empty();
    }

    private void note(Row row) {
        if (row.type().equals("GameAssigned")) {
            assigned.merge(row.game(), row.seq(), Math::max);
        } else if (row.type().equals("GameEnded")) {
            Long from = assigned.get(row.game());
            if (from != null) {
                begins.merge(row.game(), from, Math::max);
            }
        }
    }

    @Override
    public List<String> ended() throws IOException {
        Set<String> games = new LinkedHashSet<>();
        each(1, row -> {
            note(row);
            if (row.type().equals("GameEnded")) {
                games.add(row.game());
            }
            return true;
        });
        return List.copyOf(games);
    }

    @Override
    public Optional<GameScore> score(String game) throws IOException {
        Long from = begins.get(game);
        if (from == null) {
            return Optional.empty();
        }
        List<Event> events = new ArrayList<>();
        List<Long> startMillis = new ArrayList<>();
        each(from, row -> {
            boolean next = row.type().equals("GameAssigned") && row.seq() != from;
            if (!next) {
                events.add(EventCodec.read(row));
            }
            if (row.type().equals("GameStarted")) {
                startMillis.add(row.wallMillis());
            }
            return !next;
        });
        String date = startMillis.isEmpty() ? "" : date(startMillis.getFirst());
        GameScore score = ScoreWriter.of(GameName.occasion(game, event, table, date), events);
        return score.result().isPresent() ? Optional.of(score) : Optional.empty();
    }

    private String date(long millis) {
        return LocalDate.ofInstant(Instant.ofEpochMilli(millis), zone).toString();
    }

    private interface Reader {
        /** Takes a row; returns whether more are wanted. */
        boolean take(Row row) throws StoreFault;
    }

    private void each(long fromSeq, Reader reader) throws IOException {
        try {
            long seq = fromSeq;
            for (List<Row> rows = journal.rows(seq, BATCH); !rows.isEmpty(); rows = journal.rows(seq, BATCH)) {
                for (Row row : rows) {
                    if (!reader.take(row)) {
                        return;
                    }
                }
                seq = rows.getLast().seq() + 1;
            }
        } catch (StoreFault | IllegalArgumentException fault) {
            throw new IOException(String.valueOf(fault.getMessage()), fault);
        }
    }
}
