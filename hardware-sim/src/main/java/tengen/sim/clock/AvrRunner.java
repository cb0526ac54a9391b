package tengen.sim.clock;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;

/**
 * The real firmware in simavr, a process of its own: hands, eyes and ears of a person at the clock. Its serial line is a pty. One thread.
 *
 * <p>The runner is built by {@code make -C firmware-bridge/clock-firmware all runner}.
 */
public final class AvrRunner implements AutoCloseable {
    private final Process process;
    private final Writer commands;
    private final BufferedReader answers;
    private final String pty;

    private AvrRunner(Path firmware, List<String> speed) throws IOException {
        List<String> command = Stream.concat(
                        Stream.of(
                                firmware.resolve("build/runner").toString(),
                                firmware.resolve("build/clock.elf").toString()),
                        speed.stream())
                .toList();
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        commands = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        String line = line();
        while (!line.startsWith("pty ")) {
            line = line();
        }
        pty = line.substring("pty ".length());
    }

    /**
     * Starts a chip that has just got its power and whose time moves only by {@link #run}.
     *
     * @param firmware the folder {@code clock-firmware}, built
     */
    public static AvrRunner lockstep(Path firmware) throws IOException {
        return new AvrRunner(firmware, List.of());
    }

    /** Starts a chip that has just got its power and runs {@code speed} times as fast as life. */
    public static AvrRunner live(Path firmware, double speed) throws IOException {
        return new AvrRunner(firmware, List.of(Double.toString(speed)));
    }

    /** Returns the device the controller opens. */
    public String pty() {
        return pty;
    }

    /** Closes or opens the contact of a key. */
    public void contact(ClockKey key, boolean closed) {
        ask("key " + key.code() + (closed ? " down" : " up"));
    }

    /** Writes into the EEPROM that {@code boot}, 0 to 65535, was the number of the last start; only before time has passed. 0 is a new chip. */
    void lastBoot(int boot) {
        if (boot > 0) {
            ask("boots " + boot);
        }
    }

    /** Returns what a person sees and hears now; the alarm sounds on and off, twice a second. */
    SimFaces faces() {
        String[] bits = ask("faces").split(" ");
        return new SimFaces(
                SegmentFaces.read(bits[0]), SegmentFaces.read(bits[1]), tone() > 0, SegmentFaces.alone(bits[0]));
    }

    /** Returns what the display chip of {@code side} shows. */
    public FacePicture face(ClockSide side) {
        return SegmentFaces.read(ask("faces").split(" ")[side.ordinal()]);
    }

    /** Returns the bytes of RAM ever used, static and stack together. */
    public int usedRamBytes() {
        return Integer.parseInt(ask("stack"));
    }

    /** Returns 0 while the buzzer is silent, 1 when low, 2 when loud. */
    public int tone() {
        return Integer.parseInt(ask("tone"));
    }

    /** Lets the supply sag, or not. */
    public void supply(boolean low) {
        ask(low ? "supply low" : "supply good");
    }

    /** Takes the power and gives it back. */
    public void power() {
        ask("power");
    }

    /** Lets the watchdog bite. */
    public void watchdog() {
        ask("watchdog");
    }

    /** Lets {@code micros} pass on the chip once {@code bytes} bytes have come on the pty; returns how many bytes the clock sent meanwhile. */
    int run(long micros, long bytes) {
        String answer = ask("run " + micros + " " + bytes);
        if (!answer.startsWith("ok ")) {
            throw new IllegalStateException("runner: " + answer);
        }
        return Integer.parseInt(answer.substring("ok ".length()));
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        commands.close();
        answers.close();
    }

    private String ask(String command) {
        try {
            commands.write(command);
            commands.write('\n');
            commands.flush();
            return line();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String line() throws IOException {
        String line = answers.readLine();
        if (line == null) {
            throw new IOException("the runner has ended");
        }
        return line;
    }
}
