package tengen.record.crash;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a process wrote, in its order, and what it promised meanwhile.
 *
 * @param deeds calls that changed files
 */
record WriteLog(List<Deed> deeds) {
    /** One call. */
    sealed interface Deed {}

    /** A name appeared for a new file. */
    record Made(String name, long file) implements Deed {}

    /** Bytes were written. */
    static final class Written implements Deed {
        private final long file;
        private final int offset;
        private final byte[] bytes;

        Written(long file, int offset, byte[] bytes) {
            this.file = file;
            this.offset = offset;
            this.bytes = bytes;
        }

        long file() {
            return file;
        }

        int offset() {
            return offset;
        }

        byte[] bytes() {
            return bytes;
        }
    }

    /** A file was cut or stretched to a length. */
    record Cut(long file, int length) implements Deed {}

    /** Everything written to a file is on the medium. */
    record Synced(long file) implements Deed {}

    /** The system could not say so, and counts what was not written as written (fsync's failure clears its pages). */
    record SyncFailed(long file) implements Deed {}

    /** Everything about names is on the medium. */
    record NamesSynced() implements Deed {}

    /** A file got another name. */
    record Renamed(String from, String to) implements Deed {}

    /** A name went. */
    record Unlinked(String name) implements Deed {}

    /** The process promised everything up to this event. */
    record Promised(long seq) implements Deed {}

    /** Reads a log of recorder.c; names are below {@code folder}. */
    static WriteLog read(Path log, Path folder) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(log)).order(ByteOrder.nativeOrder());
        List<Deed> deeds = new ArrayList<>();
        long acks = 0;
        while (in.hasRemaining()) {
            char kind = (char) in.get();
            long file = in.getLong();
            long offset = in.getLong();
            byte[] bytes = new byte[in.getInt()];
            in.get(bytes);
            String text = kind == 'W' ? "" : new String(bytes, StandardCharsets.UTF_8);
            switch (kind) {
                case 'O' -> {
                    String name = name(folder, text);
                    if (name.equals("acks")) {
                        acks = file;
                    } else if (offset == 1) {
                        deeds.add(new Made(name, file));
                    }
                }
                case 'W' ->
                    deeds.add(
                            file == acks
                                    ? new Promised(Long.parseLong(new String(bytes, StandardCharsets.US_ASCII).strip()))
                                    : new Written(file, Math.toIntExact(offset), bytes));
                case 'T' -> deeds.add(new Cut(file, Math.toIntExact(offset)));
                case 'S' -> deeds.add(new Synced(file));
                case 'F' -> deeds.add(new SyncFailed(file));
                case 'D' -> deeds.add(new NamesSynced());
                case 'R' -> {
                    int middle = text.indexOf('\0');
                    deeds.add(new Renamed(
                            name(folder, text.substring(0, middle)), name(folder, text.substring(middle + 1))));
                }
                case 'U' -> deeds.add(new Unlinked(name(folder, text)));
                default -> throw new IOException("no such record: " + kind);
            }
        }
        return new WriteLog(deeds);
    }

    private static String name(Path folder, String path) {
        return path.substring(folder.toString().length() + 1);
    }
}
