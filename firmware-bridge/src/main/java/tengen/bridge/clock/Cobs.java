package tengen.bridge.clock;

/** Consistent overhead byte stuffing (Cheshire and Baker, 1999) of short blocks: no zero inside a frame, one zero after it. */
final class Cobs {
    /** Longest block: within it the overhead is exactly one byte. */
    static final int MAX_BLOCK = 253;

    private Cobs() {}

    /**
     * Stuffs {@code length} bytes of {@code block} into {@code into} from its start and ends them with a zero.
     *
     * @param length 1 to {@link #MAX_BLOCK}
     * @return the bytes written: {@code length + 2}
     */
    static int stuff(byte[] block, int length, byte[] into) {
        int code = 0;
        for (int i = 0; i < length; i++) {
            byte value = block[i];
            if (value == 0) {
                into[code] = (byte) (i + 1 - code);
                code = i + 1;
            } else {
                into[i + 1] = value;
            }
        }
        into[code] = (byte) (length + 1 - code);
        into[length + 1] = 0;
        return length + 2;
    }

    /**
     * Takes the stuffing out of {@code length} bytes (without the closing zero) in place.
     *
     * @return the length of the block, which then starts at index 1, or -1 when the codes do not fit the length
     */
    static int unstuff(byte[] bytes, int length) {
        int code = 0;
        while (true) {
            int next = code + (bytes[code] & 0xff);
            // Each code stands for a zero, except the first, which stands for nothing.
            bytes[code] = 0;
            if (next >= length) {
                return next == length ? length - 1 : -1;
            }
            code = next;
        }
    }
}
