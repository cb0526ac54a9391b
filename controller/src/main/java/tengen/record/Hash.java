package tengen.record;

import java.nio.ByteBuffer;
import java.util.HexFormat;

/**
 * A SHA-256 value. Four numbers instead of an array, so that rows stay immutable and compare by value.
 *
 * @param a the first eight bytes, big-endian, and so on
 */
public record Hash(long a, long b, long c, long d) {
    /** Bytes of a hash. */
    public static final int BYTES = 32;

    /** Returns the hash of these 32 bytes. */
    public static Hash of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("a hash has 32 bytes, not " + bytes.length);
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        return new Hash(buffer.getLong(), buffer.getLong(), buffer.getLong(), buffer.getLong());
    }

    /** Returns the hash that {@link #toString} wrote. */
    public static Hash parse(String hex) {
        return of(HexFormat.of().parseHex(hex));
    }

    /** Returns the 32 bytes. */
    public byte[] bytes() {
        return ByteBuffer.allocate(BYTES)
                .putLong(a)
                .putLong(b)
                .putLong(c)
                .putLong(d)
                .array();
    }

    /** Returns 64 hexadecimal digits in lower case. */
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes());
    }
}
