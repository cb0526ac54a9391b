package tengen.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;

/**
 * A JSON object whose last two fields are {@code key}, the signer's Ed25519 public key, and {@code sig}, his signature over every byte before the latter.
 *
 * @param body what was signed: the object without its last field, not closed
 * @param key base64 of the X.509 form; empty when nobody signed
 * @param signature base64
 */
public record SignedText(String body, String key, String signature) {
    private static final String ALGORITHM = "Ed25519";
    private static final String SIG = ",\"sig\":\"";
    private static final String KEY = ",\"key\":\"";
    private static final int NAME_BYTES = 4;

    /** Takes a payload apart; one that is not signed has no key. */
    public static SignedText parse(String payload) {
        int sig = payload.lastIndexOf(SIG);
        int key = sig < 0 ? -1 : payload.lastIndexOf(KEY, sig);
        if (key < 0 || !payload.endsWith("\"}") || payload.charAt(sig - 1) != '"') {
            return new SignedText(payload, "", "");
        }
        return new SignedText(
                payload.substring(0, sig),
                payload.substring(key + KEY.length(), sig - 1),
                payload.substring(sig + SIG.length(), payload.length() - 2));
    }

    /** Says whether the signature is that of the key in it, over these bytes. */
    public boolean holds() {
        try {
            PublicKey publicKey = KeyFactory.getInstance(ALGORITHM)
                    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(key)));
            Signature check = Signature.getInstance(ALGORITHM);
            check.initVerify(publicKey);
            check.update(body.getBytes(UTF_8));
            return check.verify(Base64.getDecoder().decode(signature));
        } catch (GeneralSecurityException | IllegalArgumentException forged) {
            return false;
        }
    }

    /** Returns a short name of a key, eight digits in two groups: the same on the table's label and on the desk. */
    public static String keyName(String key) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(key.getBytes(UTF_8));
            String digits = HexFormat.of().withUpperCase().formatHex(hash, 0, NAME_BYTES);
            return digits.substring(0, 4) + "-" + digits.substring(4);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
