package tengen.table;

import java.util.Optional;
import tengen.bridge.Sites;
import tengen.bridge.clock.ClockLink;
import tengen.game.Command;
import tengen.record.Journal;
import tengen.record.Recovery;
import tengen.record.StoreFault;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * A table's parts put together, from the journal on.
 *
 * @param machine names the power-up of this machine: a later start under the same name was a crash of the process alone
 * @param boot number of this start of the process
 * @param settleNanos how long a stone must rest
 * @param broken points as counted from the near side whose reeds are known to be broken
 * @param gate says whether games may begin
 */
public record Table(
        Ticker ticker,
        WallClock wall,
        Journal journal,
        String machine,
        long boot,
        long settleNanos,
        Sites broken,
        StartGate gate) {
    /** A table at which every game may begin. */
    public Table(
            Ticker ticker, WallClock wall, Journal journal, String machine, long boot, long settleNanos, Sites broken) {
        this(ticker, wall, journal, machine, boot, settleNanos, broken, StartGate.OPEN);
    }

    /**
     * Reads the journal, remembers the game in it and returns the loop that goes on with it.
     *
     * @param told hears every row once it is written, on the loop's thread
     * @throws StoreFault when the journal cannot be read or does not lead to the states noted in it
     */
    public TableLoop loop(Inbox inbox, ClockOut wire, TableLoop.FrameWish wish, Hearer told) throws StoreFault {
        Recovery before = Recovery.from(journal);
        long startNanos = ticker.nanos();
        Scribe scribe = new Scribe(journal, ticker, wall, boot, before.state(), told, gate);
        scribe.decide(new Command.Boot(machine), Optional.empty());
        Restart restart = new Restart(before, machine, startNanos);
        ClockLink link = new ClockLink(restart.keyMark());
        ClockOut stamped = frame -> {
            link.leaving(frame, ticker.nanos());
            wire.send(frame);
        };
        return new TableLoop(inbox, new Eyes(settleNanos, broken), link, stamped, scribe, wish, restart);
    }
}
