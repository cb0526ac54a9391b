package tengen.table.service;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.jna.LastErrorException;
import com.sun.jna.Library;
import com.sun.jna.Native;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * systemd, or whoever else started this process and listens on {@code NOTIFY_SOCKET} (sd_notify(3)). Without one nothing is said to anybody.
 *
 * <p>The JDK has no datagram sockets of the local kind, so the three calls go to the C library.
 */
final class ServiceManager {
    private static final Logger log = LoggerFactory.getLogger(ServiceManager.class);

    /** Linux: socket.h, un.h. */
    private static final int AF_UNIX = 1;

    private static final int SOCK_DGRAM_CLOEXEC = 2 | 0x80000;
    private static final int MSG_DONTWAIT_NOSIGNAL = 0x40 | 0x4000;
    private static final int LONGEST_PATH = 107;

    private final byte[] address;
    private final int socket;
    private final @Nullable Sockets c;
    private final OptionalLong limitNanos;
    private boolean deaf;

    /** What is needed of the C library. */
    interface Sockets extends Library {
        int socket(int domain, int type, int protocol) throws LastErrorException;

        long sendto(int socket, byte[] bytes, long length, int flags, byte[] address, int addressLength)
                throws LastErrorException;
    }

    private ServiceManager(byte[] address, int socket, @Nullable Sockets c, OptionalLong limitNanos) {
        this.address = address;
        this.socket = socket;
        this.c = c;
        this.limitNanos = limitNanos;
    }

    /** Returns the manager that the environment names, or one that is nobody. */
    static ServiceManager of(Map<String, String> environment) {
        String path = environment.getOrDefault("NOTIFY_SOCKET", "");
        byte[] name = path.getBytes(UTF_8);
        if (path.isEmpty() || name.length > LONGEST_PATH || !(path.startsWith("/") || path.startsWith("@"))) {
            return new ServiceManager(new byte[0], -1, null, OptionalLong.empty());
        }
        try {
            Sockets c = Native.load("c", Sockets.class);
            int socket = c.socket(AF_UNIX, SOCK_DGRAM_CLOEXEC, 0);
            return new ServiceManager(address(name), socket, c, limit(environment));
        } catch (LastErrorException e) {
            log.warn("the service manager cannot be reached: {}", e.getMessage());
            return new ServiceManager(new byte[0], -1, null, OptionalLong.empty());
        }
    }

    private static OptionalLong limit(Map<String, String> environment) {
        String micros = environment.getOrDefault("WATCHDOG_USEC", "");
        return micros.matches("[1-9][0-9]{0,14}")
                ? OptionalLong.of(Long.parseLong(micros) * 1_000L)
                : OptionalLong.empty();
    }

    /** Family in the machine's order (every Pi and PC has the low byte first), then the path; {@code @} stands for a zero: an abstract name. */
    private static byte[] address(byte[] name) {
        byte[] address = new byte[2 + name.length];
        address[0] = AF_UNIX;
        System.arraycopy(name, 0, address, 2, name.length);
        if (name[0] == '@') {
            address[2] = 0;
        }
        return address;
    }

    /** Returns the longest time between two signs of life, if the manager wants any. */
    OptionalLong limitNanos() {
        return limitNanos;
    }

    /** The table works. */
    void ready(String status) {
        say("READY=1\nSTATUS=" + status);
    }

    /** What the manager shows beside the service. */
    void status(String status) {
        say("STATUS=" + status);
    }

    /** The table lives. */
    void alive() {
        say("WATCHDOG=1");
    }

    /** The table is being closed in good order. */
    void stopping() {
        say("STOPPING=1");
    }

    private synchronized void say(String text) {
        Sockets out = c;
        if (out == null) {
            return;
        }
        byte[] bytes = text.getBytes(UTF_8);
        try {
            out.sendto(socket, bytes, bytes.length, MSG_DONTWAIT_NOSIGNAL, address, address.length);
            deaf = false;
        } catch (LastErrorException e) {
            if (!deaf) {
                log.warn("the service manager does not listen: {}", e.getMessage());
            }
            deaf = true;
        }
    }
}
