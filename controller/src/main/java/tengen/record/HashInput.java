package tengen.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** Bytes gathered for one SHA-256, then the next. Numbers are big-endian; a text is preceded by its length, so that no two inputs run together. One thread at a time. */
final class HashInput {
    private final MessageDigest sha256;
    private byte[] bytes = new byte[1024];
    private int length;

    HashInput() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256, but not this one", e);
        }
    }

    HashInput int8(int value) {
        room(1);
        bytes[length++] = (byte) value;
        return this;
    }

    HashInput int32(int value) {
        return int8(value >> 24).int8(value >> 16).int8(value >> 8).int8(value);
    }

    HashInput int64(long value) {
        room(8);
        for (int shift = 56; shift >= 0; shift -= 8) {
            bytes[length++] = (byte) (value >> shift);
        }
        return this;
    }

    HashInput text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        int32(utf8.length);
        room(utf8.length);
        System.arraycopy(utf8, 0, bytes, length, utf8.length);
        length += utf8.length;
        return this;
    }

    HashInput hash(Hash hash) {
        return int64(hash.a()).int64(hash.b()).int64(hash.c()).int64(hash.d());
    }

    /** Returns the hash of what was gathered, and begins anew. */
    Hash take() {
        sha256.update(bytes, 0, length);
        length = 0;
        return Hash.of(sha256.digest());
    }

    private void room(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
