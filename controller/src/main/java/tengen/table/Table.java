package tengen.table;

import java.util.Optional;
import java.util.function.Consumer;
import tengen.bridge.clock.ClockLink;
import tengen.game.Command;
import tengen.record.Journal;
import tengen.record.Recovery;
import tengen.record.Row;
import tengen.record.StoreFault;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * A table's parts put together, from the journal on.
 *
 * @param machine names the power-up of this machine: a later start under the same name was a crash of the process alone
 * @param boot number of this start of the process
 * @param settleNanos how long a stone must rest
 */
public record Table(Ticker ticker, WallClock wall, Journal journal, String machine, long boot, long settleNanos) {
    /**
     * Reads the journal, remembers the game in it and returns the loop that goes on with it.
     *
     * @param told hears every row once it is written, on the loop's thread
     * @throws StoreFault when the journal cannot be read or does not lead to the states noted in it
     */
    public TableLoop loop(Inbox inbox, ClockOut wire, TableLoop.FrameWish wish, Consumer<Row> told) throws StoreFault {
        Recovery before = Recovery.from(journal);
        long startNanos = ticker.nanos();
        Scribe scribe = new Scribe(journal, ticker, wall, boot, before.state(), told);
        scribe.decide(new Command.Boot(machine), Optional.empty());
        Restart restart = new Restart(before, machine, startNanos);
        return new TableLoop(
                inbox, new Eyes(settleNanos), new ClockLink(restart.keyMark()), wire, scribe, wish, restart);
    }
}
