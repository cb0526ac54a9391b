package tengen.score.archive;

import java.util.Optional;

/** Signs the list of sums of an archive; the desk holds the key. */
public interface Signer {
    /** Signs nothing. */
    Signer NONE = bytes -> Optional.empty();

    /** Returns the Ed25519 signature of these bytes, if this signer has a key. */
    Optional<byte[]> sign(byte[] bytes);
}
