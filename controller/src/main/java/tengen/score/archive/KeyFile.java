package tengen.score.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;
import tengen.score.format.BadRecord;

/** Ed25519 keys in PEM files, as {@code openssl genpkey -algorithm ed25519} writes them. */
public final class KeyFile {
    private static final int LARGEST_BYTES = 10_000;

    private KeyFile() {}

    /** Returns a signer with the private key of this file. */
    public static Signer signer(Path file) throws BadRecord {
        byte[] bytes = pem(file, "PRIVATE KEY");
        try {
            return signer(KeyFactory.getInstance("Ed25519").generatePrivate(new PKCS8EncodedKeySpec(bytes)));
        } catch (GeneralSecurityException wrong) {
            throw new BadRecord(file + " is no private key for Ed25519");
        }
    }

    /** Returns a signer with this key. */
    public static Signer signer(PrivateKey key) {
        return bytes -> {
            try {
                Signature signature = Signature.getInstance("Ed25519");
                signature.initSign(key);
                signature.update(bytes);
                return Optional.of(signature.sign());
            } catch (GeneralSecurityException broken) {
                throw new IllegalStateException("no signature by this key: " + broken.getMessage(), broken);
            }
        };
    }

    /** Returns the public key of this file. */
    public static PublicKey publicKey(Path file) throws BadRecord {
        byte[] bytes = pem(file, "PUBLIC KEY");
        try {
            return KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(bytes));
        } catch (GeneralSecurityException wrong) {
            throw new BadRecord(file + " is no public key for Ed25519");
        }
    }

    private static byte[] pem(Path file, String kind) throws BadRecord {
        try {
            String text = Files.size(file) > LARGEST_BYTES ? "" : Files.readString(file);
            String begin = "-----BEGIN " + kind + "-----";
            int from = text.indexOf(begin);
            int to = text.indexOf("-----END " + kind + "-----");
            if (from < 0 || to < from) {
                throw new BadRecord(file + " holds no " + kind.toLowerCase(java.util.Locale.ROOT));
            }
            return Base64.getMimeDecoder().decode(text.substring(from + begin.length(), to));
        } catch (IOException | IllegalArgumentException broken) {
            throw new BadRecord("cannot read the key " + file);
        }
    }
}
