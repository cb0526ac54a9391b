package tengen.sim.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
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
import tengen.cli.Refusal;
import tengen.cli.Subcommand;
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

    @Option(names = "--game", paramLabel = "FILE[#id]", description = "games (.jsonl) or a scene (.tape)")
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
            names = "--broker-certificates",
            paramLabel = "DIR",
            description = "for ssl://host:port: ca.crt, and desk.crt, desk.key, T001.crt, T001.key, ..")
    private @Nullable Path certificates;

    @Option(
            names = "--no-desk",
            description = "no desk in this process: tengen desk runs elsewhere, for the event bench; needs --broker tcp://..")
    private boolean noDesk;

    @Option(names = "--http", paramLabel = "PORT", description = "accepted; there are no pages yet")
    private int http;

    @Option(
            names = "--clock",
            paramLabel = "KIND",
            defaultValue = "sim",
            description = "sim (default) or avr: the real firmware, in simavr")
    private String clock = "sim";

    @Option(names = "--measure", description = "print the latency from a stone at rest to the desk's store")
    private boolean measure;

    @Option(names = "--out", paramLabel = "DIR", description = "where journals and the desk's store are kept")
    private @Nullable Path out;

    @Option(names = "--exit", description = "end after the games")
    private boolean exit;

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
                        new BenchSettings(speed, seed, ask, firmware()),
                        new Hall.Place(broker, passwords(), Optional.ofNullable(certificates), !noDesk),
                        folder.path(),
                        screen)) {
            if (ask) {
                listen(bench);
            }
            bench.play(exit);
            if (measure) {
                screen.line(bench.figures());
            }
            return 0;
        }
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
        if (http < 0 || http > 65_535) {
            throw Refusal.usage("--http " + http + ": a port from 1 to 65535");
        }
        taken();
        if (noDesk && broker.equals("embedded")) {
            throw Refusal.usage("--no-desk: a desk of its own needs a broker of its own, --broker tcp://host:port");
        }
        if (!broker.equals("embedded") && !broker.matches(BrokerAddress.URL)) {
            throw Refusal.usage("--broker " + broker + ": embedded, or like tcp://host:1883");
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

    /** Says at once that somebody else has the port of the pages. */
    private void taken() {
        if (http != 0) {
            try {
                new ServerSocket(http).close();
            } catch (IOException e) {
                throw Refusal.failed("port " + http + " is taken: " + e.getMessage());
            }
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
            throw Refusal.failed("cannot read " + file);
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
