package tengen.desk.view;

/**
 * The record of a finished game and what its signature is worth.
 *
 * @param record as it came
 * @param trust what is known of the signature
 * @param keyName a short name of the key, for comparing with the one on the table's label; empty without one
 */
public record Signed(String record, Trust trust, String keyName) {
    /** What a signature is worth. */
    public enum Trust {
        /** By the key that this table has always had. */
        GOOD,
        /** By another key than this table had before. */
        OTHER_KEY,
        /** The signature does not fit the record: it was changed, or forged. */
        FORGED,
        /** There is none. */
        NONE
    }
}
