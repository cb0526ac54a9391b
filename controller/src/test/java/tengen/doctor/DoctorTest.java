package tengen.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.bridge.clock.BootReason;
import tengen.bridge.clock.ClockCodec;
import tengen.bridge.clock.ClockFrame;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.OpenLine;
import tengen.check.Finding;
import tengen.check.Finding.Colour;
import tengen.check.TimeCheck;
import tengen.mqtt.Broker;
import tengen.mqtt.DeskPresence;
import tengen.mqtt.Happening;
import tengen.mqtt.Message;
import tengen.mqtt.Topics;
import tengen.mqtt.Vitals;
import tengen.record.SqliteJournal;
import tengen.table.service.Machine;

/** Each check against a part that is sound and against one that is not. */
final class DoctorTest {
    private static final Topics TOPICS = new Topics("cup");

    @TempDir
    private Path folder;

    @Test
    void whatIsNotGreenCarriesOneThingToDo() {
        assertThatThrownBy(() -> Finding.red("x", "bad", "")).isInstanceOf(IllegalArgumentException.class);
        assertThat(Finding.green("x", "good").advice()).isEmpty();
    }

    @Test
    void aClockThatAnswersIsNamedWithItsFirmware() {
        Finding found = clock(1).getFirst();

        assertThat(found.colour()).isEqualTo(Colour.GREEN);
        assertThat(found.told()).contains("firmware 1.2", "boot 7");
    }

    @Test
    void aClockOfAnotherProtocolIsRed() {
        assertThat(clock(9).getFirst().colour()).isEqualTo(Colour.RED);
        assertThat(clock(9).getFirst().advice()).contains("firmware");
    }

    @Test
    void aClockThatSaysNothingIsRedAfterThreeSeconds() {
        AtomicLong nowNanos = new AtomicLong();
        ClockCheck check = new ClockCheck("/dev/x", () -> new FakeLine(new byte[0], nowNanos), nowNanos::get);

        Finding found = check.look().getFirst();

        assertThat(found.colour()).isEqualTo(Colour.RED);
        assertThat(nowNanos.get()).isBetween(3_000_000_000L, 3_300_000_000L);
    }

    @Test
    void aClockThatIsNotPluggedInIsRed() {
        ClockCheck check = new ClockCheck(
                "/dev/x",
                () -> {
                    throw new LineFault(LineFault.Cause.NO_DEVICE, "/dev/x: no such device");
                },
                () -> 0);

        assertThat(check.look().getFirst().advice()).contains("plug");
    }

    @Test
    void aSoundJournalIsGreenAndADamagedOneRedAndLeftAlone() throws Exception {
        Path journal = folder.resolve("table.db");
        SqliteJournal.open(journal, "epoch").close();
        assertThat(store(journal)).allMatch(finding -> finding.colour() == Colour.GREEN);

        Files.write(journal, new byte[] {1, 2, 3});
        byte[] before = Files.readAllBytes(journal);

        assertThat(store(journal)).anyMatch(finding -> finding.colour() == Colour.RED);
        assertThat(Files.readAllBytes(journal)).isEqualTo(before);
    }

    @Test
    void aJournalThatIsNotThereIsNotMade() throws IOException {
        Path journal = folder.resolve("none.db");

        assertThat(store(journal)).allMatch(finding -> finding.colour() == Colour.GREEN);
        assertThat(journal).doesNotExist();
    }

    @Test
    void aFolderThatIsNotThereIsRed() {
        assertThat(store(folder.resolve("no/table.db")).getFirst().colour()).isEqualTo(Colour.RED);
    }

    @Test
    void aYearLongPastIsRedAndAnUnconfirmedOneAmber() {
        Vitals unsynced = new Machine(folder);
        Instant event = Instant.parse("2027-05-01T09:00:00Z");

        assertThat(new TimeCheck(() -> 0, unsynced).look().getFirst().colour()).isEqualTo(Colour.RED);
        assertThat(new TimeCheck(event::toEpochMilli, unsynced)
                        .look()
                        .getFirst()
                        .colour())
                .isEqualTo(Colour.AMBER);
        assertThat(new TimeCheck(event::toEpochMilli, Vitals.unknown())
                        .look()
                        .getFirst()
                        .colour())
                .isEqualTo(Colour.GREEN);
    }

    @Test
    void aBrokerThatGrantsTheTablesOwnTopicsAloneIsGreen() throws Exception {
        assertThat(broker(new FakeBroker(false, true))).allMatch(finding -> finding.colour() == Colour.GREEN);
    }

    @Test
    void aBrokerThatLetsATableWriteForAnotherIsAmber() throws Exception {
        Finding rights = broker(new FakeBroker(false, false)).get(1);

        assertThat(rights.colour()).isEqualTo(Colour.AMBER);
        assertThat(rights.told()).contains("in the name of another");
    }

    @Test
    void aPasswordThatIsRefusedIsRed() throws Exception {
        Finding login = broker(new FakeBroker(true, true)).getFirst();

        assertThat(login.colour()).isEqualTo(Colour.RED);
        assertThat(login.advice()).contains("password");
    }

    @Test
    void aJournalInMemoryIsRedAndOneThatMayVanishIsNot() throws Exception {
        Path mounts = Files.writeString(
                folder.resolve("mounts"), "21 1 0:20 / / rw,relatime shared:1 - overlay overlay rw\n");
        Path journal = folder.resolve("table.db");

        assertThat(new StoreCheck(journal, false, mounts).look())
                .filteredOn(finding -> finding.colour() == Colour.RED)
                .singleElement()
                .satisfies(finding -> assertThat(finding.told()).contains("overlay"));
        assertThat(new StoreCheck(journal, true, mounts).look()).noneMatch(finding -> finding.colour() == Colour.RED);
    }

    @Test
    void boardAndClockOfATableThatCannotBeAskedAreLeftAlone() throws Exception {
        Path journal = folder.resolve("table.db");
        assertThat(new Tenant(folder, journal, true).look()).isEmpty();
        assertThat(folder).isEmptyDirectory();

        try (SqliteJournal table = SqliteJournal.open(journal, "epoch")) {
            assertThat(table.lastSeq()).isZero();
            assertThat(new Tenant(folder, journal, false).look())
                    .hasValueSatisfying(found -> assertThat(found.colour()).isEqualTo(Colour.AMBER));
            assertThat(new Tenant(folder, journal, true).look())
                    .hasValueSatisfying(found -> assertThat(found.colour()).isEqualTo(Colour.RED));
        }
        assertThat(new Tenant(folder, journal, true).look()).isEmpty();
    }

    private List<Finding> store(Path journal) {
        return new StoreCheck(journal, true, folder.resolve("mounts")).look();
    }

    private static List<Finding> broker(Broker fake) throws InterruptedException {
        return new BrokerCheck("tcp://x:1883", () -> fake, TOPICS, "T001", () -> 0).look();
    }

    private static List<Finding> clock(int protocol) {
        byte[] bytes = new byte[ClockCodec.MAX_FRAME_BYTES];
        int length = new ClockCodec()
                .encode(
                        new ClockFrame.ClockHello(1, protocol, 0x102, 5, 7, BootReason.POWER_ON, 9, 1, 2, 1, 0, 0),
                        bytes);
        AtomicLong nowNanos = new AtomicLong();
        return new ClockCheck(
                        "/dev/x", () -> new FakeLine(java.util.Arrays.copyOf(bytes, length), nowNanos), nowNanos::get)
                .look();
    }

    /** A line on which these bytes come at the first read; each read takes a tenth of a second. */
    private static final class FakeLine implements OpenLine {
        private final byte[] bytes;
        private final AtomicLong nowNanos;
        private boolean given;

        FakeLine(byte[] bytes, AtomicLong nowNanos) {
            this.bytes = bytes;
            this.nowNanos = nowNanos;
        }

        @Override
        public int read(byte[] into) {
            nowNanos.addAndGet(100_000_000L);
            int count = given ? 0 : bytes.length;
            given = true;
            System.arraycopy(bytes, 0, into, 0, count);
            return count;
        }

        @Override
        public void write(byte[] out, int length) {
            // A greeting that nobody needs to read.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    /** A broker that answers at once. */
    private static final class FakeBroker implements Broker {
        private final ArrayDeque<Happening> news = new ArrayDeque<>();
        private final boolean refuses;
        private final boolean strict;

        FakeBroker(boolean refuses, boolean strict) {
            this.refuses = refuses;
            this.strict = strict;
        }

        @Override
        public void open(long generation, Message will) {
            news.add(
                    refuses
                            ? new Happening.Lost(1, Happening.Loss.NOT_AUTHORISED, "not authorised")
                            : new Happening.Opened(1, 10));
        }

        @Override
        public void subscribe(List<String> filters) {
            assertThat(filters).isEqualTo(TOPICS.ofTable("T001"));
            news.add(new Happening.Arrived(1, Message.kept(TOPICS.desk(), new DeskPresence(true, "d1", 1).json())));
            news.add(new Happening.Subscribed(1, false));
        }

        @Override
        public Handed publish(long token, Message message) {
            boolean own = message.topic().startsWith("tengen/1/cup/t/T001/up/");
            news.add(new Happening.Acknowledged(1, token, own || !strict ? 0 : 0x87));
            return Handed.TAKEN;
        }

        @Override
        public void drop() {
            // Nothing stands.
        }

        @Override
        public void close() {
            // Nothing stands.
        }

        @Override
        public Optional<Happening> poll() {
            return Optional.ofNullable(news.poll());
        }

        @Override
        public void onHappening(Runnable wake) {
            // Polled.
        }
    }
}
