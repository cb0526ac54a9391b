package tengen.record.crash;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import tengen.record.Draft;
import tengen.record.ScriptedGame;
import tengen.record.StoreFault;
import tengen.record.care.Backups;
import tengen.record.care.StoreCare;

/**
 * A process that plays two games into a store with everything a table does with it - the beginning of a journal, copies and tidying between the games - and notes
 * each promise in the file "acks". With a number, that write fails and what waits is offered again, as a table does.
 */
final class RecordedGames {
    private RecordedGames() {}

    public static void main(String[] arguments) throws StoreFault, IOException {
        Path folder = Path.of(arguments[0]);
        int moves = Integer.parseInt(arguments[1]);
        long failing = Long.parseLong(arguments[2]);
        control(folder, failing + " 5 0");
        StoreCare.Places places = new StoreCare.Places(
                folder.resolve("t.db"), List.of(new Backups(folder.resolve("backup"), "t")), true, Optional.empty());
        try (FileChannel acks =
                        FileChannel.open(folder.resolve("acks"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                StoreCare care = StoreCare.open(places, "epoch", line -> {})) {
            for (int game = 0; game < 2; game++) {
                for (List<Draft> drafts : ScriptedGame.transactions(moves)) {
                    long seq = stubbornly(care, drafts);
                    acks.write(ByteBuffer.wrap(String.format("%08d", seq).getBytes(StandardCharsets.US_ASCII)), 0);
                }
                care.gameOver(() -> {});
            }
        }
        control(folder, "0");
    }

    private static long stubbornly(StoreCare care, List<Draft> drafts) throws StoreFault {
        try {
            return care.journal().append(drafts).getLast().seq();
        } catch (StoreFault fault) {
            return care.journal().append(drafts).getLast().seq();
        }
    }

    static void control(Path folder, String words) throws IOException {
        Files.writeString(folder.resolve("control"), words);
    }
}
