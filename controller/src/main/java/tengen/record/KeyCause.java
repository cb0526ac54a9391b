package tengen.record;

import java.util.Optional;

/**
 * Which press of a key caused an event: the clock keeps a press until it is journalled, so after a crash it may come twice, and this tells.
 *
 * @param clockBoot the clock's own boot number
 * @param sequence the press's number since that boot
 */
public record KeyCause(int clockBoot, long sequence) {
    /** Returns what {@link #toString} wrote, or nothing for any other text. */
    public static Optional<KeyCause> parse(String text) {
        if (!text.matches("\\d{1,9}/\\d{1,18}")) {
            return Optional.empty();
        }
        int slash = text.indexOf('/');
        return Optional.of(
                new KeyCause(Integer.parseInt(text.substring(0, slash)), Long.parseLong(text.substring(slash + 1))));
    }

    @Override
    public String toString() {
        return clockBoot + "/" + sequence;
    }
}
