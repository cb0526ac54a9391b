package tengen.desk.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tengen.engine.Point;
import tengen.game.Event;

/** The irregularities of a table that nobody has dealt with. One thread. */
final class Oddities {
    /** Over as soon as the turn has ended: the press shows what stood. */
    private static final Set<Event.Oddity> UNTIL_THE_PRESS = Set.of(
            Event.Oddity.PRESS_WITHOUT_STONE,
            Event.Oddity.SECOND_STONE,
            Event.Oddity.STONE_MOVED,
            Event.Oddity.STONE_LIFTED,
            Event.Oddity.AMBIGUOUS,
            Event.Oddity.CLOCK_NOT_FOLLOWING,
            Event.Oddity.BOARD_NOT_SEEN);

    /** What happens at every table and is told, but needs nobody, unless it names points whose stones no reed tells. */
    private static final Set<Event.Oddity> EVERYDAY =
            Set.of(Event.Oddity.PRESS_WITHOUT_STONE, Event.Oddity.STONE_MOVED);

    private static final int MOST = 50;

    private final List<Entry> open = new ArrayList<>();

    /** The stone that the table takes for that of the turn. */
    private List<Point> told = List.of();

    /** The press that told of an answer to an unseen move. */
    private long answerSeq = -1;

    /** One that is open: a kind of oddity, or a part that cannot be seen. */
    void hear(Entry entry) {
        switch (entry.event()) {
            case Event.Irregularity e -> add(entry);
            case Event.StonePlaced e -> {
                told = List.of(e.point());
                if (e.byHand()) {
                    open.removeIf(one -> asks(one) && points(one).contains(e.point()));
                }
            }
            case Event.CommandRefused e -> refused(entry, e);
            case Event.TurnEnded e -> {
                open.removeIf(one -> is(one, UNTIL_THE_PRESS) && !asks(one));
                told = List.of();
            }
            case Event.MoveCorrected e -> open.removeIf(one -> is(one, UNTIL_THE_PRESS));
            case Event.MoveTakenBack e -> {
                open.removeIf(one -> is(one, UNTIL_THE_PRESS));
                told = List.of();
            }
            case Event.ClocksResumed e -> open.removeIf(one -> is(one, Set.of(Event.Oddity.POSITION_DIFFERS)));
            case Event.LinkChanged e -> link(entry, e);
            case Event.GameAssigned e -> {
                open.removeIf(one -> one.event() instanceof Event.Irregularity);
                told = List.of();
            }
            case Event.GameEnded e -> open.removeIf(one -> one.event() instanceof Event.Irregularity);
            default -> {
                // Nothing else begins or ends one.
            }
        }
    }

    /**
     * The other side presses after a press without a stone and a stone that the table takes for the mover's: that one may have played where no reed tells, and
     * this be the answer. Nobody at the table tells it, so the desk does.
     */
    private void refused(Entry entry, Event.CommandRefused e) {
        boolean pressed =
                e.reason() == Event.RefusalReason.NOT_YOUR_TURN && e.cmd().equals("LEVER");
        boolean emptyHanded = open.stream().anyMatch(one -> is(one, Set.of(Event.Oddity.PRESS_WITHOUT_STONE)));
        if (pressed && emptyHanded && !told.isEmpty()) {
            Event odd = new Event.Irregularity(Event.Oddity.CLOCK_NOT_FOLLOWING, told);
            add(new Entry(entry.seq(), entry.boot(), entry.monoMillis(), entry.wallMillis(), entry.heardMillis(), odd));
            answerSeq = entry.seq();
        }
    }

    /** Says whether somebody has to look although the turn has ended since: the record may have the answer as the move. */
    private boolean asks(Entry entry) {
        boolean named = is(entry, Set.of(Event.Oddity.PRESS_WITHOUT_STONE))
                && !points(entry).isEmpty();
        return named || (entry.seq() == answerSeq && entry.event() instanceof Event.Irregularity);
    }

    private static List<Point> points(Entry entry) {
        return entry.event() instanceof Event.Irregularity odd ? odd.points() : List.of();
    }

    private void add(Entry entry) {
        if (open.size() == MOST) {
            open.removeFirst();
        }
        open.add(entry);
    }

    /** Broker and desk are seen by the desk itself. */
    private void link(Entry entry, Event.LinkChanged e) {
        if (e.part() == Event.Part.BROKER || e.part() == Event.Part.DESK) {
            return;
        }
        open.removeIf(one -> one.event() instanceof Event.LinkChanged link && link.part() == e.part());
        if (!e.up()) {
            add(entry);
        } else if (e.part() == Event.Part.BOARD) {
            open.removeIf(one -> is(one, Set.of(Event.Oddity.BOARD_NOT_SEEN)));
        }
    }

    private static boolean is(Entry entry, Set<Event.Oddity> kinds) {
        return entry.event() instanceof Event.Irregularity odd && kinds.contains(odd.kind());
    }

    /** Somebody has seen everything up to this number. */
    void seen(long seq) {
        open.removeIf(one -> one.seq() <= seq);
    }

    /** Returns them all, in order. */
    List<Entry> open() {
        return List.copyOf(open);
    }

    /** Says whether any of them needs the arbiter. */
    boolean urgent() {
        return open.stream().anyMatch(one -> !is(one, EVERYDAY) || asks(one));
    }
}
