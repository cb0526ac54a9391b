package tengen.desk.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import tengen.desk.WebConfig;

/** The server's key and certificate for TLS. */
final class ServerKeys {
    private ServerKeys() {}

    static SSLContext context(WebConfig.Tls tls) throws DeskServer.NotStarted {
        try (InputStream in = Files.newInputStream(tls.store())) {
            char[] password = Files.readString(tls.passwordFile()).strip().toCharArray();
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(in, password);
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, password);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), null, null);
            return context;
        } catch (IOException | GeneralSecurityException e) {
            throw new DeskServer.NotStarted(
                    "the keys for TLS in " + tls.store() + " cannot be used: " + e.getMessage());
        }
    }
}
