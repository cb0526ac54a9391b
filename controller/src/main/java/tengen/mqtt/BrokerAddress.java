package tengen.mqtt;

import java.util.Optional;

/**
 * Where a broker is and as whom one comes.
 *
 * @param url {@code tcp://host:port} or {@code ssl://host:port}
 * @param user empty for a broker that asks for none, or knows its clients by their certificates
 * @param password empty for a broker that asks for none
 * @param certificates for {@code ssl}; without them the machine's own authorities are trusted and the client shows none
 */
public record BrokerAddress(String url, String user, String password, Optional<Certificates> certificates) {
    /** What a URL looks like. */
    public static final String URL = "(tcp|ssl)://[^/:]+:[0-9]{1,5}";

    /** Makes an address without certificates. */
    public BrokerAddress(String url, String user, String password) {
        this(url, user, password, Optional.empty());
    }

    /** Returns this address with certificates. */
    public BrokerAddress with(Certificates own) {
        return new BrokerAddress(url, user, password, Optional.of(own));
    }

    /** Says whether the connection is encrypted. */
    public boolean encrypted() {
        return url.startsWith("ssl://");
    }

    /** Hides the password. */
    @Override
    public String toString() {
        return user.isEmpty() ? url : user + " at " + url;
    }
}
