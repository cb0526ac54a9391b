package tengen.sim.broker;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.security.auth.Subject;
import org.apache.activemq.artemis.core.security.CheckType;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.activemq.artemis.spi.core.security.ActiveMQSecurityManager5;
import org.apache.activemq.artemis.spi.core.security.jaas.UserPrincipal;
import org.jspecify.annotations.Nullable;

/** Who may do what at the embedded broker: the same rules as in the Mosquitto configuration (MQTT.md 4.4). Any thread. */
final class HallSecurity implements ActiveMQSecurityManager5 {
    private static final String DESK = "desk";

    private final Map<String, String> passwords;

    HallSecurity(Map<String, String> passwords) {
        this.passwords = new TreeMap<>(passwords);
    }

    @Override
    public @Nullable Subject authenticate(
            @Nullable String user,
            @Nullable String password,
            RemotingConnection connection,
            @Nullable String securityDomain) {
        if (user == null || password == null || !validateUser(user, password)) {
            return null;
        }
        Subject subject = new Subject();
        subject.getPrincipals().add(new UserPrincipal(user));
        return subject;
    }

    @Override
    public boolean authorize(@Nullable Subject subject, Set<Role> roles, CheckType check, String address) {
        return subject != null
                && subject.getPrincipals(UserPrincipal.class).stream()
                        .anyMatch(principal -> may(principal.getName(), check, address));
    }

    static boolean may(String user, CheckType check, String address) {
        if (user.equals(DESK)) {
            return true;
        }
        // An address may carry the name of a queue behind it; slashes of topics are dots here.
        int queue = address.indexOf("::");
        String[] levels = (queue < 0 ? address : address.substring(0, queue)).split("\\.", -1);
        return switch (check) {
            case SEND -> writes(user, levels);
            case CONSUME, BROWSE -> reads(user, levels);
            case CREATE_ADDRESS,
                    DELETE_ADDRESS,
                    CREATE_DURABLE_QUEUE,
                    DELETE_DURABLE_QUEUE,
                    CREATE_NON_DURABLE_QUEUE,
                    DELETE_NON_DURABLE_QUEUE -> writes(user, levels) || reads(user, levels);
            case MANAGE, VIEW, EDIT -> false;
        };
    }

    private static boolean writes(String user, String[] levels) {
        return own(user, levels) && levels[5].equals("up");
    }

    private static boolean reads(String user, String[] levels) {
        boolean presence =
                levels.length == 7 && own(user, levels) && levels[5].equals("up") && levels[6].equals("presence");
        boolean desk = levels.length == 5 && root(levels) && levels[3].equals(DESK) && levels[4].equals("presence");
        return presence || desk || (own(user, levels) && levels[5].equals("dn"));
    }

    private static boolean own(String user, String[] levels) {
        return levels.length >= 6 && root(levels) && levels[3].equals("t") && levels[4].equals(user);
    }

    private static boolean root(String[] levels) {
        return levels[0].equals("tengen") && levels[1].equals("1");
    }

    @Override
    public boolean validateUser(@Nullable String user, @Nullable String password) {
        return user != null && password != null && password.equals(passwords.get(user));
    }

    @Override
    public boolean validateUserAndRole(
            @Nullable String user, @Nullable String password, Set<Role> roles, CheckType check) {
        return validateUser(user, password);
    }
}
