package tengen.record;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tengen.game.Command;
import tengen.game.Event;

/** A process that appends without end and says on its standard output what it has been promised: to be killed by {@link SqliteJournalKillIT}. */
final class JournalFeeder {
    private JournalFeeder() {}

    public static void main(String[] arguments) throws StoreFault {
        try (SqliteJournal journal = SqliteJournal.open(Path.of(arguments[0]), "epoch")) {
            Drafts table = new Drafts(journal.lastSeq());
            table.state = Recovery.from(journal).state();
            while (!System.out.checkError()) {
                List<Draft> drafts = table.of(
                        new Command.SeeOddity(Event.Oddity.GHOST, List.of()), Optional.empty(), journal.lastSeq());
                System.out.println(journal.append(drafts).getLast().seq());
            }
        }
    }
}
