package tengen.mqtt;

import java.util.Optional;

/**
 * Where a broker is and as whom one comes.
 *
 * @param url {@code tcp://host:port} or {@code ssl://host:port}
 * @param user empty for a broker that asks for none
 * @param password empty for a broker that asks for none
 * @param tls for {@code ssl://}: the event's own certificates; nothing = those that the machine trusts
 */
public record BrokerAddress(String url, String user, String password, Optional<BrokerTls> tls) {
    /** A broker without certificates of the event's own. */
    public BrokerAddress(String url, String user, String password) {
        this(url, user, password, Optional.empty());
    }

    /** Hides the password. */
    @Override
    public String toString() {
        return user.isEmpty() ? url : user + " at " + url;
    }
}
