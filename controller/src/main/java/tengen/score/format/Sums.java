package tengen.score.format;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 sums. */
public final class Sums {
    private static final int MARK_LETTERS = 32;

    private Sums() {}

    /** Returns the sum in lower-case hexadecimal. */
    public static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }

    /** Returns what a sheet prints of the sum of its record: the first half. */
    public static String mark(byte[] bytes) {
        return "sha-256 " + sha256(bytes).substring(0, MARK_LETTERS);
    }
}
