package tengen.mqtt;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/**
 * Makes sockets for Paho 1.2.5 that do not tell of an end within their first 600 ms: a broker that accepts and drops at once otherwise leaves a thread of Paho
 * spinning for ever (paho.mqtt.java issue 850; MQTT.md 1.4). Nagle's delay is off.
 */
final class GraceSocketFactory extends SocketFactory {
    @Override
    public Socket createSocket() {
        return new GraceSocket();
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        Socket socket = new GraceSocket();
        socket.connect(new InetSocketAddress(host, port));
        return socket;
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress localHost, int localPort) throws IOException {
        return createSocket(host, port);
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        Socket socket = new GraceSocket();
        socket.connect(new InetSocketAddress(host, port));
        return socket;
    }

    @Override
    public Socket createSocket(InetAddress address, int port, InetAddress localAddress, int localPort)
            throws IOException {
        return createSocket(address, port);
    }
}
