package tengen.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.bridge.Lookout;
import tengen.bridge.Seen;
import tengen.bridge.Sites;
import tengen.check.Finding;
import tengen.doctor.BoardExam;
import tengen.doctor.BoardReport;
import tengen.engine.Point;
import tengen.sensing.BoardLay;
import tengen.sensing.Orientation;
import tengen.sim.chip.SimPi4j;
import tengen.sim.fault.Dice;
import tengen.sim.time.Agenda;

/** The walk over a board before a round, on virtual time, however the board lies. */
class BoardExamTest {
    private static final long MILLI = 1_000_000;
    private static final long PATIENCE_NANOS = 30_000 * MILLI;
    private static final SimPi4j pi4j = new SimPi4j();

    private final Agenda agenda = new Agenda();
    private final SimBoard board = new SimBoard(pi4j, agenda, new Dice(11), true);
    private final List<String> said = new ArrayList<>();

    @AfterAll
    static void close() {
        pi4j.close();
    }

    @ParameterizedTest
    @EnumSource
    void a28OneStoneOnTheCornerTellsHowTheBoardLiesAndEveryPointHasItsName(Orientation lies) {
        board.world().stuckOpen(wired(lies, "K11"), true);
        BoardExam exam = begun(Orientation.UPRIGHT);

        walk(lies, "A1");
        walk(lies, points().toArray(String[]::new));
        after(40_000);

        assertThat(exam.isOver()).isTrue();
        assertThat(exam.shown()).contains(lies);
        assertThat(exam.report().never()).isEqualTo(sites("K11"));
        assertThat(exam.report().byHand()).isEqualTo(sites("K11"));
        List<Finding> found =
                new BoardReport(exam.report(), exam.shown(), new BoardLay(Orientation.UPRIGHT, Sites.NONE)).findings();
        assertThat(found.get(0).colour())
                .isEqualTo(lies == Orientation.UPRIGHT ? Finding.Colour.GREEN : Finding.Colour.RED);
        assertThat(found.get(0).told()).contains("turned by " + lies.degrees());
        assertThat(found.get(1).advice()).contains("by-hand = \"K11\"");
    }

    @Test
    void a8ASoundBoardIsGreenAndTheWalkEndsByItself() {
        BoardExam exam = begun(Orientation.UPRIGHT);

        walk(Orientation.UPRIGHT, "A1");
        walk(Orientation.UPRIGHT, points().toArray(String[]::new));

        assertThat(exam.isOver()).isTrue();
        assertThat(new BoardReport(exam.report(), exam.shown(), BoardLay.USUAL).findings())
                .allMatch(found -> found.colour() == Finding.Colour.GREEN);
        assertThat(said).contains("15 of 225 seen", "217 of 225 seen; left: H15 I15 J15 K15 L15 M15 N15 O15");
        assertThat(new BoardReport(exam.report(), exam.shown(), BoardLay.USUAL).map())
                .hasSize(17)
                .startsWith("15 . . . . . . . . . . . . . . .");
    }

    @Test
    void a25WhatIsKnownAndConfiguredAsByHandIsNoReasonToStayAway() {
        board.world().stuckClosed(Point.of("A3"), true);
        board.world().stuckOpen(Point.of("K11"), true);
        BoardExam exam = begun(Orientation.UPRIGHT);
        after(10_000);

        walk(Orientation.UPRIGHT, "A1");
        walk(Orientation.UPRIGHT, points().toArray(String[]::new));
        after(40_000);

        BoardReport strange = new BoardReport(exam.report(), exam.shown(), BoardLay.USUAL);
        BoardReport known =
                new BoardReport(exam.report(), exam.shown(), new BoardLay(Orientation.UPRIGHT, sites("A3", "K11")));
        assertThat(strange.findings().get(1).colour()).isEqualTo(Finding.Colour.RED);
        assertThat(strange.findings().get(1).told())
                .isEqualTo("closed on the empty board: A3; never seen: K11; by hand: A3 K11");
        assertThat(known.findings().get(1).colour()).isEqualTo(Finding.Colour.AMBER);
    }

    @Test
    void aStoneThatWasLeftIsNoWeldedReed() {
        board.world().place(Point.of("H8"));
        BoardExam exam = begun(Orientation.UPRIGHT);
        after(11_000);
        assertThat(said).contains("closed: H8").anyMatch(line -> line.startsWith("closed without a stone: H8"));

        board.world().lift(Point.of("H8"));
        after(500);
        walk(Orientation.UPRIGHT, "A1");
        walk(Orientation.UPRIGHT, points().toArray(String[]::new));

        assertThat(exam.isOver()).isTrue();
        assertThat(exam.report().sound()).isTrue();
    }

    @Test
    void aFirstStoneElsewhereIsAskedForOnTheCornerAndNobodyIsWaitedForForEver() {
        BoardExam exam = begun(Orientation.UPRIGHT);

        walk(Orientation.UPRIGHT, "H8");
        assertThat(said).anyMatch(line -> line.startsWith("that is H8; first a stone on A1"));
        after(31_000);
        assertThat(said).anyMatch(line -> line.startsWith("no stone seen on A1"));
        after(31_000);

        assertThat(exam.isOver()).isTrue();
        assertThat(exam.shown()).isEmpty();
        List<Finding> found = new BoardReport(exam.report(), exam.shown(), BoardLay.USUAL).findings();
        assertThat(found).extracting(Finding::colour).containsExactly(Finding.Colour.AMBER, Finding.Colour.RED);
        assertThat(found.get(1).told()).isEqualTo("only 1 of 225 are sound");
    }

    @Test
    void aBoardThatIsNeverSeenEndsTheExam() {
        board.faults().frozen(3_600_000 * MILLI);
        BoardExam exam = begun(Orientation.UPRIGHT);

        after(31_000);

        assertThat(exam.isOver()).isTrue();
        assertThat(exam.isBlind()).isTrue();
    }

    private BoardExam begun(Orientation configured) {
        BoardExam exam = new BoardExam(configured, 150 * MILLI, PATIENCE_NANOS, (step, seen, line) -> said.add(line));
        board.boot(new Lookout() {
            @Override
            public void seen(Seen run) {
                exam.seen(run);
                board.want(exam.nextDueNanos());
            }

            @Override
            public void lost(long sinceNanos) {
                exam.lost(sinceNanos);
            }
        });
        tick(exam);
        after(1_500);
        return exam;
    }

    private void tick(BoardExam exam) {
        exam.turn(agenda.nanos());
        agenda.step(agenda.nanos() + 50 * MILLI, () -> tick(exam));
    }

    private void walk(Orientation lies, String... names) {
        for (String name : names) {
            Point point = wired(lies, name);
            board.world().place(point);
            after(300);
            board.world().lift(point);
            after(250);
        }
    }

    private static List<String> points() {
        return Stream.iterate(1, site -> site < Sites.COUNT, site -> site + 1)
                .map(site -> Point.at(site).toString())
                .toList();
    }

    private static Point wired(Orientation lies, String name) {
        int point = Point.of(name).index();
        for (int site = 0; site < Sites.COUNT; site++) {
            if (lies.turn(site) == point) {
                return Point.at(site);
            }
        }
        throw new AssertionError(name);
    }

    private void after(long millis) {
        agenda.runUntil(agenda.nanos() + millis * MILLI);
    }

    private static Sites sites(String... points) {
        return Sites.of(
                Stream.of(points).mapToInt(name -> Point.of(name).index()).toArray());
    }
}
