package tengen.sim.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgendaTest {
    private final Agenda agenda = new Agenda();
    private final List<String> story = new ArrayList<>();

    @Test
    void entriesRunInTheOrderOfTheirTimeThenOfTheirEntry() {
        agenda.step(20, () -> tell("b"));
        agenda.step(10, () -> tell("a"));
        agenda.step(20, () -> tell("c"));

        agenda.runUntil(100);

        assertThat(story).containsExactly("a@10", "b@20", "c@20");
        assertThat(agenda.nanos()).isEqualTo(100);
    }

    @Test
    void aChangeHappensWhileAStepSpendsTime() {
        agenda.change(15, () -> tell("stone"));
        agenda.step(10, () -> {
            tell("begins");
            agenda.nanos(10);
            tell("ends");
        });

        agenda.runUntil(100);

        assertThat(story).containsExactly("begins@10", "stone@15", "ends@20");
    }

    @Test
    void aChangeAtTheMomentOfAStepComesFirst() {
        agenda.step(10, () -> tell("step"));
        agenda.change(10, () -> tell("change"));

        agenda.runUntil(10);

        assertThat(story).containsExactly("change@10", "step@10");
    }

    @Test
    void aStepEnteredByAChangeRunsBeforeLaterChanges() {
        agenda.change(10, () -> {
            tell("byte");
            agenda.step(11, () -> tell("step"));
        });
        agenda.change(20, () -> tell("later"));
        agenda.step(30, () -> tell("last"));

        agenda.runUntil(100);

        assertThat(story).containsExactly("byte@10", "step@11", "later@20", "last@30");
    }

    @Test
    void anOverdueStepRunsAsSoonAsTheOneBeforeItIsDone() {
        agenda.step(10, () -> agenda.nanos(50));
        agenda.step(20, () -> tell("late"));

        agenda.runUntil(30);

        assertThat(story).containsExactly("late@60");
        assertThat(agenda.nanos()).isEqualTo(60);
    }

    @Test
    void nothingChangesInThePast() {
        agenda.runUntil(10);

        assertThatThrownBy(() -> agenda.change(9, () -> {})).hasMessageContaining("a change in the past: 9 at 10");
    }

    private void tell(String what) {
        story.add(what + "@" + agenda.nanos());
    }
}
