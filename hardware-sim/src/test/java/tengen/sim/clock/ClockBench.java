package tengen.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import tengen.bridge.clock.AlarmLevel;
import tengen.bridge.clock.ClockLink;
import tengen.bridge.clock.ClockReport;
import tengen.bridge.clock.ClockReport.KeyReported;
import tengen.bridge.clock.ColourLabel;
import tengen.bridge.clock.FaceMarks;
import tengen.bridge.clock.FaceState;
import tengen.bridge.clock.KeyMark;
import tengen.bridge.clock.LineFault;
import tengen.bridge.clock.Running;
import tengen.bridge.clock.SideState;
import tengen.bridge.clock.SideTime;
import tengen.sim.time.Agenda;

/** A link, a cable and a clock on virtual time; keys are kept in a list, acknowledged at once unless told otherwise. */
final class ClockBench {
    static final long MS = 1_000_000;
    static final long S = 1_000 * MS;

    final Agenda agenda = new Agenda();
    final SimCable cable;
    final SimClock clock;
    final ClockLink link = new ClockLink(KeyMark.NONE);
    final List<ClockReport> reports = new ArrayList<>();
    final List<KeyReported> keys = new ArrayList<>();
    boolean acknowledging = true;

    /** One turn in this many is held up for up to 200 ms, as by a garbage collection; 0: none. */
    int stallOneIn;

    private final Splash stalls = new Splash(3);
    private final ClockPump pump;
    private long plannedNanos = Long.MAX_VALUE;
    private long plan;

    ClockBench() {
        this(ClockTraits.of(1));
    }

    ClockBench(ClockTraits traits) {
        cable = new SimCable(agenda, traits.seed());
        clock = new SimClock(agenda, cable, traits);
        pump = new ClockPump(cable, link, agenda);
        cable.onBytes(() -> step(agenda.nanos()));
        step(0);
        clock.powerOn();
    }

    static FaceState face(Running running, SideTime a, SideTime b) {
        return new FaceState(
                new SideState(a, ColourLabel.BLACK, 0, SideState.NO_NUMBER, FaceMarks.NONE),
                new SideState(b, ColourLabel.WHITE, 0, SideState.NO_NUMBER, FaceMarks.NONE),
                running,
                true,
                AlarmLevel.ON,
                80);
    }

    static FaceState minutes(Running running, int a, int b) {
        return face(running, SideTime.main(a * 60_000), SideTime.main(b * 60_000));
    }

    void show(FaceState picture) {
        link.show(
                picture,
                agenda.nanos(),
                keys.isEmpty() ? KeyMark.NONE : keys.getLast().mark());
        step(agenda.nanos());
    }

    /** Lets the link send what it was just given. */
    void nudge() {
        step(agenda.nanos());
    }

    void run(long forNanos) {
        agenda.runUntil(agenda.nanos() + forNanos);
    }

    <T extends ClockReport> List<T> all(Class<T> type) {
        return reports.stream().filter(type::isInstance).map(type::cast).toList();
    }

    void linked() {
        run(S);
        assertThat(link.isUp()).isTrue();
    }

    private void step(long dueNanos) {
        if (dueNanos < plannedNanos) {
            plannedNanos = dueNanos;
            long mine = ++plan;
            agenda.step(dueNanos, () -> {
                if (mine == plan) {
                    plannedNanos = Long.MAX_VALUE;
                    turn();
                }
            });
        }
    }

    private void turn() {
        if (stallOneIn > 0 && stalls.below(stallOneIn) == 0) {
            agenda.nanos(stalls.below(200 * MS));
        }
        try {
            pump.turn(agenda.nanos());
        } catch (LineFault e) {
            throw new IllegalStateException(e);
        }
        for (ClockReport report : link.reports()) {
            reports.add(report);
            if (report instanceof KeyReported key) {
                keys.add(key);
                if (acknowledging) {
                    link.acknowledge(key.mark());
                }
            }
        }
        step(Math.max(link.nextDueNanos(), agenda.nanos()));
    }
}
