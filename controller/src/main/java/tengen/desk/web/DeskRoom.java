package tengen.desk.web;

import java.nio.file.Path;
import tengen.desk.Commands;
import tengen.desk.DeskStore;
import tengen.desk.view.HallView;
import tengen.score.archive.Signer;
import tengen.time.Ticker;
import tengen.time.WallClock;

/**
 * What pages work with. Everything in it may be used by any thread.
 *
 * @param event the event's name
 * @param hall all tables as they stand
 * @param store what the desk keeps; parts with data of their own keep them in a file beside it, in {@code folder}
 * @param commands the orders' way to the tables
 * @param signer signs the archive of the event
 */
public record DeskRoom(
        String event,
        HallView hall,
        DeskStore store,
        Commands commands,
        Path folder,
        Signer signer,
        Ticker ticker,
        WallClock wall) {}
