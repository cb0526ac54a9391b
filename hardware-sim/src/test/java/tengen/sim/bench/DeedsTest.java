package tengen.sim.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.sim.bench.Deeds.Deed;
import tengen.sim.time.Agenda;

class DeedsTest {
    private static final long SECOND = 1_000_000_000L;

    private final Agenda agenda = new Agenda();
    private final List<String> done = new ArrayList<>();
    private boolean claimed;

    private Deed deed(int second, boolean player, String name) {
        return new Deed(second * SECOND, player, () -> done.add(name + "@" + agenda.nanos() / SECOND));
    }

    @Test
    void eachIsDoneAtItsTime() {
        Deeds.enter(agenda, () -> claimed, List.of(deed(1, true, "a"), deed(1, true, "b"), deed(4, true, "c")));

        agenda.runUntil(10 * SECOND);

        assertThat(done).containsExactly("a@1", "b@1", "c@4");
    }

    @Test
    void aPlayerWaitsForTheRulingAndWhatFollowsIsAsMuchLater() {
        Deeds.enter(agenda, () -> claimed, List.of(deed(1, true, "a"), deed(3, true, "b"), deed(5, true, "c")));
        agenda.change(2 * SECOND, () -> claimed = true);
        agenda.change(33 * SECOND, () -> claimed = false);

        agenda.runUntil(60 * SECOND);

        assertThat(done).containsExactly("a@1", "b@33", "c@35");
    }

    @Test
    void whatIsNoPlayersDoesNotWait() {
        claimed = true;
        Deeds.enter(agenda, () -> claimed, List.of(deed(1, false, "fault"), deed(2, true, "a")));

        agenda.runUntil(60 * SECOND);

        assertThat(done).containsExactly("fault@1");
    }
}
