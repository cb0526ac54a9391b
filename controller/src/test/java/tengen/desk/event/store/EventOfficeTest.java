package tengen.desk.event.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.desk.event.Ask;
import tengen.desk.event.Competition;
import tengen.desk.event.Criterion;
import tengen.desk.event.Entrant;
import tengen.desk.event.Fact;
import tengen.desk.event.Outcome;
import tengen.desk.event.Score;
import tengen.desk.event.Scoring;
import tengen.desk.event.Settings;
import tengen.record.StoreFault;

class EventOfficeTest {
    private static final Settings SETTINGS = new Settings(
            "天津 \"Open\"",
            Settings.Format.SWISS,
            5,
            1,
            1,
            1,
            Scoring.PLUS_MINUS_TWO,
            List.of(Criterion.POINTS, Criterion.WINS),
            Settings.DrawRule.LOT,
            true,
            false,
            "");

    @TempDir
    Path folder;

    @Test
    void everyKindOfFactComesBackAsItWas() throws Exception {
        Score score = new Score(Outcome.WIN, Outcome.LOSS, "FIVE", "Ann");
        List<Fact> facts = List.of(
                new Fact.Opened(SETTINGS),
                new Fact.Entered(new Entrant(1, "王小明", "天津", 2400, List.of("a", "b"))),
                new Fact.Entered(new Entrant(2, "Ann", "", 0, List.of())),
                new Fact.Seeded(List.of(2, 1), Optional.of(-7L)),
                new Fact.Seeded(List.of(2, 1), Optional.empty()),
                new Fact.Withdrew(1, "ill"),
                new Fact.Returned(1),
                new Fact.RoundPaired(1, List.of(new Fact.Paired(1, 2, 0, 0), new Fact.Paired(2, 3, 4, 7))),
                new Fact.PlacesChanged(1, 2, 1, "clubmates"),
                new Fact.LinedUp(1, 2, List.of(0, 2), "ill"),
                new Fact.Tabled("r1-b1", "T001"),
                new Fact.ResultTaken("r1-b1", score),
                new Fact.ResultCleared("r1-b1", "typo"),
                new Fact.GameAdded(1, 1),
                new Fact.MatchDecided(1, 1, 2, "lot"),
                new Fact.Undone(3));

        assertThat(facts.stream().map(Object::getClass).distinct()).hasSize(Fact.class.getPermittedSubclasses().length);
        for (Fact fact : facts) {
            assertThat(FactCodec.read(FactCodec.kind(fact), FactCodec.body(fact)))
                    .isEqualTo(fact);
        }
        assertThatThrownBy(() -> FactCodec.read("Nonsense", "{}")).isInstanceOf(StoreFault.class);
    }

    @Test
    void aDeskThatIsStartedAgainKnowsEverything() throws Exception {
        Path file = folder.resolve("event.db");
        Competition before;
        try (EventOffice office = EventOffice.open(file, () -> 42)) {
            office.ask("Ann", new Ask.Open(SETTINGS));
            office.ask(
                    "Ann",
                    new Ask.Enter(List.of(
                            new Ask.Newcomer("A", "", 0, List.of()),
                            new Ask.Newcomer("B", "", 0, List.of()),
                            new Ask.Newcomer("C", "", 0, List.of()))));
            office.ask("Ann", new Ask.PairRound());
            office.ask(
                    "T001", new Ask.TakeResult("r1-b1", new Score(Outcome.DRAW, Outcome.DRAW, "DRAW_AGREED", "T001")));
            office.ask("Ann", new Ask.Undo());
            before = office.now();
        }

        try (EventOffice office = EventOffice.open(file, () -> 43)) {
            assertThat(office.now()).isEqualTo(before);
            assertThat(office.kept())
                    .hasSize(7)
                    .last()
                    .isEqualTo(new EventOffice.Kept(7, 42, "Ann", new Fact.Undone(6), 7));
            assertThat(office.ask("Ann", new Ask.Undo())).isEmpty();
            assertThat(office.now().rounds()).isEmpty();
            assertThat(office.undoable())
                    .as("three who entered together")
                    .extracting(EventOffice.Kept::number)
                    .containsExactly(4L, 3L, 2L);
            assertThat(office.ask("Ann", new Ask.Undo())).isEmpty();
            assertThat(office.now().entrants()).isEmpty();
        }
    }

    @Test
    void aFileOfVersionOneIsReadAndItsFactsAreTakenBackOneByOne() throws Exception {
        Path file = folder.resolve("event.db");
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = old.createStatement()) {
            statement.execute("CREATE TABLE fact (number INTEGER PRIMARY KEY, at_millis INTEGER NOT NULL, who TEXT NOT"
                    + " NULL, kind TEXT NOT NULL, body TEXT NOT NULL) STRICT");
            statement.execute("PRAGMA application_id = " + 0x546E6745);
            statement.execute("PRAGMA user_version = 1");
            List<Fact> facts = List.of(
                    new Fact.Opened(SETTINGS),
                    new Fact.Entered(new Entrant(1, "A", "", 0, List.of())),
                    new Fact.Entered(new Entrant(2, "B", "", 0, List.of())));
            for (int i = 0; i < facts.size(); i++) {
                statement.execute("INSERT INTO fact VALUES (" + (i + 1) + ", 1, 'Ann', '" + FactCodec.kind(facts.get(i))
                        + "', '" + FactCodec.body(facts.get(i)) + "')");
            }
        }

        try (EventOffice office = EventOffice.open(file, () -> 43)) {
            assertThat(office.undoable()).extracting(EventOffice.Kept::number).containsExactly(3L);
            assertThat(office.ask("Ann", new Ask.Undo())).isEmpty();
        }
        try (EventOffice office = EventOffice.open(file, () -> 44)) {
            assertThat(office.now().entrants()).hasSize(1);
        }
    }

    @Test
    void aFileOfSomebodyElseIsRefusedInOneLine() throws Exception {
        Path file = Files.writeString(
                folder.resolve("event.db"), "not a database, but long enough to be looked at".repeat(40));

        assertThatThrownBy(() -> EventOffice.open(file, () -> 0))
                .isInstanceOf(StoreFault.class)
                .hasMessageContaining("no store of a competition");
    }
}
