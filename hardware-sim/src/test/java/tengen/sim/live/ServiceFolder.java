package tengen.sim.live;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tengen.record.Row;
import tengen.record.SqliteJournal;

/** The folder of a table's service on simulated devices: its {@code table.toml}, its journal, and where its page is. */
record ServiceFolder(Path folder, int port) {
    /**
     * Furnishes a folder beside whose service a {@link World} stands.
     *
     * @param board further lines about the board, or none
     */
    static ServiceFolder furnish(Path folder, String board) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        Files.writeString(folder.resolve("table.toml"), """
            event = "it"
            table = "T001"
            [board]
            device = "sim:%1$s"
            %3$s
            [clock]
            device = "sim:%1$s"
            [store]
            journal = "table.db"
            may-vanish = true
            [page]
            port = %2$d
            """.formatted(folder, port, board));
        return new ServiceFolder(folder, port);
    }

    /** Returns the arbiter at the table's own page. */
    Arbiter arbiter() {
        return new Arbiter(URI.create("http://127.0.0.1:" + port));
    }

    /** Returns what the journal holds now, read from a copy: the service may be writing. */
    List<Row> rows() throws Exception {
        Path copy = Files.createTempDirectory(folder, "copy");
        for (String name : List.of("table.db", "table.db-wal")) {
            if (Files.exists(folder.resolve(name))) {
                Files.copy(folder.resolve(name), copy.resolve(name));
            }
        }
        try (SqliteJournal journal = SqliteJournal.open(copy.resolve("table.db"), "unused")) {
            return journal.rows(1, 10_000);
        }
    }

    /** Returns the types of these events. */
    List<String> types() throws Exception {
        return rows().stream().map(Row::type).toList();
    }
}
