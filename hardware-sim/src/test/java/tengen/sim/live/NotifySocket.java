package tengen.sim.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.jna.LastErrorException;
import com.sun.jna.Library;
import com.sun.jna.Native;
import java.nio.file.Path;
import java.util.Optional;

/** A service manager's end of {@code NOTIFY_SOCKET}. */
final class NotifySocket implements AutoCloseable {
    private static final int AF_UNIX = 1;
    private static final int SOCK_DGRAM = 2;
    private static final int MSG_DONTWAIT = 0x40;

    private final C c = Native.load("c", C.class);
    private final int socket = c.socket(AF_UNIX, SOCK_DGRAM, 0);
    private final byte[] in = new byte[4096];

    interface C extends Library {
        int socket(int domain, int type, int protocol) throws LastErrorException;

        int bind(int socket, byte[] address, int length) throws LastErrorException;

        long recv(int socket, byte[] into, long length, int flags) throws LastErrorException;

        int close(int socket);
    }

    NotifySocket(Path at) {
        byte[] path = at.toString().getBytes(UTF_8);
        byte[] address = new byte[2 + path.length];
        address[0] = AF_UNIX;
        System.arraycopy(path, 0, address, 2, path.length);
        c.bind(socket, address, address.length);
    }

    /** Returns the next message, if one has come. */
    Optional<String> next() {
        try {
            int count = (int) c.recv(socket, in, in.length, MSG_DONTWAIT);
            return Optional.of(new String(in, 0, count, UTF_8));
        } catch (LastErrorException nothing) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        c.close(socket);
    }
}
