package tengen.sim.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.engine.Board;
import tengen.engine.Point;
import tengen.engine.Runs;
import tengen.engine.Stone;
import tengen.sim.fault.Dice;

/** Games drawn from a seed: stones near other stones, ended by resignation, an agreed draw, or a five where one came about. */
final class RandomGames {
    private static final int NEAR = 2;

    private RandomGames() {}

    static List<KnownGame> draw(int count, long seed) {
        List<KnownGame> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            games.add(game(i, new Dice(seed).fork("random game", i)));
        }
        return games;
    }

    private static KnownGame game(int number, Dice dice) {
        Board board = new Board();
        List<Point> moves = new ArrayList<>();
        int length = dice.between(8, 60);
        Point point = Point.CENTRE;
        while (true) {
            Stone stone = Stone.ofMove(moves.size() + 1);
            board.place(point, stone);
            moves.add(point);
            boolean five = Runs.exactFive(board, point, stone)
                    || (stone == Stone.WHITE && Runs.longest(board, point, stone) >= 5);
            if (five) {
                return new KnownGame(
                        "random-" + number, moves, Opened.FREE, result(stone), KnownGame.End.FIVE, Optional.empty());
            }
            if (moves.size() == length) {
                break;
            }
            point = next(board, moves, dice);
        }
        boolean draw = dice.below(8) == 0;
        return new KnownGame(
                "random-" + number,
                moves,
                Opened.FREE,
                draw ? KnownGame.Result.DRAW : result(dice.below(2) == 0 ? Stone.BLACK : Stone.WHITE),
                draw ? KnownGame.End.DRAW : KnownGame.End.RESIGNATION,
                Optional.empty());
    }

    private static KnownGame.Result result(Stone winner) {
        return winner == Stone.BLACK ? KnownGame.Result.BLACK : KnownGame.Result.WHITE;
    }

    private static Point next(Board board, List<Point> moves, Dice dice) {
        while (true) {
            Point from = moves.get(dice.below(moves.size()));
            int column = from.column() + dice.between(-NEAR, NEAR);
            int row = from.row() + dice.between(-NEAR, NEAR);
            if (column >= 0
                    && column < Point.SIZE
                    && row >= 0
                    && row < Point.SIZE
                    && board.isEmpty(Point.at(column, row))) {
                return Point.at(column, row);
            }
        }
    }
}
