package tengen.sim.bench;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.Point;
import tengen.game.GameState;
import tengen.game.Move;
import tengen.game.Play;

/** Where stones stand on a board that has been left alone since the last event. */
final class Standing {
    private Standing() {}

    /** Returns the points of the game, each once. */
    static List<Point> of(GameState state) {
        return state.game().map(Standing::of).orElse(List.of());
    }

    private static List<Point> of(Play play) {
        List<Point> points = new ArrayList<>();
        play.pressedMoves().forEach(move -> move.point().ifPresent(points::add));
        if (play.standing()) {
            play.unpressed().flatMap(Move::point).ifPresent(points::add);
        }
        if (play.choosing()) {
            points.addAll(play.progress().offers());
        }
        points.addAll(play.held());
        return points.stream().distinct().toList();
    }
}
