package tengen.record.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tengen.record.crash.WriteLog.Deed;
import tengen.testing.Dice;

/**
 * What a medium may hold after a power cut: everything that was synced, and of the rest any part. Sectors of 512 bytes reach it whole, in any order; names change in
 * their order.
 */
final class Disk {
    private static final int SECTOR = 512;

    private final Dice dice;
    private final Map<Long, Contents> files = new TreeMap<>();
    private final List<Deed> names = new ArrayList<>();
    private int namesSafe;

    /** How much of what was not synced a cut leaves, drawn for each: from nothing over every second sector to all. */
    private enum Mood {
        NOTHING,
        HALF_OF_WRITES,
        HALF_OF_SECTORS,
        MOST_SECTORS,
        ALL
    }

    private static final class Contents {
        private final List<Deed> safe = new ArrayList<>();
        private final List<Deed> unsafe = new ArrayList<>();
    }

    private Disk(Dice dice) {
        this.dice = dice;
    }

    /** Writes into {@code folder} what is left when the power goes after the first {@code count} deeds. */
    static void leave(WriteLog log, int count, Dice dice, Path folder) throws IOException {
        Disk disk = new Disk(dice);
        for (Deed deed : log.deeds().subList(0, count)) {
            disk.take(deed);
        }
        disk.leave(folder);
    }

    private void take(Deed deed) {
        switch (deed) {
            case WriteLog.Made made -> {
                files.put(made.file(), new Contents());
                names.add(made);
            }
            case WriteLog.Written written -> of(written.file()).unsafe.add(written);
            case WriteLog.Cut cut -> of(cut.file()).unsafe.add(cut);
            case WriteLog.Synced synced -> {
                Contents file = of(synced.file());
                file.safe.addAll(file.unsafe);
                file.unsafe.clear();
            }
            case WriteLog.SyncFailed failed -> {
                // What was not written by then never will be, although it can be read: each part of it is left to
                // chance once and for all.
                Contents file = of(failed.file());
                file.safe.addAll(file.unsafe.stream()
                        .flatMap(one -> kept(one, Mood.HALF_OF_SECTORS).stream())
                        .toList());
                file.unsafe.clear();
            }
            case WriteLog.NamesSynced synced -> namesSafe = names.size();
            case WriteLog.Renamed renamed -> names.add(renamed);
            case WriteLog.Unlinked unlinked -> names.add(unlinked);
            case WriteLog.Promised promised -> {
                // Said to the world, not to the medium.
            }
        }
    }

    private Contents of(long file) {
        return files.computeIfAbsent(file, number -> new Contents());
    }

    private void leave(Path folder) throws IOException {
        Map<String, Long> there = new TreeMap<>();
        int kept = namesSafe + dice.below(names.size() - namesSafe + 1);
        for (Deed deed : names.subList(0, kept)) {
            switch (deed) {
                case WriteLog.Made made -> there.put(made.name(), made.file());
                case WriteLog.Renamed renamed -> {
                    Long file = there.remove(renamed.from());
                    if (file != null) {
                        there.put(renamed.to(), file);
                    }
                }
                case WriteLog.Unlinked unlinked -> there.remove(unlinked.name());
                default -> throw new IllegalStateException("no name: " + deed);
            }
        }
        for (Map.Entry<String, Long> one : there.entrySet()) {
            Path path = folder.resolve(one.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, bytes(of(one.getValue())));
        }
    }

    private byte[] bytes(Contents file) {
        Mood mood = Mood.values()[dice.below(Mood.values().length)];
        List<Deed> deeds = new ArrayList<>(file.safe);
        file.unsafe.forEach(one -> deeds.addAll(kept(one, mood)));
        byte[] bytes = {};
        int length = 0;
        for (Deed deed : deeds) {
            int end = deed instanceof WriteLog.Written written
                    ? written.offset() + written.bytes().length
                    : ((WriteLog.Cut) deed).length();
            if (bytes.length < end) {
                bytes = Arrays.copyOf(bytes, Math.max(end, 2 * bytes.length));
            }
            if (deed instanceof WriteLog.Written written) {
                System.arraycopy(written.bytes(), 0, bytes, written.offset(), written.bytes().length);
                length = Math.max(length, end);
            } else {
                Arrays.fill(bytes, Math.min(end, length), length, (byte) 0);
                length = end;
            }
        }
        return Arrays.copyOf(bytes, length);
    }

    private List<Deed> kept(Deed deed, Mood mood) {
        return switch (mood) {
            case NOTHING -> List.of();
            case ALL -> List.of(deed);
            case HALF_OF_WRITES -> dice.below(2) == 0 ? List.of(deed) : List.of();
            case HALF_OF_SECTORS -> sectors(deed, 2);
            case MOST_SECTORS -> sectors(deed, 10);
        };
    }

    /** Loses one sector in {@code of}. */
    private List<Deed> sectors(Deed deed, int of) {
        if (!(deed instanceof WriteLog.Written written)) {
            return dice.below(of) == 0 ? List.of() : List.of(deed);
        }
        List<Deed> parts = new ArrayList<>();
        int from = 0;
        while (from < written.bytes().length) {
            int to = Math.min(written.bytes().length, from + SECTOR - (written.offset() + from) % SECTOR);
            if (dice.below(of) != 0) {
                parts.add(new WriteLog.Written(
                        written.file(), written.offset() + from, Arrays.copyOfRange(written.bytes(), from, to)));
            }
            from = to;
        }
        return parts;
    }
}
