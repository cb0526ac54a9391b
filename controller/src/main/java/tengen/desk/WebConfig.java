package tengen.desk;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How the desk's pages are served.
 *
 * @param host the address to listen at; {@code 0.0.0.0} = every one of this machine
 * @param port 0 = any free one
 * @param tls keys for HTTPS
 * @param accounts the file of the arbiters' accounts
 * @param publicDelayMillis by how much the public page is behind
 * @param idleMinutes after which a log-in without any open page ends
 */
public record WebConfig(
        String host, int port, Optional<Tls> tls, Path accounts, long publicDelayMillis, int idleMinutes) {
    /** Where the pages are unless said otherwise. */
    public static final int PORT = 8080;

    /** By how much the public page is behind unless said otherwise. */
    public static final long DELAY_MILLIS = 15 * 60_000L;

    /** How long a log-in without any open page lasts unless said otherwise. */
    public static final int IDLE_MINUTES = 30;

    /**
     * The key and certificate of the server.
     *
     * @param store a PKCS #12 file
     * @param passwordFile holds its password
     */
    public record Tls(Path store, Path passwordFile) {}

    /** Returns pages for this machine alone, without TLS. */
    public static WebConfig local(int port, Path accounts) {
        return new WebConfig("127.0.0.1", port, Optional.empty(), accounts, DELAY_MILLIS, IDLE_MINUTES);
    }
}
