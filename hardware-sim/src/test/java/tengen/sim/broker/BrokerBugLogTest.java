package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.Command;
import tengen.game.Event;
import tengen.game.Rules;
import tengen.game.Seat;
import tengen.game.Sight;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.mqtt.Presence;
import tengen.mqtt.Receipt;
import tengen.mqtt.Topics;
import tengen.mqtt.Trouble;
import tengen.record.EventCodec;
import tengen.record.MemoryJournal;

/** Rows F of BUGLOG.md that a simulated broker can show. */
class BrokerBugLogTest {
    private static final Topics TOPICS = new Topics(Hall.EVENT);

    @TempDir
    Path folder;

    private final Hall hall = new Hall(7);

    private Hall.DeskLife desk() {
        return hall.new DeskLife(folder.resolve("desk.db"), "d1", false);
    }

    @Test
    void f2_aSecondTableOfOneNameStaysAwayAndTheArbiterLearnsIt() {
        Hall.DeskLife desk = desk();
        Hall.Table first = hall.table("t1");
        hall.run(20);
        Hall.Table second = hall.new Table("t1", new MemoryJournal("another-journal"), 1);
        long fromNanos = hall.agenda.nanos();

        hall.run(60);
        first.tell(10);
        hall.run(30);

        assertThat(second.has(Trouble.Kind.ID_IN_USE)).isTrue();
        assertThat(desk.lines).anyMatch(line -> line.contains("ALARM ID_IN_USE"));
        assertThat(hall.broker.connects(first.identity.clientId()).stream()
                        .filter(nanos -> nanos >= fromNanos && nanos < fromNanos + 60 * Hall.SECOND))
                .hasSizeLessThanOrEqualTo(10);
        assertThat(desk.kept(first)).hasSize((int) first.journal.lastSeq());
    }

    @Test
    void f2_aTableWithANewJournalComesInAfterTheOldOneDied() {
        desk();
        Hall.Table first = hall.table("t1");
        hall.run(20);
        first.network.stop();
        hall.broker.stop();
        hall.run(10);
        hall.broker.start();

        Hall.Table second = hall.new Table("t1", new MemoryJournal("another-journal"), 1);
        hall.run(90);

        assertThat(second.delivery.deskListens()).isTrue();
    }

    @Test
    void f3_packetsDroppedInSilenceAreNoticedWithinFifteenSecondsAndTheOutboxFills() {
        desk();
        Hall.Table table = hall.table("t1");
        table.tell(5);
        hall.run(20);
        long before = table.journal.lastSeq();
        hall.broker.faults().freeze(true);

        table.tell(40);
        hall.run(15);

        assertThat(table.has(Trouble.Kind.NO_BROKER)).isTrue();
        assertThat(table.delivery.backlog()).isGreaterThanOrEqualTo(40);
        assertThat(table.journal.lastSeq()).isGreaterThanOrEqualTo(before + 40);
    }

    @Test
    void f4_aBrokerAbsentAtTheStartIsTriedForEver() {
        hall.broker.stop();
        Hall.Table table = hall.table("t1");
        hall.run(7_200);
        hall.broker.start();

        desk();
        hall.run(60);

        assertThat(table.delivery.deskListens()).isTrue();
        assertThat(table.troubles.stream().filter(trouble -> trouble.kind() == Trouble.Kind.NO_BROKER))
                .hasSize(1);
    }

    @Test
    void f5_thirtyTablesComeBackSpreadOverTenSeconds() {
        List<Hall.Table> tables = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            tables.add(hall.table(String.format("T%03d", i)));
        }
        hall.run(30);
        hall.broker.stop();
        hall.run(60);
        long fromNanos = hall.agenda.nanos();
        hall.broker.start();

        hall.run(40);

        List<Long> back = tables.stream()
                .map(table -> hall.broker.connects(table.identity.clientId()).getLast())
                .sorted()
                .toList();
        assertThat(back.getFirst()).isGreaterThanOrEqualTo(fromNanos);
        assertThat(back.getLast() - back.getFirst()).isGreaterThan(10 * Hall.SECOND);
    }

    @Test
    void f6_oneLossIsOneReconnectHoweverOftenItIsTold() {
        Hall.Table table = hall.table("t1");
        hall.run(20);
        int before = hall.broker.connects(table.identity.clientId()).size();

        hall.broker.cut(table.identity.clientId());
        hall.broker.cut(table.identity.clientId());
        hall.run(20);

        assertThat(hall.broker.connects(table.identity.clientId())).hasSize(before + 1);
    }

    @Test
    void f10_aMessageWithANewNumberCountsWhateverItsDuplicateFlag() {
        // The flag does not even reach the desk: a message is known by table, epoch and number alone.
        hall.broker.faults().duplicate(1_000_000);
        Hall.DeskLife desk = desk();
        Hall.Table table = hall.table("t1");
        hall.run(2);

        table.tell(50);
        hall.run(5);

        assertThat(desk.kept(table)).hasSize((int) table.journal.lastSeq()).doesNotHaveDuplicates();
    }

    @Test
    void f11_presenceIsRightAfterCrashReconnectAndForALateSubscriber() {
        Hall.Table table = hall.table("t1");
        hall.run(5);
        String topic = TOPICS.up("t1", Topics.Kind.PRESENCE);
        assertThat(Presence.parse(hall.broker.retained(topic)).orElseThrow().online())
                .isTrue();

        table.kill();
        hall.run(6);
        assertThat(Presence.parse(hall.broker.retained(topic)).orElseThrow().online())
                .isFalse();

        Hall.Table again = hall.new Table("t1", table.journal, 2);
        hall.run(3);
        Hall.DeskLife late = desk();
        hall.run(3);
        assertThat(Presence.parse(hall.broker.retained(topic)).orElseThrow().online())
                .isTrue();
        assertThat(late.lines).contains("t1 online");
        assertThat(again.delivery.deskListens()).isTrue();
    }

    @Test
    void f11_aWillThatComesLateDoesNotEndANewerConnection() {
        Hall.DeskLife desk = desk();
        Hall.Table table = hall.table("t1");
        hall.run(5);
        String topic = TOPICS.up("t1", Topics.Kind.PRESENCE);
        Presence now = Presence.parse(hall.broker.retained(topic)).orElseThrow();
        SimClient ghost = hall.broker.client("ghost");
        Presence late =
                new Presence(false, "lost", now.epoch(), now.boot(), now.instance(), now.conn() - 1, now.sinceMillis());
        ghost.open(1, tengen.mqtt.Message.kept(topic, late.json()));
        hall.run(1);
        ghost.drop();

        hall.run(8);

        assertThat(Presence.parse(hall.broker.retained(topic)).orElseThrow().online())
                .isTrue();
        assertThat(desk.lines).doesNotContain("t1 offline (lost)");
        assertThat(table.delivery.deskListens()).isTrue();
    }

    @Test
    void f15_lossOfTheLinkNeverEndsOrChangesAGame() {
        Hall.DeskLife desk = desk();
        Hall.Table table = hall.table("t1");
        hall.run(2);
        desk.order(table, new Order.Paired("g1", "Ito", "Sedov", false, Rules.DEFAULT));
        desk.order(table, new Order.Wanted(new Wish.Start()));
        hall.run(2);
        long before = table.journal.lastSeq();

        hall.broker.stop();
        desk.kill();
        hall.run(600);

        assertThat(table.journal.rows(before + 1, 100))
                .allMatch(row -> row.type().equals("LinkChanged"));
        assertThat(hall.broker.retained(TOPICS.up("t1", Topics.Kind.STATE))).contains("RUNNING");
    }

    @Test
    void b10_aConnectionThatComesBackInMidGameGoesOnWhereItWasAndTheFirstMoveIsNotToldAgain() {
        Hall.DeskLife desk = desk();
        Hall.Table table = hall.table("t1");
        hall.run(2);
        desk.order(table, new Order.Paired("g1", "Ito", "Sedov", false, Rules.DEFAULT));
        desk.order(table, new Order.Wanted(new Wish.Start()));
        hall.run(2);
        table.tell(new Event.StonePlaced(1, Stone.BLACK, Seat.A, Point.of("H8"), hall.agenda.nanos(), false));
        hall.run(2);
        int told = desk.lines.size();

        hall.broker.cut(table.identity.clientId());
        table.tell(new Event.LinkChanged(Event.Part.BOARD, false, 0));
        hall.run(120);

        List<String> news = desk.lines.subList(told, desk.lines.size());
        assertThat(news).anyMatch(line -> line.contains("LinkChanged"));
        assertThat(news).noneMatch(line -> line.contains("StonePlaced") || line.contains("GameStarted"));
        assertThat(hall.broker.retained(TOPICS.up("t1", Topics.Kind.STATE)))
                .contains("\"seq\":" + table.journal.lastSeq(), "\"moves\":\"H8\"", "\"number\":");
        assertThat(desk.kept(table)).doesNotHaveDuplicates().hasSize((int) table.journal.lastSeq());
    }

    @Test
    void aRefusedTopicIsSeenAsRefused() {
        hall.broker.acl((client, topic) -> !topic.endsWith("/ev"));
        Hall.DeskLife desk = desk();
        Hall.Table table = hall.table("t1");

        table.tell(new Event.PostGame());
        hall.run(10);

        assertThat(table.troubles)
                .anyMatch(trouble ->
                        trouble.kind() == Trouble.Kind.REFUSED && trouble.line().contains("0x87"));
        assertThat(desk.kept(table)).isEmpty();
    }

    @Test
    void f13_aResultIsConfirmedByTheDesksOwnReceiptAndNotByTheBrokers() {
        Hall.Table table = hall.table("t1");
        hall.run(5);
        table.decide(new Command.Assign("c1", "Ana", "round-1", "Sente", "Gote", false, Rules.parse(Map.of())));
        table.decide(
                new Command.Order("c2", "Ana", Event.Ruler.DESK, new Wish.Start(), hall.agenda.nanos(), Sight.AGREES));
        table.decide(new Command.Resign(Seat.A, hall.agenda.nanos() + Hall.SECOND));
        hall.run(20);
        assertThat(Receipt.words(table.delivery.receipt(), ZoneOffset.UTC)).isEqualTo("not confirmed by the desk");

        Hall.DeskLife desk = desk();
        hall.run(20);

        Receipt receipt = table.delivery.receipt().orElseThrow();
        assertThat(desk.kept(table)).contains(receipt.seq());
        assertThat(EventCodec.type(table.event(receipt.seq()))).isEqualTo("GameEnded");
        assertThat(Receipt.words(table.delivery.receipt(), ZoneOffset.UTC))
                .matches("confirmed by the desk \\d\\d:\\d\\d");
        table.decide(new Command.Assign("c3", "Ana", "round-2", "Sente", "Gote", false, Rules.parse(Map.of())));
        hall.run(1);
        assertThat(table.delivery.receipt()).isEmpty();
    }
}
