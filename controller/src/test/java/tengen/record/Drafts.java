package tengen.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;

/** A table in miniature: decides, drafts, remembers. */
final class Drafts {
    private final long boot;
    GameState state = GameState.empty();

    Drafts(long boot) {
        this.boot = boot;
    }

    /** Returns what the command causes, ready for a journal, and remembers it. */
    List<Draft> of(Command command, Optional<KeyCause> key, long nowNanos) {
        List<Draft> drafts = new ArrayList<>();
        for (Event event : Game.decide(state, command)) {
            state = Game.evolve(state, event);
            drafts.add(new Draft(event, key, boot, "g1", nowNanos, nowNanos / 1_000_000, state));
        }
        return drafts;
    }
}
