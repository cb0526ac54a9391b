package tengen.record;

import java.util.List;
import java.util.Optional;
import tengen.game.Game;
import tengen.game.GameState;

/** Measures what an event costs on its way into memory: body, digest of the state, both hashes. Run by hand; the figures stand in results.md. */
final class JournalCost {
    private JournalCost() {}

    public static void main(String[] arguments) {
        for (int moves : new int[] {10, 30, 60, 100}) {
            List<Draft> drafts = ScriptedGame.transactions(moves).stream()
                    .flatMap(List::stream)
                    .toList();
            long best = Long.MAX_VALUE;
            long bytes = 0;
            for (int round = 0; round < 30; round++) {
                long startNanos = tengen.time.Ticker.system().nanos();
                for (int game = 0; game < 50; game++) {
                    MemoryJournal journal = journal(drafts);
                    bytes += journal.lastSeq();
                }
                best = Math.min(best, tengen.time.Ticker.system().nanos() - startNanos);
            }
            System.out.printf(
                    "%d moves, %d events a game: %.2f us an event, evolve included (%d)%n",
                    moves, drafts.size(), best / 50.0 / drafts.size() / 1000, bytes);
        }
    }

    private static MemoryJournal journal(List<Draft> drafts) {
        MemoryJournal journal = new MemoryJournal("epoch");
        GameState state = GameState.empty();
        for (Draft draft : drafts) {
            state = Game.evolve(state, draft.event());
            journal.append(List.of(new Draft(
                    draft.event(),
                    Optional.empty(),
                    draft.boot(),
                    draft.game(),
                    draft.monoNanos(),
                    draft.wallMillis(),
                    state)));
        }
        return journal;
    }
}
