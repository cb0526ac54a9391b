package tengen.desk.pages;

import java.util.ArrayList;
import java.util.List;
import tengen.desk.view.Entry;
import tengen.desk.view.TableDetail;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Play;

/** What the engine has noticed in a game, and whether it can still be claimed. */
final class Notices {
    /** Whether a notice can still be claimed. */
    enum Chance {
        /** Now, by the opponent or the owner. */
        OPEN,
        /** At any later time before the end: an overline of Black, a five where late ones count. */
        LATE,
        /** No more: nobody claimed it in time. */
        MISSED,
        /** The game is over. */
        OVER
    }

    /** A notice. */
    record Notice(Entry entry, Event.Noticed noticed, Chance chance) {}

    private Notices() {}

    /** Returns the notices about stones that still stand where they stood, the newest first. */
    static List<Notice> of(TableDetail detail) {
        List<Notice> notices = new ArrayList<>();
        detail.state().game().ifPresent(play -> {
            for (Entry entry : detail.entries()) {
                if (entry.event() instanceof Event.Noticed noticed && stands(play, noticed)) {
                    notices.add(new Notice(entry, noticed, chance(detail.state(), play, noticed)));
                }
            }
        });
        return notices.reversed();
    }

    private static boolean stands(Play play, Event.Noticed noticed) {
        return noticed.number() <= play.moves().size()
                && play.moves()
                        .get(noticed.number() - 1)
                        .point()
                        .filter(noticed.point()::equals)
                        .isPresent();
    }

    private static Chance chance(GameState state, Play play, Event.Noticed noticed) {
        if (state instanceof GameState.Ended) {
            return Chance.OVER;
        }
        if (play.moves().size() == noticed.number()) {
            return Chance.OPEN;
        }
        return switch (noticed.kind()) {
            case FORBIDDEN_33, FORBIDDEN_44 -> Chance.MISSED;
            case BLACK_OVERLINE -> Chance.LATE;
            case FIVE, WHITE_OVERLINE -> play.rules().lateFive() ? Chance.LATE : Chance.MISSED;
        };
    }
}
