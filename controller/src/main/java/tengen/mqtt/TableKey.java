package tengen.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import tengen.config.OwnerOnly;

/**
 * The key by which a table signs its results: Ed25519, made at the first start, in a file of two lines of base64 (private PKCS #8, public X.509) that only its owner
 * reads. Its short name stands on the table's label and on the desk.
 */
public final class TableKey implements Seal {
    private static final String ALGORITHM = "Ed25519";

    private final PrivateKey secret;
    private final String open;

    private TableKey(PrivateKey secret, String open) {
        this.secret = secret;
        this.open = open;
    }

    /**
     * Opens the key, or makes it.
     *
     * @throws IOException in one line when the file cannot be read, written or understood
     */
    public static TableKey open(Path file) throws IOException {
        try {
            if (Files.notExists(file)) {
                make(file);
            }
            List<String> lines = Files.readAllLines(file, UTF_8);
            if (lines.size() != 2) {
                throw new IOException(file + ": it is no key of a table");
            }
            PrivateKey secret = KeyFactory.getInstance(ALGORITHM)
                    .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(lines.getFirst())));
            return new TableKey(secret, lines.getLast());
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new IOException(file + ": it is no key of a table", e);
        }
    }

    private static void make(Path file) throws IOException, GeneralSecurityException {
        KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
        Base64.Encoder base64 = Base64.getEncoder();
        OwnerOnly.write(
                file,
                base64.encodeToString(pair.getPrivate().getEncoded()) + "\n"
                        + base64.encodeToString(pair.getPublic().getEncoded()) + "\n");
    }

    /** Returns the key's short name, for the table's label. */
    public String name() {
        return SignedText.keyName(open);
    }

    @Override
    public String seal(String json) {
        String body = json.substring(0, json.length() - 1) + ",\"key\":\"" + open + "\"";
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(secret);
            signature.update(body.getBytes(UTF_8));
            return body + ",\"sig\":\"" + Base64.getEncoder().encodeToString(signature.sign()) + "\"}";
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
