package tengen.mqtt;

/** Names of messages: 48 bits of time and 80 bits of their own, 26 characters that sort by time (the ULID form). */
public final class Ulid {
    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int TIME_DIGITS = 10;
    private static final int OWN_DIGITS = 8;

    private Ulid() {}

    /**
     * Returns the name made of these.
     *
     * @param millis since 1970, of which 48 bits count
     * @param high of which the lower 40 bits count
     * @param low of which the lower 40 bits count
     */
    public static String of(long millis, long high, long low) {
        StringBuilder out = new StringBuilder(TIME_DIGITS + 2 * OWN_DIGITS);
        digits(out, millis & 0xFFFF_FFFF_FFFFL, TIME_DIGITS);
        digits(out, high, OWN_DIGITS);
        digits(out, low, OWN_DIGITS);
        return out.toString();
    }

    private static void digits(StringBuilder out, long value, int count) {
        for (int i = count - 1; i >= 0; i--) {
            out.append(DIGITS.charAt((int) (value >>> 5 * i) & 31));
        }
    }
}
