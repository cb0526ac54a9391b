package tengen.table;

import tengen.game.Command;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Sight;
import tengen.game.Wish;

/** The arbiter's orders as commands of the game. */
final class Ordering {
    private Ordering() {}

    /**
     * Returns the command of an order. Without the clock no time can be started: nobody would see it run, and presses that it keeps are not known yet.
     *
     * @param clockUp the clock answers
     * @param sight the board now
     */
    static Command command(Item.Order order, GameState state, boolean clockUp, long nowNanos, Sight sight) {
        boolean starts = order.wish() instanceof Wish.Resume
                && state instanceof GameState.Stopped now
                && now.why() == GameState.Stop.PAUSED;
        return starts && !clockUp
                ? new Command.RefuseOrder(order.wish().word(), order.id(), Event.RefusalReason.CLOCK_NOT_LINKED)
                : new Command.Order(order.id(), order.by(), order.ruler(), order.wish(), nowNanos, sight);
    }
}
