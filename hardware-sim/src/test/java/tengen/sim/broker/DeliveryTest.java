package tengen.sim.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Rules;
import tengen.game.Wish;
import tengen.mqtt.Order;
import tengen.mqtt.Trouble;

/** From a table's journal to the desk's store, over a broker that does what brokers do. */
class DeliveryTest {
    @TempDir
    Path folder;

    private final Hall hall = new Hall(1);

    private Hall.DeskLife desk(String epoch) {
        return hall.new DeskLife(folder.resolve(epoch + ".db"), epoch, false);
    }

    private static List<Long> all(Hall.Table table) {
        return LongStream.rangeClosed(1, table.journal.lastSeq()).boxed().toList();
    }

    @Test
    void everyEventReachesTheDeskOnceAndInOrder() {
        Hall.DeskLife desk = desk("d1");
        Hall.Table table = hall.table("t1");

        hall.run(2);
        table.tell(700);
        hall.run(5);

        assertThat(desk.kept(table)).isEqualTo(all(table)).hasSizeGreaterThan(700);
        assertThat(table.delivery.backlog()).isZero();
        assertThat(desk.lines.stream().filter(line -> line.startsWith("t1 #")).toList())
                .hasSize((int) table.journal.lastSeq())
                .isSortedAccordingTo((a, b) -> Long.compare(number(a), number(b)));
    }

    private static long number(String line) {
        return Long.parseLong(line.split("[# ]+")[1]);
    }

    @Test
    void aBrokerThatIsDownForTheWholeGameCostsNothing() {
        hall.broker.stop();
        Hall.DeskLife desk = desk("d1");
        Hall.Table table = hall.table("t1");

        hall.run(60);
        table.tell(900);
        hall.run(3600);
        hall.broker.start();
        hall.run(40);

        assertThat(desk.kept(table)).isEqualTo(all(table));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void acknowledgedMessagesThatTheBrokerLosesDoublesAndReordersAreMadeGood(long seed) {
        Hall rough = new Hall(seed);
        rough.broker
                .faults()
                .lose(100_000)
                .duplicate(200_000)
                .delay(1_000_000, 300_000_000)
                .forget(true);
        Hall.DeskLife desk = rough.new DeskLife(folder.resolve("rough" + seed + ".db"), "d1", false);
        Hall.Table table = rough.table("t1");
        for (int i = 0; i < 10; i++) {
            rough.run(5);
            table.tell(60);
            if (i % 3 == 1) {
                rough.broker.stop();
                rough.run(3);
                rough.broker.start();
            }
        }
        rough.broker.faults().lose(0).duplicate(0);

        rough.run(150);

        assertThat(desk.kept(table)).as("seed %d", seed).isEqualTo(all(table));
        assertThat(table.delivery.backlog())
                .as("seed %d: %s %s %s", seed, table.troubles, desk.lines.getLast(), table.delivery.deskListens())
                .isZero();
    }

    @Test
    void aFrozenBrokerIsGivenUpWithinFifteenSeconds() {
        desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(20);

        hall.broker.faults().freeze(true);
        hall.run(16);

        assertThat(table.has(Trouble.Kind.NO_BROKER)).isTrue();
    }

    @Test
    void aDeskWithAnEmptyStoreGetsEverythingAgain() {
        Hall.DeskLife first = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);
        table.tell(300);
        hall.run(5);
        first.kill();
        hall.run(7);

        Hall.DeskLife second = desk("d2");
        hall.run(5);

        assertThat(second.kept(table)).isEqualTo(all(table));
    }

    @Test
    void aDeskThatIsKilledGoesOnWhereItsStoreEnds() {
        Hall.DeskLife first = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);
        table.tell(300);
        hall.run(0.03);
        first.kill();
        table.tell(300);
        hall.run(20);

        Hall.DeskLife second = desk("d1");
        hall.run(5);

        assertThat(second.kept(table)).isEqualTo(all(table));
        assertThat(second.lines.stream().filter(line -> line.startsWith("t1 #")).toList())
                .hasSizeLessThan(all(table).size() + 1);
    }

    @Test
    void aSecondDeskStandsByAndSaysSo() {
        Hall.DeskLife first = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);

        Hall.DeskLife second = desk("d2");
        table.tell(100);
        hall.run(5);

        assertThat(second.lines).anyMatch(line -> line.contains("on standby") && line.contains("d1"));
        assertThat(second.desk.isAcknowledging()).isFalse();
        assertThat(first.desk.isAcknowledging()).isTrue();
        assertThat(first.kept(table)).isEqualTo(all(table));
    }

    @Test
    void aPromotedDeskTakesOverAndTheFirstStandsDown() {
        Hall.DeskLife first = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);
        table.tell(50);
        hall.run(2);

        Hall.DeskLife second = hall.new DeskLife(folder.resolve("d2.db"), "d2", true);
        hall.run(5);
        table.tell(50);
        hall.run(5);

        assertThat(first.desk.isAcknowledging()).isFalse();
        assertThat(first.lines).anyMatch(line -> line.contains("took over"));
        assertThat(second.kept(table)).isEqualTo(all(table));
        assertThat(table.delivery.backlog()).isZero();
    }

    @Test
    void twoDesksThatStartTogetherAgreeOnOne() {
        Hall.DeskLife first = desk("d1");
        Hall.DeskLife second = desk("d2");

        hall.run(5);

        assertThat(first.desk.isAcknowledging()).isNotEqualTo(second.desk.isAcknowledging());
    }

    @Test
    void aCommandIsCarriedOutOnceHoweverOftenItComes() {
        hall.broker.faults().duplicate(500_000);
        Hall.DeskLife desk = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);

        String assign = desk.order(table, new Order.Paired("g1", "Ito", "Sedov", false, Rules.DEFAULT));
        String start = desk.order(table, new Order.Wanted(new Wish.Start()));
        String again = desk.order(table, new Order.Wanted(new Wish.Start()));
        hall.run(30);

        assertThat(table.carriedOut).containsExactly(assign, start, again);
        assertThat(desk.answers())
                .containsEntry(assign, "applied")
                .containsEntry(start, "applied")
                .containsEntry(again, "GAME_RUNNING");
    }

    @Test
    void aCommandIsNotRepeatedByATableThatWasKilled() {
        Hall.DeskLife desk = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);
        String assign = desk.order(table, new Order.Paired("g1", "Ito", "Sedov", false, Rules.DEFAULT));
        hall.run(0.0025);
        assertThat(table.carriedOut).containsExactly(assign);
        table.kill();
        hall.run(10);

        Hall.Table second = hall.new Table("t1", table.journal, 2);
        hall.run(10);

        assertThat(second.carriedOut).isEmpty();
        assertThat(desk.answers()).containsEntry(assign, "applied");
    }

    @Test
    void aCommandThatWaitedTooLongIsRefused() throws Exception {
        Hall.DeskLife desk = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);
        hall.broker.stop();
        String id = desk.desk.commands().order("t1", "Ana", "", 10_000, new Order.Wanted(new Wish.Pause()));
        hall.run(30);

        hall.broker.start();
        hall.run(40);

        assertThat(table.carriedOut).isEmpty();
        assertThat(desk.answers()).containsEntry(id, "EXPIRED");
    }

    @Test
    void anOrderForAnotherGameOrBeyondUnderstandingIsRefusedByName() throws Exception {
        Hall.DeskLife desk = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);
        table.tell(1);

        String other = desk.desk.commands().order("t1", "Ana", "g9", 0, new Order.Wanted(new Wish.Pause()));
        String odd = desk.order(table, new Order.Unknown("dance", java.util.Optional.empty()));
        hall.run(10);

        assertThat(table.carriedOut).isEmpty();
        assertThat(desk.answers()).containsEntry(other, "NOT_THIS_GAME").containsEntry(odd, "NOT_UNDERSTOOD");
    }

    @Test
    void aFullInboxMakesTheDeskSendAgain() {
        Hall.DeskLife desk = desk("d1");
        Hall.Table table = hall.table("t1");
        hall.run(2);
        table.busy = true;
        String id = desk.order(table, new Order.Wanted(new Wish.Pause()));
        hall.run(10);
        table.busy = false;

        hall.run(60);

        assertThat(table.carriedOut).containsExactly(id);
    }
}
