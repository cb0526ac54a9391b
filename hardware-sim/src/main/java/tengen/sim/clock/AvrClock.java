package tengen.sim.clock;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.SerialLine;

/**
 * The real firmware in simavr, in lockstep: its time moves only in {@link #run}, and its serial line is a pty between two processes. One thread.
 *
 * <p>The runner is built by {@code make -C firmware-bridge/clock-firmware all runner}.
 */
public final class AvrClock implements SerialLine, AutoCloseable {
    private final Process process;
    private final Writer commands;
    private final BufferedReader answers;
    private final FileInputStream fromClock;
    private final FileOutputStream toClock;
    private byte[] arrived = new byte[0];
    private long unread;

    /**
     * Starts a chip that has just got its power.
     *
     * @param firmware the folder {@code clock-firmware}, built
     */
    public AvrClock(Path firmware) throws IOException {
        process = new ProcessBuilder(List.of(
                        firmware.resolve("build/runner").toString(),
                        firmware.resolve("build/clock.elf").toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        commands = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        String line = line();
        while (!line.startsWith("pty ")) {
            line = line();
        }
        String pty = line.substring("pty ".length());
        toClock = new FileOutputStream(pty);
        fromClock = new FileInputStream(pty);
    }

    /** Lets {@code micros} microseconds pass on the chip. */
    public void run(long micros) {
        String answer = ask("run " + micros + " " + unread);
        unread = 0;
        if (!answer.startsWith("ok ")) {
            throw new IllegalStateException("runner: " + answer);
        }
        int sent = Integer.parseInt(answer.substring("ok ".length()));
        if (sent > 0) {
            try {
                arrived = join(arrived, fromClock.readNBytes(sent));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Closes or opens the contact of a key. */
    public void contact(ClockKey key, boolean closed) {
        ask("key " + key.code() + (closed ? " down" : " up"));
    }

    /** Returns what the display chips show. */
    public FacePicture face(int number) {
        return SegmentFaces.read(ask("faces").split(" ")[number]);
    }

    /** Returns the bytes of RAM ever used, static and stack together. */
    public int usedRamBytes() {
        return Integer.parseInt(ask("stack"));
    }

    /** Returns 0 while the buzzer is silent, 1 when low, 2 when loud. */
    public int tone() {
        return Integer.parseInt(ask("tone"));
    }

    /** Takes the power and gives it back. */
    public void power() {
        ask("power");
    }

    /** Lets the watchdog bite. */
    public void watchdog() {
        ask("watchdog");
    }

    @Override
    public int read(byte[] into) {
        int count = Math.min(into.length, arrived.length);
        System.arraycopy(arrived, 0, into, 0, count);
        byte[] rest = new byte[arrived.length - count];
        System.arraycopy(arrived, count, rest, 0, rest.length);
        arrived = rest;
        return count;
    }

    @Override
    public void write(byte[] bytes, int length) {
        try {
            toClock.write(bytes, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        unread += length;
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        fromClock.close();
        toClock.close();
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

    private static byte[] join(byte[] first, byte[] second) {
        byte[] both = new byte[first.length + second.length];
        System.arraycopy(first, 0, both, 0, first.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
