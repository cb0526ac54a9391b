package tengen.sim.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.bridge.clock.ClockKey;
import tengen.bridge.clock.ClockSide;
import tengen.cli.FileWords;
import tengen.cli.Refusal;
import tengen.cli.Subcommand;
import tengen.engine.Point;
import tengen.time.Ticker;

/** {@code tengen world}: a simulated board and clock for a table that runs in another process. */
@Command(
        name = "world",
        mixinStandardHelpOptions = true,
        description = {
            "A simulated board and clock in real time, for tengen table with device = \"sim:FOLDER\".",
            "Reads what hands do, one deed a line: A place H8 | A press | B lift H8 | B slide H8 H9 | A key CALL |"
                    + " clear; or what breaks: fault stuck-open K11 | fault stuck-closed C3 | fault none K11.",
            "With --games it plays by itself, by way of the table's own page, and ends."
        })
public final class WorldCommand implements Subcommand {
    private static final long KEY_NANOS = 100_000_000L;
    private static final long HELD_NANOS = 2_300_000_000L;
    private static final long SLIDE_NANOS = 200_000_000L;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", description = "where board and clock can be found; made when it is not there")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(names = "--games", paramLabel = "N", description = "play so many games and end")
    private int games;

    @Option(names = "--page", paramLabel = "URL", description = "the table's own page, like http://127.0.0.1:8090")
    private @Nullable URI page;

    @Option(
            names = "--think",
            paramLabel = "SECONDS",
            defaultValue = "0",
            description = "with --games: so long a player thinks before each stone; default ${DEFAULT-VALUE}")
    private double thinkSeconds;

    @Override
    public Integer call() throws InterruptedException {
        URI at = page;
        if (games > 0 && at == null) {
            throw Refusal.usage("--games needs --page, the table's own page");
        }
        if (!(thinkSeconds >= 0 && thinkSeconds <= 3_600)) {
            throw Refusal.usage("--think is 0 to 3600 seconds");
        }
        PrintWriter out = spec.commandLine().getOut();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw Refusal.failed(FileWords.noFolder(folder, e));
        }
        try {
            try (World world = World.begin(folder, 1)) {
                say(out, "world: board and clock stand in " + folder);
                if (at == null) {
                    listen(world, out);
                } else {
                    play(world, new Arbiter(at), out);
                }
            }
            return 0;
        } catch (IOException e) {
            throw Refusal.failed(String.valueOf(e.getMessage()));
        }
    }

    private void play(World world, Arbiter arbiter, PrintWriter out) throws IOException, InterruptedException {
        Players players = new Players(world, arbiter, (long) (thinkSeconds * 1e9));
        String run = Long.toHexString(Ticker.system().nanos());
        for (int game = 1; game <= games; game++) {
            players.play(run + "-" + game);
            say(out, "game " + game + " " + resident(arbiter.get("/metrics")));
        }
    }

    private static String resident(String metrics) {
        return metrics.lines()
                .filter(line -> line.startsWith("process_resident_memory_bytes "))
                .map(line -> "resident " + Long.parseLong(line.substring(line.indexOf(' ') + 1)) / 1024 + " KiB")
                .findFirst()
                .orElse("");
    }

    private static void listen(World world, PrintWriter out) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                deed(world, line.strip().split("\\s+"));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                say(out, "not understood: " + line);
            }
        }
    }

    private static void deed(World world, String[] words) {
        if (words.length == 1 && words[0].isEmpty()) {
            return;
        }
        if (words.length == 1 && words[0].equals("clear")) {
            world.clear();
            return;
        }
        if (words[0].equals("fault")) {
            fault(world, words[1], Point.of(words[2]));
            return;
        }
        ClockSide side = ClockSide.valueOf(words[0]);
        switch (words[1]) {
            case "place" -> world.place(Point.of(words[2]));
            case "lift" -> world.lift(Point.of(words[2]));
            case "slide" -> world.slide(Point.of(words[2]), Point.of(words[3]), SLIDE_NANOS);
            case "press" -> world.press(side);
            case "key" -> {
                boolean held = words.length > 3 && words[3].equals("hold") || words[2].equalsIgnoreCase("RESIGN");
                world.key(
                        ClockKey.valueOf(words[2].toUpperCase(Locale.ROOT) + "_" + side),
                        held ? HELD_NANOS : KEY_NANOS);
            }
            default -> throw new IllegalArgumentException(words[1]);
        }
    }

    private static void fault(World world, String what, Point point) {
        switch (what) {
            case "stuck-open" -> world.fault(board -> board.stuckOpen(point, true));
            case "stuck-closed" -> world.fault(board -> board.stuckClosed(point, true));
            case "none" -> world.fault(board -> board.stuckOpen(point, false));
            default -> throw new IllegalArgumentException(what);
        }
    }

    private static void say(PrintWriter out, String line) {
        out.println(line);
        out.flush();
    }
}
