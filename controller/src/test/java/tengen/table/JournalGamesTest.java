package tengen.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.record.Draft;
import tengen.record.Journal;
import tengen.record.MemoryJournal;
import tengen.record.Row;
import tengen.record.ScriptedGame;
import tengen.score.Confirmation;
import tengen.score.GameScore;
import tengen.score.ScoreResult;

class JournalGamesTest {
    private final Journal journal = new MemoryJournal("epoch");
    private final JournalGames games = new JournalGames(journal, "Open", "T007", ZoneOffset.UTC);
    private final List<String> told = new ArrayList<>();
    private GameState state = GameState.empty();

    private void write(List<Draft> drafts) throws Exception {
        for (Row row : journal.append(drafts)) {
            games.hear(row).ifPresent(told::add);
        }
        state = drafts.getLast().state();
    }

    private void play() throws Exception {
        for (List<Draft> transaction : ScriptedGame.transactions(12)) {
            write(transaction);
        }
    }

    @Test
    void aGameIsToldWhenItEndsAndWhenItsResultIsConfirmed() throws Exception {
        play();

        assertThat(told).containsExactly("g1", "g1");
        GameScore score = games.score("g1").orElseThrow();
        assertThat(score.moves()).hasSize(12);
        assertThat(score.occasion().event()).isEqualTo("Open");
        assertThat(score.occasion().board()).isEqualTo("T007");
        assertThat(score.occasion().date()).isEqualTo("1970-01-01");
        assertThat(score.result().map(ScoreResult::points)).contains("0-1");
        assertThat(score.confirmations()).containsExactly(new Confirmation("Ann"));
    }

    @Test
    void aGameThatEndedBeforeTheStartIsFoundAndGoesOnBeingHeard() throws Exception {
        play();
        JournalGames later = new JournalGames(journal, "Open", "T007", ZoneOffset.UTC);
        assertThat(later.score("g1")).isEmpty();

        assertThat(later.ended()).containsExactly("g1");
        assertThat(later.score("g1")).isEqualTo(games.score("g1"));

        Event withdrawn = new Event.ResultWithdrawn("Ann");
        GameState after = Game.evolve(state, withdrawn);
        Row row = journal.append(List.of(new Draft(withdrawn, Optional.empty(), 7, "g1", 0, 0, after)))
                .getFirst();
        assertThat(later.hear(row)).contains("g1");
        assertThat(later.score("g1")).isEmpty();
    }

    @Test
    void aSecondGameOfTheSameNameDoesNotTakeTheFirstOnesRecordBeforeItEnds() throws Exception {
        play();
        GameScore first = games.score("g1").orElseThrow();

        write(ScriptedGame.transactions(12).getFirst());

        assertThat(games.score("g1")).contains(first);
    }

    @Test
    void aGameThatGoesOnHasNoScore() throws IOException {
        assertThat(games.ended()).isEmpty();
        assertThat(games.score("g1")).isEmpty();
    }
}
