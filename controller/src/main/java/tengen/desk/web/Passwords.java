package tengen.desk.web;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.concurrent.Semaphore;

/** Argon2id by OWASP's settings for small machines; one at a time, since each takes 7 MiB twice. Any thread. */
final class Passwords {
    private static final int MEMORY_KIB = 7168;
    private static final int ROUNDS = 5;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final Argon2Function ARGON2ID =
            Argon2Function.getInstance(MEMORY_KIB, ROUNDS, 1, HASH_BYTES, Argon2.ID);
    private static final Semaphore ONE = new Semaphore(1, true);

    private Passwords() {}

    /** Returns the hash in its usual text form, salt and settings included. */
    static String hash(String password) {
        ONE.acquireUninterruptibly();
        try {
            return Password.hash(password)
                    .addRandomSalt(SALT_BYTES)
                    .with(ARGON2ID)
                    .getResult();
        } finally {
            ONE.release();
        }
    }

    /** Says whether this is the password behind the hash. */
    static boolean fits(String password, String hash) {
        ONE.acquireUninterruptibly();
        try {
            return Password.check(password, hash).with(Argon2Function.getInstanceFromHash(hash));
        } finally {
            ONE.release();
        }
    }
}
