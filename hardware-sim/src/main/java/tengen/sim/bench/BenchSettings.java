package tengen.sim.bench;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Consumer;
import tengen.record.Journal;
import tengen.score.keep.RecordFolder;
import tengen.table.TableRecords;

/**
 * How a bench is run.
 *
 * @param speed how many times as fast as life, above 0
 * @param seed decides delays, crystals and how stones lie
 * @param ask nobody answers for the arbiter
 * @param firmware the folder of the clock's firmware, built, when the clocks are real chips in simavr; else they are simulated
 * @param port of the desk's pages; 0 = none are served
 * @param guests the desk is another program: it pairs and starts, and the players play when they are started
 * @param records where each table writes the records of its games, in a folder of its own; nothing when the run leaves no files
 */
record BenchSettings(
        double speed,
        long seed,
        boolean ask,
        Optional<Path> firmware,
        int port,
        boolean guests,
        Optional<Path> records) {
    /** Returns what writes the records of a table's games, started; nothing when none are wanted. */
    Optional<TableRecords> recording(Journal journal, String table, Consumer<String> told) {
        return records.map(folder -> TableRecords.start(
                journal,
                RecordFolder.beside(folder.resolve(table + ".db")),
                Hall.EVENT,
                table,
                ZoneId.systemDefault(),
                told));
    }
}
