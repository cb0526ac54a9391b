package tengen.bridge.reed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.bridge.ReedFrame;
import tengen.bridge.Sites;

class ReedScannerTest {
    private final FakeChain chain = new FakeChain();
    private final ReedScanner scanner =
            new ReedScanner(chain.spi(), chain.wiring, chain, chain, ReedScanner.SETTLE_NANOS);

    @Test
    void aFrameIsOnePrimingTransferAndSeventeenMoreAndParksWithAllRowsOff() throws BusFault {
        scanner.scan();

        assertThat(chain.sent).hasSize(18);
        assertThat(chain.sent.get(0)).isEqualTo(0xFFFE);
        assertThat(chain.sent.get(14)).isEqualTo(0xBFFF);
        assertThat(chain.sent.get(15)).isEqualTo(0x7FFF);
        assertThat(chain.sent.subList(16, 18)).containsExactly(0xFFFF, 0xFFFF);
    }

    @Test
    void itWaitsForTheColumnsAfterEveryRowTheLastIncluded() throws BusFault {
        scanner.scan();

        assertThat(chain.pauses).hasSize(17).containsOnly(ReedScanner.SETTLE_NANOS);
    }

    @Test
    void e8NoWordThatIsEverSentDrivesTwoRows() throws BusFault {
        scanner.scan();
        scanner.scan();

        assertThat(chain.sent).hasSize(36).allMatch(word -> Integer.bitCount(~word & 0xFFFF) <= 1);
    }

    @Test
    void e10AllColumnsOfARowAreOfOneMomentSinceOneTransferReadsThem() throws BusFault {
        chain.closed = Sites.ALL;

        assertThat(scanner.scan().closed()).isEqualTo(Sites.ALL);
        // Fifteen rows, the canary, all rows off and the priming one: none is read in two pieces.
        assertThat(chain.sent).hasSize(18);
    }

    @Test
    void theStampStandsNextToTheFirstRow() throws BusFault {
        ReedFrame frame = scanner.scan();

        assertThat(frame.seenNanos()).isEqualTo(FakeChain.TRANSFER_NANOS + ReedScanner.SETTLE_NANOS);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyPatternIsReadAsItIs(long seed) throws BusFault {
        Random random = new Random(seed);
        Sites closed = Sites.NONE;
        for (int site = 0; site < Sites.COUNT; site++) {
            closed = random.nextBoolean() ? closed.with(site) : closed;
        }
        chain.closed = closed;

        assertThat(scanner.scan().closed()).as("seed %d", seed).isEqualTo(closed);
    }

    @Test
    void aFullBoardIsRead() throws BusFault {
        chain.closed = Sites.ALL;

        assertThat(scanner.scan().closed()).isEqualTo(Sites.ALL);
    }

    @Test
    void anUnchangedPictureIsTheSameObject() throws BusFault {
        chain.closed = Sites.of(0, 112, 224);

        assertThat(scanner.scan().closed()).isSameAs(scanner.scan().closed());
    }

    @Test
    void aShortTransferIsAFaultAndNoEmptyBoard() {
        chain.answers = -1;

        assertThat(fault()).isEqualTo(BusFault.Cause.SHORT_TRANSFER);
    }

    @Test
    void anExceptionOfTheBusIsAFault() {
        chain.throwing = true;

        assertThat(fault()).isEqualTo(BusFault.Cause.BUS_ERROR);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 0x8000, 0x0100})
    void aWrongEchoIsAFault(int flipped) {
        chain.echoFlip = flipped;

        assertThat(fault()).isEqualTo(BusFault.Cause.ECHO_WRONG);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 15, 16})
    void aDeadRowDriverIsAFault(int row) {
        chain.deadRows = 1 << row - 1;

        assertThat(fault()).isEqualTo(BusFault.Cause.CANARY_OPEN);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 15, 16})
    void aCutColumnIsAFault(int column) {
        chain.deadColumns = 1 << column - 1;

        assertThat(fault()).isEqualTo(BusFault.Cause.CANARY_OPEN);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 15, 16})
    void aColumnStuckLowIsAFault(int column) {
        chain.stuckLowColumns = 1 << column - 1;

        assertThat(fault()).isEqualTo(BusFault.Cause.CANARY_STUCK);
    }

    @Test
    void aClosedBusIsNotWorthRetrying() {
        chain.open = false;

        assertThat(fault()).isEqualTo(BusFault.Cause.CLOSED);
        assertThat(BusFault.Cause.CLOSED.worthRetrying()).isFalse();
    }

    @Test
    void theFrameAfterAFaultIsWholeAgain() throws BusFault {
        chain.closed = Sites.of(5);
        chain.throwing = true;
        chain.failing(1);
        fault();

        assertThat(scanner.scan().closed()).isEqualTo(Sites.of(5));
    }

    private BusFault.Cause fault() {
        return catchThrowableOfType(BusFault.class, scanner::scan).fault();
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 50);
    }
}
