package tengen.sim.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.cli.FileWords;
import tengen.cli.Refusal;
import tengen.cli.Subcommand;
import tengen.desk.WebConfig;
import tengen.mqtt.BrokerAddress;
import tengen.sim.clock.FirmwareBuild;

/** {@code tengen bench}: whole tables in real time or faster. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Plays games at simulated tables with everything else real: serial line, journal, broker, desk.",
            "Without --game a built-in game is played. An unfinished game under --out goes on."
        })
public final class BenchCommand implements Subcommand {
    private static final int MOST_TABLES = 300;

    @Option(
            names = "--game",
            paramLabel = "FILE[#id]",
            description = "games (.jsonl), a scene (.tape) or a folder of scenes")
    private @Nullable String game;

    @Option(names = "--tables", paramLabel = "N", defaultValue = "1", description = "how many tables (default 1)")
    private int tables = 1;

    @Option(names = "--speed", paramLabel = "X", defaultValue = "20", description = "times life's speed (default 20)")
    private double speed = 20;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "delays and how stones lie (default 1)")
    private long seed = 1;

    @Option(
            names = "--broker",
            paramLabel = "WHERE",
            defaultValue = "embedded",
            description = "embedded (default) or tcp://host:port")
    private String broker = "embedded";

    @Option(
            names = "--broker-users",
            paramLabel = "FILE",
            description = "lines user:password, for desk, T001, T002, ..")
    private @Nullable Path users;

    @Option(
            names = "--no-desk",
            description =
                    "no desk in this process: tengen desk runs elsewhere, for the event bench; needs --broker tcp://..")
    private boolean noDesk;

    @Option(
            names = "--http",
            paramLabel = "PORT",
            description = "where the desk's pages are served (default 8080, none with --exit; 0 = none)")
    private @Nullable Integer http;

    @Option(
            names = "--clock",
            paramLabel = "KIND",
            defaultValue = "sim",
            description = "sim (default) or avr: the real firmware, in simavr")
    private String clock = "sim";

    @Option(
            names = "--measure",
            description =
                    "print the latency from a stone at rest to the desk's store, and what reading the board costs")
    private boolean measure;

    @Option(names = "--out", paramLabel = "DIR", description = "where journals and the desk's store are kept")
    private @Nullable Path out;

    @Option(names = "--exit", description = "end after the games")
    private boolean exit;

    @Option(
            names = "--guests",
            description = "tables only: a desk of your own at --broker pairs and starts them (event name: bench)")
    private boolean guests;

    @Option(
            names = "--ask",
            description = "nobody answers for the arbiter: write his words, such as: T001 ruling accept")
    private boolean ask;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws InterruptedException {
        check();
        Screen screen = new Screen(spec.commandLine().getOut(), terminal());
        try (OutFolder folder = OutFolder.of(Optional.ofNullable(out));
                Bench bench = Bench.open(
                        Scripts.read(Optional.ofNullable(game), tables),
                        new BenchSettings(speed, seed, ask, firmware(), port(screen), guests, records(folder)),
                        new Hall.Place(broker, passwords(), !noDesk && !guests),
                        folder.path(),
                        screen)) {
            if (ask) {
                listen(bench);
            }
            bench.play(exit);
            if (measure) {
                screen.line(bench.figures());
                ScanFigures.lines().forEach(screen::line);
            }
            return 0;
        }
    }

    /** Files that go when the run ends are not worth their ink. */
    private static Optional<Path> records(OutFolder folder) {
        return folder.passing() ? Optional.empty() : Optional.of(folder.path());
    }

    private void check() {
        if (tables < 1 || tables > MOST_TABLES) {
            throw Refusal.usage("--tables " + tables + ": 1 to " + MOST_TABLES);
        }
        if (!(speed > 0 && speed <= 1000)) {
            throw Refusal.usage("--speed " + speed + ": above 0, at most 1000");
        }
        if (!clock.equals("sim") && !clock.equals("avr")) {
            throw Refusal.usage("--clock " + clock + ": sim or avr");
        }
        if (guests && broker.equals("embedded")) {
            throw Refusal.usage("--guests: say with --broker where your desk is");
        }
        Integer port = http;
        if (port != null && (port < 0 || port > 65_535)) {
            throw Refusal.usage("--http " + port + ": a port from 1 to 65535, or 0 for no pages");
        }
        if (noDesk && broker.equals("embedded")) {
            throw Refusal.usage("--no-desk: a desk of its own needs a broker of its own, --broker tcp://host:port");
        }
        if (!broker.equals("embedded") && !broker.matches(BrokerAddress.URL)) {
            throw Refusal.usage("--broker " + broker + ": embedded, or like tcp://host:1883");
        }
    }

    /** A run that ends by itself is a check, and nobody looks at it; a port that nobody asked for stops nobody when it is taken. */
    private int port(Screen screen) {
        Integer asked = http;
        int port = guests ? 0 : asked != null ? asked : exit ? 0 : WebConfig.PORT;
        if (port == 0 || !taken(port)) {
            return port;
        }
        String line = "port " + port + " is taken; choose another with --http PORT";
        if (asked != null) {
            throw Refusal.failed(line);
        }
        screen.line("bench: no pages: " + line);
        return 0;
    }

    private static boolean taken(int port) {
        try {
            new ServerSocket(port, 1, InetAddress.getLoopbackAddress()).close();
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private Optional<Path> firmware() throws InterruptedException {
        if (clock.equals("sim")) {
            return Optional.empty();
        }
        try {
            return Optional.of(FirmwareBuild.ready(Path.of(System.getProperty("tengen.root", "."))));
        } catch (IOException e) {
            throw Refusal.failed("--clock avr: " + e.getMessage());
        }
    }

    private Map<String, String> passwords() {
        Map<String, String> found = new TreeMap<>();
        Path file = users;
        if (file == null) {
            return found;
        }
        try {
            for (String line : Files.readAllLines(file, UTF_8)) {
                int colon = line.indexOf(':');
                if (!line.isBlank() && !line.startsWith("#")) {
                    if (colon < 1) {
                        throw Refusal.usage(file + ": a line is user:password");
                    }
                    found.put(line.substring(0, colon), line.substring(colon + 1));
                }
            }
            return found;
        } catch (IOException e) {
            throw Refusal.failed(FileWords.unread(file, e));
        }
    }

    private static boolean terminal() {
        String kind = System.getenv("TERM");
        return kind != null && !kind.equals("dumb") && LibC.load().isatty(1) == 1;
    }

    private static void listen(Bench bench) {
        Thread.ofPlatform().daemon(true).name("bench-arbiter").start(() -> {
            try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8))) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    bench.say(line);
                }
            } catch (IOException e) {
                // Nobody to listen to any more; the games go on.
                org.slf4j.LoggerFactory.getLogger(BenchCommand.class).warn("standard input is gone", e);
            }
        });
    }
}
