package tengen.desk.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

    /** What happens at every table and is told, but needs nobody. */
    private static final Set<Event.Oddity> EVERYDAY =
            Set.of(Event.Oddity.PRESS_WITHOUT_STONE, Event.Oddity.STONE_MOVED);

    private static final int MOST = 50;

    private final List<Entry> open = new ArrayList<>();

    /** One that is open: a kind of oddity, or a part that cannot be seen. */
    void hear(Entry entry) {
        switch (entry.event()) {
            case Event.Irregularity e -> add(entry);
            case Event.TurnEnded e -> open.removeIf(one -> is(one, UNTIL_THE_PRESS));
            case Event.MoveCorrected e -> open.removeIf(one -> is(one, UNTIL_THE_PRESS));
            case Event.MoveTakenBack e -> open.removeIf(one -> is(one, UNTIL_THE_PRESS));
            case Event.ClocksResumed e -> open.removeIf(one -> is(one, Set.of(Event.Oddity.POSITION_DIFFERS)));
            case Event.LinkChanged e -> link(entry, e);
            case Event.GameAssigned e -> open.removeIf(one -> one.event() instanceof Event.Irregularity);
            case Event.GameEnded e -> open.removeIf(one -> one.event() instanceof Event.Irregularity);
            default -> {
                // Nothing else begins or ends one.
            }
        }
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
        return open.stream().anyMatch(one -> !is(one, EVERYDAY));
    }
}
