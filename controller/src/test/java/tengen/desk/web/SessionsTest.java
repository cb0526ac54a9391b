package tengen.desk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SessionsTest {
    private static final long MINUTE = 60_000_000_000L;

    private final AtomicLong now = new AtomicLong();
    private final Sessions sessions = new Sessions(now::get, 30 * MINUTE);

    @Test
    void everyLogInHasAnIdOf256BitsOfItsOwn() {
        Sessions.Fresh one = sessions.begin("Ana");
        Sessions.Fresh two = sessions.begin("Ana");

        assertThat(one.id()).hasSize(43).isNotEqualTo(two.id());
        assertThat(one.session().token()).hasSize(43).isNotEqualTo(one.id());
    }

    @Test
    void aSessionThatNobodyUsesEnds() {
        Sessions.Fresh fresh = sessions.begin("Ana");

        now.addAndGet(29 * MINUTE);
        assertThat(sessions.find(fresh.id())).isPresent();
        now.addAndGet(29 * MINUTE);
        assertThat(sessions.find(fresh.id())).isPresent();
        now.addAndGet(31 * MINUTE);
        assertThat(sessions.find(fresh.id())).isEmpty();
    }

    @Test
    void anOpenPageIsUse() {
        Sessions.Fresh fresh = sessions.begin("Ana");

        for (int i = 0; i < 10; i++) {
            now.addAndGet(20 * MINUTE);
            assertThat(sessions.goesOn(fresh.session())).isTrue();
        }

        assertThat(sessions.find(fresh.id())).isPresent();
    }

    @Test
    void noSessionLastsLongerThanADayInTheHall() {
        Sessions.Fresh fresh = sessions.begin("Ana");

        for (int i = 0; i < 50; i++) {
            now.addAndGet(20 * MINUTE);
            sessions.find(fresh.id());
        }

        assertThat(sessions.find(fresh.id())).isEmpty();
    }

    @Test
    void anEndedSessionIsNotFoundAndItsPagesStop() {
        Sessions.Fresh fresh = sessions.begin("Ana");

        sessions.end(fresh.id());

        assertThat(sessions.find(fresh.id())).isEmpty();
        assertThat(sessions.goesOn(fresh.session())).isFalse();
    }

    @Test
    void anEmptyIdIsNobody() {
        assertThat(sessions.find("")).isEmpty();
    }

    @Test
    void afterFiveFailuresAnAddressWaitsLongerEachTimeAndANameOnlyALittle() {
        LoginGuard guard = new LoginGuard(now::get);
        for (int i = 0; i < 5; i++) {
            assertThat(guard.waitSeconds("Ana", "10.0.0.1")).isZero();
            guard.failed("Ana", "10.0.0.1");
        }
        assertThat(guard.waitSeconds("Ana", "10.0.0.1")).isEqualTo(1);
        for (int i = 0; i < 20; i++) {
            guard.failed("Ana", "10.0.0.1");
        }

        assertThat(guard.waitSeconds("Ana", "10.0.0.1")).isEqualTo(300);
        assertThat(guard.waitSeconds("Ana", "10.0.0.2")).isEqualTo(15);
        assertThat(guard.waitSeconds("Bo", "10.0.0.2")).isZero();
        guard.succeeded("Ana", "10.0.0.2");
        assertThat(guard.waitSeconds("Ana", "10.0.0.2")).isZero();
    }
}
