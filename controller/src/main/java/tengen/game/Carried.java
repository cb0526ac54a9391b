package tengen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.engine.Point;
import tengen.engine.opening.Procedure;
import tengen.engine.opening.Step;
import tengen.game.clock.SideTime;

/**
 * What a game takes along to another table: its pressed record and its times. A stone that was not pressed stays behind; its player sets it down again.
 *
 * @param rules {@link Rules#text}
 * @param moves each a seat, the turn of the opening or -1, and a point or {@code -}, such as {@code A0H8}, with blanks between
 * @param turnNanos what the turn to move has used
 * @param offers the fifth stones offered
 * @param turns turns beyond the stones, of A and of B
 * @param flags seats whose flag has fallen
 */
public record Carried(
        String game,
        String nameA,
        String nameB,
        boolean openerFar,
        String rules,
        Seat black,
        Seat mover,
        String moves,
        SideTime a,
        SideTime b,
        long turnNanos,
        int step,
        int declared,
        List<Point> offers,
        List<Integer> turns,
        List<Integer> violations,
        List<Seat> flags,
        Optional<Seat> draw) {
    private static final Pattern MOVE = Pattern.compile("([AB])(-1|\\d{1,2})(-|[A-O]\\d{1,2})");

    public Carried {
        offers = List.copyOf(offers);
        turns = List.copyOf(turns);
        violations = List.copyOf(violations);
        flags = List.copyOf(flags);
        if (turns.size() != 2 || violations.size() != 2) {
            throw new IllegalArgumentException("two seats, but " + turns + " and " + violations);
        }
        Procedure opening = Rules.ofText(rules).opening();
        boolean unknown = moves(moves).stream()
                .anyMatch(move -> move.step() >= opening.steps().size());
        if (unknown || step < Step.END || step >= opening.steps().size()) {
            throw new IllegalArgumentException("no such turn of the opening: " + step);
        }
    }

    /** Returns what this game takes along; its clocks stand. */
    static Carried of(Play play) {
        Progress progress = play.progress();
        List<String> moves = new ArrayList<>();
        for (Move move : play.pressedMoves()) {
            moves.add(move.seat().name()
                    + move.step()
                    + move.point().map(Point::toString).orElse("-"));
        }
        return new Carried(
                play.setup().game(),
                play.setup().nameA(),
                play.setup().nameB(),
                play.setup().openerFar(),
                play.rules().text(),
                play.black(),
                play.mover(),
                String.join(" ", moves),
                play.clock().a(),
                play.clock().b(),
                play.clock().turnNanos(),
                progress.step(),
                progress.declared(),
                progress.offers(),
                List.of(progress.moreA(), progress.moreB()),
                List.of(play.violationsA(), play.violationsB()),
                play.flags(),
                play.draw());
    }

    /** Returns the game as it goes on here. Stamps of another table mean nothing at this one, so the stones have none. */
    Play play() {
        Setup setup = new Setup(game, nameA, nameB, openerFar, Rules.ofText(rules));
        GameClock clock = new GameClock(setup.rules().time(), a, b, Optional.empty(), 0, turnNanos);
        PlayEdit edit = Play.start(setup, clock).edit();
        edit.black = black;
        edit.mover = mover;
        edit.moves = moves(moves);
        edit.progress = new Progress(step, declared, 0, offers, turns.get(0), turns.get(1));
        edit.violationsA = violations.get(0);
        edit.violationsB = violations.get(1);
        edit.flags = flags;
        edit.draw = draw;
        return edit.done();
    }

    /** Returns the moves, without stamps. */
    public List<Move> list() {
        return moves(moves);
    }

    private static List<Move> moves(String text) {
        List<Move> moves = new ArrayList<>();
        for (String one : text.isEmpty() ? new String[0] : text.split(" ")) {
            Matcher move = MOVE.matcher(one);
            if (!move.matches()) {
                throw new IllegalArgumentException("no move: " + one);
            }
            Optional<Point> point = move.group(3).equals("-") ? Optional.empty() : Optional.of(Point.of(move.group(3)));
            boolean twice = point.isPresent()
                    && moves.stream().anyMatch(earlier -> earlier.point().equals(point));
            if (twice) {
                throw new IllegalArgumentException("two stones on one point: " + one);
            }
            moves.add(new Move(
                    moves.size() + 1, Seat.valueOf(move.group(1)), point, 0, true, Integer.parseInt(move.group(2))));
        }
        return moves;
    }
}
