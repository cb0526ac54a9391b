package tengen.mqtt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/**
 * With what a client shows who it is and knows its broker: files in PEM, as {@code certificates.sh} makes them.
 *
 * @param authority the certificate of the authority that signed the broker's; no other is trusted
 * @param own the client's own certificate, whose common name is the table's
 * @param key its private key, PKCS 8 without a password
 */
public record Certificates(Path authority, Path own, Path key) {
    /** Why the files cannot be used, in one line. */
    public static final class Unusable extends Exception {
        private static final long serialVersionUID = 1L;

        Unusable(Path file, Exception cause) {
            super(file + ": " + (cause instanceof IOException ? "cannot be read" : cause.getMessage()), cause);
        }
    }

    /** Returns the files of one user in a folder that {@code certificates.sh} has filled. */
    public static Certificates in(Path folder, String user) {
        return new Certificates(
                folder.resolve("ca.crt"), folder.resolve(user + ".crt"), folder.resolve(user + ".key"));
    }

    /** Returns what makes the sockets of a connection; the files are read anew each time, so that new ones count from the next connection on. */
    public SSLSocketFactory sockets() throws Unusable {
        try {
            SSLContext context = SSLContext.getInstance("TLSv1.3");
            context.init(keys().getKeyManagers(), trust().getTrustManagers(), null);
            return context.getSocketFactory();
        } catch (GeneralSecurityException e) {
            throw new Unusable(own, e);
        }
    }

    private TrustManagerFactory trust() throws Unusable {
        try {
            KeyStore trusted = empty();
            int number = 0;
            for (Certificate certificate : read(authority)) {
                trusted.setCertificateEntry("authority-" + number, certificate);
                number++;
            }
            TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            factory.init(trusted);
            return factory;
        } catch (GeneralSecurityException | IOException e) {
            throw new Unusable(authority, e);
        }
    }

    private KeyManagerFactory keys() throws Unusable {
        List<Certificate> chain;
        try {
            chain = List.copyOf(read(own));
        } catch (GeneralSecurityException | IOException e) {
            throw new Unusable(own, e);
        }
        try {
            KeyStore mine = empty();
            mine.setKeyEntry("own", privateKey(), new char[0], chain.toArray(new Certificate[0]));
            KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            factory.init(mine, new char[0]);
            return factory;
        } catch (GeneralSecurityException | IOException | IllegalArgumentException e) {
            throw new Unusable(key, e);
        }
    }

    private static KeyStore empty() throws GeneralSecurityException, IOException {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        return store;
    }

    private static Collection<? extends Certificate> read(Path file) throws GeneralSecurityException, IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return CertificateFactory.getInstance("X.509").generateCertificates(in);
        }
    }

    private PrivateKey privateKey() throws GeneralSecurityException, IOException {
        String text = Files.readString(key, StandardCharsets.US_ASCII)
                .replaceAll("-----[A-Z ]+-----", "")
                .replaceAll("\\s", "");
        PKCS8EncodedKeySpec spec =
                new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text));
        try {
            return KeyFactory.getInstance("EC").generatePrivate(spec);
        } catch (InvalidKeySpecException notOfThisKind) {
            return KeyFactory.getInstance("RSA").generatePrivate(spec);
        }
    }
}
