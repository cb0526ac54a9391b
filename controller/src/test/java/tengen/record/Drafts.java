package tengen.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Game;
import tengen.game.GameState;

/** A table in miniature: decides, drafts, remembers. */
public final class Drafts {
    private final long boot;
    GameState state = GameState.empty();

    public Drafts(long boot) {
        this.boot = boot;
    }

    /** Returns what the command causes, ready for a journal, and remembers it. */
    List<Draft> of(Command command, Optional<KeyCause> key, long nowNanos) {
        List<Draft> drafts = new ArrayList<>();
        for (Event event : Game.decide(state, command)) {
            drafts.add(draft(event, key, nowNanos));
        }
        return drafts;
    }

    /** Returns an event that nobody decided, and remembers it. */
    List<Draft> remember(Event event, long nowNanos) {
        return List.of(draft(event, Optional.empty(), nowNanos));
    }

    private Draft draft(Event event, Optional<KeyCause> key, long nowNanos) {
        state = Game.evolve(state, event);
        String game = switch (state) {
            case GameState.Empty empty -> "";
            case GameState.Assigned assigned -> assigned.setup().game();
            default -> state.game().orElseThrow().setup().game();
        };
        return new Draft(event, key, boot, game, nowNanos, nowNanos / 1_000_000, state);
    }

    /** Returns an event that means nothing. */
    public List<Draft> oddity() {
        return of(new Command.SeeOddity(tengen.game.Event.Oddity.GHOST, List.of()), Optional.empty(), 0);
    }
}
