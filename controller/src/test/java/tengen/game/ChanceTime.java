package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;

/** Adds up the stretches in which a clock ran, from the events' moments alone, and compares with what both seats have used. */
final class ChanceTime {
    private boolean runs;
    private long sinceNanos;
    private long sumNanos;
    private boolean exact;

    void hear(Event event, GameState after) {
        switch (event) {
            case Event.GameStarted e -> {
                sumNanos = 0;
                exact = true;
                start(e.atNanos());
            }
            case Event.GameAssigned e -> {
                runs = false;
                sumNanos = 0;
                exact = true;
            }
            case Event.GameTakenOver e -> {
                runs = false;
                sumNanos = used(after);
                exact = false;
            }
            case Event.ClocksResumed e -> start(e.atNanos());
            case Event.ClocksPaused e -> stop(e.atNanos());
            case Event.GameEnded e -> stop(e.atNanos());
            case Event.FlagFell e -> {
                stop(e.atNanos());
                exact = false;
                runs = after instanceof GameState.Running;
            }
            case Event.Recovered e -> {
                if (after instanceof GameState.Stopped) {
                    // The outage is charged to nobody: what counts from here on is what was noted.
                    runs = false;
                    sumNanos = used(after);
                }
            }
            default -> {}
        }
        if (!runs && after.game().isPresent()) {
            compare(after);
        }
    }

    private void start(long atNanos) {
        runs = true;
        sinceNanos = atNanos;
    }

    private void stop(long atNanos) {
        if (runs) {
            sumNanos += Math.max(0, atNanos - sinceNanos);
            sinceNanos = atNanos;
        }
        runs = false;
    }

    private void compare(GameState state) {
        Play play = state.game().orElseThrow();
        // A seat with nothing left is not counted any further, so from then on there is only a bound.
        boolean nothingLeft =
                play.clock().a().leftNanos() == 0 || play.clock().b().leftNanos() == 0;
        exact = exact && !nothingLeft && play.flags().isEmpty();
        if (exact) {
            assertThat(used(state)).isEqualTo(sumNanos);
        } else {
            assertThat(used(state)).isLessThanOrEqualTo(sumNanos);
        }
    }

    private static long used(GameState state) {
        GameClock clock = state.game().orElseThrow().clock();
        return clock.a().usedNanos() + clock.b().usedNanos();
    }
}
