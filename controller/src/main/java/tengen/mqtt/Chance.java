package tengen.mqtt;

import java.security.SecureRandom;

/** A source of chance, for spreading attempts over time and for names that nobody else has. */
@FunctionalInterface
public interface Chance {
    /** Returns 64 random bits. */
    long bits();

    /** Returns a number from 0 to {@code bound} - 1; {@code bound} is 1 or more. */
    default long below(long bound) {
        return Long.remainderUnsigned(bits(), bound);
    }

    /** Returns a name of 16 hexadecimal digits. */
    default String name() {
        return String.format("%016x", bits());
    }

    /** Returns the machine's own. */
    static Chance system() {
        return new SecureRandom()::nextLong;
    }
}
