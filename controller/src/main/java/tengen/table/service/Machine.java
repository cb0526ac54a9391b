package tengen.table.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.mqtt.Vitals;

/**
 * What the kernel tells of the machine under {@code /proc} and {@code /sys}; of what it does not tell nothing is said.
 *
 * @param root {@code /}, or a folder that stands for it
 */
public record Machine(Path root) implements Vitals {
    private static final long PAGE_BYTES = 4096;
    private static final int START_FIELD = 19;

    /** What Linux tells to programs has a hundred ticks a second on every machine. */
    private static final long TICK_MILLIS = 10;

    /** Returns this machine. */
    public static Machine here() {
        return new Machine(Path.of("/"));
    }

    /** Returns a name that this power-up has and no other; empty when it cannot be told. */
    public String powerUp() {
        return line("proc/sys/kernel/random/boot_id").orElse("");
    }

    @Override
    public OptionalInt milliCelsius() {
        return line("sys/class/thermal/thermal_zone0/temp")
                .filter(text -> text.matches("-?[0-9]{1,6}"))
                .map(text -> OptionalInt.of(Integer.parseInt(text)))
                .orElse(OptionalInt.empty());
    }

    @Override
    public OptionalInt signalDbm() {
        // The third field of an interface's line: "wlan0: 0000   54.  -56.  -256 ..".
        return lines("proc/net/wireless").stream()
                .skip(2)
                .map(text -> text.strip().split("[\\s.]+"))
                .filter(fields -> fields.length > 3 && fields[3].matches("-[0-9]{1,3}"))
                .mapToInt(fields -> Integer.parseInt(fields[3]))
                .findFirst();
    }

    /** systemd-timesyncd leaves a mark once it has set the clock; chrony and a battery-backed clock are told by no mark. */
    @Override
    public boolean clockSynced() {
        return Files.exists(root.resolve("run/systemd/timesync/synchronized"));
    }

    /** Returns how much of this process is in memory. */
    public OptionalLong residentBytes() {
        return line("proc/self/statm")
                .map(text -> text.split(" "))
                .filter(fields -> fields.length > 1 && fields[1].matches("[0-9]{1,12}"))
                .map(fields -> OptionalLong.of(Long.parseLong(fields[1]) * PAGE_BYTES))
                .orElse(OptionalLong.empty());
    }

    /**
     * Returns how long ago this process was begun, in hundredths of a second as the kernel counts them. Both moments are counted from the machine's start: the JDK
     * takes the start of a process from civil time in whole seconds.
     */
    public OptionalLong ageMillis() {
        // proc(5): the name of the program, in brackets, may hold anything; the 22nd field is the 20th behind it.
        String[] fields = line("proc/self/stat")
                .map(text -> text.replaceFirst(".*\\) ", ""))
                .orElse("")
                .split(" ");
        String uptime = line("proc/uptime").orElse("").replaceFirst(" .*", "");
        if (fields.length <= START_FIELD
                || !fields[START_FIELD].matches("[0-9]{1,15}")
                || !uptime.matches("[0-9]{1,12}\\.[0-9]{2}")) {
            return OptionalLong.empty();
        }
        long now = Long.parseLong(uptime.replace(".", ""));
        return OptionalLong.of((now - Long.parseLong(fields[START_FIELD])) * TICK_MILLIS);
    }

    private Optional<String> line(String name) {
        return lines(name).stream().findFirst().map(String::strip);
    }

    private List<String> lines(String name) {
        try {
            return Files.readAllLines(root.resolve(name));
        } catch (IOException e) {
            return List.of();
        }
    }
}
