package tengen.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.net.ssl.SSLSocketFactory;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttClientException;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A broker over Paho's MQTT 5 client, by the recipe of MQTT.md 1.4: a fresh client for every connection, nothing of Paho's own reconnecting, buffering or
 * persistence, callbacks that only enqueue. The only class that knows Paho.
 */
public final class PahoBroker implements Broker {
    private static final Logger log = LoggerFactory.getLogger(PahoBroker.class);
    private static final int KEEP_ALIVE_SECONDS = 10;
    private static final int CONNECT_SECONDS = 10;
    private static final long SESSION_SECONDS = 15;
    private static final long WILL_DELAY_SECONDS = 5;

    /** Makes Paho's clients; a test makes others. */
    interface Clients {
        /** Returns a client that has never been used. */
        MqttAsyncClient fresh(BrokerAddress address, String clientId) throws MqttException;
    }

    private final BrokerAddress address;
    private final String clientId;
    private final Clients clients;
    private final Queue<Happening> happenings = new ConcurrentLinkedQueue<>();
    private volatile Runnable wake = () -> {};
    private @Nullable MqttAsyncClient client;
    private long generation;

    /** Makes a client of the broker at this address that is not connected. */
    public PahoBroker(BrokerAddress address, String clientId) {
        this(
                address,
                clientId,
                (where, id) -> new MqttAsyncClient(where.url(), id, new MemoryPersistence(), null, null));
    }

    PahoBroker(BrokerAddress address, String clientId, Clients clients) {
        this.address = address;
        this.clientId = clientId;
        this.clients = clients;
    }

    @Override
    public void open(long newGeneration, Message will) {
        drop();
        generation = newGeneration;
        try {
            MqttAsyncClient fresh = clients.fresh(address, clientId);
            client = fresh;
            fresh.setManualAcks(false);
            PahoCallbacks callbacks = new PahoCallbacks(newGeneration, address, this::happen);
            fresh.setCallback(callbacks);
            fresh.connect(options(will), null, callbacks.connecting());
        } catch (MqttException | RuntimeException e) {
            // Paho throws from connect for what it also tells by callback (BUGLOG F4).
            happen(PahoCallbacks.lost(newGeneration, address, e));
        }
    }

    private MqttConnectionOptions options(Message will) throws MqttException {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setAutomaticReconnect(false);
        options.setCleanStart(false);
        options.setSessionExpiryInterval(SESSION_SECONDS);
        options.setKeepAliveInterval(KEEP_ALIVE_SECONDS);
        options.setConnectionTimeout(CONNECT_SECONDS);
        if (!address.url().startsWith("ssl://")) {
            options.setSocketFactory(new GraceSocketFactory());
        } else if (address.tls().isPresent()) {
            options.setSocketFactory(sockets(address.tls().get()));
        }
        if (!address.user().isEmpty()) {
            options.setUserName(address.user());
            options.setPassword(address.password().getBytes(UTF_8));
        }
        MqttMessage last = message(will);
        MqttProperties properties = new MqttProperties();
        properties.setWillDelayInterval(WILL_DELAY_SECONDS);
        options.setWill(will.topic(), last);
        options.setWillMessageProperties(properties);
        return options;
    }

    private static SSLSocketFactory sockets(BrokerTls tls) throws MqttException {
        try {
            return tls.sockets();
        } catch (IOException e) {
            throw new MqttException(e);
        }
    }

    private static MqttMessage message(Message message) {
        MqttMessage out = new MqttMessage(message.payload().getBytes(UTF_8), message.qos(), message.retained(), null);
        if (message.expirySeconds() > 0 || !message.correlation().isEmpty()) {
            MqttProperties properties = new MqttProperties();
            if (message.expirySeconds() > 0) {
                properties.setMessageExpiryInterval(message.expirySeconds());
            }
            if (!message.correlation().isEmpty()) {
                properties.setCorrelationData(message.correlation().getBytes(UTF_8));
            }
            out.setProperties(properties);
        }
        return out;
    }

    @Override
    public void subscribe(List<String> filters) {
        MqttAsyncClient open = client;
        if (open == null) {
            return;
        }
        MqttSubscription[] subscriptions = filters.stream()
                .map(filter -> {
                    MqttSubscription subscription = new MqttSubscription(filter, 1);
                    // What stands at the broker is told at every subscription, and is told apart from news.
                    subscription.setRetainHandling(0);
                    subscription.setRetainAsPublished(false);
                    return subscription;
                })
                .toArray(MqttSubscription[]::new);
        long mine = generation;
        try {
            open.subscribe(
                    subscriptions, null, PahoCallbacks.subscribing(mine, address, this::happen), new MqttProperties());
        } catch (MqttException | RuntimeException e) {
            happen(PahoCallbacks.lost(mine, address, e));
        }
    }

    @Override
    public Handed publish(long token, Message message) {
        MqttAsyncClient open = client;
        if (open == null) {
            return Handed.NO_LINK;
        }
        long mine = generation;
        try {
            if (message.qos() == 0) {
                open.publish(message.topic(), message(message));
            } else {
                open.publish(
                        message.topic(),
                        message(message),
                        null,
                        PahoCallbacks.publishing(mine, token, address, this::happen));
            }
            return Handed.TAKEN;
        } catch (MqttException e) {
            if (e.getReasonCode() == MqttClientException.REASON_CODE_MAX_INFLIGHT) {
                return Handed.WAIT;
            }
            happen(PahoCallbacks.lost(mine, address, e));
            return Handed.NO_LINK;
        }
    }

    @Override
    public void drop() {
        MqttAsyncClient old = client;
        client = null;
        if (old != null) {
            end(old, false);
        }
    }

    @Override
    public void close() {
        MqttAsyncClient old = client;
        client = null;
        if (old != null) {
            end(old, true);
        }
    }

    /** Takes some tenths of a second; the network thread has them. */
    private static void end(MqttAsyncClient old, boolean farewell) {
        try {
            old.disconnectForcibly(farewell ? 200 : 0, 200, farewell);
        } catch (MqttException | RuntimeException e) {
            log.debug("client did not disconnect: {}", e.toString());
        }
        try {
            old.close(true);
        } catch (MqttException | RuntimeException e) {
            log.debug("client did not close: {}", e.toString());
        }
    }

    @Override
    public Optional<Happening> poll() {
        return Optional.ofNullable(happenings.poll());
    }

    @Override
    public void onHappening(Runnable newWake) {
        wake = newWake;
    }

    private void happen(Happening happening) {
        happenings.add(happening);
        wake.run();
    }
}
