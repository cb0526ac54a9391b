package tengen.mqtt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import java.net.ConnectException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttActionListener;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttCallback;
import org.eclipse.paho.mqttv5.client.MqttClientException;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.MqttDisconnectResponse;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.packet.MqttProperties;
import org.junit.jupiter.api.Test;
import org.mockito.ArgumentCaptor;

/** Paho's callbacks in every order. Its client is far too big an interface for a fake by hand. */
class PahoBrokerTest {
    private static final long SECOND = 1_000_000_000L;
    private static final Message WILL = Message.kept("tengen/1/cup/t/t1/up/presence", "{}");
    private static final BrokerAddress ADDRESS = new BrokerAddress("tcp://127.0.0.1:1", "t1", "secret");

    private final List<MqttAsyncClient> clients = new ArrayList<>();
    private final PahoBroker broker = new PahoBroker(ADDRESS, "tengen-cup-t1", (address, id) -> {
        MqttAsyncClient client = mock(MqttAsyncClient.class);
        clients.add(client);
        return client;
    });

    private static MqttCallback callback(MqttAsyncClient client) {
        ArgumentCaptor<MqttCallback> callback = ArgumentCaptor.forClass(MqttCallback.class);
        verify(client).setCallback(callback.capture());
        return callback.getValue();
    }

    private static MqttActionListener connecting(MqttAsyncClient client) throws MqttException {
        ArgumentCaptor<MqttActionListener> listener = ArgumentCaptor.forClass(MqttActionListener.class);
        verify(client).connect(any(), any(), listener.capture());
        return listener.getValue();
    }

    private static IMqttToken connack(int receiveMaximum) {
        IMqttToken token = mock(IMqttToken.class);
        MqttProperties properties = new MqttProperties();
        properties.setReceiveMaximum(receiveMaximum);
        when(token.getResponseProperties()).thenReturn(properties);
        return token;
    }

    private static Throwable lost() {
        return new MqttException(MqttClientException.REASON_CODE_CONNECTION_LOST);
    }

    @Test
    void everyConnectionIsAFreshClientWithNothingOfPahosOwnRepairs() throws MqttException {
        broker.open(1, WILL);
        broker.open(2, WILL);

        assertThat(clients).hasSize(2);
        ArgumentCaptor<MqttConnectionOptions> options = ArgumentCaptor.forClass(MqttConnectionOptions.class);
        verify(clients.get(1)).connect(options.capture(), any(), any());
        assertThat(options.getValue().isAutomaticReconnect()).isFalse();
        assertThat(options.getValue().isCleanStart()).isFalse();
        assertThat(options.getValue().getSessionExpiryInterval()).isEqualTo(15);
        assertThat(options.getValue().getWillMessageProperties().getWillDelayInterval())
                .isEqualTo(5);
        assertThat(options.getValue().getSocketFactory()).isInstanceOf(GraceSocketFactory.class);
        verify(clients.getFirst()).disconnectForcibly(0, 200, false);
        verify(clients.getFirst()).close(true);
    }

    @Test
    void f4_aConnectThatThrowsAtOnceIsALossLikeAnyOther() throws MqttException {
        PahoBroker refused = new PahoBroker(ADDRESS, "id", (address, id) -> {
            MqttAsyncClient client = mock(MqttAsyncClient.class);
            doThrow(new MqttException(new ConnectException("Connection refused")))
                    .when(client)
                    .connect(any(), any(), any());
            return client;
        });

        refused.open(1, WILL);

        assertThat(refused.poll())
                .contains(new Happening.Lost(1, Happening.Loss.UNREACHABLE, "tcp://127.0.0.1:1: Connection refused"));
    }

    @Test
    void theWindowOfTheBrokerIsTold() throws MqttException {
        broker.open(1, WILL);

        connecting(clients.getFirst()).onSuccess(connack(10));

        assertThat(broker.poll()).contains(new Happening.Opened(1, 10));
    }

    @Test
    void f8_callbacksOnlyEnqueue() throws Exception {
        broker.open(1, WILL);
        MqttAsyncClient client = clients.getFirst();
        MqttCallback callback = callback(client);
        verify(client).setManualAcks(false);
        verify(client).connect(any(), any(), any());

        for (int i = 0; i < 1_000; i++) {
            callback.messageArrived("a", new MqttMessage("x".getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        }
        callback.connectComplete(false, "");
        callback.deliveryComplete(null);

        verifyNoMoreInteractions(client);
        int arrived = 0;
        while (broker.poll().isPresent()) {
            arrived++;
        }
        assertThat(arrived).isEqualTo(1_000);
    }

    @Test
    void aFullWindowMeansWaitAndIsNoLoss() throws MqttException {
        broker.open(1, WILL);
        when(clients.getFirst().publish(anyString(), any(MqttMessage.class), any(), any()))
                .thenThrow(new MqttException(MqttClientException.REASON_CODE_MAX_INFLIGHT));

        Broker.Handed handed = broker.publish(1, Message.event("a", "x"));

        assertThat(handed).isEqualTo(Broker.Handed.WAIT);
        assertThat(broker.poll()).isEmpty();
    }

    @Test
    void aLossDuringPublishIsTold() throws MqttException {
        broker.open(1, WILL);
        when(clients.getFirst().publish(anyString(), any(MqttMessage.class), any(), any()))
                .thenThrow(new MqttException(MqttClientException.REASON_CODE_CLIENT_NOT_CONNECTED));

        Broker.Handed handed = broker.publish(1, Message.event("a", "x"));

        assertThat(handed).isEqualTo(Broker.Handed.NO_LINK);
        assertThat(broker.poll()).get().isInstanceOf(Happening.Lost.class);
    }

    @Test
    void aRefusalByTheBrokerIsAnAcknowledgementWithItsCode() throws MqttException {
        broker.open(1, WILL);
        broker.publish(77, Message.event("tengen/1/cup/t/t2/up/ev", "x"));
        ArgumentCaptor<MqttActionListener> listener = ArgumentCaptor.forClass(MqttActionListener.class);
        verify(clients.getFirst()).publish(anyString(), any(MqttMessage.class), any(), listener.capture());
        IMqttToken token = mock(IMqttToken.class);
        when(token.getReasonCodes()).thenReturn(new int[] {0x87});

        listener.getValue().onFailure(token, new MqttException(0x87));

        assertThat(broker.poll()).contains(new Happening.Acknowledged(1, 77, 0x87));
    }

    @Test
    void f6_bothCallbacksOfALossMakeOneNewConnectionAndLateOnesNone() throws MqttException {
        Recorder owner = new Recorder();
        Link link = new Link(broker, () -> 0, List.of("a"), conn -> WILL, owner);
        link.turn(0);
        MqttCallback old = callback(clients.getFirst());

        connecting(clients.getFirst()).onFailure(null, lost());
        old.disconnected(new MqttDisconnectResponse((MqttException) lost()));
        link.turn(1);
        link.turn(SECOND);
        old.disconnected(new MqttDisconnectResponse((MqttException) lost()));
        link.turn(SECOND + 1);

        assertThat(owner.losses).isEqualTo(1);
        assertThat(clients).hasSize(2);
    }

    @Test
    void aSecondClientWithTheSameIdIsToldAsSuch() {
        broker.open(1, WILL);

        callback(clients.getFirst()).disconnected(new MqttDisconnectResponse(0x8E, "", null, null));

        assertThat(broker.poll().map(happening -> ((Happening.Lost) happening).why()))
                .contains(Happening.Loss.TAKEN_OVER);
    }

    @Test
    void aWrongPasswordIsToldAsSuch() throws MqttException {
        broker.open(1, WILL);

        connecting(clients.getFirst()).onFailure(null, new MqttException(0x87));

        Optional<Happening> lost = broker.poll();
        assertThat(lost)
                .get()
                .hasToString(new Happening.Lost(
                                1,
                                Happening.Loss.NOT_AUTHORISED,
                                "tcp://127.0.0.1:1 does not accept user t1 with this password")
                        .toString());
    }

    /** An owner that counts. */
    private static final class Recorder implements Link.Owner {
        private int losses;

        @Override
        public void up(long nowNanos) {}

        @Override
        public long down(Happening.Loss why, String detail) {
            losses++;
            return 0;
        }

        @Override
        public void arrived(Message message, long nowNanos) {}

        @Override
        public void refused(String topic, int code) {}

        @Override
        public Message probe() {
            return WILL;
        }
    }
}
