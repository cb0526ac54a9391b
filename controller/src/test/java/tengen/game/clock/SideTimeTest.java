package tengen.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.testing.Dice;

final class SideTimeTest {
    private static final long SECOND = 1_000_000_000L;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 400);
    }

    /** 400 controls, up to 100 presses each: about 13,000 presses. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyPressAgreesWithARefereeThatCountsTheNanoseconds(long seed) {
        Dice dice = new Dice(seed);
        TimeControl control = tiny(dice);
        TickingReferee referee = new TickingReferee(control);
        SideTime side = SideTime.start(control);
        for (int press = 0; press < 100 && !referee.flag; press++) {
            long turn = 0;
            // A turn may be stopped and resumed, and the arbiter may give or take time meanwhile.
            for (int part = dice.below(3); part >= 0 && !referee.flag; part--) {
                long until = side.after(control, 0).untilFlagNanos(control);
                long think = thinking(dice, until);
                referee.think(think);
                side = side.after(control, think);
                turn += think;
                assertThat(side)
                        .as("seed %d, %s, thought %d", seed, control, think)
                        .isEqualTo(referee.side());
                assertThat(referee.flag).as("seed %d, %s", seed, control).isEqualTo(think > until);
                if (dice.percent(5) && !referee.flag) {
                    long gift = dice.below(20) - 8L;
                    referee.adjust(gift);
                    side = side.adjusted(gift).after(control, 0);
                    assertThat(side)
                            .as("seed %d, %s, given %d", seed, control, gift)
                            .isEqualTo(referee.side());
                }
            }
            if (!referee.flag) {
                referee.press();
                side = side.pressed(control, turn).after(control, 0);
                assertThat(side).as("seed %d, %s, pressed", seed, control).isEqualTo(referee.side());
            }
        }
    }

    /** Mostly well within the time, now and then right at the flag or past it. */
    private static long thinking(Dice dice, long untilFlag) {
        return switch (dice.below(100)) {
            case 0 -> Math.max(0, untilFlag - 1);
            case 1 -> untilFlag;
            case 2 -> untilFlag + 1 + dice.below(5);
            case 3 -> 0;
            default -> dice.below((int) Math.min(9, untilFlag + 1));
        };
    }

    /** A control of the shapes of DESIGN 7, in nanoseconds. */
    private static TimeControl tiny(Dice dice) {
        List<Phase> phases = new ArrayList<>();
        for (int blocks = dice.below(3); blocks > 0; blocks--) {
            phases.add(Phase.main(1 + dice.below(60), 1 + dice.below(6), false).withIncrement(dice.below(4)));
        }
        switch (dice.below(6)) {
            case 0 -> phases.add(Phase.main(1 + dice.below(99), 0, false).withIncrement(dice.below(6)));
            case 1 -> phases.add(Phase.main(1 + dice.below(99), 0, false).withDelay(1 + dice.below(6)));
            case 2 -> {
                phases.add(Phase.main(1 + dice.below(60), 0, false));
                phases.add(Phase.main(1 + dice.below(60), 1 + dice.below(6), true));
            }
            case 3 -> {
                phases.add(Phase.main(1 + dice.below(60), 0, false));
                phases.add(new Phase(Phase.Kind.PERIODS, 1 + dice.below(12), 0, 1 + dice.below(5), 0, 0, false));
            }
            case 4 -> {
                phases.add(Phase.main(1 + dice.below(60), 0, false));
                phases.add(new Phase(Phase.Kind.CANADIAN, 1 + dice.below(60), 1 + dice.below(5), 0, 0, 0, false));
            }
            default -> phases.add(Phase.main(1 + dice.below(99), 1 + dice.below(5), true));
        }
        return new TimeControl(phases);
    }

    /** The controls of DESIGN 7 themselves, the referee's nanosecond taken for a second. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "20m+60s/move",
                "90m+30s/inc",
                "40/120m,60m",
                "120m,30/30m*",
                "10m+5x30s",
                "30m+15/5m",
                "10m delay 5s",
                "60m"
            })
    void theControlsOfTheEventAgreeWithTheRefereeToo(String text) {
        TimeControl control = TimeControl.parse(text);
        for (long seed = 1; seed <= 20; seed++) {
            Dice dice = new Dice(seed);
            TickingReferee referee = new TickingReferee(inSeconds(control));
            SideTime side = SideTime.start(control);
            for (int press = 0; press < 200 && !referee.flag; press++) {
                long seconds = dice.percent(3) ? dice.below(1500) : dice.below(100);
                referee.think(seconds);
                side = side.after(control, seconds * SECOND);
                assertThat(side).as("seed %d, press %d", seed, press).isEqualTo(inNanos(referee.side()));
                if (!referee.flag) {
                    referee.press();
                    side = side.pressed(control, seconds * SECOND).after(control, 0);
                    assertThat(side).as("seed %d, press %d", seed, press).isEqualTo(inNanos(referee.side()));
                }
            }
        }
    }

    private static TimeControl inSeconds(TimeControl control) {
        return new TimeControl(control.phases().stream()
                .map(p -> new Phase(
                        p.kind(),
                        p.nanos() / SECOND,
                        p.turns(),
                        p.periods(),
                        p.incrementNanos() / SECOND,
                        p.delayNanos() / SECOND,
                        p.repeats()))
                .toList());
    }

    private static SideTime inNanos(SideTime s) {
        return new SideTime(
                s.phase(),
                s.leftNanos() * SECOND,
                s.turnsLeft(),
                s.periodsLeft(),
                s.usedNanos() * SECOND,
                s.grantedNanos() * SECOND,
                s.addedNanos() * SECOND);
    }

    /** The longest first turn of each control of DESIGN 7. */
    @ParameterizedTest
    @CsvSource({
        "20m+60s/move, 1260",
        "90m+30s/inc, 5400",
        "'40/120m,60m', 7200",
        "'120m,30/30m*', 9000",
        "10m+5x30s, 750",
        "30m+15/5m, 2100",
        "10m delay 5s, 600",
        "60m, 3600"
    })
    void theFlagOfTheFirstTurnFallsWhereTheControlSays(String text, long seconds) {
        TimeControl control = TimeControl.parse(text);
        SideTime start = SideTime.start(control);

        assertThat(start.untilFlagNanos(control)).isEqualTo(seconds * SECOND);
        assertThat(start.after(control, seconds * SECOND - 1).flagged(control)).isFalse();
        assertThat(start.after(control, seconds * SECOND - 1).leftNanos()).isEqualTo(1);
        assertThat(start.after(control, seconds * SECOND).leftNanos()).isZero();
        assertThat(start.after(control, seconds * SECOND + 1))
                .isEqualTo(start.after(control, seconds * SECOND))
                .matches(side -> side.flagged(control));
    }

    /** BUGLOG C12. */
    @Test
    void mainTimeOverEntersByoyomiAndDoesNotLose() {
        TimeControl control = TimeControl.parse("90s+1x20s");

        SideTime after90 = SideTime.start(control).after(control, 90 * SECOND + 1);

        assertThat(after90.periodsLeft()).isEqualTo(1);
        assertThat(after90.leftNanos()).isEqualTo(20 * SECOND - 1);
        assertThat(after90.untilFlagNanos(control)).isEqualTo(20 * SECOND - 1);
    }

    /** BUGLOG C6: one rule at the end of a main time, of a period and at the flag. */
    @Test
    void aPressAtTheVeryEndOfAPeriodIsInTimeAndOneNanosecondLaterIsNot() {
        TimeControl control = TimeControl.parse("10s+5x30s");
        SideTime start = SideTime.start(control);
        long second = (10 + 30 + 30) * SECOND;

        assertThat(start.after(control, 10 * SECOND).phase()).isZero();
        assertThat(start.after(control, 10 * SECOND + 1).phase()).isEqualTo(1);
        assertThat(start.after(control, second).pressed(control, second).periodsLeft())
                .isEqualTo(4);
        assertThat(start.after(control, second + 1).pressed(control, second + 1).periodsLeft())
                .isEqualTo(3);
    }

    /** BUGLOG C10. */
    @Test
    void periodsRunOutOneAfterTheOtherAndAPressRefillsOnlyTheLastOne() {
        TimeControl control = TimeControl.parse("10s+5x30s");

        SideTime thought = SideTime.start(control).after(control, (10 + 3 * 30 + 7) * SECOND);
        SideTime pressed = thought.pressed(control, (10 + 3 * 30 + 7) * SECOND);

        assertThat(thought.periodsLeft()).isEqualTo(2);
        assertThat(thought.leftNanos()).isEqualTo(23 * SECOND);
        assertThat(pressed.periodsLeft()).isEqualTo(2);
        assertThat(pressed.leftNanos()).isEqualTo(30 * SECOND);
    }

    /** BUGLOG C13: the increment is added after each turn, from the first. */
    @Test
    void theIncrementComesAfterTheTurnFromTheFirstOn() {
        TimeControl control = TimeControl.parse("135m+30s/inc");
        SideTime start = SideTime.start(control);

        assertThat(start.leftNanos()).isEqualTo(135 * 60 * SECOND);
        assertThat(start.after(control, 10 * SECOND)
                        .pressed(control, 10 * SECOND)
                        .leftNanos())
                .isEqualTo((135 * 60 + 20) * SECOND);
    }

    @Test
    void theQuotaCarriesTheRestIntoTheNextBlock() {
        TimeControl control = TimeControl.parse("40/120m,60m");
        SideTime side = SideTime.start(control);
        for (int turn = 1; turn <= 40; turn++) {
            assertThat(side.phase()).isZero();
            side = side.after(control, 60 * SECOND).pressed(control, 60 * SECOND);
        }

        assertThat(side.phase()).isEqualTo(1);
        assertThat(side.leftNanos()).isEqualTo((120 - 40 + 60) * 60 * SECOND);
        assertThat(side.turnsLeft()).isZero();
    }

    @Test
    void theRepeatedBlockFollowsItselfForEver() {
        TimeControl control = TimeControl.parse("1m,30/30m*");
        SideTime side = SideTime.start(control).after(control, 60 * SECOND);
        for (int turn = 0; turn < 300; turn++) {
            side = side.after(control, 60 * SECOND).pressed(control, 60 * SECOND);
        }

        assertThat(side.leftNanos()).isEqualTo(30 * 60 * SECOND);
        assertThat(side.turnsLeft()).isEqualTo(30);
        assertThat(side.usedNanos()).isEqualTo(301 * 60 * SECOND);
    }

    @Test
    void theDelayGivesBackAtMostWhatTheTurnTook() {
        TimeControl control = TimeControl.parse("10m delay 5s");
        SideTime start = SideTime.start(control);

        assertThat(start.after(control, 3 * SECOND).pressed(control, 3 * SECOND).leftNanos())
                .isEqualTo(600 * SECOND);
        assertThat(start.after(control, 8 * SECOND).pressed(control, 8 * SECOND).leftNanos())
                .isEqualTo(597 * SECOND);
    }

    @Test
    void theArbiterCannotTakeMoreThanThereIs() {
        TimeControl control = TimeControl.parse("60s");
        SideTime side = SideTime.start(control).adjusted(-90 * SECOND);

        assertThat(side.leftNanos()).isZero();
        assertThat(side.addedNanos()).isEqualTo(-60 * SECOND);
    }
}
