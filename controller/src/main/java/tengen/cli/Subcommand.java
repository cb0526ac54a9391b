package tengen.cli;

import java.util.concurrent.Callable;

/**
 * A subcommand of {@code tengen}: a picocli command class, found through {@link java.util.ServiceLoader}.
 *
 * <p>{@code call} returns the exit code: 0 done, 1 the thing asked for failed, 2 wrong usage.
 */
public interface Subcommand extends Callable<Integer> {}
