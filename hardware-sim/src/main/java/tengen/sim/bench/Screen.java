package tengen.sim.bench;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Stone;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;
import tengen.game.Seat;

/**
 * What the bench shows: lines that stay, and below them, on a terminal, one table's board that is drawn anew in place. Any thread.
 */
final class Screen {
    private final PrintWriter out;
    private final boolean terminal;
    private List<String> below = List.of();

    /** Makes a screen; {@code terminal} says whether lines can be taken back. */
    Screen(PrintWriter out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    /** Adds a line that stays. */
    synchronized void line(String text) {
        erase();
        out.println(text);
        draw();
    }

    /** Shows a table in place; on a device that cannot take lines back nothing. */
    synchronized void show(String table, Play play, long nowNanos) {
        if (terminal) {
            List<String> now = new ArrayList<>(board(play));
            now.add(table + "  " + "A " + Telling.time(play.clock().sideAt(Seat.A, nowNanos)) + "  B "
                    + Telling.time(play.clock().sideAt(Seat.B, nowNanos)));
            if (!now.equals(below)) {
                erase();
                below = now;
                draw();
            }
        }
    }

    /** Leaves the final board of a table as lines that stay. */
    synchronized void leave(String table, GameState state) {
        Optional<Play> play = state.game();
        erase();
        below = List.of();
        play.ifPresent(game -> {
            out.println(table + "  the final position:");
            board(game).forEach(out::println);
        });
        out.flush();
    }

    private void erase() {
        if (!below.isEmpty()) {
            // So many lines up, then erase to the end of the screen.
            out.printf("\u001b[%dA\u001b[J", below.size());
        }
    }

    private void draw() {
        below.forEach(out::println);
        out.flush();
    }

    /** Returns the board, row 15 first; the last move stands in brackets. */
    static List<String> board(Play play) {
        Board board = play.board();
        Optional<Point> last = play.last().flatMap(Move::point);
        List<String> lines = new ArrayList<>();
        for (int row = Point.SIZE - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(String.format("%3d", row + 1));
            for (int column = 0; column < Point.SIZE; column++) {
                Point point = Point.at(column, row);
                boolean here = last.filter(point::equals).isPresent();
                boolean before = column > 0
                        && last.filter(Point.at(column - 1, row)::equals).isPresent();
                line.append(here ? '(' : before ? ')' : ' ').append(mark(board, point));
            }
            boolean end = last.filter(Point.at(Point.SIZE - 1, row)::equals).isPresent();
            lines.add(line.append(end ? ")" : "").toString());
        }
        lines.add("    A B C D E F G H I J K L M N O");
        return lines;
    }

    private static char mark(Board board, Point point) {
        if (board.isEmpty(point)) {
            return '.';
        }
        return board.has(point, Stone.BLACK) ? 'X' : 'O';
    }
}
