package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import tengen.bridge.Sites;
import tengen.engine.Point;
import tengen.game.Event;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Seat;
import tengen.record.EventCodec;
import tengen.record.Journal;
import tengen.record.Recovery;
import tengen.record.Row;
import tengen.record.StoreFault;

/** Judges what came of a known game: moves, offers, result, what the engine noticed, the journal, the board. One thread. */
final class Oracles {
    private final KnownGame game;
    private final List<String> wrong = new ArrayList<>();
    private final List<KnownGame.Foul> noticed = new ArrayList<>();
    private long claims;
    private final List<Told> told = new ArrayList<>();

    /** When the board was told as not seen, and as seen again. */
    private final List<Blind> blind = new ArrayList<>();

    private record Blind(boolean up, long atNanos) {}

    /** An irregularity and the moment of its journalling. */
    record Told(Event.Irregularity what, long atNanos) {}

    Oracles(KnownGame game) {
        this.game = game;
    }

    /** Takes a row as it is written. */
    void hear(Row row, long nowNanos) {
        try {
            switch (row.type()) {
                case "Noticed" -> notice((Event.Noticed) EventCodec.read(row));
                case "ClaimRuled" -> claims++;
                case "Irregularity" -> told.add(new Told((Event.Irregularity) EventCodec.read(row), nowNanos));
                case "LinkChanged" -> link((Event.LinkChanged) EventCodec.read(row), nowNanos);
                default -> {
                    // Judged at the end, by the state that the rows lead to.
                }
            }
        } catch (StoreFault fault) {
            wrong("a row that cannot be read: " + fault.getMessage());
        }
    }

    private void notice(Event.Noticed seen) {
        boolean foul = seen.kind() != Event.NoticeKind.FIVE && seen.kind() != Event.NoticeKind.WHITE_OVERLINE;
        KnownGame.Foul found = new KnownGame.Foul(seen.number(), seen.point(), seen.kind());
        // A stone that was lifted and put back is noticed again.
        if (foul && !noticed.contains(found)) {
            noticed.add(found);
        }
    }

    /** Adds what somebody else has found. */
    void wrong(String found) {
        wrong.add(found);
    }

    /** Returns everything found so far. */
    List<String> found() {
        return List.copyOf(wrong);
    }

    private void link(Event.LinkChanged changed, long nowNanos) {
        if (changed.part() == Event.Part.BOARD) {
            blind.add(new Blind(changed.up(), nowNanos));
        }
    }

    /** Says whether an irregularity was journalled between two moments that names this point, or the board as a whole was told as not seen then. */
    boolean named(Point point, long fromNanos, long untilNanos) {
        return told(what -> what.points().contains(point), fromNanos, untilNanos);
    }

    /** Says whether points were called ambiguous between two moments, or the board as a whole was told as not seen then. */
    boolean unclear(long fromNanos, long untilNanos) {
        return told(
                what -> what.kind() == Event.Oddity.AMBIGUOUS && !what.points().isEmpty(), fromNanos, untilNanos);
    }

    private boolean told(Predicate<Event.Irregularity> wanted, long fromNanos, long untilNanos) {
        boolean blindBefore = blind.stream()
                .filter(one -> one.atNanos() < fromNanos)
                .reduce((first, last) -> last)
                .filter(last -> !last.up())
                .isPresent();
        return blindBefore
                || told.stream()
                        .filter(one -> one.atNanos() >= fromNanos && one.atNanos() <= untilNanos)
                        .anyMatch(one -> wanted.test(one.what()) || one.what().kind() == Event.Oddity.BOARD_NOT_SEEN);
    }

    /** Returns how many claims have been ruled on. */
    long claims() {
        return claims;
    }

    /** Returns how many irregularities of each kind were journalled. */
    Map<String, Long> irregularities() {
        Map<String, Long> counts = new TreeMap<>();
        told.forEach(one -> counts.merge(one.what().kind().name(), 1L, Long::sum));
        return counts;
    }

    /** Judges the game when it is over. */
    void judge(GameState state, Journal journal, Sites stones) {
        if (!(state instanceof GameState.Ended over)) {
            wrong.add("not ended: " + state.getClass().getSimpleName());
            return;
        }
        moves(over.play());
        opening(over.play());
        result(over);
        game.fouls().ifPresent(fouls -> fouls(over, fouls));
        replay(state, journal);
        if (!stones.equals(stones(over.play()))) {
            wrong.add("the board and the record differ");
        }
    }

    private void moves(Play play) {
        List<Point> played =
                play.moves().stream().map(Move::point).flatMap(Optional::stream).toList();
        if (!played.equals(game.moves())) {
            wrong.add("moves: played " + game.moves() + ", recorded " + played);
        }
    }

    private void opening(Play play) {
        List<Point> offers = game.opened().free() ? List.of() : Turn.offers(game);
        // Their order was compared at the press.
        if (!Set.copyOf(play.progress().offers()).equals(Set.copyOf(offers))) {
            wrong.add("offers: " + offers + ", recorded " + play.progress().offers());
        }
        if ((play.black() == Seat.B) != game.opened().swap()) {
            wrong.add("Black is " + play.black());
        }
    }

    private void result(GameState.Ended over) {
        Event.Outcome expected = switch (game.result()) {
            case BLACK -> Event.Outcome.BLACK;
            case WHITE -> Event.Outcome.WHITE;
            case DRAW -> Event.Outcome.NONE;
        };
        Event.Reason reason = over.ending().reason();
        boolean fits = switch (game.end()) {
            case FIVE -> reason == Event.Reason.FIVE || reason == Event.Reason.WHITE_OVERLINE;
            case FORBIDDEN ->
                reason == Event.Reason.FORBIDDEN_33
                        || reason == Event.Reason.FORBIDDEN_44
                        || reason == Event.Reason.BLACK_OVERLINE;
            case RESIGNATION -> reason == Event.Reason.RESIGN;
            case DRAW -> reason == Event.Reason.DRAW_AGREED;
        };
        if (over.ending().winner() != expected || !fits) {
            wrong.add("ended " + over.ending().winner() + " " + reason + ", but the file says " + game.result() + " "
                    + game.end());
        }
    }

    /** The engine told the arbiter of exactly the forbidden moves that the file names, and a claimed one ends the game by its own kind. */
    private void fouls(GameState.Ended over, List<KnownGame.Foul> fouls) {
        if (!noticed.equals(fouls)) {
            wrong.add("forbidden moves: told " + noticed + ", but the file says " + fouls);
        }
        boolean claimed = game.end() == KnownGame.End.FORBIDDEN;
        if (claimed
                && !over.ending().reason().name().equals(fouls.getLast().kind().name())) {
            wrong.add("ended by " + over.ending().reason() + ", but the file says " + fouls.getLast());
        }
    }

    private void replay(GameState state, Journal journal) {
        try {
            if (!Recovery.from(journal).state().equals(state)) {
                wrong.add("the journal does not lead to the live state");
            }
        } catch (StoreFault fault) {
            wrong.add("the journal does not replay: " + fault.getMessage());
        }
    }

    private static Sites stones(Play play) {
        return Sites.of(play.moves().stream()
                .flatMap(move -> move.point().stream())
                .mapToInt(Point::index)
                .toArray());
    }
}
