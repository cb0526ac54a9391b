package tengen.mqtt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/**
 * By what a broker is known over TLS, and by what one is known to it.
 *
 * @param authority the PEM file of the event's own certificate authority: no other is believed
 * @param keys our own key and certificate (PKCS #12), for brokers that know their clients by certificate
 * @param password of {@code keys}
 */
public record BrokerTls(Path authority, Optional<Path> keys, String password) {
    /** Returns what makes the connections' sockets; the broker's name must stand in its certificate. */
    SSLSocketFactory sockets() throws IOException {
        try {
            KeyStore known = KeyStore.getInstance(KeyStore.getDefaultType());
            known.load(null, null);
            try (InputStream in = Files.newInputStream(authority)) {
                int count = 0;
                for (Certificate one : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
                    known.setCertificateEntry("authority-" + count++, one);
                }
            }
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(known);
            SSLContext context = SSLContext.getInstance("TLSv1.3");
            context.init(ours(), trust.getTrustManagers(), null);
            return context.getSocketFactory();
        } catch (GeneralSecurityException e) {
            throw new IOException("the certificates for the broker cannot be used: " + e.getMessage(), e);
        }
    }

    private KeyManager[] ours() throws IOException, GeneralSecurityException {
        if (keys.isEmpty()) {
            return new KeyManager[0];
        }
        KeyStore own = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(keys.get())) {
            own.load(in, password.toCharArray());
        }
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(own, password.toCharArray());
        return factory.getKeyManagers();
    }

    /** Hides the password. */
    @Override
    public String toString() {
        return "TLS by " + authority;
    }
}
