package tengen.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;

final class RecoveryTest {
    @Test
    void everyPrefixOfAJournalLeadsToTheStateItHadThen() throws StoreFault {
        MemoryJournal journal = new MemoryJournal("e");
        GameState live = GameState.empty();
        for (List<Draft> drafts : ScriptedGame.transactions(12)) {
            journal.append(drafts);
            for (Draft draft : drafts) {
                live = Game.evolve(live, draft.event());
            }

            Recovery found = Recovery.from(journal);

            assertThat(found.state()).isEqualTo(live);
            assertThat(found.lastSeq()).isEqualTo(journal.lastSeq());
        }
        Recovery end = Recovery.from(journal);
        assertThat(end.gameOpen()).isFalse();
        assertThat(end.lastBoot()).isEqualTo(7);
    }

    @Test
    void anEmptyJournalIsAnEmptyTable() throws StoreFault {
        Recovery found = Recovery.from(new MemoryJournal("e"));

        assertThat(found.state()).isEqualTo(GameState.empty());
        assertThat(found.lastSeq()).isZero();
        assertThat(found.decided(new KeyCause(1, 1))).isFalse();
    }

    @Test
    void aPressThatWasDecidedIsKnownAndALaterOneIsNot() throws StoreFault {
        MemoryJournal journal = new MemoryJournal("e");
        List<List<Draft>> transactions = ScriptedGame.transactions(3);
        for (List<Draft> drafts : transactions.subList(0, 6)) {
            journal.append(drafts);
        }

        Recovery found = Recovery.from(journal);

        KeyCause last = found.lastKey().orElseThrow();
        assertThat(found.gameOpen()).isTrue();
        assertThat(found.decided(last)).isTrue();
        assertThat(found.decided(new KeyCause(last.clockBoot(), last.sequence() - 1)))
                .isTrue();
        assertThat(found.decided(new KeyCause(last.clockBoot(), last.sequence() + 1)))
                .isFalse();
        assertThat(found.decided(new KeyCause(last.clockBoot() + 1, 1))).isFalse();
    }

    @Test
    void theMachineTheClockAndTheMomentOfTheLastRowAreTold() throws StoreFault {
        MemoryJournal journal = new MemoryJournal("e");
        Drafts table = new Drafts(3);
        journal.append(table.of(new Command.Boot("power-up 1"), Optional.empty(), 5));
        journal.append(table.of(new Command.SeeLink(Event.Part.CLOCK, true, 12), Optional.empty(), 6));
        journal.append(table.of(new Command.SeeLink(Event.Part.CLOCK, false, 0), Optional.empty(), 7));

        Recovery found = Recovery.from(journal);

        assertThat(found.machine()).isEqualTo("power-up 1");
        assertThat(found.clockBoot()).isEqualTo(12);
        assertThat(found.lastMonoNanos()).isEqualTo(7);
    }

    @Test
    void aLifeThatDiedBeforeItTookTheGameUpSaysNothingOfHowTheGameWasLeft() throws StoreFault {
        MemoryJournal journal = new MemoryJournal("e");
        Drafts first = new Drafts(1);
        journal.append(first.of(new Command.Boot("power-up 1"), Optional.empty(), 5));
        journal.append(first.of(new Command.SeeLink(Event.Part.CLOCK, true, 12), Optional.empty(), 6));
        journal.append(first.of(new Command.Assign("g", "a", "b", false, Rules.parse(Map.of())), Optional.empty(), 7));
        Command start = new Command.Order("", "Ann", Event.Ruler.DESK, new Wish.Start(), 8, Sight.AGREES);
        journal.append(first.of(start, Optional.empty(), 8));
        journal.append(first.of(new Command.Boot("power-up 2"), Optional.empty(), 100));
        journal.append(first.of(new Command.SeeLink(Event.Part.CLOCK, true, 13), Optional.empty(), 101));

        Recovery.Life left = Recovery.from(journal).lastLife();
        journal.append(first.of(new Command.Boot("power-up 2"), Optional.empty(), 200));
        Recovery.Life again = Recovery.from(journal).lastLife();
        journal.append(first.of(new Command.Recover(false, -1, 300, 0, Sight.AGREES), Optional.empty(), 300));
        Recovery.Life takenUp = Recovery.from(journal).lastLife();

        assertThat(left.machine()).isEqualTo("power-up 1");
        assertThat(left.clockBoot()).isEqualTo(12);
        assertThat(left.last().monoNanos()).isEqualTo(8);
        assertThat(again).isEqualTo(left);
        assertThat(takenUp.machine()).isEqualTo("power-up 2");
        assertThat(takenUp.clockBoot()).isEqualTo(13);
        assertThat(takenUp.last().monoNanos()).isEqualTo(300);
    }

    @Test
    void aStateThatDivergesIsToldWithItsNumber() throws StoreFault {
        MemoryJournal journal = new MemoryJournal("e");
        List<Draft> drafts = new ArrayList<>();
        ScriptedGame.transactions(2).forEach(drafts::addAll);
        Draft fifth = drafts.get(4);
        drafts.set(
                4,
                new Draft(
                        fifth.event(),
                        fifth.key(),
                        fifth.boot(),
                        fifth.game(),
                        fifth.monoNanos(),
                        fifth.wallMillis(),
                        GameState.empty()));
        journal.append(drafts);

        StoreFault fault = catchThrowableOfType(StoreFault.class, () -> Recovery.from(journal));

        assertThat(fault.why()).isEqualTo(StoreFault.Cause.DIVERGED);
        assertThat(fault).hasMessageContaining("event 5");
    }

    @Test
    void anEventThatMakesNoSenseIsToldWithItsNumber() {
        MemoryJournal journal = new MemoryJournal("e");
        Draft sound = ScriptedGame.transactions(1).getFirst().getFirst();
        Event wrong = new Event.GameAssigned("g", "a", "b", false, "time=a while");
        journal.append(List.of(new Draft(wrong, sound.key(), 1, "g", 1, 1, sound.state())));

        StoreFault fault = catchThrowableOfType(StoreFault.class, () -> Recovery.from(journal));

        assertThat(fault.why()).isEqualTo(StoreFault.Cause.UNREADABLE);
        assertThat(fault).hasMessageContaining("event 1");
    }

    @Test
    void aResignedGameIsOverAndItsResultConfirmed() throws StoreFault {
        MemoryJournal journal = new MemoryJournal("e");
        for (List<Draft> drafts : ScriptedGame.transactions(4)) {
            journal.append(drafts);
        }

        GameState.Ended ended = (GameState.Ended) Recovery.from(journal).state();

        assertThat(ended.ending().confirmed()).isTrue();
        assertThat(ended.ending().winnerSeat()).contains(Seat.B);
    }
}
