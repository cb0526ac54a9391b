package tengen.schematics.spice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs the deck through ngspice. */
public final class Ngspice {
    private static final long LIMIT_SECONDS = 60;
    private static final double RELEASED_SECONDS = 100e-6;

    private final String deck;
    private final Path folder;

    /**
     * Makes a runner.
     *
     * @param deck the text of {@code line.cir}
     * @param folder where decks and logs may be written
     */
    public Ngspice(String deck, Path folder) {
        this.deck = deck;
        this.folder = folder;
    }

    /** Returns the margins of all these corners, in their order. */
    public List<Margin> run(List<Corner> corners) throws IOException, InterruptedException {
        List<Margin> margins = new ArrayList<>();
        for (Corner corner : corners) {
            margins.add(run(corner));
        }
        return margins;
    }

    private Margin run(Corner corner) throws IOException, InterruptedException {
        Path file = folder.resolve("corner.cir");
        Path log = folder.resolve("corner.log");
        Files.writeString(file, corner.applyTo(deck));
        Process process = new ProcessBuilder("ngspice", "-b", file.toString())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException("ngspice did not end within " + LIMIT_SECONDS + " s");
        }
        String said = Files.readString(log);
        return new Margin(
                corner,
                measured(said, "low"),
                measured(said, "limlow"),
                Math.min(measured(said, "high"), measured(said, "idle")),
                measured(said, "limhigh"),
                measured(said, "fall") * 1e6,
                (measured(said, "rise") - RELEASED_SECONDS) * 1e6);
    }

    private static double measured(String said, String name) throws IOException {
        Matcher matcher = Pattern.compile("(?m)^" + name + " += +([-+.0-9eE]+)").matcher(said);
        if (!matcher.find()) {
            if (said.contains("Measurements for Transient Analysis")) {
                return Double.POSITIVE_INFINITY; // never reached within the window
            }
            throw new IOException("ngspice measured no " + name + ":\n" + said);
        }
        return Double.parseDouble(matcher.group(1));
    }
}
