package tengen.table.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tengen.check.Finding;

/** A table's look at itself, on virtual time. */
final class CheckupTest {
    private final AtomicLong nowNanos = new AtomicLong();

    @Test
    void whatTheLastLookFoundIsTold() throws Exception {
        Checkup checkup = checkup();

        checkup.look();

        assertThat(checkup.found()).containsExactly(Finding.green("SPI", "open"));
    }

    @Test
    void aLookThatDoesNotComeToAnEndIsRedBesideWhatWasKnown() throws Exception {
        Checkup checkup = checkup();
        checkup.look();

        nowNanos.set(16_000_000_000L);

        assertThat(checkup.found()).hasSize(2).first().isEqualTo(Finding.green("SPI", "open"));
        assertThat(checkup.found().getLast().colour()).isEqualTo(Finding.Colour.RED);
        assertThat(checkup.found().getLast().told()).contains("old");
    }

    private Checkup checkup() {
        return new Checkup(List.of(() -> List.of(Finding.green("SPI", "open"))), nowNanos::get);
    }
}
