package tengen.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import javax.net.ssl.SSLHandshakeException;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttActionListener;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttClientException;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import org.eclipse.paho.mqttv5.common.packet.MqttReturnCode;
import org.jspecify.annotations.Nullable;

/** What Paho tells of one connection, on its own threads: every callback puts one happening into the queue and returns. */
final class PahoCallbacks implements MqttCallback {
    /** What a broker without its own limit takes. */
    private static final int ANY = 65_535;

    private final long generation;
    private final BrokerAddress address;
    private final Consumer<Happening> queue;

    PahoCallbacks(long generation, BrokerAddress address, Consumer<Happening> queue) {
        this.generation = generation;
        this.address = address;
        this.queue = queue;
    }

    /** Returns what hears of the connecting. */
    MqttActionListener connecting() {
        return new Listener(generation, address, queue) {
            @Override
            public void onSuccess(IMqttToken token) {
                MqttProperties properties = token.getResponseProperties();
                Integer window = properties == null ? null : properties.getReceiveMaximum();
                queue.accept(new Happening.Opened(generation, window == null ? ANY : window));
            }
        };
    }

    /** Returns what hears of a subscription. */
    static MqttActionListener subscribing(long generation, BrokerAddress address, Consumer<Happening> queue) {
        return new Listener(generation, address, queue) {
            @Override
            public void onSuccess(IMqttToken token) {
                queue.accept(new Happening.Subscribed(generation, refused(token) != 0));
            }
        };
    }

    /** Returns what hears of a message of QoS 1. */
    static MqttActionListener publishing(
            long generation, long number, BrokerAddress address, Consumer<Happening> queue) {
        return new Listener(generation, address, queue) {
            @Override
            public void onSuccess(IMqttToken token) {
                queue.accept(new Happening.Acknowledged(generation, number, refused(token)));
            }

            @Override
            public void onFailure(IMqttToken token, Throwable cause) {
                int code = refused(token);
                if (code != 0) {
                    queue.accept(new Happening.Acknowledged(generation, number, code));
                } else {
                    super.onFailure(token, cause);
                }
            }
        };
    }

    /** Returns the first refusal in an acknowledgement; 0 = none. */
    private static int refused(@Nullable IMqttToken token) {
        int[] codes = token == null ? null : token.getReasonCodes();
        return codes == null
                ? 0
                : Arrays.stream(codes)
                        .filter(code -> code >= Happening.Acknowledged.REFUSALS)
                        .findFirst()
                        .orElse(0);
    }

    private abstract static class Listener implements MqttActionListener {
        private final long generation;
        private final BrokerAddress address;
        private final Consumer<Happening> queue;

        Listener(long generation, BrokerAddress address, Consumer<Happening> queue) {
            this.generation = generation;
            this.address = address;
            this.queue = queue;
        }

        @Override
        public void onFailure(IMqttToken token, Throwable cause) {
            queue.accept(lost(generation, address, cause));
        }
    }

    /** Returns the loss that an exception of Paho means. */
    static Happening.Lost lost(long generation, BrokerAddress address, @Nullable Throwable cause) {
        int code = cause instanceof MqttException e ? e.getReasonCode() : -1;
        return switch (code) {
            case MqttReturnCode.RETURN_CODE_BAD_USERNAME_OR_PASSWORD,
                    MqttReturnCode.RETURN_CODE_NOT_AUTHORIZED,
                    MqttClientException.REASON_CODE_FAILED_AUTHENTICATION ->
                new Happening.Lost(
                        generation,
                        Happening.Loss.NOT_AUTHORISED,
                        address.url() + " does not accept user " + address.user() + " with this password");
            case MqttReturnCode.RETURN_CODE_SESSION_TAKEN_OVER ->
                new Happening.Lost(generation, Happening.Loss.TAKEN_OVER, "another client came with the same id");
            default -> {
                Throwable root = root(cause);
                boolean refused = root instanceof java.net.ConnectException
                        || root instanceof java.net.UnknownHostException
                        || root instanceof java.net.NoRouteToHostException;
                yield new Happening.Lost(
                        generation,
                        refused ? Happening.Loss.UNREACHABLE : Happening.Loss.BROKEN,
                        address.url() + ": " + (encrypting(cause) ? "no TLS, the certificates do not fit: " : "")
                                + Optional.ofNullable(root)
                                        .map(Throwable::getMessage)
                                        .orElse("connection lost"));
            }
        };
    }

    private static boolean encrypting(@Nullable Throwable cause) {
        Throwable now = cause;
        while (now != null && !(now instanceof SSLHandshakeException)) {
            now = now.getCause();
        }
        return now != null;
    }

    private static @Nullable Throwable root(@Nullable Throwable cause) {
        Throwable root = cause;
        while (root != null && root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
        MqttProperties properties = message.getProperties();
        byte[] correlation = properties == null ? null : properties.getCorrelationData();
        queue.accept(new Happening.Arrived(
                generation,
                new Message(
                        topic,
                        new String(message.getPayload(), UTF_8),
                        Math.min(1, message.getQos()),
                        message.isRetained(),
                        0,
                        correlation == null ? "" : new String(correlation, UTF_8))));
    }

    @Override
    public void disconnected(MqttDisconnectResponse response) {
        boolean takenOver = response.getReturnCode() == MqttReturnCode.RETURN_CODE_SESSION_TAKEN_OVER;
        queue.accept(
                takenOver
                        ? new Happening.Lost(
                                generation, Happening.Loss.TAKEN_OVER, "another client came with the same id")
                        : lost(generation, address, response.getException()));
    }

    @Override
    public void mqttErrorOccurred(MqttException exception) {
        queue.accept(lost(generation, address, exception));
    }

    @Override
    public void deliveryComplete(IMqttToken token) {
        // Told to each message's own listener.
    }

    @Override
    public void connectComplete(boolean reconnect, String serverUri) {
        // Told to the connecting's own listener.
    }

    @Override
    public void authPacketArrived(int reasonCode, MqttProperties properties) {
        // No extended authentication is asked for.
    }
}
