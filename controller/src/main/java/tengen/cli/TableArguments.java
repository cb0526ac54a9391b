package tengen.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the service of a table is started with. It reads its three options by itself: the library for command lines, and every other command that it would have to
 * load, take a third of the service's start on a Pi.
 */
record TableArguments(Path config, boolean checks, boolean untilReady) {
    /** Returns the options of {@code table --config FILE [--check-config] [--until-ready]}; nothing for any other command, and for whatever is not exactly this. */
    static Optional<TableArguments> plain(String[] args) {
        if (args.length < 3 || !args[0].equals("table")) {
            return Optional.empty();
        }
        @Nullable Path config = null;
        boolean checks = false;
        boolean untilReady = false;
        for (int i = 1; i < args.length; i++) {
            switch (args[i]) {
                case "--check-config" -> checks = true;
                case "--until-ready" -> untilReady = true;
                case "--config" -> {
                    i++;
                    if (config != null || i == args.length || args[i].startsWith("-")) {
                        return Optional.empty();
                    }
                    config = path(args[i]);
                }
                default -> {
                    return Optional.empty();
                }
            }
        }
        return config == null ? Optional.empty() : Optional.of(new TableArguments(config, checks, untilReady));
    }

    private static @Nullable Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
