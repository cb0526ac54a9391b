package tengen.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tengen.bridge.reed.BusFault;
import tengen.bridge.reed.FaultLog;
import tengen.bridge.reed.RawFrame;
import tengen.bridge.reed.ReedScanner;
import tengen.bridge.reed.Scanning;
import tengen.check.Check;
import tengen.check.Finding;
import tengen.table.service.TableConfig;
import tengen.time.Alarm;
import tengen.time.Ticker;

/** The whole check of a board before a round, in real time: bus, chain, columns, then the walk. Only while no table reads the board. */
public final class BoardWalk implements Check {
    private final TableConfig.Board board;
    private final long restNanos;
    private final BoardCheck.Opener opener;
    private final Person person;
    private final Ticker ticker;
    private Optional<BoardReport> report = Optional.empty();

    /**
     * Who walks over the board.
     *
     * @param ear hears how it goes on
     * @param goesOn says, once each time, that the person wants the next step
     * @param patienceNanos how long a step waits for something new
     * @param raw whether the wire is shown: the rows of one frame, then each change
     */
    public record Person(BoardExam.Ear ear, BooleanSupplier goesOn, long patienceNanos, boolean raw) {}

    /** Makes the check of this table's board. */
    public BoardWalk(TableConfig table, BoardCheck.Opener opener, Person person, Ticker ticker) {
        this.board = table.board();
        this.restNanos = table.restNanos();
        this.opener = opener;
        this.person = person;
        this.ticker = ticker;
    }

    /** Returns what the walk showed; nothing before it, or when the board could not be read. */
    public Optional<BoardReport> report() {
        return report;
    }

    @Override
    public List<Finding> look() {
        List<Finding> found = new ArrayList<>(new BoardCheck(board.device(), board.settleNanos(), opener).look());
        if (isRed(found)) {
            return found;
        }
        found.addAll(new ColumnsCheck(board.settleNanos(), opener).look());
        try {
            found.addAll(walk(opener.open(board.settleNanos())));
        } catch (BusFault fault) {
            found.add(Finding.red("walk", fault.detail(), "look again; then look at the cable of the board"));
        }
        return found;
    }

    private static boolean isRed(List<Finding> found) {
        return found.stream().anyMatch(one -> one.colour() == Finding.Colour.RED);
    }

    private List<Finding> walk(ReedScanner scanner) throws BusFault {
        if (person.raw()) {
            for (RawFrame.Row row : scanner.raw().read()) {
                person.ear().say(BoardExam.Step.EMPTY, 0, row.line());
            }
        }
        BoardExam exam = new BoardExam(board.lay().turned(), restNanos, person.patienceNanos(), person.ear());
        Scanning scanning = new Scanning(scanner, ticker, Scanning.Limits.DEFAULT, exam);
        scan(scanning, exam);
        if (exam.isBlind()) {
            List<FaultLog.Entry> faults = scanning.faults().recent();
            return List.of(Finding.red(
                    "walk",
                    "the board was not seen: "
                            + (faults.isEmpty() ? "no frame" : faults.getLast().detail()),
                    "look at the cable of the board, then walk again"));
        }
        BoardReport walked = new BoardReport(exam.report(), exam.shown(), board.lay());
        report = Optional.of(walked);
        return walked.findings();
    }

    private void scan(Scanning scanning, BoardExam exam) {
        Alarm alarm = new Alarm(ticker);
        long periodNanos = 1_000_000_000L / board.framesPerSecond();
        long dueNanos = ticker.nanos();
        String told = "nothing";
        while (!exam.isOver()) {
            scanning.want(exam.nextDueNanos());
            scanning.step();
            if (person.goesOn().getAsBoolean()) {
                exam.skip(ticker.nanos());
            }
            exam.turn(ticker.nanos());
            if (person.raw() && !exam.raw().equals(told)) {
                told = exam.raw();
                person.ear().say(BoardExam.Step.WALK, 0, "closed now: " + told);
            }
            dueNanos = Math.max(dueNanos + periodNanos, ticker.nanos());
            alarm.until(dueNanos);
        }
    }
}
