package tengen.score.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;
import tengen.config.OwnerOnly;
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

    /**
     * Returns a signer with the private key of this file, and makes both when it is missing: the file, and beside it the public key by which others verify.
     *
     * @throws IOException when they cannot be made
     */
    public static Signer kept(Path file) throws BadRecord, IOException {
        if (Files.notExists(file)) {
            try {
                KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
                // The private key last: whoever finds it finds its other half too.
                OwnerOnly.write(publicBeside(file), pem("PUBLIC KEY", pair.getPublic()));
                OwnerOnly.write(file, pem("PRIVATE KEY", pair.getPrivate()));
            } catch (GeneralSecurityException broken) {
                throw new IllegalStateException("no keys for Ed25519: " + broken.getMessage(), broken);
            }
        }
        return signer(file);
    }

    /** Returns where the public half of a kept key is. */
    public static Path publicBeside(Path file) {
        return file.resolveSibling(file.getFileName() + ".public");
    }

    private static String pem(String kind, Key key) {
        return "-----BEGIN " + kind + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(key.getEncoded()) + "\n-----END " + kind
                + "-----\n";
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
