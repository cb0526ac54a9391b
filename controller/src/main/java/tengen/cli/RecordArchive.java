package tengen.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.score.GameScore;
import tengen.score.archive.EventArchive;
import tengen.score.archive.EventFiles;
import tengen.score.archive.KeyFile;
import tengen.score.archive.Signer;
import tengen.score.format.BadRecord;
import tengen.score.sheet.SheetFonts;

/** {@code tengen record archive}: every record of an event in one zip, with sums and a signature. */
@Command(
        name = "archive",
        mixinStandardHelpOptions = true,
        description = {
            "Puts games into one zip: each with its event log, SGF and sheet, each round and all of them in one SGF"
                    + " and one RIF,",
            "a list of their SHA-256 sums, and with --key the signature of that list. --check reads such a zip and"
                    + " verifies it."
        })
final class RecordArchive implements Callable<Integer> {
    private static final int LARGEST_BYTES = 512 << 20;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "OUT.zip", description = "the archive")
    @SuppressWarnings("NullAway.Init")
    private Path archive;

    @Parameters(
            index = "1..*",
            paramLabel = "IN",
            description = "records, or folders of event logs (.json), such as a table's")
    private List<Path> sources = new ArrayList<>();

    @Option(names = "--check", description = "verify an archive instead of writing one")
    private boolean check;

    @Option(names = "--key", paramLabel = "FILE", description = "private Ed25519 key (PEM) that signs the sums")
    private @Nullable Path key;

    @Option(names = "--public", paramLabel = "FILE", description = "with --check: public key (PEM) of the signature")
    private @Nullable Path publicKey;

    @Mixin
    private RecordOptions options = new RecordOptions();

    @Override
    public Integer call() {
        if (check != sources.isEmpty() || (check && key != null) || (!check && publicKey != null)) {
            throw Refusal.usage("either OUT.zip IN.. [--key FILE], or --check FILE.zip [--public FILE]");
        }
        try {
            int files = check ? verified() : written();
            spec.commandLine()
                    .getOut()
                    .println(archive + ": " + files + (check ? " files, every sum is right" : " files")
                            + (check && publicKey != null ? ", the signature too" : ""));
            return 0;
        } catch (BadRecord bad) {
            throw Refusal.failed(archive + ": " + bad.reason());
        } catch (IOException broken) {
            throw Refusal.failed((check ? "cannot read " : "cannot write ") + archive + ": " + broken.getMessage());
        }
    }

    private int verified() throws BadRecord, IOException {
        if (Files.size(archive) > LARGEST_BYTES) {
            throw new BadRecord("larger than any archive of an event");
        }
        Optional<PublicKey> known = publicKey == null ? Optional.empty() : Optional.of(KeyFile.publicKey(publicKey));
        return EventArchive.read(Files.readAllBytes(archive), known).size();
    }

    private int written() throws BadRecord, IOException {
        Map<String, GameScore> games = new LinkedHashMap<>();
        for (Path file : files()) {
            for (GameScore game : options.read(RecordOptions.Source.of(file.toString()))) {
                GameScore same = games.put(game.occasion().game(), game);
                if (same != null && !same.equals(game)) {
                    throw new BadRecord(
                            "two different games are named '" + game.occasion().game() + "'; the second in " + file);
                }
            }
        }
        Signer signer = key == null ? Signer.NONE : KeyFile.signer(key);
        Map<String, byte[]> files = EventFiles.of(List.copyOf(games.values()), SheetFonts.find());
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        EventArchive.write(zip, files, signer);
        Path folder = archive.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.write(archive, zip.toByteArray());
        return files.size();
    }

    private List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path source : sources) {
            if (Files.isDirectory(source)) {
                try (Stream<Path> inside = Files.list(source)) {
                    inside.filter(file -> file.toString().endsWith(".json"))
                            .sorted()
                            .forEach(files::add);
                }
            } else {
                files.add(source);
            }
        }
        return files;
    }
}
