package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Rules;
import tengen.game.Setup;
import tengen.mqtt.Topics;

/** What the desk learns of a table whose store does not write (DESIGN 5). */
final class UnwrittenTest {
    private static final GameState WAITING = new GameState.Assigned(new Setup("g1", "A", "B", false, Rules.DEFAULT));

    @TempDir
    private Path folder;

    @Test
    void aStoreThatDoesNotWriteAlarmsTheDeskAtOnceAndItsStateIsMarked() {
        Hall hall = new Hall(1);
        Hall.DeskLife desk = hall.new DeskLife(folder.resolve("desk.db"), "d1", false);
        Hall.Table table = hall.table("t001");
        table.tell(5);
        hall.run(3);
        String topic = new Topics(Hall.EVENT).up("t001", Topics.Kind.STATE);
        assertThat(hall.broker.retained(topic)).contains("EMPTY").doesNotContain("durable");

        table.delivery.unwritten(Optional.of(WAITING));
        table.network.wake();
        hall.run(1);

        assertThat(hall.broker.retained(topic))
                .contains("\"seq\":" + table.journal.lastSeq(), "ASSIGNED", "\"durable\":false");
        assertThat(desk.lines).anyMatch(line -> line.contains("t001 ALARM STORE"));
        assertThat(desk.kept(table)).hasSize((int) table.journal.lastSeq());

        table.delivery.unwritten(Optional.empty());
        table.tell(new Event.LinkChanged(Event.Part.STORE, true, 0));
        hall.run(1);

        assertThat(hall.broker.retained(topic)).doesNotContain("durable");
        assertThat(desk.lines).filteredOn(line -> line.contains("ALARM STORE")).hasSize(1);
        assertThat(desk.lines).anyMatch(line -> line.contains("t001 store writes again"));
    }
}
