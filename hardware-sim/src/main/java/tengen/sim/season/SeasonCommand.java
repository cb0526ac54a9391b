package tengen.sim.season;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.cli.Refusal;
import tengen.cli.Subcommand;
import tengen.record.JsonLine;
import tengen.sim.fault.FaultKind;
import tengen.sim.rig.RigSettings;
import tengen.time.Ticker;

/** {@code tengen season}: N seeded games on virtual time. */
@Command(
        name = "season",
        description = "Plays many games on virtual time through simulated board and clock, and checks every one.",
        mixinStandardHelpOptions = true)
public final class SeasonCommand implements Subcommand {
    private static final int SHOWN = 10;
    private static final int SHRUNK_GAMES = 300;
    private static final String NO_SEED = "";

    @Option(names = "--games", paramLabel = "N", description = "how many games (300 with --minimize, else to be given)")
    private int games;

    @Option(names = "--seed", paramLabel = "S", description = "the same seed plays the same season")
    private @Nullable Long chosen;

    @Option(
            names = "--minimize",
            paramLabel = "S",
            arity = "0..1",
            fallbackValue = NO_SEED,
            description =
                    "shrink the first game of this seed's season that fails to a tape: fewer families, fewer faults, fewer moves")
    private @Nullable String minimize;

    @Option(names = "--out", paramLabel = "FILE.tape", description = "where the tape goes (default season-SEED.tape)")
    private @Nullable Path tape;

    @Option(names = "--games-from", paramLabel = "FILE.jsonl", description = "known games, one JSON object a line")
    private @Nullable Path gamesFrom;

    @Option(
            names = "--faults",
            paramLabel = "KINDS",
            defaultValue = "none",
            description = "none (default), all, or a list such as hands,noise,sites,chain")
    private String faults = "none";

    @Option(
            names = "--often",
            description = "reeds, diodes and registers fail up to twenty times as often as at their default rates")
    private boolean often;

    @Option(names = "--jobs", paramLabel = "N", defaultValue = "1", description = "workers (default 1)")
    private int jobs;

    @Option(names = "--every-frame", description = "read every frame of the board, also those that cannot differ")
    private boolean everyFrame;

    @Option(names = "--json", description = "print the summary as one JSON object")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws InterruptedException {
        // A season's faults would fill the log; what counts is counted.
        System.setProperty("org.slf4j.simpleLogger.log.tengen", "off");
        // Several workers that ask for the first logger at once make it complain on the terminal.
        LoggerFactory.getILoggerFactory();
        check();
        long seed = seed();
        List<FaultKind> kinds = kinds();
        PrintWriter out = spec.commandLine().getOut();
        (json ? spec.commandLine().getErr() : out).println("SEED=" + seed);
        List<KnownGame> known = gamesFrom == null ? random(seed, kinds) : fromFile(gamesFrom);
        if (minimize != null && kinds.isEmpty()) {
            throw Refusal.usage("--minimize: say which --faults; without any a season has nothing to leave out");
        }
        RigSettings settings = everyFrame ? RigSettings.DEFAULT.withoutSkips() : RigSettings.DEFAULT;
        Ticker ticker = Ticker.system();
        long startNanos = ticker.nanos();
        Season season = new Season(known, seed, settings, kinds, often ? Odds.OFTEN : Odds.DEFAULT);
        List<Outcome> outcomes = season.play(jobs);
        Summary summary = new Summary(seed, outcomes, ticker.nanos() - startNanos, season.cpuNanos(), jobs);
        out.println(json ? json(summary) : summary.text());
        if (!json) {
            summary.trouble().forEach(out::println);
        }
        out.flush();
        summary.failures().stream()
                .limit(SHOWN)
                .forEach(failure -> spec.commandLine()
                        .getErr()
                        .println("tengen: seed " + seed + ", game " + failure.id() + ": "
                                + failure.wrong().getFirst()));
        if (minimize != null) {
            shrink(season, outcomes, seed, out);
        }
        return summary.failures().isEmpty() ? 0 : 1;
    }

    /**
     * With faults some of the games have an opening procedure; those of the other games are the same with and without. None has one where a process may die: what it
     * forgets of an opening would have to be undone stone by stone.
     */
    private List<KnownGame> random(long seed, List<FaultKind> kinds) {
        boolean opened = !kinds.isEmpty() && !kinds.contains(FaultKind.CRASH);
        return opened ? RandomGames.drawOpened(games, seed) : RandomGames.draw(games, seed);
    }

    private void shrink(Season season, List<Outcome> outcomes, long seed, PrintWriter out) {
        for (int i = 0; i < outcomes.size(); i++) {
            if (!outcomes.get(i).wrong().isEmpty()) {
                Optional<Shrink.Small> small = season.shrink(i);
                if (small.isEmpty()) {
                    throw Refusal.failed("game " + outcomes.get(i).id() + " does not fail a second time");
                }
                Path file = tape == null ? Path.of("season-" + seed + ".tape") : tape;
                try {
                    Files.write(file, Shrink.tape(small.get(), seed));
                } catch (IOException e) {
                    throw Refusal.failed(file + " cannot be written: " + e.getMessage());
                }
                out.println(file + ": " + small.get().game().id() + " with "
                        + small.get().game().moves().size() + " moves and faults "
                        + String.join(
                                ",",
                                small.get().kinds().stream()
                                        .map(FaultKind::word)
                                        .toList())
                        + "; tengen tape " + file + " plays it");
                out.flush();
                return;
            }
        }
        out.println("nothing to shrink: no game failed");
        out.flush();
    }

    private long seed() {
        String word = minimize == null ? NO_SEED : minimize;
        if (!word.isEmpty()) {
            if (!word.matches("-?\\d{1,18}")) {
                throw Refusal.usage("--minimize " + word + ": a seed is a whole number");
            }
            return Long.parseLong(word);
        }
        if (chosen == null) {
            throw Refusal.usage("Missing required option: '--seed=S'");
        }
        return chosen;
    }

    private void check() {
        if (minimize != null && games == 0) {
            games = SHRUNK_GAMES;
        }
        if (games < 1) {
            throw Refusal.usage(games == 0 ? "--games N: how many? 1 or more" : "--games " + games + ": 1 or more");
        }
        if (jobs < 1 || jobs > 64) {
            throw Refusal.usage("--jobs " + jobs + ": 1 to 64");
        }
    }

    /** Returns the families of faults that are asked for. */
    private List<FaultKind> kinds() {
        List<FaultKind> kinds = new ArrayList<>();
        for (String word : faults.equals("all") ? FaultKind.words() : List.of(faults.split(",", -1))) {
            if (faults.equals("none")) {
                break;
            }
            FaultKind kind = FaultKind.of(word)
                    .orElseThrow(() -> Refusal.usage("--faults " + faults + ": "
                            + (word.isBlank() ? "a name is missing at a comma" : "no such faults: " + word)
                            + "; known are "
                            + String.join(",", FaultKind.words())));
            if (GameFaults.of(kind, Odds.DEFAULT).isEmpty()) {
                throw Refusal.usage("--faults " + faults + ": seasons cannot bring " + word + " yet");
            }
            if (!kinds.contains(kind)) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    /** Returns the games of the file; one whose opening cannot be played as the file has it is played free and listed with the reason. */
    private List<KnownGame> fromFile(Path file) {
        List<GameFile.Line> all = GameFile.read(file);
        if (all.size() < games) {
            throw Refusal.failed(file + " has " + all.size() + " games, " + games + " were asked for");
        }
        PrintWriter out =
                json ? spec.commandLine().getErr() : spec.commandLine().getOut();
        List<KnownGame> known = new ArrayList<>();
        int freed = 0;
        for (GameFile.Line line : all.subList(0, games)) {
            if (line.problem().isEmpty()) {
                known.add(line.game());
            } else {
                freed++;
                known.add(line.game().playedFree());
                out.println("played free: " + line.game().id() + ": " + line.problem());
            }
        }
        long opened = known.stream().filter(game -> !game.opened().free()).count();
        out.println(known.size() + " games to play, " + opened + " of them with an opening procedure; " + freed
                + " played free for the reasons above");
        return known;
    }

    private static String json(Summary summary) {
        return summary.write(new JsonLine().begin()).end().take();
    }
}
