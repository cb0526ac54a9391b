package tengen.mqtt;

/**
 * Where a broker is and as whom one comes.
 *
 * @param url {@code tcp://host:port} or {@code ssl://host:port}
 * @param user empty for a broker that asks for none
 * @param password empty for a broker that asks for none
 */
public record BrokerAddress(String url, String user, String password) {
    /** Hides the password. */
    @Override
    public String toString() {
        return user.isEmpty() ? url : user + " at " + url;
    }
}
