package tengen.mqtt;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/**
 * The desk's own word that it keeps the result of a game: not the broker's, which says nothing about the desk.
 *
 * @param game the game
 * @param seq the event that ended it
 * @param atMillis when this process first heard of it
 */
public record Receipt(String game, long seq, long atMillis) {
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");

    /** Returns what a person is told of a result: {@code confirmed by the desk 14:32}, or that it is not. */
    public static String words(Optional<Receipt> receipt, ZoneId zone) {
        return receipt.map(kept -> "confirmed by the desk "
                        + CLOCK.format(Instant.ofEpochMilli(kept.atMillis()).atZone(zone)))
                .orElse("not confirmed by the desk");
    }
}
