package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.Point;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.PlacedStone;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;
import tengen.mqtt.Message;
import tengen.mqtt.Order;

/** Everything that a table and a desk send in a game stands in the shipped AsyncAPI document and fits its schemas. */
class WireContractTest {
    private static final String ROOT = "/tengen/mqtt/";
    private static final ObjectMapper JSON = new ObjectMapper();

    /** A channel of the document. */
    private record Channel(String name, String pattern, JsonSchema schema, int qos, boolean retain) {}

    @TempDir
    Path folder;

    private final Hall hall = new Hall(3);

    private static InputStream resource(String name) {
        InputStream in = WireContractTest.class.getResourceAsStream(ROOT + name);
        assertThat(in).as(name).isNotNull();
        return in;
    }

    private static List<Channel> channels() throws IOException {
        JsonNode document = new ObjectMapper(new YAMLFactory()).readTree(resource("asyncapi.yaml"));
        JsonSchemaFactory schemas = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
        Map<String, JsonNode> bindings = new TreeMap<>();
        for (JsonNode operation : document.get("operations")) {
            bindings.put(
                    operation.at("/channel/$ref").asText().replace("#/channels/", ""), operation.at("/bindings/mqtt"));
        }
        List<Channel> channels = new ArrayList<>();
        for (Iterator<Map.Entry<String, JsonNode>> all =
                        document.get("channels").fields();
                all.hasNext(); ) {
            Map.Entry<String, JsonNode> one = all.next();
            JsonNode message = one.getValue().get("messages").elements().next();
            JsonSchema schema = schemas.getSchema(
                    resource(message.at("/payload/schema/$ref").asText()));
            JsonNode mqtt = java.util.Objects.requireNonNull(bindings.get(one.getKey()), one.getKey());
            channels.add(new Channel(
                    one.getKey(),
                    one.getValue().get("address").asText().replaceAll("\\{\\w+}", "[a-zA-Z0-9-]+"),
                    schema,
                    mqtt.get("qos").asInt(),
                    mqtt.get("retain").asBoolean()));
        }
        return channels;
    }

    @Test
    void everythingSentInAGameFitsTheDocument() throws IOException {
        play();

        List<Channel> channels = channels();
        TreeSet<String> seen = new TreeSet<>();
        for (Message message : hall.broker.taken()) {
            Channel channel = channels.stream()
                    .filter(one -> message.topic().matches(one.pattern()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no channel for " + message.topic()));
            seen.add(channel.name());
            assertThat(message.qos()).as(message.topic()).isEqualTo(channel.qos());
            assertThat(message.retained()).as(message.topic()).isEqualTo(channel.retain());
            if (!message.payload().isEmpty()) {
                assertThat(channel.schema().validate(json(message.payload())))
                        .as(message.topic() + " " + message.payload())
                        .isEmpty();
            }
        }
        assertThat(seen)
                .containsExactlyElementsOf(
                        channels.stream().map(Channel::name).sorted().toList());
    }

    @Test
    void c30AMoveWithoutItsTimeOrWhatIsLeftDoesNotFit() throws IOException {
        play();
        List<Channel> channels = channels();
        List<Message> turns = hall.broker.taken().stream()
                .filter(message -> message.payload().contains("tengen.TurnEnded.v1"))
                .toList();

        assertThat(turns).isNotEmpty();
        for (Message turn : turns) {
            Channel channel = channels.stream()
                    .filter(one -> turn.topic().matches(one.pattern()))
                    .findFirst()
                    .orElseThrow();
            for (String field : List.of("usedMillis", "leftMillis", "side")) {
                ObjectNode without = (ObjectNode) json(turn.payload());
                assertThat(((ObjectNode) without.get("data")).remove(field))
                        .as(field)
                        .isNotNull();
                assertThat(channel.schema().validate(without)).as(field).isNotEmpty();
            }
        }
    }

    @Test
    void c30TheStateAfterEachTurnCarriesWhatBothSidesHaveLeft() throws IOException {
        play();
        List<Channel> channels = channels();
        List<Message> states = hall.broker.taken().stream()
                .filter(message -> message.payload().contains("\"clock\""))
                .toList();
        List<JsonNode> turns = hall.broker.taken().stream()
                .filter(message -> message.payload().contains("tengen.TurnEnded.v1"))
                .map(message -> json(message.payload()))
                .toList();

        assertThat(turns).isNotEmpty();
        for (JsonNode turn : turns) {
            String side = turn.at("/data/seat").asText().equals("A") ? "a" : "b";
            assertThat(states.stream()
                            .map(message -> json(message.payload()))
                            .anyMatch(state ->
                                    state.at("/clock/" + side + "/leftMillis").equals(turn.at("/data/leftMillis"))))
                    .as(turn.toString())
                    .isTrue();
        }
        for (Message state : states) {
            Channel channel = channels.stream()
                    .filter(one -> state.topic().matches(one.pattern()))
                    .findFirst()
                    .orElseThrow();
            for (String side : List.of("a", "b")) {
                ObjectNode without = (ObjectNode) json(state.payload());
                assertThat(((ObjectNode) without.at("/clock/" + side)).remove("leftMillis"))
                        .as(side)
                        .isNotNull();
                assertThat(channel.schema().validate(without)).as(side).isNotEmpty();
            }
        }
    }

    @Test
    void theRetainedStateNeverTellsOfThePosition() {
        play();

        assertThat(hall.broker.taken().stream()
                        .filter(message -> message.topic().endsWith("/state")
                                || message.topic().endsWith("/result")))
                .isNotEmpty()
                .noneMatch(message -> message.payload().contains("Noticed")
                        || message.payload().contains("FORBIDDEN")
                        || message.payload().contains("proof")
                        || message.payload().contains("valid")
                        || message.payload().contains("Irregularity"));
        assertThat(hall.broker.taken()).anyMatch(message -> message.payload().contains("tengen.Noticed.v1"));
    }

    private static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Orders of the arbiter's hand, carried out or refused. */
    private static List<Wish> hand() {
        return List.of(
                new Wish.Absent(Seat.B),
                new Wish.Arrived(Seat.B),
                new Wish.Ask(Seat.B, Event.Request.EXTENSION, 60_000_000_000L),
                new Wish.Answer(false),
                new Wish.Ask(Seat.A, Event.Request.PAUSE, 0),
                new Wish.Answer(false),
                new Wish.Lots(Seat.A, Event.Parity.EVEN, 8),
                new Wish.Enter(Point.CENTRE, 3),
                new Wish.Clear(Point.CENTRE),
                new Wish.SecondGame("g2"),
                new Wish.DismissAppeal(),
                new Wish.RefusesToSign(Seat.A));
    }

    /** A short game with a five that is claimed, an irregularity, orders carried out and refused, a result confirmed. */
    private void play() {
        Hall.DeskLife desk = hall.new DeskLife(folder.resolve("desk.db"), "d1", false);
        Hall.Table table = hall.table("T001");
        hall.run(2);
        desk.order(table, new Order.Paired("g1", "Ito \"Q\"", "Sedov", false, Rules.parse(Map.of("pass", "on"))));
        desk.order(table, new Order.Wanted(new Wish.Start()));
        hall.run(1);
        String[] moves = {"H8", "A1", "I8", "A3", "J8", "A5", "K8", "A7", "L8"};
        for (int i = 0; i < moves.length; i++) {
            Seat seat = i % 2 == 0 ? Seat.A : Seat.B;
            Point point = Point.parse(moves[i]).orElseThrow();
            long stamp = hall.agenda.nanos();
            table.decide(new Command.SeeStone(point, stamp));
            hall.run(1);
            if (i < moves.length - 1) {
                Sight sight = new Sight(List.of(new PlacedStone(point, stamp)), false, List.of());
                table.decide(new Command.PressLever(seat, hall.agenda.nanos(), sight));
            }
        }
        table.decide(new Command.SeeOddity(
                Event.Oddity.NOISY_SITE, List.of(Point.parse("C3").orElseThrow())));
        desk.order(table, new Order.Wanted(new Wish.Adjust(Seat.A, 60_000_000_000L)));
        for (Wish wish : hand()) {
            desk.order(table, new Order.Wanted(wish));
        }
        desk.order(table, new Order.Wanted(new Wish.TakeBack(99)));
        hall.run(1);
        long now = hall.agenda.nanos();
        Sight sight = new Sight(List.of(new PlacedStone(Point.parse("L8").orElseThrow(), now)), false, List.of());
        table.decide(new Command.Claim(Seat.A, now, now, sight));
        desk.order(table, new Order.Wanted(new Wish.Ruling(true)));
        desk.order(table, new Order.Wanted(new Wish.Appeal(Seat.B)));
        hall.run(1);
        desk.order(table, new Order.Wanted(new Wish.DismissAppeal()));
        desk.order(table, new Order.Wanted(new Wish.Lose(Seat.A, Event.Reason.PENALTY)));
        desk.order(table, new Order.Wanted(new Wish.Confirm()));
        hall.run(30);
        table.kill();
        desk.kill();
        hall.run(10);
    }
}
